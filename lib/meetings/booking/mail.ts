import { and, inArray, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { type MailAttachment, mailOutbox } from '@/db/schema/mail'
import { meetingRooms } from '@/db/schema/meetings'
import { nameIn } from '@/lib/platform/i18n/names'
import { env } from '@/lib/platform/env'
import { formatDate, formatDateTime, formatWeekday, formatIsoDay } from '@/lib/platform/i18n/format'
import { type Locale, localePath } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { type Mail, queueMail } from '@/lib/platform/mail/outbox'
import { isWaitingBulk } from '@/lib/platform/mail/waiting-bulk'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import type { Meeting, Party } from './hold'
import { meetingCalendar } from '../calendar'
import { meetingNumber } from '../schema'

/** The events of a meeting about which one or both sides get a mail. */
export type MeetingMailKind =
  | 'asked'
  | 'booked'
  | 'accepted'
  | 'declined'
  | 'proposed'
  | 'counter_declined'
  | 'proposal_declined'
  | 'proposal_expired'
  | 'proposal_taken_back'
  | 'moved'
  | 'cancelled'
  | 'taken_back'
  | 'expired'
  | 'reminder'

/** The events whose mails contain a calendar file, which adds, moves or removes the meeting's entry. */
const withCalendar: readonly MeetingMailKind[] = ['booked', 'accepted', 'moved', 'cancelled', 'reminder']

type Recipient = { to: Party; other: Party }

/**
 * A meeting, the recipients of its mail, and the note of the other side or of the staff. `before` is the time
 * of the meeting before one side proposed a new time.
 */
type Letter = { meeting: Meeting; recipients: readonly Recipient[]; note?: string; before?: Date }

/**
 * Deletes the unsent mails that the letters' recipients would still get about the same meetings, because the
 * new letters replace them.
 * @returns the letters with the recipients who still need them: somebody who got no mail about a request
 * needs none about its withdrawal
 */
async function dropUnsentMailsAndFilterLetters(
  mailKind: MeetingMailKind,
  letters: readonly Letter[],
): Promise<readonly Letter[]> {
  const pairs = letters.flatMap(({ meeting, recipients }) =>
    recipients.map(({ to }) => sql`(${meeting.id}, ${to.email})`),
  )
  if (pairs.length === 0) return letters
  const isOfThese = sql`(${mailOutbox.meeting_id}, ${mailOutbox.to_address}) in (${sql.join(pairs, sql`, `)})`
  const deletedMails = await db()
    .delete(mailOutbox)
    .where(and(isWaitingBulk, isOfThese))
    .returning({ id: mailOutbox.id })
  if (mailKind !== 'taken_back' || deletedMails.length === 0) return letters
  const otherMails = await db()
    .select({ meetingId: mailOutbox.meeting_id, to: mailOutbox.to_address })
    .from(mailOutbox)
    .where(isOfThese)
  const hasOtherMail = (meetingId: number, email: string) =>
    otherMails.some((row) => row.meetingId === meetingId && row.to === email)
  return letters.map((letter) => ({
    ...letter,
    recipients: letter.recipients.filter(({ to }) => hasOtherMail(letter.meeting.id, to.email)),
  }))
}

/**
 * Queues mails to the recipients, each in their own language, in the transaction of the event, and deletes
 * their unsent mails about the same meetings.
 */
export async function replaceUnsentMeetingMails(
  mailKind: MeetingMailKind,
  newLetters: readonly Letter[],
): Promise<void> {
  const letters = await dropUnsentMailsAndFilterLetters(mailKind, newLetters)
  const placedLetters = letters.map((letter) => ({ ...letter, ...timeAndRoomOf(mailKind, letter.meeting) }))
  const roomIds = placedLetters.flatMap(({ roomId }) => roomId ?? [])
  const rooms = await db()
    .select({ id: meetingRooms.id, number: meetingRooms.room_number })
    .from(meetingRooms)
    .where(inArray(meetingRooms.id, roomIds))
  await queueMail(
    placedLetters.flatMap(({ meeting, startsAt, roomId, recipients, note = '', before }) => {
      const room = rooms.find(({ id }) => id === roomId)?.number ?? ''
      return recipients.map(({ to, other }) =>
        meetingMail(mailKind, { meeting, startsAt, room, note, before }, to, other),
      )
    }),
    // One job sends all mail about meetings, with low priority, because many requests arrive at once when
    // the office opens the hours.
    { isBulk: true },
  )
}

/** Returns the time and the room that the mail states: the proposed ones for a proposal. */
function timeAndRoomOf(
  mailKind: MeetingMailKind,
  meeting: Meeting,
): { startsAt: Date; roomId: number | null } {
  const { proposed_starts_at, proposed_room_id, starts_at, room_id } = meeting
  return mailKind === 'proposed' && proposed_starts_at
    ? { startsAt: proposed_starts_at, roomId: proposed_room_id }
    : { startsAt: starts_at, roomId: room_id }
}

type Facts = { meeting: Meeting; startsAt: Date; room: string; note: string; before: Date | undefined }

type Fact =
  | 'other'
  | 'when'
  | 'asked'
  | 'before'
  | 'proposed'
  | 'room'
  | 'purpose'
  | 'ownPurpose'
  | 'theirPurpose'
  | 'note'

/** Formats a moment as date, weekday and time in Ulaanbaatar's time. */
function formatMeetingTime(startsAt: Date, lang: Locale): string {
  const iso = startsAt.toISOString()
  const weekday = formatWeekday(formatIsoDay(iso), lang)
  const time = formatDateTime(iso, lang).slice(-5)
  return `${formatDate(iso, lang)}, ${weekday}, ${time}`
}

function meetingMail(
  mailKind: MeetingMailKind,
  { meeting, startsAt, room, note, before }: Facts,
  to: Party,
  other: Party,
): Mail {
  const { lang } = to
  const text = (key: Parameters<typeof messageText>[1], values: Record<string, string> = {}) =>
    messageText(lang, key, values)
  const who = nameIn(other, lang).text
  const until = meeting.answer_by ? formatDateTime(meeting.answer_by.toISOString(), lang) : ''
  const factLines = (name: Fact, value: string) =>
    value === '' ? [] : [`${text(`meetings.mail.facts.${name}`)}: ${value}`]
  const timeWithZone = (at: Date) => `${formatMeetingTime(at, lang)} (${text('meetings.mail.zone')})`
  // The hour of a request was never agreed, so the mail calls it «requested» and not «previous».
  const hourBefore = meeting.meeting_status === 'accepted' ? 'before' : 'asked'
  const isOwnPurpose = meeting.sender_id === to.id
  const link = `${env().siteUrl}${localePath(lang, meetingPaths.meeting(meeting.id))}`
  return {
    kind: 'meeting',
    to: to.email,
    subject: text(`meetings.mail.${mailKind}.subject`, { other: who }),
    text: [
      text('meetings.mail.greeting', { name: nameIn(to, lang).text }),
      text(`meetings.mail.${mailKind}.text`, { until }),
      [
        ...factLines('other', who),
        ...(before
          ? [...factLines(hourBefore, timeWithZone(before)), ...factLines('proposed', timeWithZone(startsAt))]
          : factLines('when', timeWithZone(startsAt))),
        ...factLines('room', room),
        ...factLines(
          before ? (isOwnPurpose ? 'ownPurpose' : 'theirPurpose') : 'purpose',
          meeting.meeting_description,
        ),
        ...factLines('note', note),
      ].join('\n'),
      link,
      text('meetings.mail.farewell'),
    ].join('\n\n'),
    attachments: withCalendar.includes(mailKind) ? [calendarFile(meeting, room, other, lang)] : [],
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
