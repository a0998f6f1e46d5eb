import { and, eq, gt, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { codeSessions } from '@/db/schema/members'
import { cookieOf, hostCookieName, setCookie } from './cookie'
import { sessionSeconds } from './session-length'
import { newSessionToken, sessionTokenHash } from './session-token'

/** Who comes in with a code to an address that is no member's. Members have sessions of their own. */
export type CodeAudience = (typeof codeSessions.$inferSelect)['audience']

/** Somebody who reads the mail of an address, and came in with a code that was sent to it. */
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
  const token = newSessionToken()
  await db()
    .insert(codeSessions)
    .values({
      token_hash: sessionTokenHash(token),
      audience,
      email,
      // Both times by the clock of the database, which compares them.
      expires_at: sql`now() + make_interval(secs => ${sessionSeconds})`,
    })
  return { token, cookie: setCookie(codeCookieName(audience), token, sessionSeconds) }
}

/** Whose session a token is; null when it is over, or nobody's of this audience. */
export async function holderOfToken<A extends CodeAudience>(
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

/** Who sends a request. @param cookies its `Cookie` header */
export function holderOf<A extends CodeAudience>(
  audience: A,
  cookies: string | null,
): Promise<CodeHolder<A> | null> {
  return holderOfToken(audience, cookieOf(cookies, codeCookieName(audience)))
}

/**
 * Ends every session of an address: whoever leaves on one machine has left on all.
 * @returns the `Set-Cookie` value that takes the cookie away
 */
export async function closeCodeSessions({ audience, email }: CodeHolder): Promise<string> {
  await db()
    .delete(codeSessions)
    .where(and(eq(codeSessions.audience, audience), eq(codeSessions.email, email)))
  return setCookie(codeCookieName(audience), '', 0)
}
