'use client'

import { keepPreviousData } from '@tanstack/react-query'
import type { Resource, Values } from '@/lib/platform/api/resource'
import type { ListUrl } from '../list/list-url'
import type { Row } from './bound'
import { rowsIn, useDeclaredRead } from './declared-calls'
import { listCallInput, filterAndSortRows } from './rows'

/**
 * Reads those rows of a list that the search, filters and page in the URL select. Also returns the total
 * numbers of rows and pages, and the state of the read.
 */
export function useRows(resource: Resource, url: ListUrl) {
  const { list } = resource
  const input = { ...listCallInput(resource, url.get), ...(list.pageSizes && url.paging(list.pageSizes)) }
  const query = useDeclaredRead(list.call, input, { placeholderData: keepPreviousData })
  const all = query.data && rowsIn<Row>(query.data, list.rows).filter(list.where ?? (() => true))
  const [total, totalPages] = [readCount(query.data, 'total'), readCount(query.data, 'totalPages')]
  return {
    rows: all && (list.pageSizes ? all : filterAndSortRows(resource, all, url.get)),
    total: total ?? all?.length,
    totalPages,
    isStale: query.isPlaceholderData,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  }
}

const readCount = (answer: Values | undefined, key: string) => {
  const count = answer?.[key]
  return typeof count === 'number' ? count : undefined
}
