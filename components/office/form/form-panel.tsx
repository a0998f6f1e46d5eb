import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/panel'
import styles from './form-panel.module.css'

type Props = {
  narrow?: boolean | undefined
  /** Whether the panel fills the width of its container. */
  fillsWidth?: boolean | undefined
  children: ReactNode
}

/** The panel of a form's fields: in one column if `narrow`, otherwise in two columns if there is room. */
export function FormPanel({ narrow, fillsWidth, children }: Props) {
  return (
    <Panel as="div" className={clsx(styles.panel, narrow && styles.narrow, fillsWidth && styles.filling)}>
      {children}
    </Panel>
  )
}
