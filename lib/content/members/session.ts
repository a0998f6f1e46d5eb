import { and, eq, gt, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberSessions } from '@/db/schema/members'
import type { Account } from '@/lib/platform/accounts/schema'
import { getMember } from './queries'
import type { Credentials } from '@/lib/platform/api/client'
import { findTokenAndRecordUse } from '@/lib/platform/auth/api-token'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { cookieOf, hostCookieName, buildSetCookie } from '@/lib/platform/auth/cookie'
import { mayAccess } from '@/lib/platform/auth/roles'
import { authenticateTokenAndRecordUse, sessionCookieName } from '@/lib/platform/auth/session'
import { sessionSeconds } from '@/lib/platform/auth/session-length'
import { createSessionToken, sessionTokenHash } from '@/lib/platform/auth/session-token'

export const memberCookieName = (siteUrl?: string) => hostCookieName('strata-member', siteUrl)

/**
 * Opens a session for one sitting, in which a member fills in the questionnaire. After the session ends, the
 * member needs a new code.
 * @returns the value of the `Set-Cookie` header
 */
export async function openMemberSessionAndBuildCookie(memberId: number): Promise<string> {
  const token = createSessionToken()
  await db()
    .insert(memberSessions)
    .values({
      token_hash: sessionTokenHash(token),
      member_id: memberId,
      // The expiry is computed by the clock of the database, which also checks it.
      expires_at: sql`now() + make_interval(secs => ${sessionSeconds})`,
    })
  return buildSetCookie(memberCookieName(), token, sessionSeconds)
}

/**
 * Finds the member of a session. Reads the database every time, so that a deactivated member loses access at
 * once.
 * @param token value of the session cookie
 */
export async function findMemberByToken(token: string | undefined): Promise<MemberCompany | null> {
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
 * @returns the value of the `Set-Cookie` header that deletes the cookie
 */
export async function endMemberSessionsAndBuildCookieDeletion(memberId: number): Promise<string> {
  await db().delete(memberSessions).where(eq(memberSessions.member_id, memberId))
  return buildSetCookie(memberCookieName(), '', 0)
}

/**
 * Whether the sender of a request may read a member's data: only the member, and staff whose role may see
 * personal data.
 */
export async function maySenderReadMember(
  memberId: number,
  { cookies, tokenSecret }: Credentials,
): Promise<boolean> {
  const [member, account] = await Promise.all([
    findMemberByToken(cookieOf(cookies, memberCookieName())),
    tokenSecret === null
      ? authenticateTokenAndRecordUse(cookieOf(cookies, sessionCookieName()))
      : findTokenAndRecordUse(tokenSecret).then((staff) => staff?.account ?? null),
  ])
  return mayReadMember(memberId, { member, account })
}

/** Who sends a request to the server: a member, staff, both at once or neither. */
export type RequestSender = { member: MemberCompany | null; account: Account | null }

/** Whether the sender may read a member's data: only this member, and staff who may see personal data. */
export const mayReadMember = (memberId: number, { member, account }: RequestSender) =>
  member?.id === memberId || (account !== null && mayAccess(account.account_role, 'admin'))
