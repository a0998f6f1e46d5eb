import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { AppLink } from '@/components/ui/app-link'
import { formatDayMonth, formatWeekday } from '@/lib/i18n/format'
import styles from './day-tabs.module.css'

type Props = {
  days: readonly { day: string; note: string }[]
  current: string | null
  /** The address of a day, without a language. */
  href: (day: string) => string
}

/** The days that have hours: each is an address of its own. */
export function DayTabs({ days, current, href }: Props) {
  const t = useTranslations('meetings')
  const locale = usePageLanguage()
  const isOneMonth = new Set(days.map(({ day }) => day.slice(0, 7))).size < 2
  return (
    <nav className={clsx(styles.days, days.length > 4 && styles.many)} aria-label={t('days')} data-row="">
      {days.map(({ day, note }) => (
        <AppLink
          key={day}
          href={href(day)}
          aria-current={day === current ? 'true' : undefined}
          title={formatDayMonth(day, locale)}
        >
          <b className="num">{Number(day.slice(8))}</b>
          <span className={styles.text}>
            <i>{isOneMonth ? formatWeekday(day, locale) : formatDayMonth(day, locale)}</i>
            <small>{note}</small>
          </span>
        </AppLink>
      ))}
    </nav>
  )
}
