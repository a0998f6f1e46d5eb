import { useTranslations } from 'next-intl'
import { StatusDot } from '@/components/ui/status-dot'
import { ScheduleBadge } from '../../office/list/schedule-badge'
import type { ListedNews } from './news-site'

/** Shows whether an item is public: it may be switched off or outside its schedule. */
export function NewsStatus({ item }: { item: ListedNews }) {
  const t = useTranslations('ui.status')
  const { appears_at = null, ends_at = null, schedule_state = null } = item
  return item.news_status ? (
    <ScheduleBadge schedule={{ appears_at, ends_at, schedule_state }} />
  ) : (
    <StatusDot kind="off">{t('inactive')}</StatusDot>
  )
}
