import type { IncomingMessage } from 'node:http'
import { languageOf } from '@/lib/platform/site/error-page'
import { callFolders, pageAddress } from '@/lib/platform/site/sites'

export const callPath = new RegExp(`^(?:${callFolders.join('|')})/`)
/** Open data is streamed to each reader as long as it lasts. */
export const openData = /^[^?]*\.(?:csv|json|ics)(?:\?|$)/
/** A longer address is answered and not cached. */
const urlLengthMax = 2_048
/** What Next adds to requests of its own router, which have other answers than the page. */
const routerHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'range',
]
const englishCookie = /(?:^|;\s*)lang=en(?:;|$)/

/** The page's key, or null when the request is none that a cached page answers. */
export function pageKeyOf({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (url.length > urlLengthMax || url.includes('_rsc=')) return null
  const isPage = pageAddress.test(url)
  if (!isPage && !callPath.test(url)) return null
  if (isPage && openData.test(url)) return null
  for (const name of routerHeaders) if (name in headers) return null
  // Readers of English are led from a bare address to its English alternate. Calls go by their query.
  const { cookie } = headers
  if (isPage && cookie && englishCookie.test(cookie) && languageOf(url) === 'mn') return null
  return url
}

/**
 * Whether the reader has this very version already.
 * @param ifNoneMatch `if-none-match`
 */
export function sameEtag(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false
  const stripWeak = (value: string) => value.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((each) => stripWeak(each) === stripWeak(etag))
}
