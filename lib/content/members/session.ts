import { and, eq, gt, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberSessions } from '@/db/schema/members'
import { getMember } from './queries'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { cookieOf, hostCookieName, setCookie } from '@/lib/platform/auth/cookie'
import { mayAccess } from '@/lib/platform/auth/roles'
import { accountOfToken, sessionCookieName } from '@/lib/platform/auth/session'
import { sessionSeconds } from '@/lib/platform/auth/session-length'
import { newSessionToken, sessionTokenHash } from '@/lib/platform/auth/session-token'

export const memberCookieName = (siteUrl?: string) => hostCookieName('strata-member', siteUrl)

/**
 * Opens a session: a member fills the questionnaire in one sitting, and later enters with a new code.
 * @returns the `Set-Cookie` value
 */
export async function openMemberSession(memberId: number): Promise<string> {
  const token = newSessionToken()
  await db()
    .insert(memberSessions)
    .values({
      token_hash: sessionTokenHash(token),
      member_id: memberId,
      // Both times by the clock of the database, which compares them.
      expires_at: sql`now() + make_interval(secs => ${sessionSeconds})`,
    })
  return setCookie(memberCookieName(), token, sessionSeconds)
}

/**
 * The member of a session, read from the database every time, so that one who was switched off is out at once.
 * @param token the cookie's value
 */
export async function memberOfToken(token: string | undefined): Promise<MemberCompany | null> {
  if (!token) return null
  const [session] = await db()
    .select({ memberId: memberSessions.member_id })
    .from(memberSessions)
    .where(
      and(eq(memberSessions.token_hash, sessionTokenHash(token)), gt(memberSessions.expires_at, sql`now()`)),
    )
  const member = session ? await getMember(session.memberId) : null
  return member?.active ? member : null
}

/**
 * Ends every session of a member: whoever leaves on one machine has left on all.
 * @returns the `Set-Cookie` value that takes the cookie away
 */
export async function closeMemberSessions(memberId: number): Promise<string> {
  await db().delete(memberSessions).where(eq(memberSessions.member_id, memberId))
  return setCookie(memberCookieName(), '', 0)
}

/**
 * Whether the sender of a request may read what belongs to a member: the member itself, and the roles that see
 * personal data.
 * @param cookies the request's `Cookie` header
 */
export async function mayReadOf(memberId: number, cookies: string | null | undefined): Promise<boolean> {
  return mayRead(memberId, await readersIn(cookies))
}

/** Who asks for what is of a member: the member, the staff, both or nobody. */
export async function readersIn(cookies: string | null | undefined) {
  const [member, account] = await Promise.all([
    memberOfToken(cookieOf(cookies, memberCookieName())),
    accountOfToken(cookieOf(cookies, sessionCookieName())),
  ])
  return { member, account }
}

/** Whether one of them may read what is of a member. */
export const mayRead = (memberId: number, { member, account }: Awaited<ReturnType<typeof readersIn>>) =>
  member?.id === memberId || (account !== null && mayAccess(account.account_role, 'admin'))
