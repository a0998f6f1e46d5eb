import { and, eq, gt, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberSessions } from '@/db/schema/members'
import type { Account } from '@/lib/platform/accounts/schema'
import { getMember } from './queries'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { cookieOf, hostCookieName, setCookie } from '@/lib/platform/auth/cookie'
import { mayAccess } from '@/lib/platform/auth/roles'
import { accountOfToken, sessionCookieName } from '@/lib/platform/auth/session'
import { sessionSeconds } from '@/lib/platform/auth/session-length'
import { createSessionToken, sessionTokenHash } from '@/lib/platform/auth/session-token'

export const memberCookieName = (siteUrl?: string) => hostCookieName('strata-member', siteUrl)

/**
 * Opens a session. A member fills in the questionnaire in one sitting and needs a new code later.
 * @returns the `Set-Cookie` value
 */
export async function openMemberSession(memberId: number): Promise<string> {
  const token = createSessionToken()
  await db()
    .insert(memberSessions)
    .values({
      token_hash: sessionTokenHash(token),
      member_id: memberId,
      // Uses the database's clock, which also checks the expiry.
      expires_at: sql`now() + make_interval(secs => ${sessionSeconds})`,
    })
  return setCookie(memberCookieName(), token, sessionSeconds)
}

/**
 * The member of a session, read from the database every time: a deactivated one loses access at once.
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
 * Ends all sessions of a member, on every device.
 * @returns the `Set-Cookie` value that deletes the cookie
 */
export async function closeMemberSessions(memberId: number): Promise<string> {
  await db().delete(memberSessions).where(eq(memberSessions.member_id, memberId))
  return setCookie(memberCookieName(), '', 0)
}

/**
 * Whether the sender of a request may read a member's data: only the member and the roles that may see
 * personal data.
 * @param cookies the request's `Cookie` header
 */
export async function mayReadOf(memberId: number, cookies: string | null | undefined): Promise<boolean> {
  const [member, account] = await Promise.all([
    memberOfToken(cookieOf(cookies, memberCookieName())),
    accountOfToken(cookieOf(cookies, sessionCookieName())),
  ])
  return mayRead(memberId, { member, account })
}

/** The sender of a request: a member, staff, both or neither. */
export type Readers = { member: MemberCompany | null; account: Account | null }

/** Whether one of them may read a member's data. */
export const mayRead = (memberId: number, { member, account }: Readers) =>
  member?.id === memberId || (account !== null && mayAccess(account.account_role, 'admin'))
