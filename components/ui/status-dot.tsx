import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './status-dot.module.css'

/** A state in one word with a dot before it. The word carries the meaning; the colour only supports it. */
export function StatusDot({ kind, children }: { kind: 'on' | 'off' | 'wait' | 'bad'; children: ReactNode }) {
  return <span className={clsx(styles.statusDot, styles[kind])}>{children}</span>
}
