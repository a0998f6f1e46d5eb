import ical, { ICalCalendarMethod } from 'ical-generator'
import { inTransaction } from '@/db/client'
import { listEditions, listEventDays } from '@/lib/event/editions/queries'
import type { Edition, EventDay } from '@/lib/event/editions/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'
import { placeAndVenueText } from './mail'

/** Formats the days of an edition as an iCalendar document with an all-day entry for each day. */
export function eventCalendar(edition: Edition, days: readonly EventDay[], locale: Locale): string {
  const name = bilingualText(edition, 'event', locale).text
  const page = absoluteUrl(localePath(locale, eventPaths.home))
  const calendar = ical({
    prodId: { company: 'Strata', product: 'Mining Week', language: locale.toUpperCase() },
    name,
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
  })
  for (const day of days) {
    const start = new Date(`${day.event_date}T00:00:00Z`)
    calendar.createEvent({
      id: `mw-${edition.id}-${day.event_date}@${new URL(page).hostname}`,
      start,
      end: new Date(start.getTime() + 24 * 3_600_000),
      allDay: true,
      summary: `${name}: ${bilingualText(day, 'day', locale).text}`,
      location: [placeAndVenueText(edition, locale), bilingualText(edition, 'address', locale).text]
        .filter(Boolean)
        .join(', '),
      url: page,
    })
  }
  return `${calendar.toString()}\r\n`
}

/** For how long a calendar is cached: many mails sent at the same time contain the same calendar. */
const keptMs = 60_000
const cache = new Map<string, { calendar: Promise<string>; until: number }>()

/** Returns the cached calendar of an edition by its number, for the mails of passes. */
export function cachedEventCalendar(eventId: number, locale: Locale): Promise<string> {
  const key = `${eventId} ${locale}`
  const entry = cache.get(key)
  if (entry && entry.until > Date.now()) return entry.calendar
  const calendar = readAndFormatEventCalendar(eventId, locale)
  cache.set(key, { calendar, until: Date.now() + keptMs })
  calendar.catch(() => cache.delete(key))
  return calendar
}

async function readAndFormatEventCalendar(eventId: number, locale: Locale): Promise<string> {
  // In a transaction the queries bypass Next.js's cache, which does not exist in a background job.
  const { edition, days } = await inTransaction(async () => ({
    edition: (await listEditions()).find(({ id }) => id === eventId),
    days: await listEventDays(eventId),
  }))
  if (!edition) throw new Error(`edition ${eventId} is gone`)
  return eventCalendar(edition, days, locale)
}
