import { asc, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingBookings, meetingRooms, meetingTimes } from '@/db/schema/meetings'
import { localTimeOf } from './local-time'

/** The days that have hours, in their order, with how many rooms are taken on each. */
export async function listDays(): Promise<{ day: string; meetings: number }[]> {
  return db()
    .select({
      day: meetingTimes.meeting_date,
      meetings: sql<number>`count(${meetingBookings.room_id})`.mapWith(Number),
    })
    .from(meetingTimes)
    .leftJoin(meetingBookings, eq(meetingBookings.time_id, meetingTimes.id))
    .groupBy(meetingTimes.meeting_date)
    .orderBy(asc(meetingTimes.meeting_date))
}

/** The day that is shown where none was asked for: today, or else the first to come, or else the last. */
export function presentDay(days: readonly { day: string }[], now: Date): string | null {
  const today = localTimeOf(now).day
  return (days.find(({ day }) => day >= today) ?? days.at(-1))?.day ?? null
}

/** The rooms as people count them: 9 before 10. */
export function listRooms() {
  return db()
    .select({
      id: meetingRooms.id,
      room_number: meetingRooms.room_number,
      capacity: meetingRooms.capacity,
    })
    .from(meetingRooms)
    .orderBy(
      sql`nullif(substring(${meetingRooms.room_number} from '[0-9]{1,9}'), '')::integer nulls last`,
      asc(meetingRooms.room_number),
    )
}
