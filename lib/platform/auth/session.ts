import { decode, encode, type JWT } from 'next-auth/jwt'
import type { Account } from '@/lib/platform/accounts/schema'
import type { Asker } from '@/lib/platform/api/asker'
import { env } from '@/lib/platform/env'
import { cookieOf, setCookie } from './cookie'
import { sessionCookieName as nameAt } from './cookie-names'
import { endStaffSession, liveStaffSession, openStaffSession, seeStaffSession } from './staff-session'

/** A `__Secure-` cookie is only accepted over TLS, so a plain local site needs the other name. */
export function sessionCookieName(siteUrl = env().siteUrl): string {
  return nameAt(siteUrl)
}

/** What the cookie holds, encrypted: which session, and its end in seconds of the Unix clock. */
type SessionClaims = { sessionId: string; endsAt: number }

/** Makes the cookie's token. However often it is made anew, it ends when the session does. */
export function encodeSession(token: JWT | undefined): Promise<string> {
  const endsAt = typeof token?.endsAt === 'number' ? token.endsAt : 0
  const maxAge = Math.max(0, Math.floor(endsAt - Date.now() / 1_000))
  return encode({ ...(token && { token }), secret: env().authSecret, maxAge })
}

/** What a token holds; null when it is over or not of our making. */
export async function decodeSession(token: string | undefined): Promise<SessionClaims | null> {
  if (!token) return null
  const claims = await decode({ token, secret: env().authSecret }).catch(() => null)
  return typeof claims?.sessionId === 'string' && typeof claims.endsAt === 'number'
    ? { sessionId: claims.sessionId, endsAt: claims.endsAt }
    : null
}

/** The id of the session whose cookie a request carries; whether it is still open is not asked. */
export async function sessionIdOf({ cookies }: Pick<Asker, 'cookies'>): Promise<string | null> {
  const claims = await decodeSession(cookieOf(cookies, sessionCookieName()))
  return claims?.sessionId ?? null
}

/**
 * The signed-in account, read from the database with its session every time, so that a session that was ended, a
 * deleted account or a changed role counts from the next request on.
 * @param token the session cookie's value
 * @param asker who sends the request, to be noted with the session
 * @returns null when there is no open session
 */
export async function accountOfToken(token: string | undefined, asker?: Asker): Promise<Account | null> {
  const claims = await decodeSession(token)
  const session = claims && (await liveStaffSession(claims.sessionId))
  if (!session) return null
  if (asker) await seeStaffSession(session, asker)
  return session.account
}

const nobodyInParticular: Asker = { address: '', userAgent: '', cookies: null }

/** Begins a session in the place of the one that the asking browser had. @returns what its cookie holds */
export async function beginSession(accountId: number, asker: Asker): Promise<SessionClaims> {
  const before = await sessionIdOf(asker)
  if (before) await endStaffSession(before)
  const { id, endsAt } = await openStaffSession(accountId, asker)
  return { sessionId: id, endsAt: Math.floor(endsAt.getTime() / 1_000) }
}

/** The `Set-Cookie` value that signs an account in, the same session that the browser sign-in makes. */
export async function sessionCookie(
  account: Pick<Account, 'id'>,
  asker: Asker = nobodyInParticular,
): Promise<string> {
  const claims = await beginSession(account.id, asker)
  const seconds = Math.max(0, claims.endsAt - Math.floor(Date.now() / 1_000))
  return setCookie(sessionCookieName(), await encodeSession(claims), seconds)
}
