import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  assessmentColleagues,
  colleagueSessions,
  memberAssessments,
  memberResults,
} from '@/db/schema/assessment'
import { memberSessions } from '@/db/schema/members'
import type { Account } from '@/lib/platform/accounts/schema'
import { getMember } from './queries'
import type { Credentials } from '@/lib/platform/api/client'
import { findTokenAndRecordUse } from '@/lib/platform/auth/api-token'
import type { MemberCaller, SessionColleague } from '@/lib/platform/auth/callers'
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
export async function findMemberByToken(token: string | undefined): Promise<MemberCaller | null> {
  if (!token) return null
  const [session] = await db()
    .select({ memberId: memberSessions.member_id })
    .from(memberSessions)
    .where(
      and(eq(memberSessions.token_hash, sessionTokenHash(token)), gt(memberSessions.expires_at, sql`now()`)),
    )
  const owner = session ? { ...session, colleague: null } : await findSessionColleague(token)
  const member = owner && (await getMember(owner.memberId))
  return member?.active ? { ...member, colleague: owner?.colleague ?? null } : null
}

/** Finds the colleague of a session, whose invitation has not ended and whose assessment is not finished. */
async function findSessionColleague(
  token: string,
): Promise<{ memberId: number; colleague: SessionColleague } | null> {
  const { id, name, sections, assessment_id: assessmentId } = assessmentColleagues
  const [row] = await db()
    .select({ memberId: memberAssessments.member_id, colleague: { id, name, sections, assessmentId } })
    .from(colleagueSessions)
    .innerJoin(assessmentColleagues, eq(assessmentColleagues.id, colleagueSessions.colleague_id))
    .innerJoin(memberAssessments, eq(memberAssessments.id, assessmentColleagues.assessment_id))
    .leftJoin(memberResults, eq(memberResults.assessment_id, memberAssessments.id))
    .where(
      and(
        eq(colleagueSessions.token_hash, sessionTokenHash(token)),
        gt(colleagueSessions.expires_at, sql`now()`),
        isNull(assessmentColleagues.ended_at),
        isNull(memberResults.id),
      ),
    )
  return row ?? null
}

/**
 * Opens a session for one sitting of a colleague.
 * @returns the value of the `Set-Cookie` header
 */
export async function openColleagueSessionAndBuildCookie(colleagueId: number): Promise<string> {
  const token = createSessionToken()
  await db()
    .insert(colleagueSessions)
    .values({
      token_hash: sessionTokenHash(token),
      colleague_id: colleagueId,
      expires_at: sql`now() + make_interval(secs => ${sessionSeconds})`,
    })
  return buildSetCookie(memberCookieName(), token, sessionSeconds)
}

/**
 * Ends all sessions of a member's registered address, or those of its colleague, on every device.
 * @returns the value of the `Set-Cookie` header that deletes the cookie
 */
export async function endMemberSessionsAndBuildCookieDeletion({
  id,
  colleague,
}: MemberCaller): Promise<string> {
  if (colleague) await db().delete(colleagueSessions).where(eq(colleagueSessions.colleague_id, colleague.id))
  else await db().delete(memberSessions).where(eq(memberSessions.member_id, id))
  return buildSetCookie(memberCookieName(), '', 0)
}

/** Finds who sends a request: the member or its colleague, and staff, with a session or an API token. */
export async function findSender({ cookies, tokenSecret }: Credentials): Promise<RequestSender> {
  const [member, account] = await Promise.all([
    findMemberByToken(cookieOf(cookies, memberCookieName())),
    tokenSecret === null
      ? authenticateTokenAndRecordUse(cookieOf(cookies, sessionCookieName()))
      : findTokenAndRecordUse(tokenSecret).then((staff) => staff?.account ?? null),
  ])
  return { member, account }
}

/** Who sends a request to the server: a member, staff, both at once or neither. */
export type RequestSender = { member: MemberCaller | null; account: Account | null }

/**
 * Whether the sender may read a member's data: only this member, not its colleagues, staff who may see personal
 * data, and who reviews assessments, to which all private files belong.
 */
export const mayReadMember = (memberId: number, { member, account }: RequestSender) =>
  (member?.id === memberId && !member.colleague) ||
  (account !== null && (mayAccess(account, 'admin') || mayAccess(account, 'reviewer')))
