import { associationPaths } from '@/lib/platform/site/association-paths'
import {
  decodeBase64Url,
  encodeBase64Url,
  knownNameOrNull,
  parsePageNumber,
  plainTerm,
} from '@/lib/platform/site/page-query'
import { resultStates, type ResultState } from '../validity'

/** The rows of a page of the list. */
export const publishedPageRows = 20

export const publishedSorts = ['name', 'year', 'main_percentage'] as const
export type PublishedSort = (typeof publishedSorts)[number]

/** A query of the list of published results. */
export type PublishedQuery = {
  /** Empty for all members; at most `termLettersMax` letters. */
  term: string
  year: number | null
  state: ResultState | null
  /** Null for the newest year first. */
  sort: PublishedSort | `-${PublishedSort}` | null
  /** The page number, from 1. */
  page: number
}

export const termLettersMax = 100
const orders = publishedSorts.flatMap((sort) => [sort, `-${sort}`] as const)

/** Reads the query of the public URL; invalid values count as missing. */
export function parsePublishedQuery(query: URLSearchParams): PublishedQuery {
  const year = query.get('year') ?? ''
  return {
    term: plainTerm(query.get('term') ?? '', termLettersMax).trim(),
    year: /^[1-9]\d{3}$/.test(year) ? Number(year) : null,
    state: knownNameOrNull(resultStates, query.get('state')),
    sort: knownNameOrNull(orders, query.get('sort')),
    page: parsePageNumber(query.get('page')),
  }
}

/** Returns how many filters are set. */
export const filterCountOf = ({ term, year, state }: PublishedQuery): number =>
  [term, year, state].filter(Boolean).length

/** Returns the public path of a query; empty values and the first page are left out. */
export function publishedPath({ page, ...query }: Partial<PublishedQuery>): string {
  const entries = Object.entries({ ...query, page: page === 1 ? null : page }).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  )
  const params = new URLSearchParams(entries).toString()
  return associationPaths.publishedResults + (params && `?${params}`)
}

/**
 * Returns the path of the cached page for a public query, which becomes part of the path: a cached page cannot
 * read a query. The term is encoded, because it may contain any character.
 */
export function cachedPublishedPath(params: URLSearchParams): string {
  const query = parsePublishedQuery(params)
  const { term, year, state, sort, page } = query
  if (publishedPath(query) === associationPaths.publishedResults) return associationPaths.publishedResults
  const parts = [year ?? 'any', state ?? 'any', sort ?? 'any', page]
  return [associationPaths.publishedResults, ...parts, ...(term ? [encodeBase64Url(term)] : [])].join('/')
}

/**
 * Returns the query that `cachedPublishedPath` encoded in the parts of a cached page's path.
 * @returns null for an invalid path
 */
export function parseCachedPublishedPath(parts: readonly string[] = []): PublishedQuery | null {
  const [year = '', state = '', sort = '', page = '', encodedTerm = ''] = parts
  const params = new URLSearchParams({ year, state, sort, page, term: decodeBase64Url(encodedTerm) })
  // Accepts only the path that `cachedPublishedPath` returns, so that no page is cached under two paths.
  const path = [associationPaths.publishedResults, ...parts].join('/')
  return path === cachedPublishedPath(params) ? parsePublishedQuery(params) : null
}
