import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { DayLinks } from '@/components/ui/day-row'
import { formatDayMonth, formatWeekday } from '@/lib/platform/i18n/format'

type Props = {
  days: readonly { day: string; note: string }[]
  current: string | null
  /** The address of a day, without a language. */
  hrefOfDay: (day: string) => string
}

/** Links to the days that have hours. */
export function DayTabs({ days, current, hrefOfDay }: Props) {
  const t = useTranslations('meetings')
  const locale = usePageLanguage()
  const isOneMonth = new Set(days.map(({ day }) => day.slice(0, 7))).size < 2
  return (
    <DayLinks
      label={t('days')}
      days={days.map(({ day, note }) => ({
        ...{ key: day, href: hrefOfDay(day), number: Number(day.slice(8)), note, isCurrent: day === current },
        name: isOneMonth ? formatWeekday(day, locale) : formatDayMonth(day, locale),
        hint: formatDayMonth(day, locale),
      }))}
    />
  )
}
