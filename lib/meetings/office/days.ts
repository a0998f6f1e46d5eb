import { asc, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingBookings, meetingRooms, meetingTimes } from '@/db/schema/meetings'
import { roomOrder } from '../rooms/queries'

/** Lists the days that have hours, in order, with the number of room bookings on each day. */
export async function listMeetingDays(): Promise<{ day: string; meetings: number }[]> {
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

/** Lists the rooms in natural order, in which room 9 comes before room 10. */
export function listRooms() {
  return db()
    .select({
      id: meetingRooms.id,
      room_number: meetingRooms.room_number,
      capacity: meetingRooms.capacity,
    })
    .from(meetingRooms)
    .orderBy(...roomOrder)
}
