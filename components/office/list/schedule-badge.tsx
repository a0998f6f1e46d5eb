import { useTranslations } from 'next-intl'
import { StatusDot } from '@/components/ui/status-dot'
import { formatDateTime } from '@/lib/platform/i18n/format'
import type { ScheduleAnswer } from '@/lib/platform/schedule/schema'

/** Shows whether the schedule makes a record visible now: not yet, visible, or no longer. */
export function ScheduleBadge({
  schedule: { appears_at, ends_at, schedule_state },
}: {
  schedule: ScheduleAnswer
}) {
  const t = useTranslations()
  const timeMessageValues = (moment: string | null) => ({ time: formatDateTime(moment ?? '', 'mn') })
  if (schedule_state === 'waiting')
    return <StatusDot kind="wait">{t('admin.schedule.waiting', timeMessageValues(appears_at))}</StatusDot>
  if (schedule_state === 'ended')
    return <StatusDot kind="off">{t('admin.schedule.ended', timeMessageValues(ends_at))}</StatusDot>
  return <StatusDot kind="on">{t('ui.status.active')}</StatusDot>
}
