import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { JsonLd } from '@/components/site/json-ld'
import { PageTitle } from '@/components/site/page-title'
import { MoreLink } from '@/components/ui/more-link'
import { parseAgendaPath } from '@/lib/event/agenda/address'
import { agendaDayData } from '@/lib/event/agenda/structured-data'
import { readAgendaView, type AgendaDayAndHall, dayNameAndDate } from '@/lib/event/agenda/view'
import { getEditionState } from '@/lib/event/editions/queries'
import type { EditionState } from '@/lib/event/editions/state'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { eventPaths, pathsOf } from '@/lib/platform/site/event-paths'
import { siteOf } from '@/lib/platform/site/sites'
import { AgendaDayView } from './agenda-day-view'
import { AgendaEmpty } from './agenda-empty'
import styles from './agenda-page.module.css'
import { editionMetadata, editionRoute, type EditionView, homeBreadcrumbLabel } from './edition-route'
import { EditionStateText } from './edition-state'
import { readPastAction } from './main-action'

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
  const [view, state, t, home] = await Promise.all([
    readAgendaView(edition, locale, query),
    edition && !edition.is_earlier ? getEditionState(edition.id) : null,
    getTranslations('event.agenda'),
    homeBreadcrumbLabel({ locale, edition }),
  ])
  if (!view) return null
  return (
    <>
      <PageTitle
        crumbs={[{ label: home, href: pathsOf(edition).home }, { label: t('title') }]}
        title={t('title')}
        lead={
          <span className={styles.onScreen}>
            <AgendaLead view={view} state={state} />
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

/** Says what the agenda is good for, and during the edition and afterwards where to go from here. */
async function AgendaLead({
  view,
  state,
}: {
  view: NonNullable<Awaited<ReturnType<typeof readAgendaView>>>
  state: EditionState | null
}) {
  const t = await getTranslations('event.agenda')
  const halls = view.day ? view.halls.length : 0
  if (!view.day || !state || halls === 0) return t('leadPlain')
  if (state.name === 'over') {
    const { label, href } = await readPastAction(view.edition)
    return (
      <>
        {t('leadOver')} {href !== eventPaths.agenda() && <MoreLink href={href}>{label}</MoreLink>}
      </>
    )
  }
  const today = state.name === 'now' ? state.today : null
  return (
    <>
      {t('lead', { days: view.days.length, halls })}{' '}
      {today && today.number !== view.day.number && (
        <MoreLink href={eventPaths.agenda(today.number)}>
          <EditionStateText state={state} />
        </MoreLink>
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
