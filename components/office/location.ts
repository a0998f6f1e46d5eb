'use client'

import { usePathname, useSearchParams } from 'next/navigation'

const noSearch = new URLSearchParams()

/** Path and query of the current page. Next types both as absent at times, which they are on no page of ours. */
export function useLocation(): { pathname: string; search: URLSearchParams } {
  const pathname = usePathname() ?? ''
  const search = useSearchParams() ?? noSearch
  return { pathname, search }
}
