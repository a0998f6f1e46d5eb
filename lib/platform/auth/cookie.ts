import { env } from '@/lib/platform/env'
import { type HostCookie, hostCookieName as nameAt } from './cookie-names'

/**
 * Returns the name of one of the application's cookies. Browsers accept a `__Host-` cookie only over TLS,
 * from this exact host and for all its paths; a local site without TLS uses the name without that prefix.
 */
export function hostCookieName(name: HostCookie, siteUrl = env().siteUrl): string {
  return nameAt(name, siteUrl)
}

/** Returns the `Set-Cookie` value of a cookie hidden from scripts and from POST requests of other sites. */
export function buildSetCookie(name: string, value: string, seconds: number): string {
  const secure = env().siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

/**
 * Returns the value of a cookie of a request.
 * @param header the request's `Cookie`
 */
export function cookieOf(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}
