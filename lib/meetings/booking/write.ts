import { and, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingBookings, meetingEvents, meetings } from '@/db/schema/meetings'
import { raised } from '@/lib/api/rows'
import { holdHours, type MeetingEventKind } from '../schema'
import type { Hour, Meeting } from './hold'

type Held = {
  meetingId: number
  timeId: number
  users: readonly number[]
  roomId: number
  interpreterId?: number | null
  isProposed?: boolean
}

/** Takes an hour of everybody and everything that a meeting needs, in one statement. */
export async function takeHour(held: Held): Promise<void> {
  const { meetingId, timeId, users, roomId, interpreterId = null, isProposed = false } = held
  const of = { meeting_id: meetingId, time_id: timeId, is_proposed: isProposed }
  await db()
    .insert(meetingBookings)
    .values([
      ...users.map((user_id) => ({ ...of, user_id })),
      { ...of, room_id: roomId },
      ...(interpreterId === null ? [] : [{ ...of, interpreter_id: interpreterId }]),
    ])
}

/** Frees what a meeting holds: all of it, or only what it holds for a proposal. */
export async function freeHours(meetingId: number, which: 'all' | 'proposed' | 'agreed'): Promise<void> {
  await db()
    .delete(meetingBookings)
    .where(
      and(
        eq(meetingBookings.meeting_id, meetingId),
        which === 'all' ? undefined : eq(meetingBookings.is_proposed, which === 'proposed'),
      ),
    )
}

type Change = Partial<typeof meetings.$inferInsert>

/** Saves what became of a meeting that is held. @returns the meeting as it is now */
export async function saveMeeting(id: number, change: Change): Promise<Meeting> {
  const [saved] = await db()
    .update(meetings)
    .set({ ...change, version: raised(meetings.version), updated_at: sql`now()` })
    .where(eq(meetings.id, id))
    .returning()
  if (!saved) throw new Error('a meeting that is held is gone')
  return saved
}

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

type Step = { kind: MeetingEventKind; by?: number | null; startsAt?: Date | null; note?: string }

/** Writes down what happened to a meeting. */
export async function noteStep(
  meetingId: number,
  { kind, by = null, startsAt = null, note = '' }: Step,
): Promise<void> {
  await db()
    .insert(meetingEvents)
    .values({ meeting_id: meetingId, kind, by_user_id: by, starts_at: startsAt, note })
}
