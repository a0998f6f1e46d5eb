import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type BadgeKind = 'done' | 'waiting' | 'pending' | 'bad' | 'told' | 'past' | 'accent'

type Props = { kind: BadgeKind; className?: string | undefined; children: ReactNode }

/**
 * A state in a word or two, with a dot on a soft tint. The word carries the meaning; the colour only supports
 * it.
 */
export function Badge({ kind, className, children }: Props) {
  return <span className={clsx(styles.badge, styles[kind], className)}>{children}</span>
}
