import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './slim-header.module.css'

/** A header of one row without a menu: the logo, and at the end what the page needs there. */
export function SlimHeader({ logo, children }: { logo: ReactNode; children: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={clsx('wrap', styles.row)}>
        {logo}
        <div className={styles.tools}>{children}</div>
      </div>
    </header>
  )
}
