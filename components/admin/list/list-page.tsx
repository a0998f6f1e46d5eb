'use client'

import { useTranslations } from 'next-intl'
import { useEffect, type Key, type ReactNode } from 'react'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState, ErrorState, Skeleton } from '@/components/ui/states'
import { Table, type Column } from '@/components/ui/table'
import { PageHead } from '../page-head'
import { useListUrl } from './list-url'

export type ListData<Row> = {
  /** Undefined until they are there. */
  rows: Row[] | undefined
  total?: number | undefined
  totalPages?: number | undefined
  /** The rows are those of the page before; the asked ones are on their way. */
  isStale?: boolean
  isFailed: boolean
  retry: () => void
}

type Props<Row> = {
  title: string
  /** How many there are, in words. */
  count?: string | undefined
  action?: ReactNode
  note?: ReactNode
  filters?: ReactNode
  columns: Column<Row>[]
  rowKey: (row: Row) => Key
  data: ListData<Row>
  paging?: { page: number; limit: number; sizes: readonly number[] } | undefined
  empty: { title: string; hint?: string | undefined; action?: ReactNode }
}

/** A list screen: title, count and one button; a panel with tools, table and foot. */
export function ListPage<Row>(props: Props<Row>) {
  const { title, count, action, note, filters, paging, data } = props
  const t = useTranslations('admin.list')
  const { go, replace } = useListUrl()
  const { rows, totalPages = 0 } = data

  // The last row of the last page was deleted: the page before is the last one now.
  const isPast = paging !== undefined && rows?.length === 0 && paging.page > Math.max(totalPages, 1)
  useEffect(() => {
    if (isPast) replace({ page: totalPages > 1 ? totalPages : null })
  }, [isPast, replace, totalPages])

  return (
    <>
      <PageHead title={title} note={count ?? ''} actions={action} />
      {note && <div className="page-note">{note}</div>}
      <section className="panel" aria-busy={!rows || data.isStale}>
        {(filters || paging) && (
          <div className="tools">
            {filters}
            {paging && (
              <label className="tool tool--end">
                {t('pageSize')}
                <select
                  className="input"
                  value={paging.limit}
                  onChange={(event) => go({ limit: event.target.value, page: null })}
                >
                  {paging.sizes.map((size) => (
                    <option key={size}>{size}</option>
                  ))}
                </select>
              </label>
            )}
          </div>
        )}
        <ListBody {...props} />
        {paging && rows && rows.length > 0 && <ListFoot paging={paging} data={data} />}
      </section>
    </>
  )
}

function ListBody<Row>({ title, columns, rowKey, data, empty, paging }: Props<Row>) {
  const t = useTranslations('ui.state')
  if (!data.rows) {
    if (data.isFailed) return <ErrorState onRetry={data.retry} />
    return (
      <div className="skeleton-rows" role="status" aria-label={t('loading')}>
        {Array.from({ length: paging?.limit ?? 4 }, (_, row) => (
          <Skeleton key={row} />
        ))}
      </div>
    )
  }
  return (
    <>
      {data.isFailed && <ErrorState onRetry={data.retry} />}
      {data.rows.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <Table
          className={data.isStale ? 'is-stale' : undefined}
          caption={title}
          columns={columns}
          rows={data.rows}
          rowKey={rowKey}
        />
      )}
    </>
  )
}

function ListFoot<Row>({
  paging: { page, limit },
  data: { rows = [], total = 0, totalPages = 0 },
}: {
  paging: { page: number; limit: number }
  data: ListData<Row>
}) {
  const t = useTranslations('admin.list')
  const { hrefWith } = useListUrl()
  const first = (page - 1) * limit + 1
  return (
    <div className="list-foot">
      <span className="num">{t('range', { first, last: first + rows.length - 1, total })}</span>
      <Pagination page={page} pages={totalPages} hrefOf={(to) => hrefWith({ page: to > 1 ? to : null })} />
    </div>
  )
}
