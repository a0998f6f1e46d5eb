import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Contour } from './contour'
import styles from './page-band.module.css'

/** The band that opens an inner page, a drawn relief behind its words. */
export function PageBand({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <Contour className={clsx(styles.pageBand, className)}>
      <div className="wrap">{children}</div>
    </Contour>
  )
}

/** What is said under the title of the page. */
export function PageLead({ children }: { children: ReactNode }) {
  return <p className={clsx('lead', styles.lead)}>{children}</p>
}
