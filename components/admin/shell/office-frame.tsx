import type { ReactNode } from 'react'
import styles from './office-frame.module.css'
import { StandingSidebar } from './sidebar'
import { TopBar } from './top-bar'

/** Sidebar at the left, trail at the top, the screen in between. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.office}>
      <StandingSidebar />
      <div className={styles.body}>
        <TopBar />
        <main id="main" className={styles.content} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
