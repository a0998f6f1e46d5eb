import type { ReactNode } from 'react'
import styles from './kit.module.css'

/** Shows its children in the colours of a site. */
export function KitSiteColours({ site, children }: { site: string; children: ReactNode }) {
  return (
    <div data-site={site} className={styles.ground}>
      {children}
    </div>
  )
}
