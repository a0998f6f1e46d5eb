import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
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
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { fileUrl } from '@/lib/platform/files/url'
import { type MeetingLanguage, meetingNumber } from '../schema'
import { localTimeOf } from '../local-time'
import type { MeetingFilter, MeetingInFull, MeetingListing, MeetingSide, OfficeMeeting } from './schema'

const senders = alias(meetingUsers, 'sender')
const receivers = alias(meetingUsers, 'receiver')

const meetingFilterSql = ({ type }: MeetingFilter): SQL | undefined =>
  type === 'all' ? undefined : eq(meetings.meeting_status, type)

function selectMeetings(where: SQL | undefined) {
  return db()
    .select({
      meeting: meetings,
      sender: senders,
      receiver: receivers,
      room: meetingRooms,
      picture: shownFile,
      interpreter: meetingInterpreters.name,
    })
    .from(meetings)
    .innerJoin(senders, eq(senders.id, meetings.sender_id))
    .innerJoin(receivers, eq(receivers.id, meetings.receiver_id))
    .leftJoin(meetingRooms, eq(meetingRooms.id, meetings.room_id))
    .leftJoin(files, eq(files.id, meetingRooms.room_pic_file_id))
    .leftJoin(meetingInterpreters, eq(meetingInterpreters.id, meetings.interpreter_id))
    .where(where)
    .orderBy(asc(meetings.starts_at), asc(meetings.id))
    .$dynamic()
}
type Row = Awaited<ReturnType<typeof selectMeetings>>[number]

function meetingAnswer({ meeting, sender, receiver, room, picture, interpreter }: Row): OfficeMeeting {
  const { timestamp, time } = localTimeOf(meeting.starts_at)
  return {
    id: meeting.id,
    meeting_number: meetingNumber(meeting.id),
    meeting_status: meeting.meeting_status,
    meeting_date: timestamp,
    meeting_time: time,
    sender_id: sender.id,
    sender_name: sender.name,
    sender_name_en: sender.name_en,
    receiver_id: receiver.id,
    receiver_name: receiver.name,
    receiver_name_en: receiver.name_en,
    meeting_description: meeting.meeting_description,
    room_number: room?.room_number ?? '',
    capacity: room?.capacity ?? null,
    room_pic: picture && fileUrl(picture),
    needs_interpreter: meeting.needs_interpreter,
    interpreter: interpreter ?? '',
    interpreter_id: meeting.interpreter_id,
    answer_by: meeting.answer_by?.toISOString() ?? null,
    version: meeting.version,
    created_at: meeting.created_at.toISOString(),
  }
}

/** Lists one page of the meetings, in the order of their time. */
export async function listMeetings(
  query: MeetingListing,
): Promise<{ meetings: OfficeMeeting[]; total: number; totalPages: number }> {
  const where = meetingFilterSql(query)
  const [total, rows] = await Promise.all([
    db().$count(meetings, where),
    selectMeetings(where).limit(query.limit).offset(offsetOf(query)),
  ])
  return { meetings: rows.map(meetingAnswer), total, totalPages: numberOfPages(total, query.limit) }
}

/** Lists the first `rowsMax` meetings that pass a filter, for an export. */
export async function listMeetingsForExport(
  filter: MeetingFilter,
  rowsMax: number,
): Promise<OfficeMeeting[]> {
  const rows = await selectMeetings(meetingFilterSql(filter)).limit(rowsMax)
  return rows.map(meetingAnswer)
}

const sideAnswer = (user: Row['sender']): MeetingSide => ({
  id: user.id,
  name: user.name,
  name_en: user.name_en,
  user_type: user.user_type,
  email: user.email,
  phone_number: user.phone_number,
  languages: user.languages as MeetingLanguage[],
})

/** Reads one meeting with its events, the newest last. @throws Problem not_found */
export async function getMeeting(id: number, now: Date): Promise<MeetingInFull> {
  const [rows, events] = await Promise.all([
    selectMeetings(and(eq(meetings.id, id))),
    db()
      .select({
        id: meetingEvents.id,
        kind: meetingEvents.kind,
        by: sql<'sender' | 'receiver' | null>`case ${meetingEvents.by_user_id}
          when ${meetings.sender_id} then 'sender' when ${meetings.receiver_id} then 'receiver' end`,
        starts_at: meetingEvents.starts_at,
        note: meetingEvents.note,
        created_at: meetingEvents.created_at,
      })
      .from(meetingEvents)
      .innerJoin(meetings, eq(meetings.id, meetingEvents.meeting_id))
      .where(eq(meetingEvents.meeting_id, id))
      .orderBy(asc(meetingEvents.id)),
  ])
  const row = requireRow(rows)
  const { meeting } = row
  return {
    ...meetingAnswer(row),
    starts_at: meeting.starts_at.toISOString(),
    room_id: meeting.room_id,
    sender: sideAnswer(row.sender),
    receiver: sideAnswer(row.receiver),
    is_past: meeting.starts_at <= now,
    cancelled_as: meeting.cancelled_as,
    cancel_reason: meeting.cancel_reason,
    proposed_at: meeting.proposed_starts_at?.toISOString() ?? null,
    history: events.map(({ starts_at, created_at, ...event }) => ({
      ...event,
      starts_at: starts_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
    })),
  }
}
