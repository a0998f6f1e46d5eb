import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { BareInput, BareSelect } from '@/components/ui/bare-field'
import styles from './tool.module.css'

type ToolLayout = {
  label: ReactNode
  /** Whether the tool stands at the right end of the row of tools. */
  atEnd?: boolean
  /** Whether the tool appears only on phones, where rows are cards without column heads to click. */
  isPhoneOnly?: boolean
}

/** A select above a list, with its label before it. */
export function ToolSelect({ label, atEnd, isPhoneOnly, ...props }: ToolLayout & ComponentProps<'select'>) {
  return (
    <label className={clsx(styles.tool, atEnd && styles.end, isPhoneOnly && styles.onPhone)}>
      {label}
      <BareSelect className={styles.select} {...props} />
    </label>
  )
}

/** A text field above a list. */
export function ToolInput({ label, ...props }: Pick<ToolLayout, 'label'> & ComponentProps<'input'>) {
  return (
    <label className={styles.tool}>
      {label}
      <BareInput {...props} />
    </label>
  )
}
