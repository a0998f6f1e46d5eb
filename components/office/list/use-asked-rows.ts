'use client'

import { useListUrl } from './list-url'
import { validSortParam } from './search'

/** The possible page sizes of lists of people, as in the specification; the first is the default. */
export const peoplePageSizes = [10, 20, 30] as const

/** Returns search, sorting and page from the URL: as input of the list's call, and as props of `ListPage`. */
export function useListParamsFromUrl<Sort extends string>(sizes: readonly number[], sorts: readonly Sort[]) {
  const { get, paging } = useListUrl()
  const place = paging(sizes)
  const [term, sort] = [get('term'), validSortParam(get('sort'), sorts)]
  return {
    listQuery: { ...place, ...(term && { term }), ...(sort && { sort }) },
    list: { sorts, hasSearch: true, paging: { ...place, sizes } },
  }
}
