import { usePathname, useSearchParams } from 'next/navigation'
import { barePath } from '@/lib/platform/i18n/locale'

/** The pages that stand for many addresses (`lib/sites/routes/yp.ts`), as a cached page may know itself. */
const standIns = /\/(?:meeting|person|page\/\d+)$/

/**
 * Where a participant is. Only of what is drawn in the browser: a cached page does not know its public address. A step
 * of the router draws the next page before the address line has it, so the router is asked.
 */
export function useAddress() {
  const pathname = barePath(usePathname() ?? '')
  const query = useSearchParams() ?? new URLSearchParams()
  return { path: standIns.test(pathname) ? barePath(window.location.pathname) : pathname, query }
}

/** The number at the end of the address: of a meeting, of a person. */
export function useNumber(): number | null {
  const { path } = useAddress()
  const digits = /\/(\d{1,10})$/.exec(path)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** A number of the query; null for what is none. */
export function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Changes the query of the address without a step of its own. */
export function replaceQuery(changes: Record<string, string>): void {
  const query = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(changes))
    if (value) query.set(name, value)
    else query.delete(name)
  const text = query.size > 0 ? `?${query}` : ''
  window.history.replaceState(null, '', `${window.location.pathname}${text}`)
}
