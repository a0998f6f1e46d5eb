import { bilingual } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { LiveEdition } from './schema'
import { shortDates } from './event-dates'

/** Where an edition is, `Улаанбаатар`, and when, `2025.09.11–13`; each is empty where it is not known. */
export function placeAndDates(
  { edition, days }: LiveEdition,
  locale: Locale,
): { place: string; dates: string } {
  const dates = shortDates(
    days.map(({ event_date }) => event_date),
    locale,
  )
  return { place: bilingual(edition, 'place', locale).text, dates }
}

/** The same in one line: `Улаанбаатар, 2025.09.11–13`. */
export function editionLine(live: LiveEdition, locale: Locale): string {
  const { place, dates } = placeAndDates(live, locale)
  return [place, dates].filter(Boolean).join(', ')
}
