import { bilingual } from '@/lib/i18n/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import type { LiveEdition } from './schema'
import { shortDates } from './when'

/** Where and when an edition is: `Улаанбаатар, 2025.09.11–13`. */
export function editionLine({ edition, days }: LiveEdition, locale: Locale): string {
  const dates = shortDates(
    days.map(({ event_date }) => event_date),
    locale,
  )
  return [bilingual(edition, 'place', locale).text, dates].filter(Boolean).join(', ')
}
