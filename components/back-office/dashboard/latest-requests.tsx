import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { MoreLink } from '@/components/ui/more-link'
import { EmptyState } from '@/components/ui/states'
import { Table, type Column } from '@/components/ui/table'
import { formatDate } from '@/lib/platform/i18n/format'
import type { OfficeRequest } from '@/lib/office/requests/schema'
import { Panel, PanelHead } from '@/components/ui/panel'
import { cellLinkClass } from '../../office/list/cells'
import { Purposes } from '../requests/purposes'
import { RequestState } from '../requests/request-state'

/** The newest requests to the office; rendered only for accounts that may see personal data. */
export function LatestRequests({ requests }: { requests: OfficeRequest[] }) {
  const t = useTranslations('admin.dashboard')
  const fields = useTranslations('admin.requests.fields')
  const columns: Column<OfficeRequest>[] = [
    { key: 'date', label: t('columns.date'), kind: 'date', cell: (row) => formatDate(row.created_at, 'mn') },
    {
      key: 'state',
      label: fields('state'),
      kind: 'date',
      cell: ({ state }) => <RequestState state={state} />,
    },
    { key: 'purpose', label: t('columns.purpose'), cell: (row) => <Purposes row={row} /> },
    {
      key: 'name',
      label: t('columns.name'),
      heading: true,
      cell: ({ id, name }) => (
        <Link className={cellLinkClass()} href={`/admin/request-list?id=${id}`} prefetch={false}>
          {name}
        </Link>
      ),
    },
    { key: 'business', label: t('columns.business'), cell: (row) => row.business_type },
    { key: 'phone', label: t('columns.phone'), kind: 'date', cell: (row) => row.phone_number },
  ]
  return (
    <Panel>
      <PanelHead>
        <h2>{t('latestRequests')}</h2>
        <MoreLink href="/admin/request-list">{t('seeAll')}</MoreLink>
      </PanelHead>
      {requests.length === 0 ? (
        <EmptyState title={t('noRequests')} hint={t('noRequestsHint')} level={3} />
      ) : (
        <Table
          look="panel"
          caption={t('latestRequests')}
          columns={columns}
          rows={requests}
          rowKey={(row) => row.id}
        />
      )}
    </Panel>
  )
}
