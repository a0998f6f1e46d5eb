import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingBookings, meetings, meetingTimes } from '@/db/schema/meetings'
import { formatDate } from '@/lib/platform/i18n/format'
import { meetingNumber } from './schema'

/** A meeting that has not ended, with the values by which error messages name it. */
type ComingBooking = { number: string; day: string; time: string }

/** Lists the upcoming and current meetings whose bookings match a condition, such as those of a room. */
export async function listUnfinishedBookings(where: SQL | undefined): Promise<ComingBooking[]> {
  const rows = await db()
    .select({ id: meetings.id, day: meetingTimes.meeting_date, time: meetingTimes.meeting_time })
    .from(meetingBookings)
    .innerJoin(meetings, eq(meetings.id, meetingBookings.meeting_id))
    .innerJoin(meetingTimes, eq(meetingTimes.id, meetingBookings.time_id))
    .where(and(where, gt(meetingTimes.starts_at, sql`now() - interval '1 hour'`)))
    .orderBy(asc(meetingTimes.starts_at), asc(meetings.id))
  return rows.map(({ id, day, time }) => ({
    number: meetingNumber(id),
    day: formatDate(day, 'mn'),
    time: time.slice(0, 5),
  }))
}

/** Matches the upcoming meetings of a participant. */
export const isUpcomingMeetingOf = (userId: number): SQL | undefined =>
  and(
    or(eq(meetings.sender_id, userId), eq(meetings.receiver_id, userId)),
    inArray(meetings.meeting_status, ['pending', 'accepted']),
    gt(meetings.starts_at, sql`now()`),
  )
