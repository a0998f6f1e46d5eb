'use client'

import { useListUrl } from './list-url'
import { sortOf } from './search'

/** The page sizes that the specification sets for lists of people, the default first. */
export const peoplePageSizes = [10, 20, 30] as const

/** Reads search, sorting and page from the address, both for the list's read and for `ListPage`. */
export function useAskedRows<Sort extends string>(sizes: readonly number[], sorts: readonly Sort[]) {
  const { get, paging } = useListUrl()
  const place = paging(sizes)
  const [term, sort] = [get('term'), sortOf(get('sort'), sorts)]
  return {
    listQuery: { ...place, ...(term && { term }), ...(sort && { sort }) },
    list: { sorts, hasSearch: true, paging: { ...place, sizes } },
  }
}
