import { foldKey } from '@/lib/platform/search/fold'
import { doorFoundMax, type Guest } from './schema'
import type { KeptList } from './verdict'

/** A guest of the list with the words that find them, in either alphabet. */
export type Findable = { guest: Guest; words: readonly string[] }

/** Returns the searchable people of a device's list, by name. */
export function findableOf(list: KeptList | null): Findable[] {
  return Object.values(list?.guests ?? {})
    .map((guest) => ({ guest, words: foldKey(`${guest.name} ${guest.company}`).split(' ') }))
    .sort((one, other) => one.guest.name.localeCompare(other.guest.name, 'mn'))
}

/**
 * Finds people whose name or company has a word beginning with each word of a term. Without a term the list
 * is empty.
 */
export function findByName(people: readonly Findable[], term: string): Guest[] {
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
