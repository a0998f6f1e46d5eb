import type { IncomingMessage } from 'node:http'
import { workerData } from 'node:worker_threads'
import { sharedEpoch, epochHeader } from '@/lib/platform/cache/epoch'
import { everyTag, staleSeconds, tagsHeader, toldSeconds } from '@/lib/platform/edge/tags'
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

/**
 * Returns the epoch for which the page cache says that its answer is up to date, -1 for an answer that must
 * not be reused.
 */
export function epochOf({ headers }: Pick<IncomingMessage, 'headers'>): number {
  return Number(headers[epochHeader] ?? -1)
}

/** Returns whether the application hears of publications, which it does as long as the database is there. */
export const isInStep = (): boolean => Atomics.load(sharedEpoch, 0) >= 0

/** Returns whether nothing has expired since an answer was declared up to date. */
export function isCurrent(epoch: number): boolean {
  return epoch >= 0 && epoch === Atomics.load(sharedEpoch, 0)
}

/**
 * Sets what an edge may do with an answer of the application; to be called at the moment of sending.
 * @param headers the answer's headers, name and value in turn
 */
export function withEdgeHeaders(answer: IncomingMessage, headers: readonly string[]): string[] {
  const { statusCode = 500, headers: own } = answer
  const cacheControl = own['cache-control']
  // Some caches keep answers that say nothing, such as a redirect that depends on a cookie.
  if (cacheControl === undefined)
    return permanentStatuses.includes(statusCode)
      ? [...headers]
      : [...headers, 'cache-control', 'private, no-cache']
  if (!isCurrent(epochOf(answer))) return [...headers]
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
  const tags = [everyTag, ...list.split(',').filter(Boolean)]
  return [
    ...['cache-tag', tags.join(',')],
    ...['surrogate-key', tags.join(' ')],
    ...['cdn-cache-control', `public, max-age=${toldSeconds}, stale-while-revalidate=${staleSeconds}`],
  ]
}
