import { associationPaths } from '@/lib/platform/site/association-paths'
import { defaultCategoryCid, type NewsCategoryCount } from './schema'

export type BlogKey =
  { kind: 'category'; cid: number } | { kind: 'month'; month: string } | { kind: 'search'; term: string }

/**
 * Interprets the `key` of `/mm/blog/{key}={page}`: the number of a known category, else a month, else a
 * search term.
 */
export function parseBlogKey(key: string, categories: readonly Pick<NewsCategoryCount, 'cid'>[]): BlogKey {
  if (/^\d{1,9}$/.test(key) && categories.some(({ cid }) => cid === Number(key))) {
    return { kind: 'category', cid: Number(key) }
  }
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(key)) return { kind: 'month', month: key }
  return { kind: 'search', term: key }
}

/**
 * Returns the path of a page of the news list. A search term may contain any character, also slashes and
 * question marks.
 */
export function blogPath(key: string | number, page = 1): string {
  return associationPaths.newsList(key, page)
}

const termMax = 200

/**
 * Returns the path of a search for news. An empty term leads to the default category; a term that is too long
 * is cut.
 */
export function newsSearchPath(term: string): string {
  return blogPath(term.trim().slice(0, termMax).toWellFormed() || defaultCategoryCid)
}

/**
 * Reads `key` and `page` of `{key}={page}` from the segments of the route. Next passes the segments encoded
 * to a page, but decoded to its `generateMetadata`. An encoded last `=` means that the key is encoded, too.
 * @returns null for an invalid path
 */
export function parseBlogParams(segments: readonly string[]): { key: string; page: number } | null {
  const [, rawKey = '', sign, number] = /^([^]+)(=|%3D)(\d{1,10})$/.exec(segments.join('/')) ?? []
  const page = Number(number)
  if (!Number.isSafeInteger(page) || page < 1 || page > 1_000_000_000) return null
  try {
    const key = (sign === '=' ? rawKey : decodeURIComponent(rawKey)).trim()
    return key === '' || key.length > termMax ? null : { key, page }
  } catch {
    return null
  }
}
