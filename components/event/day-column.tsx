import { ArrowRight } from 'lucide-react'
import { useLocale } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { Lith } from '@/components/ui/lith'
import type { EventDay } from '@/lib/event/editions/schema'
import { langOf, bilingual } from '@/lib/i18n/bilingual'
import { formatWeekday } from '@/lib/i18n/format'
import { eventPaths } from '@/lib/site/event-paths'
import { dayRock } from './day-buttons'
import styles from './day-column.module.css'

const waveOf = (at: number) => ([3, 1, 2] as const)[at % 3]

/** The days of an edition as layers of one core, each leading to its agenda. */
export function DayColumn({ days, label }: { days: readonly EventDay[]; label: string }) {
  const locale = useLocale()
  if (days.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.column}>
        {days.map((day, at) => {
          const { text, lang } = bilingual(day, 'day', locale)
          return (
            <li key={day.id}>
              <AppLink href={eventPaths.agenda(day.number)}>
                <Lith {...dayRock(day.number)} wave={waveOf(at)} className={styles.rock} />
                <b className="num">{Number(day.event_date.slice(8))}</b>
                <span className={styles.text}>
                  <span lang={langOf(lang, locale)}>{text}</span>
                  <small>{formatWeekday(day.event_date, locale)}</small>
                </span>
                <ArrowRight className="icon" size={18} aria-hidden />
              </AppLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
