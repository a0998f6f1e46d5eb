import { useTranslations } from 'next-intl'
import { Badge, type BadgeKind } from '@/components/ui/badge'
import { Panel, PanelHead } from '@/components/ui/panel'
import { EmptyState } from '@/components/ui/states'
import { Table } from '@/components/ui/table'
import type { SystemState } from '@/lib/office/system/queries'
import type { BackupRun } from '@/lib/platform/backup/runs'
import { formatFileSize, formatNumber } from '@/lib/platform/i18n/format'
import { ReadOnlyFacts } from '../../office/form/facts'
import styles from './backups.module.css'
import { formatMoment } from './moment'
import { OperatorWords } from './operator-words'

/** A run without an end is still going on, or its process was killed. */
const runningHoursMax = 24

type Outcome = 'complete' | 'failed' | 'running' | 'broken'
const badges: Record<Outcome, BadgeKind> = {
  complete: 'done',
  failed: 'bad',
  running: 'waiting',
  broken: 'bad',
}

function outcomeOf({ started_at, ended_at, error }: BackupRun): Outcome {
  if (error !== null) return 'failed'
  if (ended_at) return 'complete'
  return Date.now() - started_at.getTime() < runningHoursMax * 3_600_000 ? 'running' : 'broken'
}

const orDash = <T,>(value: T | null, format: (value: T) => string) => (value === null ? '–' : format(value))

/** Shows the latest backups, and when one was last restored. */
export function Backups({ backups, storage }: Pick<SystemState, 'backups' | 'storage'>) {
  const t = useTranslations('admin.system')
  const { runs, whole, lastRestoreAt, isNightly } = backups
  // A restored database does not know how long its own backup took (`restore`).
  const formatSpan = ({ started_at, ended_at }: BackupRun) =>
    orDash((ended_at && ended_at.getTime() - started_at.getTime()) || null, (milliseconds) =>
      t('seconds', { seconds: formatNumber(Math.round(milliseconds / 100) / 10) }),
    )
  return (
    <Panel>
      <PanelHead>
        <h2>{t('backups')}</h2>
      </PanelHead>
      <div className={styles.facts}>
        <ReadOnlyFacts
          facts={[
            { label: t('lastBackup'), content: whole ? formatMoment(whole.started_at) : t('never') },
            { label: t('lastRestore'), content: lastRestoreAt ? formatMoment(lastRestoreAt) : t('never') },
            { label: t('nightly'), content: t(isNightly ? 'nightlyOn' : 'nightlyOff') },
            { label: t('databaseSize'), content: formatFileSize(storage.databaseBytes) },
            {
              label: t('storedFiles'),
              content: `${formatNumber(storage.fileCount)} · ${formatFileSize(storage.fileBytes)}`,
            },
          ]}
        />
      </div>
      {runs.length === 0 ? (
        <EmptyState title={t('noBackups')} hint={t('noBackupsHint')} level={3} />
      ) : (
        <Table
          look="panel"
          caption={t('backups')}
          rows={runs}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'started',
              label: t('started'),
              kind: 'date',
              heading: true,
              cell: ({ started_at }) => formatMoment(started_at),
            },
            {
              key: 'outcome',
              label: t('outcome'),
              cell: (run) => (
                <div>
                  <Badge kind={badges[outcomeOf(run)]}>{t(`outcomes.${outcomeOf(run)}`)}</Badge>
                  {run.error !== null && <OperatorWords words={run.error} />}
                </div>
              ),
            },
            { key: 'duration', label: t('duration'), kind: 'number', cell: formatSpan },
            {
              key: 'size',
              label: t('size'),
              kind: 'number',
              cell: ({ bytes }) => orDash(bytes, formatFileSize),
            },
            { key: 'rows', label: t('rows'), kind: 'number', cell: ({ rows }) => orDash(rows, formatNumber) },
            {
              key: 'files',
              label: t('files'),
              kind: 'number',
              cell: ({ files, new_files }) =>
                orDash(files, (count) => `${formatNumber(count)} (+${formatNumber(new_files ?? 0)})`),
            },
            {
              key: 'restored',
              label: t('restored'),
              kind: 'date',
              cell: ({ restored_at }) => orDash(restored_at, formatMoment),
            },
          ]}
        />
      )}
    </Panel>
  )
}
