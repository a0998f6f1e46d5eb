import { usePathname, useSearchParams } from 'next/navigation'
import { withoutLocale } from '@/lib/platform/i18n/locale'

/**
 * The paths of pages that each serve many public addresses (`lib/sites/routes/yp.ts`). In a cached page, the
 * router may report such a path instead of the public address.
 */
const standIns = /\/(?:meeting|person|page\/\d+)$/

/**
 * Returns the path and the query that the router reports, because the router changes before the address bar.
 * If the reported path serves many addresses, returns the path in the address bar instead. Only for parts
 * rendered in the browser: a cached page does not know its public address.
 */
export function usePathAndQuery() {
  const pathname = withoutLocale(usePathname() ?? '')
  const query = useSearchParams() ?? new URLSearchParams()
  return { path: standIns.test(pathname) ? withoutLocale(window.location.pathname) : pathname, query }
}

/** Returns the number of the meeting or the person at the end of the address; null if there is none. */
export function useNumberInPath(): number | null {
  const { path } = usePathAndQuery()
  const digits = /\/(\d{1,10})$/.exec(path)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Returns a number of the query; null when it is missing or invalid. */
export function numberInQuery(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Changes the query of the address without a new history entry. */
export function updateAddressQuery(changes: Record<string, string>): void {
  const query = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(changes))
    if (value) query.set(name, value)
    else query.delete(name)
  const text = query.size > 0 ? `?${query}` : ''
  window.history.replaceState(null, '', `${window.location.pathname}${text}`)
}
