import { and, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetings, meetingUsers } from '@/db/schema/meetings'
import { codeSessions } from '@/db/schema/members'
import { writeOrRefuseTaken } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import {
  deleteRow,
  importedColumns,
  increment,
  requireRow,
  saveRow,
  typeCheckedValues,
} from '@/lib/platform/api/rows'
import { cancelUpcomingMeetingsAndNotify } from '../booking/cancel'
import { isUpcomingMeetingOf } from '../coming-bookings'
import { userAnswer } from './queries'
import type { MeetingUserRow, UserBlock, UserInsert, UserUpdate } from './schema'
import { searchKeyOf } from './search-key'

const emailTakenProblem = () => Problem.ofField('email', 'validation.meeting.emailTaken', {}, 'conflict')

type Row = typeof meetingUsers.$inferSelect

/** Adds a participant. @throws Problem conflict when another participant has the e-mail address */
export async function insertMeetingUser(form: UserInsert): Promise<{ id: number; user: MeetingUserRow }> {
  const row = requireRow(
    await writeOrRefuseTaken(
      (tx) =>
        tx
          .insert(meetingUsers)
          .values({
            ...typeCheckedValues(meetingUsers, form),
            search_key: searchKeyOf(form),
            ...importedColumns(meetingUsers),
          })
          .returning(),
      emailTakenProblem,
    ),
  )
  return { id: row.id, user: userAnswer(row) }
}

/** Ends all sessions of the participant with an e-mail address. */
async function endParticipantSessions(email: string): Promise<void> {
  await db()
    .delete(codeSessions)
    .where(and(eq(codeSessions.audience, 'participant'), eq(codeSessions.email, email)))
}

/**
 * Locks a participant against changes and deletion.
 * @param strength `update` also prevents new rows that refer to the participant, such as bookings
 * @throws Problem not_found
 */
async function lockUser(id: number, strength: 'update' | 'no key update' = 'no key update'): Promise<Row> {
  return requireRow(await db().select().from(meetingUsers).where(eq(meetingUsers.id, id)).for(strength))
}

/**
 * Changes a participant, whose meetings stay. After a change of the e-mail address the participant must log
 * in again.
 * @throws Problem not_found, or conflict when another participant has the address, or when somebody saved the
 * record since `version`
 */
export async function updateMeetingUser({
  id,
  version,
  ...form
}: UserUpdate): Promise<{ version: number; user: MeetingUserRow }> {
  const before = await lockUser(id)
  const row = await saveRow(meetingUsers, { id, version }, (where) =>
    writeOrRefuseTaken(
      (tx) =>
        tx
          .update(meetingUsers)
          .set({
            ...typeCheckedValues(meetingUsers, form),
            search_key: searchKeyOf(form),
            version: increment(meetingUsers.version),
          })
          .where(where)
          .returning(),
      emailTakenProblem,
    ),
  )
  if (row.email !== before.email) await endParticipantSessions(before.email)
  return { version: row.version, user: userAnswer(row) }
}

/**
 * Blocks a participant at once: ends all sessions, allows no more requests and cancels the upcoming meetings.
 * Or unblocks the participant; the cancelled meetings stay cancelled.
 * @returns the number of cancelled meetings
 * @throws Problem not_found
 */
export async function blockOrUnblockMeetingUser({
  id,
  blocked,
  reason,
}: UserBlock): Promise<{ id: number; cancelled: number }> {
  // Locks the meetings before the participant, in the order of all bookings (`booking/hold.ts`), because
  // another order could deadlock.
  if (blocked)
    await db()
      .select({ id: meetings.id })
      .from(meetings)
      .where(isUpcomingMeetingOf(id))
      .orderBy(meetings.id)
      .for('update')
  const { email } = await lockUser(id)
  await db()
    .update(meetingUsers)
    .set({ blocked_at: blocked ? sql`coalesce(${meetingUsers.blocked_at}, now())` : null })
    .where(eq(meetingUsers.id, id))
  if (!blocked) return { id, cancelled: 0 }
  await endParticipantSessions(email)
  return { id, cancelled: await cancelUpcomingMeetingsAndNotify(id, reason) }
}

/**
 * Deletes a participant with all sessions and with the remaining meetings, which are past or cancelled.
 * @throws Problem not_found, or conflict while the participant has upcoming meetings
 */
export async function deleteMeetingUser(id: number): Promise<void> {
  const user = await lockUser(id, 'update')
  const count = await db().$count(meetings, isUpcomingMeetingOf(id))
  if (count > 0)
    throw new Problem('conflict', 'problems.meeting_user_booked', { name: user.name || user.name_en, count })
  await endParticipantSessions(user.email)
  await deleteRow(meetingUsers, id)
}
