import type { Edition } from '@/lib/event/editions/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { pathsOf, sessionAnchor } from '@/lib/platform/site/event-paths'
import { editionJsonLdId } from './event-data'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { homeOf, siteOf } from '@/lib/platform/site/sites'
import type { AgendaDay, Session } from './schema'
import { joinSpeakerNames } from './speakers'

type JsonLd = Record<string, unknown>

const schedule = { eventStatus: 'https://schema.org/EventScheduled' }
const inPerson = { eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' }

function venueData(edition: Edition, locale: Locale): JsonLd {
  const [venue, address, place] = (['venue', 'address', 'place'] as const).map(
    (field) => bilingualText(edition, field, locale).text,
  )
  return {
    '@type': 'Place',
    name: venue || place || bilingualText(edition, 'event', locale).text,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: place,
      addressCountry: 'MN',
    },
  }
}

/** Formats a time of a day as an ISO date and time. 24:00 becomes 00:00 of the next day. */
function isoDateTime(day: string, { minutes, time }: { minutes: number; time: string }): string {
  if (minutes < 1_440) return `${day}T${time}:00+08:00`
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return `${next.toISOString().slice(0, 10)}T00:00:00+08:00`
}

function sessionData(session: Session, day: AgendaDay, edition: Edition, locale: Locale): JsonLd {
  const page = absoluteUrl(localePath(locale, pathsOf(edition).agenda(day.number)))
  const hall = bilingualText(session, 'hall_name', locale).text
  const names = joinSpeakerNames(session, locale)
  return {
    '@type': 'Event',
    name: bilingualText(session, 'title', locale).text,
    startDate: isoDateTime(day.event_date, { minutes: session.starts_minutes, time: session.start_time }),
    endDate: isoDateTime(day.event_date, { minutes: session.ends_minutes, time: session.end_time }),
    url: `${page}#${sessionAnchor(session.id)}`,
    ...schedule,
    ...inPerson,
    location: { ...venueData(edition, locale), ...(hall ? { name: hall } : {}) },
    ...(names ? { performer: { '@type': 'Person', name: names } } : {}),
  }
}

/**
 * Describes a day of the event and its sessions for search engines. Breaks are left out, because they are not
 * events.
 */
export function agendaDayData(
  view: { edition: Edition; day: AgendaDay; sessions: readonly Session[] },
  locale: Locale,
): JsonLd {
  const { edition, day, sessions } = view
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: `${bilingualText(edition, 'event', locale).text}: ${bilingualText(day, 'day', locale).text}`,
    startDate: day.event_date,
    endDate: day.event_date,
    url: absoluteUrl(localePath(locale, pathsOf(edition).agenda(day.number))),
    superEvent: { '@type': 'Event', '@id': editionJsonLdId(pathsOf(edition).home) },
    inLanguage: locale,
    ...schedule,
    ...inPerson,
    location: venueData(edition, locale),
    organizer: {
      '@type': 'Organization',
      name: siteOf('mm').name[locale],
      url: absoluteUrl(localePath(locale, homeOf('mm'))),
    },
    subEvent: sessions
      .filter(({ kind }) => kind !== 'break')
      .map((session) => sessionData(session, day, edition, locale)),
  }
}
