'use client'

import { ScrollText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { activityCalls } from '@/lib/records/activity/calls'
import { historyCalls } from '@/lib/records/history/calls'
import type { RecordHistory } from '@/lib/records/history/schema'
import { type HistoryKind, historyKinds } from '@/lib/records/schema'
import { useMayCall } from '../account'
import { useRead } from '../calls'
import { useListUrl } from '../list/list-url'
import { PageHead } from '../page-head'
import { RecordState } from '../resource/record-page'
import { ComparisonPanel } from './comparison-panel'
import styles from './history-page.module.css'
import { VersionList } from './version-list'

/** The versions of one record at the left, and what changed from the chosen one at the right. */
export function HistoryPage() {
  const { get } = useListUrl()
  const [kind, id] = [get('kind'), get('record')]
  const asked = useRead(historyCalls.getHistory, { kind: kind ?? '', id: id ?? '' })
  const known = historyKinds.find((each) => each === kind)
  if (!asked.data || !known) return <RecordState asked={asked} listHref="/admin/dashboard" />
  return <Versions kind={known} id={Number(id)} history={asked.data} />
}

type Props = { kind: HistoryKind; id: number; history: RecordHistory }

function Versions({ kind, id, history }: Props) {
  const t = useTranslations('admin')
  const url = useListUrl()
  const mayCall = useMayCall()
  const { versions, name, address } = history
  // Without a choice the one before the present version is compared with it.
  const place = Math.max(
    versions.findIndex((version) => version.id !== 0 && String(version.id) === url.get('version')),
    1,
  )
  const [chosen, next] = [versions[place], versions[place - 1]]
  return (
    <>
      <PageHead
        title={t('history.title')}
        note={`${t(`records.${kind}`)}: ${name}`}
        actions={
          <>
            {mayCall(activityCalls.listAdminActivity) && (
              <LinkButton variant="quiet" href={`/admin/activity?kind=${kind}&record=${id}`}>
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
        <VersionList versions={versions} chosen={chosen?.id} url={url} />
        {chosen && next ? (
          <ComparisonPanel key={chosen.id} {...{ kind, id, chosen, next, url }} version={history.version} />
        ) : (
          <p className={styles.single}>{t('history.single')}</p>
        )}
      </div>
    </>
  )
}
