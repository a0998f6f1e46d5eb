'use client'

import { clsx } from 'clsx'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

type Tab = {
  value: string
  label: ReactNode
  content: ReactNode
  /** Whether the tab is red, because it contains a problem. */
  bad?: boolean
}

type Props = {
  label: string
  tabs: Tab[]
  defaultValue?: string
  value?: string
  onValueChange?: (value: string) => void
  className?: string
  /** A class that positions the row of tabs. */
  listClassName?: string
  /** Whether hidden panels stay in the document, so that their fields keep their values. */
  keepMounted?: boolean
}

/**
 * Text tabs on a hairline; the selected one is underlined in the accent colour. Arrow keys move between the
 * tabs.
 */
export function Tabs({
  label,
  tabs,
  defaultValue,
  value,
  onValueChange,
  className,
  listClassName,
  keepMounted,
}: Props) {
  return (
    <Radix.Root
      className={className}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      value={value}
      onValueChange={onValueChange}
    >
      <Radix.List className={clsx(styles.tabs, listClassName)} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(tab.bad && styles.bad)}
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className={styles.panel}
          forceMount={keepMounted ? true : undefined}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
