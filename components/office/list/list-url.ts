'use client'

import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { useLocation } from '../location'
import { queryStringWith, pagingFrom, addScopePrefix, type SearchChanges } from './search'

/**
 * Returns functions that read and change the page, size, filters and open record of a list in the URL.
 * @param scope the prefix of the parameters if a page has several lists, such as `council.`
 * @param path the path of the list, if it is not the current one
 */
export function useListUrl(scope = '', path?: string) {
  const { pathname: here, search } = useLocation()
  const pathname = path ?? here
  const router = useRouter()
  return useMemo(() => {
    const hrefWith = (changes: SearchChanges) =>
      `${pathname}${queryStringWith(search, addScopePrefix(changes, scope))}`
    return {
      get: (name: string) => search.get(`${scope}${name}`),
      hrefWith,
      paging: (sizes: readonly number[]) => pagingFrom(search, sizes, scope),
      go: (changes: SearchChanges) => router.push(hrefWith(changes)),
      replace: (changes: SearchChanges) => router.replace(hrefWith(changes)),
    }
  }, [pathname, router, scope, search])
}

export type ListUrl = ReturnType<typeof useListUrl>
