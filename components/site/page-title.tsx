import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs'
import { InLanguage } from '@/components/ui/in-language'
import { joinWords } from '@/lib/platform/i18n/line-breaks'
import { PageBand, PageLead } from './page-band'
import styles from './page-title.module.css'

/** The title band of an inner page: the breadcrumbs and the title, with a drawn relief behind them. */
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
  /** Content between the title and the lead, such as the date of a story or the kind of a record. */
  children?: ReactNode
  /** The main action of the page, and any further actions. */
  action?: ReactNode
}) {
  return (
    <PageBand seed={typeof title === 'string' ? title : crumbs.at(-1)?.label}>
      <Breadcrumbs crumbs={crumbs} />
      <h1 lang={titleLang}>
        {typeof title !== 'string' ? (
          title
        ) : titleLang ? (
          joinWords(title)
        ) : (
          <InLanguage of={joinWords(title)} />
        )}
      </h1>
      {children}
      {lead && <PageLead>{lead}</PageLead>}
      {action && <div className={styles.action}>{action}</div>}
    </PageBand>
  )
}
