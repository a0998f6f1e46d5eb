import { type Locale, withoutLocale } from '@/lib/platform/i18n/locale'
import { languageOf } from './error-page'
import { callFolders } from './sites'

/** The longest address in letters: an index of Postgres takes 2,700 bytes. */
const addressLengthMax = 1_000
/** Folders of the office, of calls, of files and of programs: what is not there was on no old site. */
const ownFolder = new RegExp(`^(?:/admin|/api|/files|/cards|/_next|${callFolders.join('|')})(?:[/?]|$)`)

/**
 * Returns the path and query of an address in one spelling, without the host of a whole address.
 * @returns null for what is no address of a page
 */
export function normaliseAddress(address: string): string | null {
  const path = address.trim().replace(/^https?:\/\/[^/?#]+/i, '')
  if (!/^\/(?![/\\])/.test(path) || !URL.canParse(path, 'http://site')) return null
  const { host, pathname, search } = new URL(path, 'http://site')
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end--
  const spelling = (pathname.slice(0, end) + search).replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
  return host === 'site' && spelling.length <= addressLengthMax && !spelling.startsWith('//')
    ? spelling
    : null
}

/** Whether a missing page at an address, as `normaliseAddress` returns it, may be redirected. */
export const isRedirectable = (address: string): boolean => address !== '/' && !ownFolder.test(address)

/**
 * Returns the addresses under which a redirect for a missing page may be stored, the best first: with its query
 * and without, and for an English page those of the page without its language.
 */
export function redirectAddresses(url: string): { address: string; locale: Locale }[] {
  const asWritten = normaliseAddress(url)
  if (asWritten === null || !isRedirectable(asWritten)) return []
  const forms = [...new Set([asWritten, asWritten.replace(/\?.*/, '')])]
  const addresses = forms.map((address) => ({ address, locale: 'mn' as const }))
  if (languageOf(asWritten) === 'mn') return addresses
  return [
    ...addresses,
    ...forms.map((address) => ({ address: withoutLocale(address), locale: 'en' as const })),
  ]
}
