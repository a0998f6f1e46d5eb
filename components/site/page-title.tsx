import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs'

/** The band that opens an inner page: the way here, its title, a drawn relief behind them. */
export function PageTitle({
  crumbs,
  title,
  lead,
  titleLang,
}: {
  crumbs: Crumb[]
  title: ReactNode
  lead?: ReactNode
  titleLang?: string
}) {
  return (
    <div className="page-title">
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <h1 lang={titleLang}>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </div>
  )
}
