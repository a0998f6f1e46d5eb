import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { calendarZone, localDateAt, zoneOfCalendar } from '@/lib/platform/i18n/calendar-zone'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { localTimeOf } from './local-time'
import { meetingNumber } from './schema'

/** A meeting as an entry in the calendar of one of its two participants. */
export type CalendarMeeting = {
  id: number
  version: number
  isCancelled: boolean
  startsAt: Date
  updatedAt: Date
  /** The name of the other participant. */
  other: string
  room: string
  purpose: string
}

/** Returns the minutes since midnight in Ulaanbaatar. */
function minutesSinceMidnight(startsAt: Date): number {
  const [hours = 0, minutes = 0] = localTimeOf(startsAt).time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * Formats meetings as an iCalendar document (RFC 5545). A meeting keeps its UID and raises its sequence, so
 * that a second import moves or removes its entry instead of adding another.
 */
export function meetingCalendar(meetings: readonly CalendarMeeting[], locale: Locale): string {
  const host = new URL(absoluteUrl('/')).hostname
  const isCancelled = meetings.length > 0 && meetings.every((meeting) => meeting.isCancelled)
  const calendar = ical({
    prodId: { company: 'Strata', product: 'Meetings', language: locale.toUpperCase() },
    name: messageText(locale, 'meetings.calendar.name'),
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    ttl: 900,
    timezone: zoneOfCalendar,
  })
  for (const { id, version, startsAt, updatedAt, other, room, purpose, ...meeting } of meetings) {
    const day = localTimeOf(startsAt).day
    const minutes = minutesSinceMidnight(startsAt)
    calendar.createEvent({
      id: `meeting-${id}@${host}`,
      sequence: version,
      stamp: updatedAt,
      timezone: calendarZone,
      start: localDateAt(day, minutes),
      end: localDateAt(day, minutes + 60),
      summary: messageText(locale, 'meetings.calendar.summary', { other }),
      description: [purpose, meetingNumber(id)].filter(Boolean).join('\n\n'),
      location: room === '' ? null : messageText(locale, 'meetings.calendar.room', { room }),
      status: meeting.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      url: absoluteUrl(localePath(locale, meetingPaths.meeting(id))),
    })
  }
  return `${calendar.toString()}\r\n`
}
