import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import type { MailAttachment } from '@/db/schema/mail'
import { meetingRooms } from '@/db/schema/meetings'
import { nameIn } from '@/lib/i18n/names'
import { env } from '@/lib/env'
import { formatDate, formatDateTime, formatWeekday, formatDay } from '@/lib/i18n/format'
import { type Locale, localePath } from '@/lib/i18n/locale'
import { messageText } from '@/lib/i18n/messages'
import { type Mail, queueMail } from '@/lib/mail/outbox'
import { meetingPaths } from '@/lib/site/meeting-paths'
import type { Meeting, Party } from './booking/hold'
import { meetingCalendar } from './calendar'
import { meetingNumber } from './schema'

/** What both sides of a meeting, or one of them, are written about. */
export type MeetingNews =
  | 'asked'
  | 'booked'
  | 'accepted'
  | 'declined'
  | 'proposed'
  | 'proposal_declined'
  | 'proposal_expired'
  | 'proposal_taken_back'
  | 'moved'
  | 'cancelled'
  | 'taken_back'
  | 'expired'
  | 'reminder'

/** What brings an entry of a calendar up to date. */
const withCalendar: readonly MeetingNews[] = ['booked', 'accepted', 'moved', 'cancelled', 'reminder']

type Told = { to: Party; other: Party }

/**
 * Writes to those who are told, each in their own language, in the transaction of what happened.
 * @param note what the other side, or the staff, said to it
 */
export async function tellOf(
  news: MeetingNews,
  meeting: Meeting,
  told: readonly Told[],
  note = '',
): Promise<void> {
  const isProposed = news === 'proposed' && meeting.proposed_starts_at !== null
  const roomId = isProposed ? meeting.proposed_room_id : meeting.room_id
  const [room] = roomId
    ? await db()
        .select({ number: meetingRooms.room_number })
        .from(meetingRooms)
        .where(eq(meetingRooms.id, roomId))
    : []
  const startsAt = (isProposed && meeting.proposed_starts_at) || meeting.starts_at
  await queueMail(
    told.map(({ to, other }) =>
      meetingMail(news, { meeting, startsAt, room: room?.number ?? '', note }, to, other),
    ),
    // Many ask when the hours are opened.
    { isBulk: true },
  )
}

type Facts = { meeting: Meeting; startsAt: Date; room: string; note: string }

/** A day with its weekday, and the hour, by the clocks of Ulaanbaatar. */
function whenInWords(startsAt: Date, lang: Locale): string {
  const iso = startsAt.toISOString()
  const weekday = formatWeekday(formatDay(iso), lang)
  const time = formatDateTime(iso, lang).slice(-5)
  return `${formatDate(iso, lang)}, ${weekday}, ${time}`
}

function meetingMail(
  news: MeetingNews,
  { meeting, startsAt, room, note }: Facts,
  to: Party,
  other: Party,
): Mail {
  const { lang } = to
  const text = (key: Parameters<typeof messageText>[1], values: Record<string, string> = {}) =>
    messageText(lang, key, values)
  const who = nameIn(other, lang).text
  const until = meeting.answer_by ? formatDateTime(meeting.answer_by.toISOString(), lang) : ''
  const fact = (name: 'other' | 'when' | 'room' | 'purpose' | 'note', value: string) =>
    value === '' ? [] : [`${text(`meetings.mail.facts.${name}`)}: ${value}`]
  const link = `${env().siteUrl}${localePath(lang, meetingPaths.meeting(meeting.id))}`
  return {
    to: to.email,
    subject: text(`meetings.mail.${news}.subject`, { other: who }),
    text: [
      text('meetings.mail.greeting', { name: nameIn(to, lang).text }),
      text(`meetings.mail.${news}.text`, { until }),
      [
        ...fact('other', who),
        ...fact('when', `${whenInWords(startsAt, lang)} (${text('meetings.mail.zone')})`),
        ...fact('room', room),
        ...fact('purpose', meeting.meeting_description),
        ...fact('note', note),
      ].join('\n'),
      link,
      text('meetings.mail.farewell'),
    ].join('\n\n'),
    attachments: withCalendar.includes(news) ? [calendarFile(meeting, room, other, lang)] : [],
    about: { meeting_id: meeting.id },
  }
}

function calendarFile(meeting: Meeting, room: string, other: Party, lang: Locale): MailAttachment {
  const isCancelled = meeting.meeting_status === 'cancelled'
  const content = meetingCalendar(
    [
      {
        id: meeting.id,
        version: meeting.version,
        isCancelled,
        startsAt: meeting.starts_at,
        updatedAt: meeting.updated_at,
        other: nameIn(other, lang).text,
        room,
        purpose: meeting.meeting_description,
      },
    ],
    lang,
  )
  return {
    filename: `${meetingNumber(meeting.id)}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    content,
  }
}
