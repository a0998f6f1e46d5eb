import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Panel, PanelHead } from '@/components/ui/panel'
import { ErrorState, SkeletonRows } from '@/components/ui/states'
import { Alert } from '@/components/ui/alert'
import { formatDateTime } from '@/lib/platform/i18n/format'
import { historyCalls } from '@/lib/platform/records/history/calls'
import type { RecordVersion } from '@/lib/platform/records/history/schema'
import type { HistoryKind } from '@/lib/platform/records/schema'
import { useRead } from '../../office/calls'
import type { ListUrl } from '../../office/list/list-url'
import { ChangeView } from './change-view'
import styles from './history-page.module.css'
import { useRestoreVersion } from './use-restore'

type Props = {
  kind: HistoryKind
  id: number
  /** The number of the record's current version, which a restored version replaces. */
  currentVersion: number
  chosenVersion: RecordVersion
  /** The version that was saved next after the chosen version. */
  nextVersion: RecordVersion
  url: ListUrl
}

/** Compares the chosen version with the current or the next version; the chosen version can be restored. */
export function ComparisonPanel({ kind, id, currentVersion, chosenVersion, nextVersion, url }: Props) {
  const t = useTranslations('admin.history')
  const against = url.get('against') === 'next' && nextVersion.id !== 0 ? 'next' : 'present'
  const to = against === 'next' ? nextVersion.id : 0
  // `to` 0 means the current version.
  const query = useRead(historyCalls.compareVersions, { kind, id, from: chosenVersion.id, to })
  const { restore, isBusy, problem } = useRestoreVersion(kind)
  return (
    <Panel aria-labelledby="comparison" aria-busy={!query.data && !query.isError}>
      <PanelHead>
        <h2 id="comparison">{t('comparisonOf', { time: formatDateTime(chosenVersion.at, 'mn') })}</h2>
        <Button
          small
          disabled={isBusy}
          onClick={() => void restore({ id, version: currentVersion, from: chosenVersion.id })}
        >
          <RotateCcw className="icon" size={16} aria-hidden />
          {t('restore')}
        </Button>
      </PanelHead>
      {nextVersion.id !== 0 && (
        <LinkTabs
          className={styles.tabs}
          label={t('against')}
          current={against}
          tabs={[
            { name: 'present', label: t('againstPresent'), href: url.hrefWith({ against: null }) },
            { name: 'next', label: t('againstNext'), href: url.hrefWith({ against: 'next' }) },
          ]}
        />
      )}
      <div className={styles.changes}>
        {problem && <Alert kind="danger">{problem}</Alert>}
        {query.isError && <ErrorState onRetry={() => void query.refetch()} />}
        {!query.data && !query.isError && <SkeletonRows count={4} label={t('comparison')} />}
        {query.data?.changes.length === 0 && <p>{t('same')}</p>}
        {query.data?.changes.map((change) => (
          <ChangeView key={change.field} change={change} />
        ))}
      </div>
    </Panel>
  )
}
