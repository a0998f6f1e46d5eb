import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { listExhibitors, listStands } from '@/lib/event/partners/queries'
import { standPlan } from '@/lib/event/partners/stand-plan'
import { pathsOf } from '@/lib/platform/site/event-paths'
import { editionMetadata, editionRoute, type EditionView } from './edition-route'
import { EventPage } from './event-page'
import { ExhibitorList } from './exhibitor-list'
import { NoEdition } from './no-edition'

type Params = { locale: string; year?: string; page?: string[] }
type ExhibitorsRequest = EditionView<{ page: number }>

/**
 * Returns the page number in the address; null if the address is invalid. The first page has no number in its
 * address.
 */
function parsePageParam({ page: [page, ...rest] = [] }: Params): { page: number } | null {
  if (page === undefined) return { page: 1 }
  return rest.length === 0 && /^(?:[2-9]|[1-9]\d{1,4})$/.test(page) ? { page: Number(page) } : null
}

/** Reads the exhibitors of the page; `isKnown` is false when there is no page with this number. */
async function readExhibitorsPage({ edition, query: { page } }: ExhibitorsRequest) {
  const listing = edition && (await listExhibitors(edition.id, page))
  return { listing, isKnown: page <= Math.max(listing?.totalPages ?? 1, 1) }
}

async function exhibitorsPageMetadata(view: ExhibitorsRequest): Promise<Metadata | null> {
  const { edition, query } = view
  const [{ isKnown }, t] = await Promise.all([readExhibitorsPage(view), getTranslations('event.exhibitors')])
  if (!isKnown) return null
  return editionMetadata(view, {
    path: pathsOf(edition).exhibitors(query.page),
    title: query.page > 1 ? `${t('title')} · ${t('page', { page: query.page })}` : t('title'),
    description: t('description'),
    card: ['exhibitors'],
  })
}

async function renderExhibitorsPage(view: ExhibitorsRequest): Promise<ReactNode | null> {
  const { edition, query } = view
  const [{ listing, isKnown }, stands, t] = await Promise.all([
    readExhibitorsPage(view),
    edition ? listStands(edition.id) : [],
    getTranslations('event.exhibitors'),
  ])
  if (!isKnown) return null
  if (!edition || !listing) return <NoEdition />
  return (
    <EventPage
      edition={edition}
      title={t('title')}
      lead={listing.total > 0 ? t('count', { count: listing.total }) : undefined}
    >
      <ExhibitorList edition={edition} exhibitorsPage={listing} page={query.page} plan={standPlan(stands)} />
    </EventPage>
  )
}

/** The pages of an edition's exhibitors, at most 24 on each page. */
export const exhibitorRoute = editionRoute<Params, { page: number }>({
  part: 'exhibitors',
  parseQuery: parsePageParam,
  metadata: exhibitorsPageMetadata,
  page: renderExhibitorsPage,
})
