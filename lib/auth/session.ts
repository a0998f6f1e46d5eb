import { decode, encode } from 'next-auth/jwt'
import { env } from '@/lib/env'
import { getAccount } from '@/lib/accounts/queries'
import type { Account } from '@/lib/accounts/schema'

/** How long a sign-in lasts: a working day, used or not. */
export const sessionSeconds = 12 * 60 * 60

/** A `__Secure-` cookie is only accepted over TLS, so a plain local site needs the other name. */
export function sessionCookieName(siteUrl = env().siteUrl): string {
  return siteUrl.startsWith('https:') ? '__Secure-strata-session' : 'strata-session'
}

/**
 * The signed-in account, read from the database every time, so that a deleted account or a changed role
 * counts from the next request on.
 * @param token the session cookie's value
 * @returns null when there is no valid session or its account is gone
 */
export async function accountOfToken(token: string | undefined): Promise<Account | null> {
  if (!token) return null
  const claims = await decode({ token, secret: env().authSecret }).catch(() => null)
  return typeof claims?.accountId === 'number' ? getAccount(claims.accountId) : null
}

/** The `Set-Cookie` value that signs an account in, the same session that the browser sign-in makes. */
export async function sessionCookie(account: Account): Promise<string> {
  const value = await encode({
    token: { accountId: account.id },
    secret: env().authSecret,
    maxAge: sessionSeconds,
  })
  const secure = env().siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${sessionCookieName()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${sessionSeconds}${secure}`
}

/**
 * One cookie of a request.
 * @param header the request's `Cookie`
 */
export function cookieOf(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}
