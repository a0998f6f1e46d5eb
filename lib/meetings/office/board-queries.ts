import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import {
  meetingBookings,
  meetingInterpreters,
  meetings,
  meetingTimes,
  meetingUsers,
} from '@/db/schema/meetings'
import { meetingNumber } from '../schema'
import { defaultDay } from '../local-time'
import { listMeetingDays, listRooms } from './days'
import type { Board } from './schema'

const senders = alias(meetingUsers, 'sender')
const receivers = alias(meetingUsers, 'receiver')
const people = alias(meetingBookings, 'person_booking')

const personColumns = (user: typeof senders | typeof receivers) => ({
  id: user.id,
  name: user.name,
  name_en: user.name_en,
})

/**
 * Lists the bookings of rooms on a day. The board shows bookings and not meetings, because an accepted
 * meeting for which another time is proposed has two bookings.
 */
function listRoomBookings(day: string) {
  return db()
    .select({
      id: meetings.id,
      version: meetings.version,
      meeting_status: meetings.meeting_status,
      time_id: meetingBookings.time_id,
      room_id: sql<number>`${meetingBookings.room_id}`,
      is_proposed: meetingBookings.is_proposed,
      sender: personColumns(senders),
      receiver: personColumns(receivers),
      needs_interpreter: meetings.needs_interpreter,
      interpreter: {
        id: meetingInterpreters.id,
        name: meetingInterpreters.name,
        name_en: meetingInterpreters.name_en,
      },
      answer_by: meetings.answer_by,
    })
    .from(meetingBookings)
    .innerJoin(meetingTimes, eq(meetingTimes.id, meetingBookings.time_id))
    .innerJoin(meetings, eq(meetings.id, meetingBookings.meeting_id))
    .innerJoin(senders, eq(senders.id, meetings.sender_id))
    .innerJoin(receivers, eq(receivers.id, meetings.receiver_id))
    .leftJoin(meetingInterpreters, eq(meetingInterpreters.id, meetings.interpreter_id))
    .where(and(eq(meetingTimes.meeting_date, day), isNotNull(meetingBookings.room_id)))
    .orderBy(asc(meetingBookings.id))
}

/** Lists the hours of a day that participants with a meeting on this day have marked as busy. */
function listBookedParticipantsBusyHours(day: string) {
  const hoursOfDay = db()
    .select({ id: meetingTimes.id })
    .from(meetingTimes)
    .where(eq(meetingTimes.meeting_date, day))
  const meeting = db()
    .select({ id: people.user_id })
    .from(people)
    .where(and(inArray(people.time_id, hoursOfDay), isNotNull(people.meeting_id), isNotNull(people.user_id)))
  return db()
    .select({ time_id: meetingBookings.time_id, user_id: sql<number>`${meetingBookings.user_id}` })
    .from(meetingBookings)
    .where(
      and(
        inArray(meetingBookings.time_id, hoursOfDay),
        isNull(meetingBookings.meeting_id),
        inArray(meetingBookings.user_id, meeting),
      ),
    )
}

/**
 * Reads the hours and meetings of a day, and all rooms. Without a date `defaultDay` chooses the day. If no
 * day has hours, the board contains only the rooms.
 */
export async function getBoard(date: string | undefined, now: Date): Promise<Board> {
  const [days, rooms] = await Promise.all([listMeetingDays(), listRooms()])
  const day =
    date ??
    defaultDay(
      days.map((row) => row.day),
      now,
    )
  const none: Board = { day, days, rooms, hours: [], meetings: [], away: [], accepted: 0, pending: 0 }
  if (day === null) return none
  const [hours, heldMeetings, away] = await Promise.all([
    db()
      .select({
        id: meetingTimes.id,
        meeting_time: meetingTimes.meeting_time,
        starts_at: meetingTimes.starts_at,
      })
      .from(meetingTimes)
      .where(eq(meetingTimes.meeting_date, day))
      .orderBy(asc(meetingTimes.starts_at)),
    listRoomBookings(day),
    listBookedParticipantsBusyHours(day),
  ])
  const countMeetings = (status: string) =>
    heldMeetings.filter(({ meeting_status, is_proposed }) => meeting_status === status && !is_proposed).length
  return {
    ...none,
    hours: hours.map(({ id, meeting_time, starts_at }) => ({
      id,
      meeting_time: meeting_time.slice(0, 5),
      starts_at: starts_at.toISOString(),
      is_past: starts_at <= now,
    })),
    meetings: heldMeetings.map(({ answer_by, ...meeting }) => ({
      ...meeting,
      meeting_number: meetingNumber(meeting.id),
      answer_by: answer_by?.toISOString() ?? null,
    })),
    away,
    accepted: countMeetings('accepted'),
    pending: countMeetings('pending'),
  }
}
