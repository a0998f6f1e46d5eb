import type { EditionWithDays } from '@/lib/event/editions/schema'
import type { Partner } from '@/lib/event/partners/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { absoluteUrl } from '@/lib/platform/site/metadata'

/** The `@id` of an edition in JSON-LD data. */
export const editionJsonLdId = (home: string) => absoluteUrl(`${home}#event`)

/**
 * Describes an edition of the event for search engines.
 * @param home path of the edition's home page, without a language
 */
export function eventJsonLd(
  locale: Locale,
  { edition, days }: EditionWithDays,
  organisers: readonly Partner[],
  home: string,
): Record<string, unknown> {
  const text = (field: 'event' | 'place' | 'venue' | 'address' | 'invitation') =>
    bilingualText(edition, field, locale).text
  const [first, last] = [days[0]?.event_date, days.at(-1)?.event_date]
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': editionJsonLdId(home),
    name: text('event'),
    description: text('invitation'),
    url: absoluteUrl(localePath(locale, home)),
    inLanguage: locale,
    image: [absoluteUrl(edition.image ?? '/art/hero-mw.jpg')],
    ...(first && { startDate: first, endDate: last }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: text('venue') || text('place'),
      address: {
        '@type': 'PostalAddress',
        streetAddress: text('address'),
        addressLocality: text('place'),
        addressCountry: 'MN',
      },
    },
    organizer: organisers.map((organiser) => ({
      '@type': 'Organization',
      name: bilingualText(organiser, 'name', locale).text,
      ...(organiser.link && { url: organiser.link }),
    })),
  }
}
