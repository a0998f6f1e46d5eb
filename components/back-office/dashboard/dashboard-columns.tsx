import type { ReactNode } from 'react'
import styles from './dashboard-columns.module.css'

/** The lists of the dashboard side by side, the first one wider. */
export function DashboardColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
