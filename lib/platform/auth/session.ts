import { decode, encode, type JWT } from 'next-auth/jwt'
import type { Account } from '@/lib/platform/accounts/schema'
import type { Client } from '@/lib/platform/api/client'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { cookieOf, buildSetCookie } from './cookie'
import { sessionCookieName as nameAt } from './cookie-names'
import { acceptedSecrets } from './secrets'
import { endStaffSession, findLiveStaffSession, openStaffSession, recordSessionUse } from './staff-session'

/**
 * Returns the name of the staff's session cookie. Browsers accept a `__Secure-` cookie only over TLS, so a
 * local site without TLS uses the name without that prefix.
 */
export function sessionCookieName(siteUrl = env().siteUrl): string {
  return nameAt(siteUrl)
}

/** The encrypted content of the session cookie: the session's id, and its end in seconds of Unix time. */
type SessionClaims = { sessionId: string; endsAt: number }

/** Makes the token of the session cookie. Renewing the token does not extend it beyond the session's end. */
export function encodeSession(claims: JWT | undefined): Promise<string> {
  const endsAt = typeof claims?.endsAt === 'number' ? claims.endsAt : 0
  const maxAge = Math.max(0, Math.floor(endsAt - Date.now() / 1_000))
  return encode({ ...(claims && { token: claims }), secret: env().authSecret, maxAge })
}

/** Decrypts the token of a session cookie. @returns null when it has expired or this site did not make it */
export async function decodeSession(token: string | undefined): Promise<SessionClaims | null> {
  if (!token) return null
  const readings = acceptedSecrets().map((secret) => decode({ token, secret }).catch(() => null))
  const claims = (await Promise.all(readings)).find((reading) => reading !== null)
  return typeof claims?.sessionId === 'string' && typeof claims.endsAt === 'number'
    ? { sessionId: claims.sessionId, endsAt: claims.endsAt }
    : null
}

/**
 * Returns the id of the session whose cookie a request carries, without checking whether it is still open.
 */
export async function sessionIdOf({ cookies }: Pick<Client, 'cookies'>): Promise<string | null> {
  const claims = await decodeSession(cookieOf(cookies, sessionCookieName()))
  return claims?.sessionId ?? null
}

/**
 * Returns the signed-in account. Reads it from the database with its session every time, so that an ended
 * session, a deleted account or a changed role takes effect with the next request.
 * @param token the session cookie's value
 * @param client who sends the request, to be recorded with the session
 * @returns null when there is no open session
 */
export async function authenticateTokenAndRecordUse(
  token: string | undefined,
  client?: Client,
): Promise<Account | null> {
  const claims = await decodeSession(token)
  const session = claims && (await findLiveStaffSession(claims.sessionId))
  if (!session) return null
  if (client) await recordSessionUse(session, client)
  return session.account
}

const nobodyInParticular: Client = { address: '', userAgent: '', cookies: null, tokenSecret: null }

/** Begins a session that replaces the browser's previous one. @returns the content of its cookie */
export async function replaceSession(accountId: number, client: Client): Promise<SessionClaims> {
  const before = await sessionIdOf(client)
  if (before) await endStaffSession(before)
  const { id, endsAt } = await openStaffSession(accountId, client)
  log().info({ account: accountId }, 'staff signed in')
  return { sessionId: id, endsAt: Math.floor(endsAt.getTime() / 1_000) }
}

/** Begins a session that replaces the previous one of `client`. @returns the `Set-Cookie` value */
export async function replaceSessionAndBuildCookie(
  account: Pick<Account, 'id'>,
  client: Client = nobodyInParticular,
): Promise<string> {
  const claims = await replaceSession(account.id, client)
  const seconds = Math.max(0, claims.endsAt - Math.floor(Date.now() / 1_000))
  return buildSetCookie(sessionCookieName(), await encodeSession(claims), seconds)
}
