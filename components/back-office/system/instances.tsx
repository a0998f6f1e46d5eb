import { useTranslations } from 'next-intl'
import { Badge, type BadgeKind } from '@/components/ui/badge'
import type { Instance } from '@/lib/office/system/queries'
import { formatMoment } from './moment'
import { TablePanel } from './table-panel'
import { useName } from './use-name'

const badges: Record<Instance['state'], BadgeKind> = { running: 'done', stopping: 'waiting', silent: 'bad' }

/** Lists the server processes of the last day: which of them run, since when, and in which version. */
export function Instances({ instances }: { instances: Instance[] }) {
  const t = useTranslations('admin.system')
  const partNameOf = useName('partNames')
  return (
    <TablePanel
      title={t('instances')}
      rows={instances}
      rowKey={({ id }) => id}
      columns={[
        { key: 'host', label: t('machine'), heading: true, cell: ({ host, pid }) => `${host} · ${pid}` },
        {
          key: 'state',
          label: t('state'),
          cell: ({ state }) => <Badge kind={badges[state]}>{t(`instanceStates.${state}`)}</Badge>,
        },
        { key: 'version', label: t('versionNumber'), cell: ({ version }) => version },
        {
          key: 'started',
          label: t('runsSince'),
          kind: 'date',
          cell: ({ startedAt }) => formatMoment(startedAt),
        },
        { key: 'seen', label: t('lastSeen'), kind: 'date', cell: ({ seenAt }) => formatMoment(seenAt) },
        {
          key: 'problems',
          label: t('faulty'),
          cell: ({ problems }) => problems.map(partNameOf).join(', ') || '–',
        },
      ]}
    />
  )
}
