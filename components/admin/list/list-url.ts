'use client'

import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { useLocation } from '../location'
import { changedSearch, pagingFrom, type SearchChanges } from './search'

/** Page, size, filters and the open record of a list, kept in the URL. */
export function useListUrl() {
  const { pathname, search } = useLocation()
  const router = useRouter()
  return useMemo(() => {
    const hrefWith = (changes: SearchChanges) => `${pathname}${changedSearch(search, changes)}`
    return {
      search,
      hrefWith,
      paging: (sizes: readonly number[]) => pagingFrom(search, sizes),
      go: (changes: SearchChanges) => router.push(hrefWith(changes)),
      replace: (changes: SearchChanges) => router.replace(hrefWith(changes)),
    }
  }, [pathname, router, search])
}
