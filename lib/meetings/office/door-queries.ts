import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { meetingBookings, meetings, meetingTimes, meetingUsers } from '@/db/schema/meetings'
import { Problem } from '@/lib/platform/api/problem'
import { listRooms } from './days'
import type { BoardRoom, DoorDisplay } from './schema'

const senders = alias(meetingUsers, 'sender')
const receivers = alias(meetingUsers, 'receiver')
const hourMs = 3_600_000

/** Lists all rooms, because every room has a door display. */
export const listDoorDisplayRooms = (): Promise<BoardRoom[]> => listRooms()

/** Selects the first day on which an accepted meeting in the room has not ended yet. */
const selectNextMeetingDay = (roomId: number, now: Date) =>
  db()
    .select({ day: sql<string>`min(${meetingTimes.meeting_date})` })
    .from(meetingBookings)
    .innerJoin(meetingTimes, eq(meetingTimes.id, meetingBookings.time_id))
    .innerJoin(meetings, eq(meetings.id, meetingBookings.meeting_id))
    .where(
      and(
        eq(meetingBookings.room_id, roomId),
        eq(meetingBookings.is_proposed, false),
        eq(meetings.meeting_status, 'accepted'),
        gt(meetingTimes.starts_at, new Date(now.getTime() - hourMs)),
      ),
    )

/** Reads what the display at the door of a room shows. @throws Problem not_found */
export async function getDoorDisplay(roomId: number, now: Date): Promise<DoorDisplay> {
  const [rooms, [next]] = await Promise.all([listRooms(), selectNextMeetingDay(roomId, now)])
  const room = rooms.find((each) => each.id === roomId)
  if (!room) throw new Problem('not_found')
  const day = next?.day ?? null
  const heldMeetings = day === null ? [] : await listAcceptedMeetings(roomId, day)
  return {
    room,
    now: now.toISOString(),
    day,
    meetings: heldMeetings.map(({ starts_at, time, ...meeting }) => ({
      ...meeting,
      meeting_time: time.slice(0, 5),
      starts_at: starts_at.toISOString(),
      ends_at: new Date(starts_at.getTime() + hourMs).toISOString(),
    })),
  }
}

function listAcceptedMeetings(roomId: number, day: string) {
  return db()
    .select({
      id: meetings.id,
      time: meetingTimes.meeting_time,
      starts_at: meetingTimes.starts_at,
      sender: { id: senders.id, name: senders.name, name_en: senders.name_en },
      receiver: { id: receivers.id, name: receivers.name, name_en: receivers.name_en },
      needs_interpreter: meetings.needs_interpreter,
    })
    .from(meetingBookings)
    .innerJoin(meetingTimes, eq(meetingTimes.id, meetingBookings.time_id))
    .innerJoin(meetings, eq(meetings.id, meetingBookings.meeting_id))
    .innerJoin(senders, eq(senders.id, meetings.sender_id))
    .innerJoin(receivers, eq(receivers.id, meetings.receiver_id))
    .where(
      and(
        eq(meetingBookings.room_id, roomId),
        eq(meetingBookings.is_proposed, false),
        eq(meetingTimes.meeting_date, day),
        eq(meetings.meeting_status, 'accepted'),
      ),
    )
    .orderBy(asc(meetingTimes.starts_at))
}
