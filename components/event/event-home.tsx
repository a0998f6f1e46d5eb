import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { MoreLink } from '@/components/ui/more-link'
import { placeAndDatesText } from '@/lib/event/editions/line'
import { getEditionState, readEditionWithDays } from '@/lib/event/editions/queries'
import type { Edition } from '@/lib/event/editions/schema'
import { listOrganisers } from '@/lib/event/partners/queries'
import { listStatistics } from '@/lib/event/statistics/queries'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { pathsOf } from '@/lib/platform/site/event-paths'
import { siteOf } from '@/lib/platform/site/sites'
import { DayColumn } from './day-column'
import { listEarlierEditionPages } from './edition-parts'
import { editionMetadata, editionRoute, parseNoParams } from './edition-route'
import { EditionYears } from './edition-years'
import { EventHero } from './event-hero'
import styles from './event-home.module.css'
import { readHomeActions } from './home-actions'
import { HomeInvitation } from './home-invitation'
import { HomeOrganisers } from './home-partners'
import { NextTalksSection } from './next-talks'
import { NoEdition } from './no-edition'

/**
 * The home of an edition. The home of the live edition says what its days ask of visitors. The home of an earlier
 * edition links to the edition's pages.
 */
export const homeRoute = editionRoute({
  parseQuery: parseNoParams,
  metadata: async (view) => {
    const { locale, edition } = view
    const t = await getTranslations('event')
    const name = edition ? bilingualText(edition, 'event', locale).text : siteOf('mw').name[locale]
    const line = edition ? placeAndDatesText(await readEditionWithDays(edition), locale) : ''
    const about = edition?.is_earlier ? t('earlier.description') : t('home.description')
    return editionMetadata(view, {
      path: pathsOf(edition).home,
      title: name,
      description: [line, about].filter(Boolean).join('. '),
      card: ['home'],
    })
  },
  page: async ({ locale, edition }) =>
    edition ? <EditionHome edition={edition} locale={locale} /> : <NoEdition />,
})

async function EditionHome({ edition, locale }: { edition: Edition; locale: Locale }) {
  const [live, statistics, organisers, pages, state, t] = await Promise.all([
    readEditionWithDays(edition),
    listStatistics(edition.id),
    listOrganisers(edition.id),
    edition.is_earlier ? listEarlierEditionPages(edition) : [],
    edition.is_earlier ? null : getEditionState(edition.id),
    getTranslations('event.home'),
  ])
  const paths = pathsOf(edition)
  const exhibitors = paths.exhibitors()
  const hasExhibitors = !edition.is_earlier || pages.some(({ href }) => href === exhibitors)
  const actions = state ? await readHomeActions(edition, state) : pages.slice(0, 2)
  return (
    <>
      <EventHero
        live={live}
        state={state}
        name={bilingualText(edition, 'event', locale)}
        statistics={statistics}
        actions={actions}
      />
      {state?.name === 'now' && <NextTalksSection edition={edition} />}
      {!state ? (
        <EarlierEditionContents
          pages={pages}
          days={
            pages.some(({ href }) => href === paths.agenda()) && (
              <DayColumn days={live.days} paths={paths} label={t('days')} />
            )
          }
        />
      ) : (
        <HomeInvitation live={live} isOver={state.name === 'over'} />
      )}
      <HomeOrganisers organisers={organisers} exhibitorsHref={hasExhibitors ? exhibitors : null} />
      <EditionYears {...(edition.is_earlier && { currentYear: edition.year })} />
    </>
  )
}

/** Links to the pages of an earlier edition that have content and, if it has an agenda, its days. */
async function EarlierEditionContents({
  pages,
  days,
}: {
  pages: { label: string; href: string }[]
  days: ReactNode
}) {
  const t = await getTranslations('event.earlier')
  return (
    <section className={clsx('section', styles.band)}>
      <div className={clsx('wrap', styles.columns)}>
        <div>
          <h2 className="h1">{t('contents')}</h2>
          {pages.length > 0 ? (
            <ul className={styles.pages}>
              {pages.map(({ label, href }) => (
                <li key={href}>
                  <MoreLink href={href}>{label}</MoreLink>
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.pages}>{t('nothing')}</p>
          )}
        </div>
        {days}
      </div>
    </section>
  )
}
