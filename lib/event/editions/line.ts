import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { EditionWithDays } from './schema'
import { shortDateRange } from './event-dates'

/**
 * Returns the place of an edition, such as `Улаанбаатар`, and its dates, such as `2025.09.11–13`. A text is
 * empty when the edition has no place or no days.
 */
export function placeAndDates(
  { edition, days }: EditionWithDays,
  locale: Locale,
): { place: string; dates: string } {
  const dates = shortDateRange(
    days.map(({ event_date }) => event_date),
    locale,
  )
  return { place: bilingualText(edition, 'place', locale).text, dates }
}

/** Formats the place and the dates of an edition in one line: `Улаанбаатар, 2025.09.11–13`. */
export function placeAndDatesText(editionWithDays: EditionWithDays, locale: Locale): string {
  const { place, dates } = placeAndDates(editionWithDays, locale)
  return [place, dates].filter(Boolean).join(', ')
}
