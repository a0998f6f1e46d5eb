import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { meetingRooms, meetings, meetingUsers } from '@/db/schema/meetings'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn } from '@/lib/platform/i18n/names'
import { meetingCalendar } from '../calendar'
import { isMeetingOf } from './own-meetings'

const other = alias(meetingUsers, 'other')
/** The most meetings in a calendar: more than a participant can have in the few days of an event. */
const meetingsMax = 500

/**
 * Builds a calendar of one accepted meeting of a participant, or of all accepted meetings.
 * @returns null when the requested meeting is not an accepted meeting of the participant
 */
export async function buildParticipantCalendar(
  userId: number,
  locale: Locale,
  meetingId?: number,
): Promise<string | null> {
  const rows = await db()
    .select({ meeting: meetings, room: meetingRooms.room_number, name: other.name, name_en: other.name_en })
    .from(meetings)
    .innerJoin(
      other,
      sql`${other.id} = case when ${meetings.sender_id} = ${userId} then ${meetings.receiver_id} else ${meetings.sender_id} end`,
    )
    .leftJoin(meetingRooms, eq(meetingRooms.id, meetings.room_id))
    .where(
      and(
        isMeetingOf(userId),
        eq(meetings.meeting_status, 'accepted'),
        meetingId === undefined ? undefined : eq(meetings.id, meetingId),
      ),
    )
    .orderBy(asc(meetings.starts_at), asc(meetings.id))
    .limit(meetingsMax)
  if (meetingId !== undefined && rows.length === 0) return null
  return meetingCalendar(
    rows.map(({ meeting, room, ...names }) => ({
      id: meeting.id,
      version: meeting.version,
      isCancelled: false,
      startsAt: meeting.starts_at,
      updatedAt: meeting.updated_at,
      other: nameIn(names, locale).text,
      room: room ?? '',
      purpose: meeting.meeting_description,
    })),
    locale,
  )
}

/**
 * Finds the participant to whom a calendar feed belongs by the secret key in its address; null for an unknown
 * key, and for a blocked participant.
 */
export async function findUserIdByFeedKey(key: string): Promise<number | null> {
  const [user] = await db()
    .select({ id: meetingUsers.id })
    .from(meetingUsers)
    .where(and(eq(meetingUsers.feed_key, key), sql`${meetingUsers.blocked_at} is null`))
  return user?.id ?? null
}

/**
 * Responds with a private calendar, or with 404 for null.
 * @param fileName the file name; a feed has none, because calendar programs read it and save no file
 */
export function calendarResponse(calendar: string | null, fileName?: string): Response {
  if (calendar === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      ...(fileName && { 'content-disposition': `attachment; filename="${fileName}.ics"` }),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
