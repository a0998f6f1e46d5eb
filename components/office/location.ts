'use client'

import { usePathname, useSearchParams } from 'next/navigation'

const noSearch = new URLSearchParams()

/** The path and query of the current page. Next types both as nullable, but our pages always have them. */
export function useLocation(): { pathname: string; search: URLSearchParams } {
  const pathname = usePathname() ?? ''
  const search = useSearchParams() ?? noSearch
  return { pathname, search }
}
