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
  return (
    <nav className={clsx(styles.days, days.length > 4 && styles.many)} aria-label={t('days')} data-row="">
      {days.map(({ day, note }) => (
        <AppLink
          key={day}
          href={href(day)}
          aria-current={day === current ? 'true' : undefined}
          aria-label={`${formatDayMonth(day, locale)}, ${formatWeekday(day, locale)}, ${note}`}
        >
          <b className="num">{Number(day.slice(8))}</b>
          <span className={styles.text}>
            <i>{formatWeekday(day, locale)}</i>
            <small>{note}</small>
          </span>
        </AppLink>
      ))}
    </nav>
  )
}
