import { History, ScrollText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { activityCalls } from '@/lib/wiring/calls/activity/calls'
import { type ActivityKind, historyKinds } from '@/lib/platform/records/schema'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useMayCall } from '../account'

type Props = { kind: ActivityKind; id: number }

/**
 * A link from a record's form to the record's versions. For kinds without versions, an account that may read
 * the activity gets a link to the record's activity.
 */
export function HistoryOrActivityLink({ kind, id }: Props) {
  const t = useTranslations('admin')
  const mayCall = useMayCall()
  const query = `?kind=${kind}&record=${id}`
  if (historyKinds.some((each) => each === kind))
    return (
      <LinkButton variant="quiet" href={`${officePaths.history}${query}`}>
        <History className="icon" size={17} aria-hidden />
        {t('history.link')}
      </LinkButton>
    )
  if (!mayCall(activityCalls.listAdminActivity)) return null
  return (
    <LinkButton variant="quiet" href={`${officePaths.activity}${query}`}>
      <ScrollText className="icon" size={17} aria-hidden />
      {t('screens.activity')}
    </LinkButton>
  )
}
