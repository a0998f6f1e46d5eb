import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './list-foot.module.css'

/** What stands under a list on its hairline: the numbers of its pages. */
export function ListFoot({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx(styles.listFoot, className)}>{children}</div>
}
