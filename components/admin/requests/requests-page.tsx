'use client'

import { useTranslations } from 'next-intl'
import { formatDateTime } from '@/lib/i18n/format'
import { requestCalls } from '@/lib/requests/calls'
import type { OfficeRequest } from '@/lib/requests/schema'
import { ListPage } from '../list/list-page'
import { peoplePageSizes, usePagedRows } from '../list/use-paged-rows'

const purposes = [
  ['member_request', 'member'],
  ['codex_request', 'codex'],
  ['meeting_request', 'meeting'],
] as const

/** What people asked of the office through the site, newest first. It is read here and answered by mail. */
export function RequestsPage() {
  const t = useTranslations('admin')
  const { data, paging } = usePagedRows(
    requestCalls.listOfficeRequests,
    peoplePageSizes,
    ({ request }) => request,
  )
  const purposeOf = (request: OfficeRequest) =>
    purposes
      .filter(([field]) => request[field])
      .map(([, name]) => t(`dashboard.purposes.${name}`))
      .join(', ')
  return (
    <ListPage
      title={t('screens.requests')}
      count={
        data.total === undefined
          ? undefined
          : t('requests.count', { count: data.total, pages: data.totalPages ?? 0 })
      }
      columns={[
        { key: 'purpose', label: t('requests.purpose'), cell: purposeOf },
        {
          key: 'date',
          label: t('requests.date'),
          kind: 'date',
          cell: (row) => formatDateTime(row.created_at, 'mn'),
        },
        { key: 'name', label: t('requests.name'), heading: true, cell: (row) => row.name },
        {
          key: 'email',
          label: t('requests.email'),
          cell: (row) => (
            <a className="cell-link cell-break" href={`mailto:${row.email}`}>
              {row.email}
            </a>
          ),
        },
        { key: 'phone', label: t('requests.phone'), kind: 'date', cell: (row) => row.phone_number },
        { key: 'business', label: t('requests.business'), cell: (row) => row.business_type },
      ]}
      rowKey={(row) => row.id}
      data={data}
      paging={paging}
      empty={{ title: t('list.empty'), hint: t('dashboard.noRequestsHint') }}
    />
  )
}
