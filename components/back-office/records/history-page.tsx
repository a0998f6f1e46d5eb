'use client'

import { ScrollText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LinkButton } from '@/components/ui/button'
import { CallError } from '@/lib/platform/api/call-error'
import { activityCalls } from '@/lib/wiring/calls/activity/calls'
import { historyCalls } from '@/lib/platform/records/history/calls'
import type { RecordHistory } from '@/lib/platform/records/history/schema'
import { type HistoryKind, historyKinds } from '@/lib/platform/records/schema'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useMayCall } from '../../office/account'
import { useRead } from '../../office/calls'
import { useListUrl } from '../../office/list/list-url'
import { PageHead } from '../../office/page-head'
import { RecordLoadingOrError } from '../../office/resource/record-page'
import { ComparisonPanel } from './comparison-panel'
import styles from './history-page.module.css'
import { VersionList } from './version-list'

/** At the left the versions of one record; at the right the chosen version compared with a later version. */
export function HistoryPage() {
  const { get } = useListUrl()
  const kind = historyKinds.find((each) => each === get('kind'))
  if (!kind) return <RecordLoadingOrError query={nowhere} listHref={officePaths.dashboard} />
  return <RecordHistoryLoader kind={kind} id={Number(get('record'))} />
}

/** Stands for a query that found nothing, if the kind in the URL is unknown. */
const nowhere = { error: new CallError(404, ''), refetch: () => undefined }

function RecordHistoryLoader({ kind, id }: { kind: HistoryKind; id: number }) {
  const query = useRead(historyCalls.getHistory, { kind, id })
  if (!query.data) return <RecordLoadingOrError query={query} listHref={officePaths.dashboard} />
  return <VersionsAndComparison kind={kind} id={id} history={query.data} />
}

type Props = { kind: HistoryKind; id: number; history: RecordHistory }

function VersionsAndComparison({ kind, id, history }: Props) {
  const t = useTranslations('admin')
  const url = useListUrl()
  const mayCall = useMayCall()
  const { versions, name, address } = history
  // At first the version before the current one is chosen. This choice is kept, so that a later save does not
  // change the comparison.
  const [first] = useState(() => String(versions[1]?.id))
  const choice = url.get('version') ?? first
  const place = Math.max(
    versions.findIndex(({ id }) => id !== 0 && String(id) === choice),
    1,
  )
  const [chosenVersion, next] = [versions[place], versions[place - 1]]
  return (
    <>
      <PageHead
        title={t('history.title')}
        note={`${t(`records.${kind}`)}: ${name}`}
        actions={
          <>
            {mayCall(activityCalls.listAdminActivity) && (
              <LinkButton variant="quiet" href={`${officePaths.activity}?kind=${kind}&record=${id}`}>
                <ScrollText className="icon" size={17} aria-hidden />
                {t('screens.activity')}
              </LinkButton>
            )}
            <LinkButton variant="quiet" href={address}>
              {t('history.back')}
            </LinkButton>
          </>
        }
      />
      <div className={styles.columns}>
        <VersionList versions={versions} chosenId={chosenVersion?.id} url={url} />
        {chosenVersion && next ? (
          <ComparisonPanel
            key={chosenVersion.id}
            {...{ kind, id, chosenVersion, nextVersion: next, url }}
            currentVersion={history.version}
          />
        ) : (
          <p className={styles.single}>{t('history.single')}</p>
        )}
      </div>
    </>
  )
}
