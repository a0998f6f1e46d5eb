'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { Panel, PanelHead } from '@/components/ui/panel'
import type { Column } from '@/components/ui/table'
import { formatDate, formatDateTime } from '@/lib/platform/i18n/format'
import { waitingCalls } from '@/lib/wiring/waiting/calls'
import { type WaitingCount, type WaitingItem, waitingKinds } from '@/lib/wiring/waiting/schema'
import { useRead } from '../../office/calls'
import { cellLinkClass } from '../../office/list/cells'
import { ListBody, RangeAndPagination, useExistingPage } from '../../office/list/list-body'
import { listData } from '../../office/list/list-data'
import { type ListUrl, useListUrl } from '../../office/list/list-url'
import { ToolSelect } from '../../office/list/tool'

const pageSizes = [10] as const

const kindFromUrl = (url: ListUrl) => waitingKinds.find((kind) => kind === url.get('kind'))

/** What waits for the staff on all sites, oldest first, as far as the account may see it. */
export function WaitingList() {
  const t = useTranslations('admin.today')
  const url = useListUrl()
  const paging = { ...url.paging(pageSizes), sizes: pageSizes }
  const kind = kindFromUrl(url)
  const query = useRead(
    waitingCalls.listAdminWaiting,
    { page: paging.page, limit: paging.limit, ...(kind && { kind }) },
    { placeholderData: keepPreviousData },
  )
  const data = listData(query, ({ waiting }) => waiting)
  useExistingPage(url, paging, data)
  return (
    <Panel aria-busy={(!data.rows && !data.isFailed) || data.isStale}>
      <PanelHead>
        <h2>{t('title')}</h2>
        <KindSelect url={url} counts={query.data?.counts ?? []} />
      </PanelHead>
      <ListBody
        url={url}
        title={t('title')}
        columns={useColumns()}
        rowKey={({ key }) => key}
        data={data}
        paging={paging}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
      {data.rows && data.rows.length > 0 && <RangeAndPagination paging={paging} data={data} url={url} />}
    </Panel>
  )
}

function useColumns(): Column<WaitingItem>[] {
  const t = useTranslations('admin.today')
  return [
    { key: 'kind', label: t('kind'), brief: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'name',
      label: t('name'),
      heading: true,
      width: '42%',
      cell: ({ name, address }) => (
        <AppLink className={cellLinkClass()} href={address}>
          {name || t('unnamed')}
        </AppLink>
      ),
    },
    { key: 'since', label: t('since'), kind: 'date', cell: ({ since }) => formatDate(since, 'mn') },
    {
      key: 'due',
      label: t('due'),
      kind: 'date',
      brief: true,
      cell: ({ due }) => due && formatDateTime(due, 'mn'),
    },
  ]
}

/** Filters by kind. Each choice shows how many wait. */
function KindSelect({ url, counts }: { url: ListUrl; counts: readonly WaitingCount[] }) {
  const t = useTranslations('admin.today')
  const all = useTranslations('common')('all')
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const labelWithCount = (label: string, count: number) => t('counted', { label, count })
  return (
    <ToolSelect
      label={t('kind')}
      value={kindFromUrl(url) ?? ''}
      onChange={({ target: { value } }) => url.go({ kind: value || null, page: null })}
    >
      <option value="">{labelWithCount(all, total)}</option>
      {counts.map(({ kind, count }) => (
        <option key={kind} value={kind}>
          {labelWithCount(t(`kinds.${kind}`), count)}
        </option>
      ))}
    </ToolSelect>
  )
}
