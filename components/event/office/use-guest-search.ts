import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useDebouncedText } from '@/components/ui/use-debounced'
import { callApi } from '@/lib/wiring/calls/client'
import { searchableGuests, findByNameOrCompany } from '@/lib/event/doors/find'
import { doorFoundMax, type Guest } from '@/lib/event/doors/schema'
import type { StoredDoorList } from '@/lib/event/doors/verdict'

const pauseMs = 250

/**
 * Finds guests at a door: by name or company in the guest list on the device, by phone number or mail address
 * on the server, because the device does not store these.
 */
export function useGuestSearch(guestList: StoredDoorList | null, term: string) {
  const people = useMemo(() => searchableGuests(guestList), [guestList])
  const nameMatches = findByNameOrCompany(people, useDeferredValue(term))
  const searchTerm = useDebouncedText(term.trim(), pauseMs)
  const { data, isError, isFetching } = useQuery({
    queryKey: ['door-guests', searchTerm],
    queryFn: ({ signal }) =>
      callApi('GET /mw/admin/get/door-guests', { term: searchTerm }, { lang: 'mn', signal }),
    enabled: searchTerm !== '',
    retry: false,
    networkMode: 'always',
    // Guests found by phone number or mail address do not stay on the device after the search is closed.
    gcTime: 0,
  })
  const guestsById = new Map<number, Guest>(
    [...nameMatches, ...(data?.guests ?? [])].map((guest) => [guest.id, guest]),
  )
  return {
    guests: [...guestsById.values()].slice(0, doorFoundMax),
    isSearching: isFetching || searchTerm !== term.trim(),
    isAlone: isError,
  }
}
