import { and, eq, gt, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { codeSessions } from '@/db/schema/members'
import { cookieOf, hostCookieName, buildSetCookie } from './cookie'
import { sessionSeconds } from './session-length'
import { createSessionToken, sessionTokenHash } from './session-token'

/** The audiences, other than members, that sign in with a code. Members have sessions of another kind. */
export type CodeAudience = (typeof codeSessions.$inferSelect)['audience']

/** Someone who reads the mail of an address, and signed in with a code that was sent to it. */
export type CodeHolder<A extends CodeAudience = CodeAudience> = {
  audience: A
  /** In lower case. */
  email: string
}

export const codeCookieName = (audience: CodeAudience, siteUrl?: string) =>
  hostCookieName(`strata-${audience}`, siteUrl)
/** @returns the session's token, and the `Set-Cookie` value that holds it */
export async function openCodeSession({
  audience,
  email,
}: CodeHolder): Promise<{ token: string; cookie: string }> {
  const token = createSessionToken()
  await db()
    .insert(codeSessions)
    .values({
      token_hash: sessionTokenHash(token),
      audience,
      email,
      // The database's clock sets this time, because it also decides whether the session has expired.
      expires_at: sql`now() + make_interval(secs => ${sessionSeconds})`,
    })
  return { token, cookie: buildSetCookie(codeCookieName(audience), token, sessionSeconds) }
}

/** Returns the holder of a session token; null when the session has ended or belongs to another audience. */
export async function findHolderByToken<A extends CodeAudience>(
  audience: A,
  token: string | undefined,
): Promise<CodeHolder<A> | null> {
  if (!token) return null
  const [session] = await db()
    .select({ email: codeSessions.email })
    .from(codeSessions)
    .where(
      and(
        eq(codeSessions.token_hash, sessionTokenHash(token)),
        eq(codeSessions.audience, audience),
        gt(codeSessions.expires_at, sql`now()`),
      ),
    )
  return session ? { audience, email: session.email } : null
}

/** Lists the open sessions of an e-mail address, of owners and of participants. */
export async function listCodeSessionsOf(email: string) {
  const rows = await db().select().from(codeSessions).where(eq(codeSessions.email, email))
  return rows.map(({ audience, created_at, expires_at }) => ({
    ...{ audience, created_at: created_at.toISOString(), expires_at: expires_at.toISOString() },
  }))
}

/** Returns the holder who sends a request. @param cookies the request's `Cookie` header */
export function findHolderByCookies<A extends CodeAudience>(
  audience: A,
  cookies: string | null,
): Promise<CodeHolder<A> | null> {
  return findHolderByToken(audience, cookieOf(cookies, codeCookieName(audience)))
}

/**
 * Ends every session that an address has for an audience: signing out on one device signs out on all.
 * @returns the `Set-Cookie` value that removes the cookie
 */
export async function endCodeSessionsAndBuildCookieDeletion({
  audience,
  email,
}: CodeHolder): Promise<string> {
  await db()
    .delete(codeSessions)
    .where(and(eq(codeSessions.audience, audience), eq(codeSessions.email, email)))
  return buildSetCookie(codeCookieName(audience), '', 0)
}
