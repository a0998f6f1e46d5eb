import type { ReactNode } from 'react'
import styles from './dashboard-columns.module.css'

/** The list of what waits, and the panels beside it. */
export function DashboardColumns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <div>{side}</div>
    </div>
  )
}
