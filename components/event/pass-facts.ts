import type { EditionWithDays } from '@/lib/event/editions/schema'
import { formatEventDays, placeAndVenueText } from '@/lib/event/registrations/mail'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { dayRock } from './day-buttons'
import type { PassFacts } from './entry-pass'

/** Returns the facts of the edition that a pass shows. */
export const passFacts = ({ edition, days }: EditionWithDays, locale: Locale): PassFacts => ({
  rocks: days.map(({ number }) => dayRock(number)),
  daysInWords: formatEventDays(days, locale),
  place: placeAndVenueText(edition, locale),
  calendarHref: localePath(locale, `${eventPaths.register}/event.ics`),
})
