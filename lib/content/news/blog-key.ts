import { associationPaths } from '@/lib/platform/site/association-paths'
import { defaultCategoryCid, type NewsCategoryCount } from './schema'

export type BlogKey =
  { kind: 'category'; cid: number } | { kind: 'month'; month: string } | { kind: 'search'; term: string }

/** What the first part of `/mm/blog/{key}={page}` means: a known category first, then a month, else a term. */
export function blogKey(key: string, categories: readonly Pick<NewsCategoryCount, 'cid'>[]): BlogKey {
  if (/^\d{1,9}$/.test(key) && categories.some(({ cid }) => cid === Number(key))) {
    return { kind: 'category', cid: Number(key) }
  }
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(key)) return { kind: 'month', month: key }
  return { kind: 'search', term: key }
}

/** The address of a list page. A term may contain any character, including slashes and question marks. */
export function blogPath(key: string | number, page = 1): string {
  return associationPaths.newsList(key, page)
}

const termMax = 200

/**
 * The address of a search: the default category for an empty term, the beginning of a term that is too long.
 */
export function searchPath(term: string): string {
  return blogPath(term.trim().slice(0, termMax).toWellFormed() || defaultCategoryCid)
}

/**
 * Reads key and page of `{key}={page}` from the route's segments. A page receives them encoded, its
 * `generateMetadata` decoded; whether the last `=` is encoded shows which of the two it is.
 * @returns null for an invalid address
 */
export function blogParams(segments: readonly string[]): { key: string; page: number } | null {
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
