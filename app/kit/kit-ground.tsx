import type { ReactNode } from 'react'
import styles from './kit.module.css'

/** The colours of a site around what is shown. */
export function KitGround({ site, children }: { site: string; children: ReactNode }) {
  return (
    <div data-site={site} className={styles.ground}>
      {children}
    </div>
  )
}
