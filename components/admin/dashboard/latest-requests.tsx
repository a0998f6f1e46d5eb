import { useTranslations } from 'next-intl'
import { MoreLink } from '@/components/ui/more-link'
import { EmptyState } from '@/components/ui/states'
import { Table, type Column } from '@/components/ui/table'
import type { LatestRequest } from '@/lib/dashboard/queries'
import { formatDate } from '@/lib/i18n/format'
import { Panel, PanelHead } from '@/components/ui/panel'

const purposes = ['member', 'codex', 'meeting'] as const

/** The newest requests to the office; rendered for those who may see personal data. */
export function LatestRequests({ requests }: { requests: LatestRequest[] }) {
  const t = useTranslations('admin.dashboard')
  const purposeOf = (request: LatestRequest) =>
    purposes
      .filter((purpose) => request[purpose])
      .map((purpose) => t(`purposes.${purpose}`))
      .join(', ')
  const columns: Column<LatestRequest>[] = [
    { key: 'date', label: t('columns.date'), kind: 'date', cell: (row) => formatDate(row.created_at, 'mn') },
    { key: 'purpose', label: t('columns.purpose'), cell: purposeOf },
    { key: 'name', label: t('columns.name'), heading: true, cell: (row) => row.name },
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
