import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import {
  meetingEvents,
  meetingInterpreters,
  meetingRooms,
  meetings,
  meetingUsers,
} from '@/db/schema/meetings'
import { shownFile } from '@/lib/platform/files/columns'
import { requireRow } from '@/lib/platform/api/rows'
import { fileUrl } from '@/lib/platform/files/url'
import { meetingTimeOf } from '../local-time'
import { type MeetingEventKind, meetingNumber } from '../schema'
import type {
  MeetingPerson,
  MeetingRoom,
  MeetingTime,
  OwnMeeting,
  OwnMeetingInFull,
  Proposal,
} from './schema'

const other = alias(meetingUsers, 'other')
const proposedRoom = alias(meetingRooms, 'proposed_room')
const proposedFile = alias(files, 'proposed_file')

type User = typeof meetingUsers.$inferSelect
type Room = typeof meetingRooms.$inferSelect
type File = Pick<typeof files.$inferSelect, 'key' | 'name'>

export const personAnswer = ({ id, name, name_en, user_type }: User): MeetingPerson => ({
  ...{ id, name, name_en, user_type },
})

export function roomAnswer(room: Room | null, file: File | null): MeetingRoom | null {
  if (!room) return null
  const { id, room_number, capacity } = room
  return { id, room_number, capacity, room_pic: file && fileUrl(file) }
}

export const isMeetingOf = (userId: number) =>
  or(eq(meetings.sender_id, userId), eq(meetings.receiver_id, userId))

type Step = { kind: MeetingEventKind; by: number | null; starts_at: string | null; note: string }
const tellingSteps: readonly MeetingEventKind[] = [
  ...(['asked', 'booked', 'proposed', 'moved'] as const),
  ...(['declined', 'cancelled', 'taken_back'] as const),
]
/**
 * Selects the events that the answer about a meeting needs, the oldest first: for each its kind, who caused
 * it, the hour and the note.
 */
