import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PublishedResultsView } from '@/components/assessment/published/published-results'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { NotFoundView } from '@/components/site/not-found-view'
import { filterCountOf, parseCachedPublishedPath, publishedPath } from '@/lib/assessment/results/address'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string; asked?: string[] }> }

export function generateStaticParams() {
  return []
}

async function parseResultsParams(params: Props['params']) {
  const locale = await requirePageLocale(params)
  return { locale, query: parseCachedPublishedPath((await params).asked) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, query } = await parseResultsParams(params)
  if (!query) return siteNotFoundMetadata('mm')
  const [t, news] = await Promise.all([getTranslations('assessment.published'), getTranslations('news')])
  const place = query.page > 1 ? ` · ${news('pageNumber', { page: query.page })}` : ''
  return pageMetadata({
    ...{ locale, path: publishedPath(query), title: `${t('title')}${place}`, description: t('description') },
    // Search engines index the plain list, but not what a reader chose of it.
    hidden: filterCountOf(query) > 0 || query.sort !== null,
  })
}

/**
 * The results that members published. `proxy.ts` moves the query of `/mm/assessment/results?year=` into the path
 * of this page.
 */
export default async function PublishedResultsPage({ params }: Props) {
  const { locale, query } = await parseResultsParams(params)
  return query ? <PublishedResultsView query={query} locale={locale} /> : <NotFoundView site="mm" />
}
