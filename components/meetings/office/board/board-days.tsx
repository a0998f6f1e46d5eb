import { useTranslations } from 'next-intl'
import { LinkTabs } from '@/components/ui/link-tabs'
import { formatDate, formatWeekday } from '@/lib/platform/i18n/format'
import type { Board } from '@/lib/meetings/office/schema'
import type { ListUrl } from '../../../office/list/list-url'
import styles from './board.module.css'

type Props = { days: Board['days']; current: string | null; url: ListUrl }

/** Tabs of the days with meeting hours; each tab links to the address of its day. */
export function BoardDays({ days, current, url }: Props) {
  const t = useTranslations('admin.meetingBoard')
  if (days.length === 0) return null
  return (
    <LinkTabs
      className={styles.days}
      label={t('days')}
      current={current ?? ''}
      tabs={days.map(({ day }) => ({
        name: day,
        label: `${formatDate(day, 'mn')}, ${formatWeekday(day, 'mn')}`,
        href: url.hrefWith({ day, id: null }),
      }))}
    />
  )
}
