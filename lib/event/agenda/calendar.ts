import ical, { ICalCalendarMethod } from 'ical-generator'
import { calendarZone, localDateAt, zoneOfCalendar } from '@/lib/platform/i18n/calendar-zone'
import type { Edition } from '@/lib/event/editions/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { eventPaths, sessionAnchor } from '@/lib/platform/site/event-paths'
import type { AgendaDay, Session } from './schema'
import { joinSpeakerNames } from './speakers'

/** Returns where a session takes place: its hall, and the venue and place of the edition. */
function placeOf(session: Session, edition: Edition, locale: Locale): string {
  const parts = [
    bilingualText(session, 'hall_name', locale).text,
    bilingualText(edition, 'venue', locale).text,
    bilingualText(edition, 'place', locale).text,
  ]
  return parts.filter((part) => part !== '').join(', ')
}

type CalendarOptions = {
  locale: Locale
  /** Returns the absolute web address of a path. */
  absolute: (path: string) => string
  isWanted?: (session: Session) => boolean
}

/**
 * Formats sessions as an iCalendar document (RFC 5545), in Ulaanbaatar time. A session has the same UID in
 * every document, so that a second import into a calendar program updates the entry of the session instead of
 * adding another.
 */
export function agendaCalendar(
  edition: Edition,
  days: readonly AgendaDay[],
  { locale, absolute, isWanted = () => true }: CalendarOptions,
): string {
  const home = absolute(localePath(locale, eventPaths.agenda()))
  const host = new URL(home).hostname
  const calendar = ical({
    prodId: { company: 'Strata', product: 'Agenda', language: locale.toUpperCase() },
    name: `${messageText(locale, 'event.agenda.title')} · ${bilingualText(edition, 'event', locale).text}`,
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    ttl: 3_600,
    timezone: zoneOfCalendar,
  })
  for (const day of days) {
    for (const session of day.sessions.filter(isWanted)) {
      const speakers = joinSpeakerNames(session, locale)
      const summary = bilingualText(session, 'summary', locale).text
      calendar.createEvent({
        id: `session-${session.id}@${host}`,
        stamp: new Date(session.created_at),
        timezone: calendarZone,
        start: localDateAt(day.event_date, session.starts_minutes),
        end: localDateAt(day.event_date, session.ends_minutes),
        summary: bilingualText(session, 'title', locale).text,
        description: [speakers, summary].filter((text) => text !== '').join('\n\n'),
        location: placeOf(session, edition, locale),
        url: `${absolute(localePath(locale, eventPaths.agenda(day.number)))}#${sessionAnchor(session.id)}`,
      })
    }
  }
  return `${calendar.toString()}\r\n`
}
