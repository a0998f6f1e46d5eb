import type { IncomingMessage } from 'node:http'
import { tokenSecretOf } from '@/lib/platform/auth/bearer'
import { languageOf } from '@/lib/platform/site/error-page'
import { callFolders, pageAddress } from '@/lib/platform/site/sites'
import { flightParameter } from './deferred-loader'

export const callPath = new RegExp(`^(?:${callFolders.join('|')})/`)
/** The addresses of open data, which is not cached but streamed to each reader. */
export const openData = /^[^?]*\.(?:csv|json|ics)(?:\?|$)/
/** The longest address whose page is cached; a longer one is answered without the cache. */
const urlLengthMax = 2_048
/** Request headers with which the answer is not the whole page: those of Next's router, and `range`. */
const routerHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'range',
]
const englishCookie = /(?:^|;\s*)lang=en(?:;|$)/

/** Returns the page's key, or null when no cached page answers the request. */
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
  // A call with an API token is answered to its sender alone. Pages take no tokens.
  if (!isPage && tokenSecretOf(headers.authorization) !== null) return null
  for (const name of routerHeaders) if (name in headers) return null
  // With a cookie for English, a page's address without a language is redirected to the English page. The
  // answers of calls depend on their query, not on the cookie.
  const { cookie } = headers
  if (isPage && cookie && englishCookie.test(cookie) && languageOf(url) === 'mn') return null
  return url
}

const flightAddress = new RegExp(`\\??&${flightParameter}=([\\w-]{22})$`)

/** Returns the version of the page whose flight an address asks for; null for the page itself. */
export function flightVersionOf(url: string): string | null {
  return flightAddress.exec(url)?.[1] ?? null
}

/** Returns the address of a page whose flight an address asks for. */
export const withoutFlightVersion = (url: string): string => url.replace(flightAddress, '')

/** Turns a request for the flight of a page into the one that Next's router would send for the page. */
export function toRouterRequest(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const pageUrl = withoutFlightVersion(request.url ?? '')
  request.url = `${pageUrl}${pageUrl.includes('?') ? '&' : '?'}_rsc`
  request.headers.rsc = '1'
}

/** An ETag that names an answer in all its encodings is a weak one. */
export const toWeakEtag = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`)

/**
 * Returns whether the reader already has the version of the page with this ETag.
 * @param ifNoneMatch `if-none-match`
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false
  const stripWeakPrefix = (value: string) => value.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((each) => stripWeakPrefix(each) === stripWeakPrefix(etag))
}

/** @param contentType `content-type` */
export const isHtml = (contentType: unknown): boolean => String(contentType).startsWith('text/html')
