import type { ReactNode } from 'react'
import styles from './kit.module.css'

/** The colours of a site and a theme around what is shown. */
export function KitGround({ site, theme, children }: { site: string; theme: string; children: ReactNode }) {
  return (
    <div data-site={site} data-theme={theme} className={styles.ground}>
      {children}
    </div>
  )
}
