import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { JsonLd } from '@/components/site/json-ld'
import { PageTitle } from '@/components/site/page-title'
import { parseAgendaPath } from '@/lib/event/agenda/address'
import { agendaDayData } from '@/lib/event/agenda/structured-data'
import { readAgendaView, type AgendaDayAndHall, dayNameAndDate } from '@/lib/event/agenda/view'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { pathsOf } from '@/lib/platform/site/event-paths'
import { siteOf } from '@/lib/platform/site/sites'
import { AgendaDayView } from './agenda-day-view'
import { AgendaEmpty } from './agenda-empty'
import styles from './agenda-page.module.css'
import { editionMetadata, editionRoute, type EditionView, homeBreadcrumbLabel } from './edition-route'

type AgendaRequest = EditionView<AgendaDayAndHall>

async function agendaMetadata({ locale, edition, query }: AgendaRequest): Promise<Metadata | null> {
  const t = await getTranslations('event.agenda')
  const view = await readAgendaView(edition, locale, query)
  if (!view) return null
  const path = pathsOf(edition).agenda(query.day, query.hall)
  const event = (edition && bilingualText(edition, 'event', locale).text) || siteOf('mw').name[locale]
  if (!view.day)
    return editionMetadata(
      { locale, edition },
      { path, title: t('title'), description: `${event}. ${t('empty')}`, card: ['agenda'] },
    )
  const { day, date } = dayNameAndDate(view.day, locale)
  const hall = view.hall && bilingualText(view.hall, 'hall_name', locale).text
  const isFirst = query.day === 1 && !hall
  return editionMetadata(
    { locale, edition },
    {
      path,
      title: hall ? t('hallTitle', { day, hall }) : isFirst ? t('title') : t('dayTitle', { day }),
      description: t('description', { event, day: hall ? `${day}, ${hall}` : day, date }),
      card: isFirst ? ['agenda'] : ['agenda', query.day, query.hall],
    },
  )
}

async function renderAgendaPage({ locale, edition, query }: AgendaRequest): Promise<ReactNode | null> {
  const [view, t, home] = await Promise.all([
    readAgendaView(edition, locale, query),
    getTranslations('event.agenda'),
    homeBreadcrumbLabel({ locale, edition }),
  ])
  if (!view) return null
  const halls = view.day ? view.halls.length : 0
  const isStarred = view.day && halls > 0 && !edition?.is_earlier
  return (
    <>
      <PageTitle
        crumbs={[{ label: home, href: pathsOf(edition).home }, { label: t('title') }]}
        title={t('title')}
        lead={
          <span className={styles.onScreen}>
            {isStarred ? t('lead', { days: view.days.length, halls }) : t('leadPlain')}
          </span>
        }
      />
      {view.day ? (
        <>
          <AgendaDayView view={view} locale={locale} />
          <JsonLd data={agendaDayData(view, locale)} />
        </>
      ) : (
        <div className="wrap section">
          <AgendaEmpty locale={locale} />
        </div>
      )}
    </>
  )
}

type Params = { locale: string; year?: string; day?: string; hall?: string }

/** The agenda pages of an edition: the first day by default, another day, or one hall on a day. */
export const agendaRoute = editionRoute<Params, AgendaDayAndHall>({
  part: 'agenda',
  parseQuery: ({ day, hall }) =>
    day === undefined ? { day: 1 } : parseAgendaPath({ day, ...(hall && { hall }) }),
  metadata: agendaMetadata,
  page: renderAgendaPage,
})
