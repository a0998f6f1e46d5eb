'use client'

import { useTranslations } from 'next-intl'
import { type Key, type ReactNode, useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Pagination } from '@/components/ui/pagination'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import { Table, type Column, type TableExtras } from '@/components/ui/table'
import styles from './list-page.module.css'
import type { ListUrl } from './list-url'
import { nextSort, parseSort } from './search'

export type ListData<Row> = {
  /** The rows of the page; undefined while the first rows load and after loading them failed. */
  rows: Row[] | undefined
  total?: number | undefined
  totalPages?: number | undefined
  /** Whether the rows are still those of the previous request, while the requested rows load. */
  isStale?: boolean
  isFailed: boolean
  retry: () => void
}

export type BodyProps<Row> = {
  url: ListUrl
  title: string
  /** Whether the list has a search field, whose text is the parameter `term` of the URL. */
  hasSearch?: boolean
  columns: Column<Row>[]
  /** The keys of the sortable columns. */
  sorts?: readonly string[] | undefined
  /** The height of the area in which the table scrolls; without it, the table scrolls with the page. */
  height?: string | undefined
  /**
   * Handles to drag columns and rows, and filters in the heads of columns. With such filters the heads are
   * shown even when there are no rows.
   */
  extras?: TableExtras<Row> | undefined
  /** The key of a row that was just added; the row is highlighted. */
  addedKey?: Key | undefined
  rowKey: (row: Row) => Key
  data: ListData<Row>
  paging?: { page: number; limit: number; sizes: readonly number[] } | undefined
  /** The message when the rows could not be read, if not the general one. */
  failed?: string | undefined
  empty: { title: string; hint?: string | undefined; action?: ReactNode }
}

/** Adds the links that change the sorting to the heads of the sortable columns. */
function withSortLinks<Row>(columns: Column<Row>[], sorts: readonly string[], url: ListUrl): Column<Row>[] {
  const sort = parseSort(url.get('sort'), sorts)
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

/** The table of rows, or its loading, empty or error state. */
export function ListBody<Row>(props: BodyProps<Row>) {
  const {
    title,
    columns,
    sorts = [],
    addedKey,
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
      columns={withSortLinks(columns, sorts, url)}
      rows={data.rows}
      rowKey={rowKey}
      rowClass={(row) => (addedKey !== undefined && rowKey(row) === addedKey ? styles.added : undefined)}
    />
  )
  return (
    <>
      {data.isFailed && <ErrorState text={failed} onRetry={data.retry} />}
      {height ? (
        // The area is focusable, so that the keyboard can scroll it too.
        <div className={styles.scrolls} style={{ height }} tabIndex={0} role="region" aria-label={title}>
          {table}
          {none}
        </div>
      ) : (
        <>
          <div className={styles.across}>{table}</div>
          {none}
        </>
      )}
    </>
  )
}

/**
 * Moves the list to its last page if the URL names a page past it, such as after the last page's only row was
 * deleted.
 */
export function useExistingPage<Row>(
  { replace }: ListUrl,
  paging: { page: number } | undefined,
  { rows, totalPages = 0 }: ListData<Row>,
): void {
  const isPast = paging !== undefined && rows?.length === 0 && paging.page > Math.max(totalPages, 1)
  useEffect(() => {
    if (isPast) replace({ page: totalPages > 1 ? totalPages : null })
  }, [isPast, replace, totalPages])
}

/** The foot of a list: which rows are shown, such as 11 to 20, and the pagination. */
export function RangeAndPagination<Row>({
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
