import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DirectorySearchView } from '@/components/directory/search/directory-search-view'
import { NotFoundView } from '@/components/site/not-found-view'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { parseCachedSearchPath, refusalReason, searchParamsOf } from '@/lib/directory/search/address'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { pageMetadata } from '@/lib/platform/site/metadata'

type Props = { params: Promise<{ locale: string; asked?: string[] }> }

export function generateStaticParams() {
  return []
}

async function parseSearchParams(params: Props['params']) {
  const locale = await requirePageLocale(params)
  return { locale, query: parseCachedSearchPath((await params).asked, locale) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, query } = await parseSearchParams(params)
  if (!query) return siteNotFoundMetadata('yp')
  const t = await getTranslations('directory.search')
  const refusal = refusalReason(query, locale)
  const isAsked = query.term !== '' && (refusal === null || refusal === 'alphabet')
  return pageMetadata({
    locale,
    path: directoryPaths.search(searchParamsOf(query)),
    title: isAsked ? t('resultsTitle', { term: query.term }) : t('title'),
    description: t('description'),
    // Search engines index the plain search page, but not the results of a query.
    hidden: directoryPaths.search(searchParamsOf(query)) !== directoryPaths.search(),
  })
}

/**
 * The listings that match the term and the filters; without a term they are sorted by name. `proxy.ts` moves
 * the query of `/yp/search?term=` into the path of this page.
 */
export default async function DirectorySearchPage({ params }: Props) {
  const { locale, query } = await parseSearchParams(params)
  if (!query) return <NotFoundView site="yp" />
  return <DirectorySearchView query={query} locale={locale} />
}
