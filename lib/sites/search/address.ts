import { wordsOf } from '@/lib/platform/search/words'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { eventPaths } from '@/lib/platform/site/event-paths'
import {
  decodeBase64Url,
  encodeBase64Url,
  knownNameOrNull,
  parsePageNumber,
  plainTerm,
} from '@/lib/platform/site/page-query'
import { type SearchedSite, siteKinds, type SiteKind, termLettersMax } from './schema'

const homes = { mm: associationPaths.search, mw: eventPaths.search } as const satisfies Record<
  SearchedSite,
  string
>

/** A reader's query to the search of a site. */
export type SiteQuery = {
  site: SearchedSite
  /**
   * The searched term: empty before the first search; longer than `termLettersMax` if the reader's term was
   * too long.
   */
  term: string
  /** Null to show all kinds together. */
  kind: SiteKind | null
  /** The number of the page of results, from 1. */
  page: number
  /** Whether to correct no typing errors and omit no word of the term. */
  isExact: boolean
}

/** Returns why there is nothing to search for: no term yet, a term without words, or one that is too long. */
export function reasonNotToSearch({ term }: SiteQuery): 'start' | 'noWords' | 'tooLong' | null {
  if (term === '') return 'start'
  if (term.length > termLettersMax) return 'tooLong'
  return wordsOf(term).size === 0 ? 'noWords' : null
}

/** Returns the public path of a search; the search form leads to the same path when scripts are off. */
export function searchPath({
  site,
  term,
  kind,
  page = 1,
  isExact,
}: Pick<SiteQuery, 'site'> & Partial<SiteQuery>): string {
  const query = new URLSearchParams()
  if (term) query.set('q', term)
  if (kind) query.set('kind', kind)
  if (isExact) query.set('exact', '1')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${homes[site]}?${query}` : homes[site]
}

/** Cuts a long term to one letter more than the maximum, so that `reasonNotToSearch` still refuses it. */
const cutTerm = (term: string) => plainTerm(term, termLettersMax + 1)

const findSiteKind = (site: SearchedSite, name: string | null): SiteKind | null =>
  knownNameOrNull(siteKinds[site], name)

/**
 * Returns the path of the cached page for a public query. The path contains the query, because a cached page
 * cannot read it from the address.
 */
export function cachedSiteSearchPath(site: SearchedSite, query: URLSearchParams): string {
  const term = cutTerm(query.get('q') ?? '')
  if (term === '') return homes[site]
  const kind = findSiteKind(site, query.get('kind'))
  const how = query.get('exact') === '1' ? 'exact' : 'any'
  // The view of all kinds has only one page.
  const page = kind ? parsePageNumber(query.get('page')) : 1
  return `${homes[site]}/${kind ?? 'all'}/${how}/${page}/${encodeBase64Url(term)}`
}

/**
 * Reads the query of a cached page from the parts of its path.
 * @returns null for an invalid path
 */
export function parseCachedSiteSearchPath(
  site: SearchedSite,
  parts: readonly string[] = [],
): SiteQuery | null {
  if (parts.length === 0) return { site, term: '', kind: null, page: 1, isExact: false }
  const [kind = '', how = '', page = '', encodedTerm = ''] = parts
  const term = cutTerm(decodeBase64Url(encodedTerm))
  const query = new URLSearchParams({ q: term, kind, exact: how === 'exact' ? '1' : '', page })
  // Accepts only the canonical path, so that nothing is cached twice.
  if (`${homes[site]}/${parts.join('/')}` !== cachedSiteSearchPath(site, query)) return null
  return { site, term, kind: findSiteKind(site, kind), page: parsePageNumber(page), isExact: how === 'exact' }
}
