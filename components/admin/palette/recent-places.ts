import type { PlaceKind } from '@/lib/records/search/schema'

/** A place that was opened on this device: a screen by its address alone, a record with its name. */
export type RecentPlace = { address: string; title?: string; kind?: PlaceKind }

const countMax = 7
const keyOf = (accountId: number) => `strata.places.${accountId}`

/** The names of people who wrote to the office, or work in it, stay on no device. */
const unkept: ReadonlySet<PlaceKind | undefined> = new Set<PlaceKind>(['request', 'account'])

function isPlace(value: unknown): value is RecentPlace {
  const { address, title, kind } = (value ?? {}) as Record<string, unknown>
  return (
    typeof address === 'string' &&
    address.startsWith('/admin/') &&
    ['string', 'undefined'].includes(typeof title) &&
    ['string', 'undefined'].includes(typeof kind)
  )
}

/** The places that an account opened last on this device, the latest first. */
export function recentPlaces(accountId: number): RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(accountId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, countMax) : []
  } catch {
    // A browser without storage, or what somebody else wrote there.
    return []
  }
}

export function rememberPlace(accountId: number, place: RecentPlace): void {
  if (unkept.has(place.kind)) return
  const others = recentPlaces(accountId).filter(({ address }) => address !== place.address)
  try {
    localStorage.setItem(keyOf(accountId), JSON.stringify([place, ...others].slice(0, countMax)))
  } catch {
    // Full, or none: then nothing is remembered.
  }
}
