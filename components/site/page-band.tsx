import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ContourBackground } from './contour'
import styles from './page-band.module.css'

/** The title band of an inner page, with a drawn relief behind its text. */
export function PageBand({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <ContourBackground className={clsx(styles.pageBand, className)}>
      <div className="wrap">{children}</div>
    </ContourBackground>
  )
}

/** The lead under the title of a page. */
export function PageLead({ children }: { children: ReactNode }) {
  return <p className={clsx('lead', styles.lead)}>{children}</p>
}
