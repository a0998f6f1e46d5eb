import { useLocale } from 'next-intl'
import { DrillCoreLinks } from '@/components/site/strat-column'
import type { EventDay } from '@/lib/event/editions/schema'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatWeekday } from '@/lib/platform/i18n/format'
import type { EditionPaths } from '@/lib/platform/site/event-paths'
import { dayRock } from './day-buttons'
import styles from './day-column.module.css'

/** The days of an edition, drawn as layers of one drill core; each layer links to the agenda of its day. */
export function DayColumn({
  days,
  paths,
  label,
}: {
  days: readonly EventDay[]
  paths: EditionPaths
  label: string
}) {
  const locale = useLocale()
  if (days.length === 0) return null
  return (
    <nav aria-label={label}>
      <DrillCoreLinks
        className={styles.column}
        layers={days.map((day) => {
          const { text, lang } = bilingualText(day, 'day', locale)
          return {
            key: day.id,
            href: paths.agenda(day.number),
            stone: dayRock(day.number),
            content: (
              <div className={styles.day}>
                <b className="num">{Number(day.event_date.slice(8))}</b>
                <span className={styles.text}>
                  <span lang={langIfDifferent(lang, locale)}>{text}</span>
                  <small>{formatWeekday(day.event_date, locale)}</small>
                </span>
              </div>
            ),
          }
        })}
      />
    </nav>
  )
}
