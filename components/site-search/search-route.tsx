import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/site/not-found-view'
import { siteNotFoundMetadata } from '@/components/site/not-found-metadata'
import { requirePageLocale } from '@/lib/platform/i18n/page-locale'
import { pageMetadata } from '@/lib/platform/site/metadata'
import { parseCachedSiteSearchPath, reasonNotToSearch, searchPath } from '@/lib/sites/search/address'
import type { SearchedSite } from '@/lib/sites/search/schema'
import { SearchPage } from './search-page'

export type SearchRouteProps = { params: Promise<{ locale: string; asked?: string[] }> }

export async function searchMetadata(site: SearchedSite, { params }: SearchRouteProps): Promise<Metadata> {
  const locale = await requirePageLocale(params)
  const query = parseCachedSiteSearchPath(site, (await params).asked)
  if (!query) return siteNotFoundMetadata(site)
  const t = await getTranslations('site.search')
  return pageMetadata({
    locale,
    path: searchPath(query),
    title: reasonNotToSearch(query) ? t('title') : t('results', { term: query.term }),
    description: t(`description.${site}`),
    hidden: true,
  })
}

/** The search page of a site; `proxy.ts` moves the query of an address (`?q=`) into this route's path. */
export async function SearchRoute({ site, params }: SearchRouteProps & { site: SearchedSite }) {
  const locale = await requirePageLocale(params)
  const query = parseCachedSiteSearchPath(site, (await params).asked)
  if (!query) return <NotFoundView site={site} />
  return <SearchPage query={query} locale={locale} />
}
