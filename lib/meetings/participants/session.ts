import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingUsers } from '@/db/schema/meetings'
import { codeSessions } from '@/db/schema/members'
import type { MeetingUser } from '@/lib/platform/auth/callers'
import { codeCookieName } from '@/lib/platform/auth/code-session'
import { cookieOf } from '@/lib/platform/auth/cookie'
import { sessionTokenHash } from '@/lib/platform/auth/session-token'

/**
 * Finds the participant who sends a request to the server. Reads the database every time, so that a blocked
 * or deleted participant is logged out at once.
 * @param cookieHeader the `Cookie` header of the request
 */
export async function findSessionParticipant(cookieHeader: string | null): Promise<MeetingUser | null> {
  const token = cookieOf(cookieHeader, codeCookieName('participant'))
  if (!token) return null
  const [row] = await db()
    .select({ user: meetingUsers })
    .from(codeSessions)
    .innerJoin(meetingUsers, eq(meetingUsers.email, codeSessions.email))
    .where(
      and(
        eq(codeSessions.token_hash, sessionTokenHash(token)),
        eq(codeSessions.audience, 'participant'),
        gt(codeSessions.expires_at, sql`now()`),
        isNull(meetingUsers.blocked_at),
      ),
    )
  return row?.user ?? null
}

/**
 * Finds the participant with an e-mail address; null for an unknown address, and for a blocked participant.
 */
export async function findParticipantByEmail(email: string): Promise<MeetingUser | null> {
  const [user] = await db()
    .select()
    .from(meetingUsers)
    .where(and(eq(meetingUsers.email, email), isNull(meetingUsers.blocked_at)))
  return user ?? null
}
