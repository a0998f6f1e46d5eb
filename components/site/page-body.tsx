import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './page-body.module.css'

/** The body of a page without a side column or rail. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={clsx('wrap', styles.pageBody)}>{children}</div>
}
