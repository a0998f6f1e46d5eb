import { and, eq, inArray, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingBookings, meetingEvents, meetings } from '@/db/schema/meetings'
import { requireRow, increment } from '@/lib/platform/api/rows'
import { holdHours, type MeetingEventKind } from '../schema'
import type { Hour, Meeting } from './hold'

type Slot = {
  meetingId: number
  timeId: number
  users: readonly number[]
  roomId: number
  interpreterId?: number | null
  isProposed?: boolean
}

/** Books an hour for both participants, the room and the interpreter of a meeting, in one statement. */
export async function reserveSlot(slot: Slot): Promise<void> {
  const { meetingId, timeId, users, roomId, interpreterId = null, isProposed = false } = slot
  const of = { meeting_id: meetingId, time_id: timeId, is_proposed: isProposed }
  await db()
    .insert(meetingBookings)
    .values([
      ...users.map((user_id) => ({ ...of, user_id })),
      { ...of, room_id: roomId },
      ...(interpreterId === null ? [] : [{ ...of, interpreter_id: interpreterId }]),
    ])
}

/** Deletes all bookings of meetings, or only those of the agreed or of the proposed time. */
export async function deleteBookings(
  meetingIds: readonly number[],
  which: 'all' | 'proposed' | 'agreed',
): Promise<void> {
  await db()
    .delete(meetingBookings)
    .where(
      and(
        inArray(meetingBookings.meeting_id, [...meetingIds]),
        which === 'all' ? undefined : eq(meetingBookings.is_proposed, which === 'proposed'),
      ),
    )
}

type MeetingChange = Partial<typeof meetings.$inferInsert>

/** Saves a change of locked meetings. @returns the meetings after the change */
export async function saveMeetings(ids: readonly number[], change: MeetingChange): Promise<Meeting[]> {
  const savedMeetings = await db()
    .update(meetings)
    .set({ ...change, version: increment(meetings.version), updated_at: sql`now()` })
    .where(inArray(meetings.id, [...ids]))
    .returning()
  if (savedMeetings.length !== ids.length) throw new Error('a meeting that is held is gone')
  return savedMeetings
}

export const saveMeeting = async (id: number, change: MeetingChange): Promise<Meeting> =>
  requireRow(await saveMeetings([id], change))

/** The columns that are empty while a meeting waits for no answer. */
export const nobodyWaits = {
  waits_for_id: null,
  answer_by: null,
  proposed_starts_at: null,
  proposed_room_id: null,
} as const

/** Returns the deadline of an answer: `holdHours` from now, or the start of the meeting if it is earlier. */
export const answerDeadline = ({ startsAt }: Pick<Hour, 'startsAt'>) =>
  new Date(Math.min(Date.now() + holdHours * 3_600_000, startsAt.getTime()))

/**
 * Returns the columns that say which reminders were sent. A reminder whose time has passed counts as sent,
 * because the mail about the meeting replaces it.
 */
export function sentReminderColumns(startsAt: Date) {
  const hours = (startsAt.getTime() - Date.now()) / 3_600_000
  return {
    reminded_day_at: hours <= 24 ? new Date() : null,
    reminded_hour_at: hours <= 1 ? new Date() : null,
  }
}

type MeetingEvent = {
  meetingId: number
  kind: MeetingEventKind
  by?: number | null
  startsAt?: Date | null
  note?: string
}

export async function recordEvents(steps: readonly MeetingEvent[]): Promise<void> {
  await db()
    .insert(meetingEvents)
    .values(
      steps.map(({ meetingId, kind, by = null, startsAt = null, note = '' }) => ({
        ...{ meeting_id: meetingId, kind, by_user_id: by, starts_at: startsAt, note },
      })),
    )
}

export const recordEvent = (meetingId: number, step: Omit<MeetingEvent, 'meetingId'>): Promise<void> =>
  recordEvents([{ meetingId, ...step }])
