import type { IncomingMessage } from 'node:http'
import { sharedEpoch, epochHeader } from '@/lib/platform/cache/epoch'

/**
 * What an edge, a shared cache in front of Strata, may keep: answers that the page cache declares up to date,
 * while they still are. Browsers go on asking each time (decision 107).
 */

/**
 * How long an edge that is not told of publications may keep an answer. Some, such as nginx, count whole
 * seconds and keep it for up to one more: two seconds are the promise.
 */
const untoldSeconds = 1
/** Redirects that depend on nothing but the address. */
const permanentStatuses = [301, 308]

/**
 * Returns the epoch for which the page cache says that its answer is up to date, -1 for an answer that must
 * not be reused.
 */
export function epochOf({ headers }: Pick<IncomingMessage, 'headers'>): number {
  return Number(headers[epochHeader] ?? -1)
}

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
  const edgeControl = `${cacheControl.replace('private', 'public')}, s-maxage=${untoldSeconds}`
  return headers.map((each, at) => (headers[at - 1]?.toLowerCase() === 'cache-control' ? edgeControl : each))
}
