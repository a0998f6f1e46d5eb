import type { MailAttachment } from '@/db/schema/mail'
import type { Edition, EventDay } from '@/lib/event/editions/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatDate } from '@/lib/platform/i18n/format'
import { env } from '@/lib/platform/env'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import type { Mail } from '@/lib/platform/mail/outbox'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { passText, formatPassCode } from './pass-code'
import { personName } from './person-name'

type Person = { email: string; first_name: string; last_name: string; code: string }
type Event = Pick<Edition, 'id' | 'event' | 'event_en' | 'place' | 'place_en' | 'venue' | 'venue_en'>
type Day = Pick<EventDay, 'event_date'>

/**
 * Formats the days of an edition. If all days are consecutive and in one month, they become a range:
 * `2025.09.11–13` in Mongolian, `11–13 Sep 2025` in English. Otherwise the days are listed one by one.
 */
export function formatEventDays(days: readonly Day[], locale: Locale): string {
  const dates = days.map(({ event_date }) => event_date)
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const isRun =
    dates.length > 1 &&
    first.slice(0, 7) === last.slice(0, 7) &&
    Number(last.slice(8)) - Number(first.slice(8)) === dates.length - 1
  if (!isRun) return dates.map((date) => formatDate(date, locale)).join(', ')
  return locale === 'mn'
    ? `${formatDate(first, locale)}–${last.slice(8)}`
    : `${Number(first.slice(8))}–${formatDate(last, locale)}`
}

/**
 * Returns the web address of a pass. The code comes after `#`: browsers do not send this part of an address
 * to servers, so no log contains it.
 */
export const passUrl = (code: string, locale: Locale): string =>
  `${env().siteUrl}${localePath(locale, eventPaths.pass)}#${code}`

/**
 * Builds the mail with a pass. Its text contains the code and the web address of the pass; the attached files
 * are the QR code and a calendar of the event's days.
 * @param reason chooses the text: `registered` for a new or changed registration, `unchanged` for any other
 */
export function passMail(
  person: Person,
  event: Event,
  days: readonly Day[],
  lang: Locale,
  reason: 'registered' | 'unchanged' = 'registered',
): Mail {
  const attachments: MailAttachment[] = [
    { filename: `MW-${person.code}.png`, kind: 'pass-qr', text: passText(event.id, person.code) },
    { filename: 'mining-week.ics', kind: 'event-calendar', eventId: event.id, lang },
  ]
  return {
    kind: 'pass',
    to: person.email,
    subject: messageText(lang, 'event.register.mail.subject', {
      event: bilingualText(event, 'event', lang).text,
    }),
    text: messageText(lang, `event.register.mail.${reason}`, {
      name: personName(person, lang),
      event: bilingualText(event, 'event', lang).text,
      days: formatEventDays(days, lang),
      place: placeAndVenueText(event, lang),
      code: formatPassCode(person.code),
      address: passUrl(person.code, lang),
    }),
    attachments,
  }
}

/** Returns the place and the venue of an edition in one text. */
export function placeAndVenueText(event: Event, locale: Locale): string {
  return [bilingualText(event, 'place', locale).text, bilingualText(event, 'venue', locale).text]
    .filter(Boolean)
    .join(', ')
}
