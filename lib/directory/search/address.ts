import { type AimagCode, knownAimagOrNull } from '@/lib/organisations/aimags'
import { isLocale, type Locale } from '@/lib/platform/i18n/locale'
import { wordsOf } from '@/lib/platform/search/words'
import { directoryPaths, type DirectorySearch } from '@/lib/platform/site/directory-paths'
import {
  decodeBase64Url,
  encodeBase64Url,
  knownNameOrNull,
  parsePageNumber,
  plainTerm,
} from '@/lib/platform/site/page-query'
import { indexLetters, isInAlphabet } from './alphabet'
import { termLettersMax } from './limits'
import { upperCaseTerm } from './normalise-term'

/** A query of the directory's search. */
export type DirectoryQuery = {
  /**
   * In capitals; empty for the list of all listings. A term that is too long is cut to `termLettersMax` + 1
   * letters, so that the search can still refuse it.
   */
  term: string
  type: 'company' | 'consultant' | null
  /** The code of a main category or a sub-category. */
  category: string | null
  mark: 'member' | 'exhibitor' | null
  aimag: AimagCode | null
  letter: string | null
  /** `name` sorts a term's results by name instead of by rank. */
  sort: 'name' | null
  /** The page number, from 1. */
  page: number
}

/**
 * Why the search does not run: the term is too long, not in the alphabet of the language, or has no word.
 * Null when it runs.
 */
export function refusalReason(
  { term }: DirectoryQuery,
  locale: Locale,
): 'alphabet' | 'noWords' | 'tooLong' | null {
  if (term === '') return null
  if (term.length > termLettersMax) return 'tooLong'
  if (!isInAlphabet(term, locale)) return 'alphabet'
  return wordsOf(term).size === 0 ? 'noWords' : null
}

/** Converts a query to the parameters of the public URL, without empty values. */
export function searchParamsOf(query: Partial<DirectoryQuery>): DirectorySearch {
  const entries = Object.entries(query).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(entries) as DirectorySearch
}

/** Converts a term to capitals, and cuts it to one letter more than the limit. */
const normaliseAndCutTerm = (term: string) => plainTerm(upperCaseTerm(term), termLettersMax + 1)

/** Reads the query of the public URL; invalid values count as missing. */
export function parseQuery(query: URLSearchParams, locale: Locale): DirectoryQuery {
  const category = query.get('category') ?? ''
  return {
    term: normaliseAndCutTerm(query.get('term') ?? ''),
    type: knownNameOrNull(['company', 'consultant'], query.get('type')),
    category: /^0[1-4](\d\d)?$/.test(category) ? category : null,
    mark: knownNameOrNull(['member', 'exhibitor'], query.get('mark')),
    aimag: knownAimagOrNull(query.get('aimag')),
    letter: knownNameOrNull(indexLetters[locale], query.get('letter')?.toLocaleUpperCase('mn') ?? null),
    sort: knownNameOrNull(['name'], query.get('sort')),
    page: parsePageNumber(query.get('page')),
  }
}

/**
 * Returns the path of the cached page for a public query. The query becomes part of the path, because a
 * cached page cannot read a query. Term and letter are encoded, because they may contain any character.
 */
export function cachedSearchPath(query: URLSearchParams, locale: Locale): string {
  const { term, type, category, mark, aimag, letter, sort, page } = parseQuery(query, locale)
  const isPlain = !term && !type && !category && !mark && !aimag && !letter && !sort && page === 1
  if (isPlain) return directoryPaths.search()
  const filterParts = [
    type ?? 'all',
    category ?? 'any',
    mark ?? 'any',
    aimag ?? 'any',
    letter ? encodeBase64Url(letter) : 'any',
  ]
  const parts = [...filterParts, sort ?? 'best', page]
  return [directoryPaths.search(), ...parts, ...(term ? [encodeBase64Url(term)] : [])].join('/')
}

/**
 * Returns the query that `cachedSearchPath` encoded in the parts of a cached page's path.
 * @returns null for an invalid path
 */
export function parseCachedSearchPath(parts: readonly string[] = [], locale: Locale): DirectoryQuery | null {
  const [type = '', category = '', mark = '', aimag = '', letter = '', sort = '', page = '', term = ''] =
    parts
  const query = new URLSearchParams({
    ...{ type, category, mark, aimag, sort, page },
    ...{ letter: decodeBase64Url(letter), term: normaliseAndCutTerm(decodeBase64Url(term)) },
  })
  const path = [directoryPaths.search(), ...parts].join('/')
  // Accepts only the path that `cachedSearchPath` returns, so that no page is cached under two paths.
  return isLocale(locale) && path === cachedSearchPath(query, locale) ? parseQuery(query, locale) : null
}
