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

/** Takes an hour of everybody and everything that a meeting needs, in one statement. */
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

/** Frees what meetings hold: all of it, or only what they hold for a proposal. */
export async function freeHours(
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

type Change = Partial<typeof meetings.$inferInsert>

/** Saves what became of meetings that are held. @returns the meetings as they are now */
export async function saveMeetings(ids: readonly number[], change: Change): Promise<Meeting[]> {
  const savedMeetings = await db()
    .update(meetings)
    .set({ ...change, version: increment(meetings.version), updated_at: sql`now()` })
    .where(inArray(meetings.id, [...ids]))
    .returning()
  if (savedMeetings.length !== ids.length) throw new Error('a meeting that is held is gone')
  return savedMeetings
}

/** The same of one. */
export const saveMeeting = async (id: number, change: Change): Promise<Meeting> =>
  requireRow(await saveMeetings([id], change))

/** Nobody waits for anything any more. */
export const nobodyWaits = {
  waits_for_id: null,
  answer_by: null,
  proposed_starts_at: null,
  proposed_room_id: null,
} as const

/** So long an answer is waited for: a day, or until the meeting would begin. */
export const answerBy = ({ startsAt }: Pick<Hour, 'startsAt'>) =>
  new Date(Math.min(Date.now() + holdHours * 3_600_000, startsAt.getTime()))

/** Who is told of a meeting less than a day, or an hour, before it has been reminded by that. */
export function remindedAlready(startsAt: Date) {
  const hours = (startsAt.getTime() - Date.now()) / 3_600_000
  return {
    reminded_day_at: hours <= 24 ? new Date() : null,
    reminded_hour_at: hours <= 1 ? new Date() : null,
  }
}

type Step = {
  meetingId: number
  kind: MeetingEventKind
  by?: number | null
  startsAt?: Date | null
  note?: string
}

/** Writes down what happened to meetings. */
export async function recordEvents(steps: readonly Step[]): Promise<void> {
  await db()
    .insert(meetingEvents)
    .values(
      steps.map(({ meetingId, kind, by = null, startsAt = null, note = '' }) => ({
        ...{ meeting_id: meetingId, kind, by_user_id: by, starts_at: startsAt, note },
      })),
    )
}

/** The same of one. */
export const recordEvent = (meetingId: number, step: Omit<Step, 'meetingId'>): Promise<void> =>
  recordEvents([{ meetingId, ...step }])