const steps = sql<Step[]>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'by', by_user_id, 'starts_at', starts_at, 'note', note)
    order by id), '[]')
  from ${meetingEvents}
  where ${meetingEvents.meeting_id} = ${meetings.id} and kind in ${tellingSteps})`

function selectOwnMeetings(userId: number, where: SQL | undefined) {
  return db()
    .select({
      meeting: meetings,
      other,
      room: meetingRooms,
      file: shownFile,
      proposedRoom,
      proposedFile: { key: proposedFile.key, name: proposedFile.name },
      interpreter: meetingInterpreters.name,
      steps,
      now: sql<Date>`now()`.mapWith(meetings.starts_at),
    })
    .from(meetings)
    .innerJoin(
      other,
      sql`${other.id} = case when ${meetings.sender_id} = ${userId} then ${meetings.receiver_id} else ${meetings.sender_id} end`,
    )
    .leftJoin(meetingRooms, eq(meetingRooms.id, meetings.room_id))
    .leftJoin(files, eq(files.id, meetingRooms.room_pic_file_id))
    .leftJoin(proposedRoom, eq(proposedRoom.id, meetings.proposed_room_id))
    .leftJoin(proposedFile, eq(proposedFile.id, proposedRoom.room_pic_file_id))
    .leftJoin(meetingInterpreters, eq(meetingInterpreters.id, meetings.interpreter_id))
    .where(and(isMeetingOf(userId), where))
    .$dynamic()
}
type Row = Awaited<ReturnType<typeof selectOwnMeetings>>[number]

const timeOf = (iso: string): MeetingTime => meetingTimeOf(new Date(iso))

/**
 * Returns the other time that a side proposes for a meeting, or null. A request already has the proposed hour
 * as its own, so its previous hour is read from the events.
 */
function proposalOf(userId: number, { meeting, steps, ...row }: Row): Proposal | null {
  const { meeting_status, waits_for_id, starts_at, proposed_starts_at } = meeting
  const hours = steps.filter(({ kind }) => ['asked', 'proposed', 'moved'].includes(kind))
  const [before, last] = [hours.at(-2), hours.at(-1)]
  const by = waits_for_id === userId ? 'other' : 'me'
  if (meeting_status === 'accepted' && proposed_starts_at) {
    const [from, to] = [meetingTimeOf(starts_at), meetingTimeOf(proposed_starts_at)]
    return { by, from, to, room: roomAnswer(row.proposedRoom, row.proposedFile), note: last?.note ?? '' }
  }
  if (meeting_status !== 'pending' || last?.kind !== 'proposed' || !before?.starts_at) return null
  const [from, to] = [timeOf(before.starts_at), meetingTimeOf(starts_at)]
  return { by, from, to, room: roomAnswer(row.room, row.file), note: last.note }
}

function ownMeetingAnswer(userId: number, row: Row): OwnMeeting {
  const { meeting } = row
  const { waits_for_id, answer_by } = meeting
  const meOrOther = (side: number | null | undefined) =>
    side === null || side === undefined ? null : side === userId ? 'me' : 'other'
  const wasBooked = row.steps.some(({ kind }) => kind === 'booked')
  const end = row.steps.findLast(({ kind }) => kind === meeting.cancelled_as)
  // After the deadline the meeting waits for nobody, even if the job that ends the waiting has not run yet.
  const isWaited = waits_for_id !== null && answer_by !== null && answer_by > row.now
  return {
    id: meeting.id,
    meeting_number: meetingNumber(meeting.id),
    meeting_status: meeting.meeting_status,
    ...meetingTimeOf(meeting.starts_at),
    starts_at: meeting.starts_at.toISOString(),
    is_sender: meeting.sender_id === userId,
    asked_by: wasBooked ? null : meOrOther(meeting.sender_id),
    other: personAnswer(row.other),
    room: roomAnswer(row.room, row.file),
    meeting_description: meeting.meeting_description,
    needs_interpreter: meeting.needs_interpreter,
    interpreter: row.interpreter ?? '',
    waits_for: isWaited ? (waits_for_id === userId ? 'me' : 'other') : null,
    answer_by: answer_by?.toISOString() ?? null,
    proposal: proposalOf(userId, row),
    cancelled_as: meeting.cancelled_as,
    cancelled_by: meOrOther(end?.by),
    cancel_reason: meeting.cancel_reason,
    is_past: meeting.starts_at <= row.now,
    version: meeting.version,
  }
}

/**
 * `start`: by time. `newest`: the last changed meeting first. `answer`: first the meetings that wait for the
 * participant's own answer, then the others, each by deadline.
 */
type Order = 'start' | 'answer' | 'newest'
const orders: Record<Order, (userId: number) => SQL[]> = {
  start: () => [asc(meetings.starts_at), asc(meetings.id)],
  answer: (userId) => [
    sql`(${meetings.waits_for_id} = ${userId}) desc`,
    ...[asc(meetings.answer_by), asc(meetings.id)],
  ],
  newest: () => [desc(meetings.updated_at), desc(meetings.id)],
}

/** Lists at most `max` meetings of a participant that match a condition, in the given order. */
export async function listOwnMeetings(
  userId: number,
  where: SQL | undefined,
  order: Order,
  max = 500,
): Promise<OwnMeeting[]> {
  const rows = await selectOwnMeetings(userId, where)
    .orderBy(...orders[order](userId))
    .limit(max)
  return rows.map((row) => ownMeetingAnswer(userId, row))
}

/**
 * Reads a meeting for one of its sides.
 * @throws Problem not_found, also for a meeting of other participants
 */
export async function getOwnMeeting(userId: number, id: number): Promise<OwnMeeting> {
  // A prepared statement, so that Postgres need not plan so many joins each time.
  const rows = await selectOwnMeetings(userId, eq(meetings.id, id)).prepare('own_meeting').execute()
  return ownMeetingAnswer(userId, requireRow(rows))
}

/**
 * Reads a meeting for one of its sides, with its history; while it is accepted also with the contacts of the
 * other side.
 * @throws Problem not_found
 */
export async function getOwnMeetingInFull(userId: number, id: number): Promise<OwnMeetingInFull> {
  const row = requireRow(await selectOwnMeetings(userId, eq(meetings.id, id)))
  const history = await db()
    .select()
    .from(meetingEvents)
    .where(eq(meetingEvents.meeting_id, id))
    .orderBy(asc(meetingEvents.id))
  const { email, phone_number } = row.other
  return {
    ...ownMeetingAnswer(userId, row),
    contact: row.meeting.meeting_status === 'accepted' ? { email, phone_number } : null,
    history: history.map(({ kind, by_user_id, starts_at, note, created_at }) => ({
      kind,
      by: by_user_id === null ? null : by_user_id === userId ? ('me' as const) : ('other' as const),
      ...(starts_at ? meetingTimeOf(starts_at) : { meeting_date: null, meeting_time: null }),
      note,
      created_at: created_at.toISOString(),
    })),
  }
}
