import type { IncomingMessage } from 'node:http'
import { workerData } from 'node:worker_threads'
import { readEpoch } from '@/lib/platform/cache/epoch'
import { everyTag, parseTags, staleSeconds, tagsHeader, toldSeconds } from '@/lib/platform/edge/tags'
import type { GatewayOptions } from './start'

/**
 * What an edge, a shared cache in front of Strata, may keep: answers that the page cache declares up to date,
 * while they still are. Browsers go on asking each time (decision 107).
 */

/**
 * How long an edge that is not told of publications may keep an answer. Some, such as nginx, count whole
 * seconds and keep it for up to one more: two seconds are the promise.
 */
const untoldSeconds = 1
const isEdgeTold = (workerData as Partial<GatewayOptions> | null)?.isEdgeTold ?? false
/** Redirects that depend on nothing but the address. */
const permanentStatuses = [301, 308]

/** Returns whether the application hears of publications, which it does as long as the database is there. */
export const isInStep = (): boolean => readEpoch() >= 0

/**
 * Sets what an edge may do with an answer of the application that may not be kept.
 * @param headers the answer's headers, name and value in turn
 */
export function withEdgeHeaders(answer: IncomingMessage, headers: readonly string[]): string[] {
  const { statusCode = 500 } = answer
  // Some caches keep answers that say nothing, such as a redirect that depends on a cookie.
  return answer.headers['cache-control'] === undefined && !permanentStatuses.includes(statusCode)
    ? [...headers, 'cache-control', 'private, no-cache']
    : [...headers]
}

/**
 * Sets what an edge may do with an answer that is up to date while it is sent.
 * @param answer the application's answer
 * @param headers the answer's headers, name and value in turn
 */
export function withEdgeHeadersWhileUpToDate(
  { headers: own }: Pick<IncomingMessage, 'headers'>,
  headers: readonly string[],
): string[] {
  const cacheControl = own['cache-control'] ?? ''
  const tags = own[tagsHeader]
  // A flight never changes at its address, so it needs no tags.
  const mayStay = isEdgeTold && (tags !== undefined || cacheControl.includes('immutable'))
  const seconds = mayStay ? toldSeconds : untoldSeconds
  const edgeControl = `${cacheControl.replace('private', 'public')}, s-maxage=${seconds}`
  const edgeHeaders = headers.map((each, at) =>
    headers[at - 1]?.toLowerCase() === 'cache-control' ? edgeControl : each,
  )
  return mayStay ? [...edgeHeaders, ...headersOfTold(String(tags ?? ''))] : edgeHeaders
}

/**
 * Returns the headers for an edge that is told: the tags as the two common names list them, and what only
 * such an edge may do (RFC 9213). Browsers must not get `stale-while-revalidate`: some of them obey it.
 */
function headersOfTold(list: string): string[] {
  const tags = [everyTag, ...parseTags(list)]
  return [
    ...['cache-tag', tags.join(',')],
    ...['surrogate-key', tags.join(' ')],
    ...['cdn-cache-control', `public, max-age=${toldSeconds}, stale-while-revalidate=${staleSeconds}`],
  ]
}
