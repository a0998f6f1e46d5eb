import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingBookings, meetingTimes } from '@/db/schema/meetings'
import type { MeetingHour } from './schema'

/** Finds the hour that begins at a moment; null if there is none. */
export async function findHourId(startsAt: Date): Promise<number | null> {
  const [row] = await db()
    .select({ id: meetingTimes.id })
    .from(meetingTimes)
    .where(eq(meetingTimes.starts_at, startsAt))
  return row?.id ?? null
}

/** Lists all hours in the order of time, with the number of meetings that are booked at each. */
export async function listMeetingHours(): Promise<MeetingHour[]> {
  const usage = db()
    .select({
      time_id: meetingBookings.time_id,
      meetings: sql<number>`count(distinct ${meetingBookings.meeting_id})::integer`.as('meetings'),
    })
    .from(meetingBookings)
    .where(isNotNull(meetingBookings.meeting_id))
    .groupBy(meetingBookings.time_id)
    .as('held')
  const rows = await db()
    .select({
      id: meetingTimes.id,
      day: meetingTimes.meeting_date,
      time: meetingTimes.meeting_time,
      meetings: sql<number>`coalesce(${usage.meetings}, 0)`,
    })
    .from(meetingTimes)
    .leftJoin(usage, eq(usage.time_id, meetingTimes.id))
    .orderBy(asc(meetingTimes.starts_at))
  return rows.map(({ id, day, time, meetings }) => ({
    id,
    // The moment with the offset of Ulaanbaatar, so that its date part is the day there.
    meeting_date: `${day}T${time}+08:00`,
    meeting_time: time,
    meetings,
  }))
}
