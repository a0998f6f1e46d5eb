import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import {
  meetingBookings,
  meetingInterpreters,
  meetingRooms,
  meetings,
  meetingTimes,
  meetingUsers,
  nameOrder,
} from '@/db/schema/meetings'
import type { SheetQuery } from './schema'

const senders = alias(meetingUsers, 'sender')
const receivers = alias(meetingUsers, 'receiver')

const personColumns = (user: typeof senders | typeof receivers) => ({
  id: user.id,
  name: user.name,
  name_en: user.name_en,
})

/**
 * Lists the room bookings on run sheets in the order of time: of one room, of one participant, or all.
 * Proposed times are left out.
 */
export function listSheetMeetings({ by, id, day }: SheetQuery, rowsMax: number) {
  return db()
    .select({
      id: meetings.id,
      meeting_status: meetings.meeting_status,
      meeting_description: meetings.meeting_description,
      needs_interpreter: meetings.needs_interpreter,
      day: meetingTimes.meeting_date,
      time: meetingTimes.meeting_time,
      room_id: meetingRooms.id,
      room_number: meetingRooms.room_number,
      sender: personColumns(senders),
      receiver: personColumns(receivers),
      interpreter: { name: meetingInterpreters.name, name_en: meetingInterpreters.name_en },
    })
    .from(meetingBookings)
    .innerJoin(meetingTimes, eq(meetingTimes.id, meetingBookings.time_id))
    .innerJoin(meetings, eq(meetings.id, meetingBookings.meeting_id))
    .innerJoin(meetingRooms, eq(meetingRooms.id, meetingBookings.room_id))
    .innerJoin(senders, eq(senders.id, meetings.sender_id))
    .innerJoin(receivers, eq(receivers.id, meetings.receiver_id))
    .leftJoin(meetingInterpreters, eq(meetingInterpreters.id, meetings.interpreter_id))
    .where(
      and(
        ne(meetings.meeting_status, 'cancelled'),
        eq(meetingBookings.is_proposed, false),
        day ? eq(meetingTimes.meeting_date, day) : undefined,
        id === null
          ? undefined
          : by === 'room'
            ? eq(meetingRooms.id, id)
            : sql`${id} in (${meetings.sender_id}, ${meetings.receiver_id})`,
      ),
    )
    .orderBy(asc(meetingTimes.starts_at), asc(meetings.id))
    .limit(rowsMax)
}
export type SheetMeeting = Awaited<ReturnType<typeof listSheetMeetings>>[number]

/** Reads one participant by id, or all who have a meeting, in the alphabetical order of a language. */
export function listSheetPeople(id: number | null, lang: SheetQuery['lang'], rowsMax: number) {
  return db()
    .select({ id: meetingUsers.id, name: meetingUsers.name, name_en: meetingUsers.name_en })
    .from(meetingUsers)
    .where(
      id === null
        ? sql`exists (select from ${meetingBookings} b where b.user_id = ${meetingUsers.id} and b.meeting_id is not null)`
        : eq(meetingUsers.id, id),
    )
    .orderBy(sql`${nameOrder[lang]} collate "C"`, asc(meetingUsers.id))
    .limit(rowsMax)
}
