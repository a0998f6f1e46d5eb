import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs'
import { InLanguage } from '@/components/ui/in-language'
import { PageBand, PageLead } from './page-band'
import styles from './page-title.module.css'

/** The band that opens an inner page: the way here, its title, a drawn relief behind them. */
export function PageTitle({
  crumbs,
  title,
  lead,
  titleLang,
  children,
  action,
}: {
  crumbs: Crumb[]
  title: ReactNode
  lead?: ReactNode
  titleLang?: string
  /** Between the title and the lead: when a story appeared, what a record is. */
  children?: ReactNode
  /** The one thing to do here, with what one may do besides. */
  action?: ReactNode
}) {
  return (
    <PageBand>
      <Breadcrumbs crumbs={crumbs} />
      <h1 lang={titleLang}>{typeof title === 'string' && !titleLang ? <InLanguage of={title} /> : title}</h1>
      {children}
      {lead && <PageLead>{lead}</PageLead>}
      {action && <div className={styles.action}>{action}</div>}
    </PageBand>
  )
}
