import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberSessions } from '@/db/schema/members'
import { env } from '@/lib/env'
import { getMember } from '@/lib/members/queries'
import type { MemberCompany } from '@/lib/members/schema'
import { mayAccess } from './roles'
import { accountOfToken, cookieOf, sessionCookieName } from './session'

/** A member fills the questionnaire in one sitting of a working day; later it enters with a new code. */
const sessionSeconds = 12 * 60 * 60

const isSecure = (siteUrl = env().siteUrl) => siteUrl.startsWith('https:')

/** A `__Host-` cookie is only accepted over TLS, so a plain local site needs the other name. */
export function memberCookieName(siteUrl = env().siteUrl): string {
  return isSecure(siteUrl) ? '__Host-strata-member' : 'strata-member'
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

function cookie(value: string, seconds: number): string {
  const secure = env().siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${memberCookieName()}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

/**
 * Opens a session; sessions that are over are cleared away with it.
 * @returns the `Set-Cookie` value
 */
export async function openMemberSession(memberId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db()
    .delete(memberSessions)
    .where(lt(memberSessions.expiresAt, sql`now()`))
  await db()
    .insert(memberSessions)
    .values({
      tokenHash: hashOf(token),
      memberId,
      expiresAt: new Date(Date.now() + sessionSeconds * 1_000),
    })
  return cookie(token, sessionSeconds)
}

/**
 * The member of a session, read from the database every time, so that one who was switched off is out at once.
 * @param token the cookie's value
 */
export async function memberOfToken(token: string | undefined): Promise<MemberCompany | null> {
  if (!token) return null
  const [session] = await db()
    .select({ memberId: memberSessions.memberId })
    .from(memberSessions)
    .where(and(eq(memberSessions.tokenHash, hashOf(token)), gt(memberSessions.expiresAt, sql`now()`)))
  const member = session ? await getMember(session.memberId) : null
  return member?.active ? member : null
}

/**
 * Ends every session of a member: whoever leaves on one machine has left on all.
 * @returns the `Set-Cookie` value that takes the cookie away
 */
export async function closeMemberSessions(memberId: number): Promise<string> {
  await db().delete(memberSessions).where(eq(memberSessions.memberId, memberId))
  return cookie('', 0)
}

/**
 * Whether the sender of a request may read what belongs to a member: the member itself, and the roles that see
 * personal data.
 * @param cookies the request's `Cookie` header
 */
export async function mayReadOf(memberId: number, cookies: string | null | undefined): Promise<boolean> {
  const member = await memberOfToken(cookieOf(cookies, memberCookieName()))
  if (member?.id === memberId) return true
  const account = await accountOfToken(cookieOf(cookies, sessionCookieName()))
  return account !== null && mayAccess(account.account_role, 'admin')
}
