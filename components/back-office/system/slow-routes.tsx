import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/states'
import { formatNumber } from '@/lib/platform/i18n/format'
import type { RouteTime } from '@/lib/platform/metrics/route-times'
import { BreakableText } from '../../office/list/cells'
import { TablePanel } from './table-panel'

/** Lists the pages and calls that took longest today, without answers from the cache. */
export function SlowRoutes({ routes }: { routes: RouteTime[] }) {
  const t = useTranslations('admin.system')
  const formatMs = (ms: number) => t('milliseconds', { ms: formatNumber(Math.round(ms)) })
  return (
    <TablePanel
      title={t('slowRoutes')}
      empty={<EmptyState title={t('noRoutes')} level={3} />}
      rows={routes}
      rowKey={({ route }) => route}
      columns={[
        {
          key: 'route',
          label: t('route'),
          heading: true,
          cell: ({ route }) => <BreakableText>{route}</BreakableText>,
        },
        {
          key: 'mean',
          label: t('meanTime'),
          kind: 'number',
          cell: ({ sumMs, count }) => formatMs(sumMs / count),
        },
        { key: 'max', label: t('longestTime'), kind: 'number', cell: ({ maxMs }) => formatMs(maxMs) },
        {
          key: 'count',
          label: t('answerCount'),
          kind: 'number',
          cell: ({ count }) => formatNumber(count),
        },
      ]}
    />
  )
}
