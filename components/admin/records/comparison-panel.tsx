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
import { useRead } from '../calls'
import type { ListUrl } from '../list/list-url'
import { ChangeView } from './change-view'
import styles from './history-page.module.css'
import { useRestore } from './use-restore'

type Props = {
  kind: HistoryKind
  id: number
  /** The version of the record that is there, which a restored one replaces. */
  version: number
  chosen: RecordVersion
  /** The version after the chosen one. */
  next: RecordVersion
  url: ListUrl
}

/** What changed from a version to the present one, or to the one after it; and the way back to it. */
export function ComparisonPanel({ kind, id, version, chosen, next, url }: Props) {
  const t = useTranslations('admin.history')
  const against = url.get('against') === 'next' && next.id !== 0 ? 'next' : 'present'
  const to = against === 'next' ? next.id : 0
  // The present version changes with each save.
  const asked = useRead(historyCalls.compareVersions, { kind, id, from: chosen.id, to })
  const { restore, isBusy, problem } = useRestore(kind)
  return (
    <Panel aria-labelledby="comparison" aria-busy={!asked.data && !asked.isError}>
      <PanelHead>
        <h2 id="comparison">{t('comparisonOf', { time: formatDateTime(chosen.at, 'mn') })}</h2>
        <Button small disabled={isBusy} onClick={() => void restore({ id, version, from: chosen.id })}>
          <RotateCcw className="icon" size={16} aria-hidden />
          {t('restore')}
        </Button>
      </PanelHead>
      {next.id !== 0 && (
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
        {asked.isError && <ErrorState onRetry={() => void asked.refetch()} />}
        {!asked.data && !asked.isError && <SkeletonRows count={4} label={t('comparison')} />}
        {asked.data?.changes.length === 0 && <p>{t('same')}</p>}
        {asked.data?.changes.map((change) => (
          <ChangeView key={change.field} change={change} />
        ))}
      </div>
    </Panel>
  )
}
