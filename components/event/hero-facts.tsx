import { useLocale, useTranslations } from 'next-intl'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatWeekday } from '@/lib/platform/i18n/format'
import { longDateRange } from '@/lib/event/editions/event-dates'
import type { EditionWithDays } from '@/lib/event/editions/schema'
import styles from './event-hero.module.css'

/** Dates and place of the edition. */
export function HeroFacts({ live: { edition, days } }: { live: EditionWithDays }) {
  const t = useTranslations('event.home')
  const locale = useLocale()
  const dates = days.map(({ event_date }) => event_date)
  const [first, last] = [dates[0], dates.at(-1)]
  const place = bilingualText(edition, 'place', locale)
  const venue = bilingualText(edition, 'venue', locale)
  return (
    <div className={styles.facts}>
      {first && last && (
        <div>
          <b className="num">{longDateRange(dates, locale)}</b>
          <span>
            {first === last
              ? formatWeekday(first, locale)
              : t('weekdays', { first: formatWeekday(first, locale), last: formatWeekday(last, locale) })}
          </span>
        </div>
      )}
      {place.text && (
        <div>
          <b lang={place.lang}>{place.text}</b>
          <span lang={venue.lang}>{venue.text || t('kind')}</span>
        </div>
      )}
    </div>
  )
}
