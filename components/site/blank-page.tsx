import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './blank-page.module.css'
import { ContourBackground } from './contour'

/** A page that only explains why it has no content, with links or a button to go on. */
export function MessagePage({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <ContourBackground as="section" className={styles.ground} role={role}>
      <div className={clsx('wrap section', styles.blankPage)}>{children}</div>
    </ContourBackground>
  )
}
