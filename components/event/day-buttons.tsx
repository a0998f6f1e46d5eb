import { useLocale } from 'next-intl'
import { DayLinks } from '@/components/ui/day-row'
import { RockSwatch, type Rock } from '@/components/ui/lith'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatWeekday } from '@/lib/platform/i18n/format'
import type { EventDay } from '@/lib/event/editions/schema'
import styles from './day-buttons.module.css'

/** The rock patterns of an edition's days, from the first day on, each darker than the previous one. */
const dayRocks: readonly { rock: Rock; fill: string; ink: string }[] = [
  { rock: 'lime', fill: '#f3d9c8', ink: '#6b2c11' },
  { rock: 'cong', fill: '#d08a5c', ink: '#3a1608' },
  { rock: 'gran', fill: '#7d3410', ink: '#ffffff' },
  { rock: 'shale', fill: '#4c2515', ink: '#f3d9c8' },
]

/** Returns the rock pattern of a day by its number; after the last pattern the first follows again. */
export function dayRock(number: number) {
  return dayRocks[(number - 1) % dayRocks.length] ?? { rock: 'lime', fill: '#f3d9c8', ink: '#6b2c11' }
}

type Props = {
  days: readonly EventDay[]
  /** The number of the day that is shown. */
  currentNumber: number
  /** Returns the path of a day's page, without the language. */
  hrefOf: (day: EventDay) => string
  label: string
}

/** The days of an edition, drawn as a horizontal drill core: each layer links to the page of a day. */
export function DayNavigation({ days, currentNumber, hrefOf, label }: Props) {
  const locale = useLocale()
  return (
    <DayLinks
      label={label}
      markOf={(at) => <RockSwatch {...dayRock(days[at]?.number ?? 1)} className={styles.rock} />}
      days={days.map((day) => {
        const { text, lang } = bilingualText(day, 'day', locale)
        return {
          ...{ key: day.id, href: hrefOf(day), isCurrent: day.number === currentNumber },
          number: Number(day.event_date.slice(8)),
          ...{ name: text, nameLang: langIfDifferent(lang, locale) },
          note: formatWeekday(day.event_date, locale),
        }
      })}
    />
  )
}
