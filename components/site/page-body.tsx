import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './page-body.module.css'

/** What stands under the title of a page that is text alone. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={clsx('wrap', styles.pageBody)}>{children}</div>
}
