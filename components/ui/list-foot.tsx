import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './list-foot.module.css'

/** The row under a list for its page numbers, on a hairline. */
export function ListFoot({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx(styles.listFoot, className)}>{children}</div>
}
