import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './blank-page.module.css'
import contour from './contour.module.css'

/** A page that has nothing to show but why, and the way on. */
export function BlankPage({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <section className={clsx(contour.contour, styles.ground)} role={role}>
      <div className={clsx('wrap section', styles.blankPage)}>{children}</div>
    </section>
  )
}
