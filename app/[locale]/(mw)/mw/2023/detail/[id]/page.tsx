import type { Metadata } from 'next'
import { ArchiveArticle } from '@/components/event/archive-article'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { languagesOf } from '@/lib/platform/i18n/bilingual'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { getEventNews } from '@/lib/event/news/queries'
import { newsText } from '@/lib/content/news/localise'
import { shareCard } from '@/lib/sites/cards/share-card'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string; id: string }> }

export function generateStaticParams() {
  return []
}

async function loadNewsItem(params: Props['params']) {
  const locale = await requirePageLocale(params)
  const { id } = await params
  return { locale, item: /^[1-9]\d{0,8}$/.test(id) ? await getEventNews(Number(id)) : null }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, item } = await loadNewsItem(params)
  if (!item) return siteNotFoundMetadata('mw')
  const { title, summary } = newsText(item, locale)
  return pageMetadata({
    locale,
    path: eventPaths.archiveNewsItem(item.id),
    title,
    description: summary,
    languages: languagesOf(item, 'title'),
    image: await shareCard('event-news', item.id, locale),
    publishedAt: item.created_at,
    modifiedAt: item.updated_at,
  })
}

/** One news item of the archived site. */
export default async function ArchiveNewsItemPage({ params }: Props) {
  const { locale, item } = await loadNewsItem(params)
  return item ? <ArchiveArticle item={item} locale={locale} /> : <NotFoundView site="mw" />
}
