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
import { found } from '@/lib/api/rows'
import { fileUrl } from '@/lib/files/url'
import { meetingTimeOf } from '../local-time'
import { meetingNumber } from '../schema'
import type { MeetingPerson, MeetingRoom, OwnMeeting, OwnMeetingInFull } from './schema'

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

/** The meetings that somebody is a side of. */
export const isSideOf = (userId: number) =>
  or(eq(meetings.sender_id, userId), eq(meetings.receiver_id, userId))

function selectOwn(userId: number, where: SQL | undefined) {
  return db()
    .select({
      meeting: meetings,
      other,
      room: meetingRooms,
      file: { key: files.key, name: files.name },
      proposedRoom,
      proposedFile: { key: proposedFile.key, name: proposedFile.name },
      interpreter: meetingInterpreters.name,
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
    .where(and(isSideOf(userId), where))
    .$dynamic()
}
type Row = Awaited<ReturnType<typeof selectOwn>>[number]

function ownMeetingAnswer(userId: number, row: Row): OwnMeeting {
  const { meeting } = row
  const { waits_for_id, answer_by, proposed_starts_at } = meeting
  // What nobody answered in time is as good as gone before the job that frees it has come.
  const isWaited = waits_for_id !== null && answer_by !== null && answer_by > row.now
  return {
    id: meeting.id,
    meeting_number: meetingNumber(meeting.id),
    meeting_status: meeting.meeting_status,
    ...meetingTimeOf(meeting.starts_at),
    starts_at: meeting.starts_at.toISOString(),
    is_sender: meeting.sender_id === userId,
    other: personAnswer(row.other),
    room: roomAnswer(row.room, row.file),
    meeting_description: meeting.meeting_description,
    needs_interpreter: meeting.needs_interpreter,
    interpreter: row.interpreter ?? '',
    waits_for: isWaited ? (waits_for_id === userId ? 'me' : 'other') : null,
    answer_by: answer_by?.toISOString() ?? null,
    proposed: proposed_starts_at && {
      ...meetingTimeOf(proposed_starts_at),
      room: roomAnswer(row.proposedRoom, row.proposedFile),
    },
    cancelled_as: meeting.cancelled_as,
    cancel_reason: meeting.cancel_reason,
    is_past: meeting.starts_at <= row.now,
    version: meeting.version,
  }
}

type Order = 'start' | 'answer' | 'newest'
const orders: Record<Order, SQL[]> = {
  start: [asc(meetings.starts_at), asc(meetings.id)],
  answer: [asc(meetings.answer_by), asc(meetings.id)],
  newest: [desc(meetings.updated_at), desc(meetings.id)],
}

/** Meetings of one side, in an order, no more than a plan of several days can hold. */
export async function ownMeetings(
  userId: number,
  where: SQL | undefined,
  order: Order,
  max = 500,
): Promise<OwnMeeting[]> {
  const rows = await selectOwn(userId, where)
    .orderBy(...orders[order])
    .limit(max)
  return rows.map((row) => ownMeetingAnswer(userId, row))
}

/** A meeting as one of its sides sees it now. @throws Problem not_found, of another's as well */
export async function ownMeeting(userId: number, id: number): Promise<OwnMeeting> {
  // Planned once for each connection: planning so many joins takes longer than doing them.
  const rows = await selectOwn(userId, eq(meetings.id, id)).prepare('own_meeting').execute()
  return ownMeetingAnswer(userId, found(rows))
}

/** The same with its history, and with the other side's contacts once it is accepted. @throws Problem not_found */
export async function ownMeetingInFull(userId: number, id: number): Promise<OwnMeetingInFull> {
  const row = found(await selectOwn(userId, eq(meetings.id, id)))
  const steps = await db()
    .select()
    .from(meetingEvents)
    .where(eq(meetingEvents.meeting_id, id))
    .orderBy(asc(meetingEvents.id))
  const { email, phone_number } = row.other
  return {
    ...ownMeetingAnswer(userId, row),
    contact: row.meeting.meeting_status === 'accepted' ? { email, phone_number } : null,
    history: steps.map(({ kind, by_user_id, starts_at, note, created_at }) => ({
      kind,
      by: by_user_id === null ? null : by_user_id === userId ? ('me' as const) : ('other' as const),
      ...(starts_at ? meetingTimeOf(starts_at) : { meeting_date: null, meeting_time: null }),
      note,
      created_at: created_at.toISOString(),
    })),
  }
}
