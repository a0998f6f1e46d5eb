import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EventPage } from '@/components/event/event-page'
import { ExhibitorList } from '@/components/event/exhibitor-list'
import { NoEdition } from '@/components/event/no-edition'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { currentEdition } from '@/lib/event/editions/queries'
import { listExhibitors } from '@/lib/event/partners/queries'
import { pageLocale } from '@/lib/i18n/page-locale'
import { eventCard } from '@/lib/site/cards/share-card'
import { eventPaths } from '@/lib/site/event-paths'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ locale: string; page?: string[] }> }

export function generateStaticParams() {
  return []
}

/** The number of the page; null for an address that is none. The first page has no number of its own. */
async function pageNumber(params: Props['params']): Promise<number | null> {
  const { page: [page, ...rest] = [] } = await params
  if (page === undefined) return 1
  return rest.length === 0 && /^(?:[2-9]|[1-9]\d{1,4})$/.test(page) ? Number(page) : null
}

/** What is on the page that is asked for; `isKnown` where there is such a page. */
async function read(params: Props['params']) {
  const [page, edition] = await Promise.all([pageNumber(params), currentEdition()])
  const found = edition && page ? await listExhibitors(edition.id, page) : null
  const isKnown = page !== null && page <= Math.max(found?.totalPages ?? 1, 1)
  return { page: page ?? 1, found, isKnown }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, { page, isKnown }] = await Promise.all([pageLocale(params), read(params)])
  const t = await getTranslations('event.exhibitors')
  if (!isKnown) return siteNotFoundMetadata('mw')
  const title = page > 1 ? `${t('title')} · ${t('page', { page })}` : t('title')
  return pageMetadata({
    ...{ locale, path: eventPaths.exhibitors(page), title, description: t('description') },
    image: await eventCard(locale, 'exhibitors'),
  })
}

/** The exhibitors of the live edition, 24 a page. */
export default async function ExhibitorsPage({ params }: Props) {
  await pageLocale(params)
  const [{ page, found, isKnown }, t] = await Promise.all([read(params), getTranslations('event.exhibitors')])
  if (!isKnown) return <NotFoundView site="mw" />
  if (!found) return <NoEdition />
  return (
    <EventPage title={t('title')} lead={found.total > 0 ? t('count', { count: found.total }) : undefined}>
      <ExhibitorList found={found} page={page} />
    </EventPage>
  )
}
