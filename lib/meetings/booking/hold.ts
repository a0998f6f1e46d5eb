import { asc, eq, inArray, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetings, meetingTimes, meetingUsers } from '@/db/schema/meetings'
import { Problem } from '@/lib/platform/api/problem'
import { requireRow } from '@/lib/platform/api/rows'

export type Hour = { id: number; startsAt: Date; isPast: boolean }
export type Party = Pick<
  typeof meetingUsers.$inferSelect,
  'id' | 'name' | 'name_en' | 'email' | 'lang' | 'languages' | 'blocked_at'
>
export type Meeting = typeof meetings.$inferSelect

export const sideIdsOf = ({ sender_id, receiver_id }: Meeting) => [sender_id, receiver_id] as const

/**
 * A booking takes its locks in one order, which prevents deadlocks: first the meeting, then the hour, then
 * the participants in the order of their ids. The database's exclusion constraints would refuse a double
 * booking too, but could not say who is busy where.
 */

/** Locks an upcoming hour against other bookings. @throws Problem conflict for a deleted or past hour */
export async function lockSlot(id: number): Promise<Hour> {
  const [hour] = await db()
    .select({
      id: meetingTimes.id,
      startsAt: meetingTimes.starts_at,
      isPast: sql<boolean>`${meetingTimes.starts_at} <= now()`,
    })
    .from(meetingTimes)
    .where(eq(meetingTimes.id, id))
    .for('no key update')
  if (!hour) throw Problem.ofField('time_id', 'problems.meeting_hour_gone', {}, 'conflict')
  if (hour.isPast) throw Problem.ofField('time_id', 'problems.meeting_hour_past', {}, 'conflict')
  return hour
}

/**
 * Locks participants until the transaction ends, so that nobody blocks or deletes them meanwhile.
 * @throws Problem conflict when one of them is deleted or blocked
 */
export async function lockParticipants(ids: readonly number[]): Promise<Party[]> {
  const rows = await db()
    .select(partyColumns)
    .from(meetingUsers)
    .where(inArray(meetingUsers.id, [...ids]))
    .orderBy(asc(meetingUsers.id))
    .for('share')
  return ids.map((id) => {
    const party = rows.find((row) => row.id === id)
    if (!party || party.blocked_at) throw new Problem('conflict', 'problems.meeting_person_gone')
    return party
  })
}

export const partyColumns = {
  id: meetingUsers.id,
  name: meetingUsers.name,
  name_en: meetingUsers.name_en,
  email: meetingUsers.email,
  lang: meetingUsers.lang,
  languages: meetingUsers.languages,
  blocked_at: meetingUsers.blocked_at,
}

/**
 * Locks a meeting; with `version` only if it is still in the version that the caller saw.
 * @throws Problem not_found, or conflict when the meeting changed since `version`
 */
async function lockMeeting(id: number, version?: number): Promise<Meeting> {
  const meeting = requireRow(await db().select().from(meetings).where(eq(meetings.id, id)).for('update'))
  if (version !== undefined && version !== meeting.version)
    throw Problem.ofField('version', 'problems.meeting_changed', {}, 'conflict')
  return meeting
}

/**
 * Locks a meeting that can still be changed; with `version` only in the version that the caller saw.
 * @throws Problem not_found, or conflict for a past, cancelled or changed meeting
 */
export async function lockUpcomingMeeting(id: number, version?: number): Promise<Meeting> {
  const meeting = await lockMeeting(id, version)
  if (meeting.meeting_status === 'cancelled' || meeting.starts_at <= new Date())
    throw new Problem('conflict', 'problems.meeting_over')
  return meeting
}
