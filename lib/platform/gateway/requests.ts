import { countSeconds, placeOf } from '@/lib/platform/metrics/counts'
import { type RouteKind, routeKinds, statusClasses } from '@/lib/platform/metrics/families'
import { pageAddress } from '@/lib/platform/site/sites'
import { isCall } from './bounds'

const places = Object.fromEntries(
  routeKinds.map((kind) => [kind, statusClasses.map((status) => placeOf('requests', `${kind} ${status}`))]),
) as Record<RouteKind, number[]>
const filePath = /^\/(?:_next\/static|files|cards)\//
const officePath = /^\/admin(?:[/?]|$)/

/**
 * @param isCached whether a cached page or public call may answer it
 * @param isFile whether a copied file may answer it
 */
export function routeKindOf(url: string, isCached = false, isFile = false): RouteKind {
  if (isFile) return 'file'
  if (isCall.test(url)) return 'call'
  if (isCached || pageAddress.test(url) || officePath.test(url)) return 'page'
  return filePath.test(url) ? 'file' : 'other'
}

/** Counts a request. An answer from the gateway's own memory takes no time worth counting. */
export function countRequest(kind: RouteKind, status: number, seconds = 0): void {
  const place = places[kind][Math.floor(status / 100) - 1]
  if (place !== undefined) countSeconds(place, seconds)
}
