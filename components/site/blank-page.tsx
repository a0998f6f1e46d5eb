import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './blank-page.module.css'
import { Contour } from './contour'

/** A page that only explains why it is empty and links onwards. */
export function BlankPage({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <Contour as="section" className={styles.ground} role={role}>
      <div className={clsx('wrap section', styles.blankPage)}>{children}</div>
    </Contour>
  )
}
