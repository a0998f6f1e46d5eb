import { useLocale } from 'next-intl'
import { DayRow } from '@/components/ui/day-row'
import { Lith, type Rock } from '@/components/ui/lith'
import { langOf, bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatWeekday } from '@/lib/platform/i18n/format'
import type { EventDay } from '@/lib/event/editions/schema'
import styles from './day-buttons.module.css'

/** The rocks of the days, from the first on: the deeper, the darker. */
const dayRocks: readonly { rock: Rock; fill: string; ink: string }[] = [
  { rock: 'lime', fill: '#f3d9c8', ink: '#6b2c11' },
  { rock: 'cong', fill: '#d08a5c', ink: '#3a1608' },
  { rock: 'gran', fill: '#7d3410', ink: '#ffffff' },
  { rock: 'shale', fill: '#4c2515', ink: '#f3d9c8' },
]

/** The rock of a day by its number; after the last they repeat. */
export function dayRock(number: number) {
  return dayRocks[(number - 1) % dayRocks.length] ?? { rock: 'lime', fill: '#f3d9c8', ink: '#6b2c11' }
}

type Props = {
  days: readonly EventDay[]
  /** The number of the day that is shown. */
  current: number
  /** The address of a day, without a language. */
  href: (day: EventDay) => string
  label: string
}

/** The days of an edition as a core on its side: each has a separate address. */
export function DayButtons({ days, current, href, label }: Props) {
  const locale = useLocale()
  return (
    <DayRow
      label={label}
      markOf={(at) => <Lith {...dayRock(days[at]?.number ?? 1)} className={styles.rock} />}
      days={days.map((day) => {
        const { text, lang } = bilingualText(day, 'day', locale)
        return {
          ...{ key: day.id, href: href(day), isCurrent: day.number === current },
          number: Number(day.event_date.slice(8)),
          ...{ name: text, nameLang: langOf(lang, locale) },
          note: formatWeekday(day.event_date, locale),
        }
      })}
    />
  )
}
