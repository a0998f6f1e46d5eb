'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useEffect, type Key, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import { Table, type Column, type TableExtras } from '@/components/ui/table'
import { PageHead } from '../page-head'
import { useListUrl, type ListUrl } from './list-url'
import styles from './list-page.module.css'
import { nextSort, sortFrom } from './search'
import { SearchField } from './search-field'
import { SortField } from './sort-field'
import { Panel } from '@/components/ui/panel'
import { ToolSelect } from './tool'

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
  /** Where page, size and sorting of this list stand; by default it is the only one of its page. */
  url?: ListUrl
  /** It stands under a title of the page, with others. */
  isOneOfSeveral?: boolean
  title: string
  /** How many there are, in words. */
  count?: string | undefined
  action?: ReactNode
  note?: ReactNode
  /** Whether one can look for words, which the rows' read takes as `term`. */
  hasSearch?: boolean
  filters?: ReactNode
  columns: Column<Row>[]
  /** The columns that one can sort by. */
  sorts?: readonly string[] | undefined
  /** The rows scroll within this height. */
  height?: string | undefined
  /** Handles of columns and rows, filters in the heads; these stay when nothing is found. */
  extras?: TableExtras<Row> | undefined
  /** The key of a row that was just added. */
  added?: Key | undefined
  rowKey: (row: Row) => Key
  data: ListData<Row>
  paging?: { page: number; limit: number; sizes: readonly number[] } | undefined
  /** What is said when the rows could not be read, where the general words do not do. */
  failed?: string | undefined
  empty: { title: string; hint?: string | undefined; action?: ReactNode }
}

/** A list screen: title, count and one button; a panel with tools, table and foot. */
export function ListPage<Row>(props: Props<Row>) {
  const { title, count, action, note, filters, paging, data, sorts = [], hasSearch, isOneOfSeveral } = props
  const t = useTranslations('admin.list')
  const own = useListUrl()
  const url = props.url ?? own
  const { go, replace } = url
  const { rows, totalPages = 0 } = data

  // The last row of the last page was deleted: the page before is the last one now.
  const isPast = paging !== undefined && rows?.length === 0 && paging.page > Math.max(totalPages, 1)
  useEffect(() => {
    if (isPast) replace({ page: totalPages > 1 ? totalPages : null })
  }, [isPast, replace, totalPages])

  return (
    <>
      <PageHead title={title} note={count ?? ''} actions={action} level={isOneOfSeveral ? 2 : 1} />
      {note && <div className={styles.note}>{note}</div>}
      <Panel
        className={clsx((isOneOfSeveral || props.height) && styles.part)}
        aria-busy={(!rows && !data.isFailed) || data.isStale}
      >
        {(hasSearch || filters || paging || sorts.length > 0) && (
          <div className={styles.tools}>
            {hasSearch && <SearchField label={t('search')} url={url} />}
            {filters}
            {sorts.length > 0 && <SortField columns={props.columns} sorts={sorts} url={url} />}
            {paging && (
              <ToolSelect
                label={t('pageSize')}
                atEnd
                value={paging.limit}
                onChange={(event) => go({ limit: event.target.value, page: null })}
              >
                {paging.sizes.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </ToolSelect>
            )}
          </div>
        )}
        <ListBody {...props} url={url} />
        {paging && rows && rows.length > 0 && <ListFoot paging={paging} data={data} url={url} />}
      </Panel>
    </>
  )
}

/** The columns with the way to sort by each. */
function sortable<Row>(columns: Column<Row>[], sorts: readonly string[], url: ListUrl): Column<Row>[] {
  const sort = sortFrom(url.get('sort'), sorts)
  const directionOf = (key: string) =>
    sort?.column !== key ? 'none' : sort.isDescending ? 'descending' : 'ascending'
  return columns.map((column) =>
    sorts.includes(column.key)
      ? {
          ...column,
          sort: {
            href: url.hrefWith({ sort: nextSort(column.key, sort), page: null }),
            direction: directionOf(column.key),
          },
        }
      : column,
  )
}

function ListBody<Row>(props: Props<Row> & { url: ListUrl }) {
  const {
    title,
    columns,
    sorts = [],
    added,
    rowKey,
    data,
    empty,
    paging,
    url,
    height,
    failed,
    extras,
  } = props
  const t = useTranslations('ui.state')
  const common = useTranslations('common')
  const notFound = {
    title: t('noResults'),
    action: (
      <Button variant="quiet" onClick={() => url.replace({ term: null, page: null })}>
        {common('clearFilters')}
      </Button>
    ),
  }
  if (!data.rows) {
    if (data.isFailed) return <ErrorState text={failed} onRetry={data.retry} />
    return <SkeletonRows count={paging?.limit ?? 4} label={t('loading')} />
  }
  const isNotFound = props.hasSearch && url.get('term')
  const none = data.rows.length === 0 && <EmptyState {...(isNotFound ? notFound : empty)} />
  if (none && !extras?.underHead) {
    return (
      <>
        {data.isFailed && <ErrorState text={failed} onRetry={data.retry} />}
        {none}
      </>
    )
  }
  const table = (
    <Table
      {...extras}
      look="panel"
      className={data.isStale ? styles.stale : undefined}
      caption={title}
      columns={sortable(columns, sorts, url)}
      rows={data.rows}
      rowKey={rowKey}
      rowClass={(row) => (added !== undefined && rowKey(row) === added ? styles.added : undefined)}
    />
  )
  return (
    <>
      {data.isFailed && <ErrorState text={failed} onRetry={data.retry} />}
      {height ? (
        // It takes the focus, so that the keys scroll it too.
        <div className={styles.scrolls} style={{ height }} tabIndex={0} role="region" aria-label={title}>
          {table}
          {none}
        </div>
      ) : (
        <>
          {table}
          {none}
        </>
      )}
    </>
  )
}

function ListFoot<Row>({
  paging: { page, limit },
  data: { rows = [], total = 0, totalPages = 0 },
  url,
}: {
  paging: { page: number; limit: number }
  data: ListData<Row>
  url: ListUrl
}) {
  const t = useTranslations('admin.list')
  const { hrefWith } = url
  const first = (page - 1) * limit + 1
  return (
    <div className={styles.foot}>
      <span className="num">{t('range', { first, last: first + rows.length - 1, total })}</span>
      <Pagination
        page={page}
        pages={totalPages}
        hrefOf={(to) => hrefWith({ page: to > 1 ? to : null })}
        withEnds
        compact
      />
    </div>
  )
}
