import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/panel'
import styles from './form-panel.module.css'

type Props = {
  narrow?: boolean | undefined
  /** It fills the place that it stands in. */
  filling?: boolean | undefined
  children: ReactNode
}

/** The panel that the fields of a form stand in, in two columns where there is room. */
export function FormPanel({ narrow, filling, children }: Props) {
  return (
    <Panel as="div" className={clsx(styles.panel, narrow && styles.narrow, filling && styles.filling)}>
      {children}
    </Panel>
  )
}
