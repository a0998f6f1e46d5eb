import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs'
import contour from './contour.module.css'
import styles from './page-title.module.css'

/** The band that opens an inner page: the way here, its title, a drawn relief behind them. */
export function PageTitle({
  crumbs,
  title,
  lead,
  titleLang,
  children,
}: {
  crumbs: Crumb[]
  title: ReactNode
  lead?: ReactNode
  titleLang?: string
  /** The one thing to do here. */
  children?: ReactNode
}) {
  return (
    <div className={clsx(contour.contour, styles.pageTitle)}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <h1 lang={titleLang}>{title}</h1>
        {lead && <p className={clsx('lead', styles.lead)}>{lead}</p>}
        {children && <div className={styles.action}>{children}</div>}
      </div>
    </div>
  )
}
