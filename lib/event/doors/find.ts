import { foldKey } from '@/lib/platform/search/fold'
import { doorFoundMax, type Guest } from './schema'
import type { StoredDoorList } from './verdict'

/** A guest of the device's list, with the words of name and company that a search compares. */
export type SearchableGuest = { guest: Guest; words: readonly string[] }

/** Returns the guests of a device's list with their search words, sorted by name. */
export function searchableGuests(list: StoredDoorList | null): SearchableGuest[] {
  return Object.values(list?.guests ?? {})
    .map((guest) => ({ guest, words: foldKey(`${guest.name} ${guest.company}`).split(' ') }))
    .sort((one, other) => one.guest.name.localeCompare(other.guest.name, 'mn'))
}

/**
 * Finds the first `doorFoundMax` guests for whom every word of the term begins a word of their name or
 * company. Without a term nobody is found.
 */
export function findByNameOrCompany(people: readonly SearchableGuest[], term: string): Guest[] {
  const sought = foldKey(term).split(' ').filter(Boolean)
  if (sought.length === 0) return []
  const guests: Guest[] = []
  for (const { guest, words } of people) {
    if (!sought.every((start) => words.some((word) => word.startsWith(start)))) continue
    guests.push(guest)
    if (guests.length === doorFoundMax) break
  }
  return guests
}
