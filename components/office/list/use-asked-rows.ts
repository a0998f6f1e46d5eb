'use client'

import { useListUrl } from './list-url'
import { sortOf } from './search'

/** The sizes that the specification gives to lists of people, the default one first. */
export const peoplePageSizes = [10, 20, 30] as const

/** What the address asks of a list that is searched and sorted: as its read takes it, and as `ListPage` does. */
export function useAskedRows<Sort extends string>(sizes: readonly number[], sorts: readonly Sort[]) {
  const { get, paging } = useListUrl()
  const place = paging(sizes)
  const [term, sort] = [get('term'), sortOf(get('sort'), sorts)]
  return {
    listQuery: { ...place, ...(term && { term }), ...(sort && { sort }) },
    list: { sorts, hasSearch: true, paging: { ...place, sizes } },
  }
}
