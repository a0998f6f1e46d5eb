'use client'

import type { ReactNode } from 'react'
import { useLocation } from '../../office/location'
import { screenAt } from '../screens'
import styles from './office-frame.module.css'
import { FixedSidebar } from './sidebar'
import { TopBar } from './top-bar'

/**
 * The frame of the office: the sidebar at the left, beside it the breadcrumbs above the screen. A screen with
 * `isAlone` fills the window.
 * @param notice shown above every screen in the frame
 */
export function OfficeShell({ notice, children }: { notice?: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation()
  if (screenAt(pathname)?.isAlone)
    return (
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    )
  return (
    <div className={styles.office}>
      <FixedSidebar />
      <div className={styles.body}>
        <TopBar />
        <main id="main" className={styles.content} tabIndex={-1}>
          {notice}
          {children}
        </main>
      </div>
    </div>
  )
}
