import { isRecord, save, load } from '@/components/ui/browser-storage'
import type { PlaceKind } from '@/lib/office/search/schema'

/** A place opened on this device: a screen, which has only an address, or a record with title and kind. */
export type RecentPlace = { address: string; title?: string; kind?: PlaceKind }

const countMax = 7
const keyOf = (accountId: number) => `strata.places.${accountId}` as const

/** Records of these kinds are titled with private people's names, so the device does not store them. */
const privateKinds: ReadonlySet<PlaceKind | undefined> = new Set<PlaceKind>(['request', 'account'])

function isPlace(value: unknown): value is RecentPlace {
  const { address, title, kind } = isRecord(value) ? value : {}
  return (
    typeof address === 'string' &&
    address.startsWith('/admin/') &&
    ['string', 'undefined'].includes(typeof title) &&
    ['string', 'undefined'].includes(typeof kind)
  )
}

/** Returns the places that an account opened last on this device, the latest first. */
export function readRecentPlaces(accountId: number): RecentPlace[] {
  const value = load(localStorage, keyOf(accountId))
  return Array.isArray(value) ? value.filter(isPlace).slice(0, countMax) : []
}

export function rememberPlaceUnlessPrivate(accountId: number, place: RecentPlace): void {
  if (privateKinds.has(place.kind)) return
  const others = readRecentPlaces(accountId).filter(({ address }) => address !== place.address)
  save(localStorage, keyOf(accountId), [place, ...others].slice(0, countMax))
}
