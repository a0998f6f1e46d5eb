'use client'

import { keepPreviousData } from '@tanstack/react-query'
import type { Resource } from '@/lib/api/resource'
import { useRead } from '../calls'
import type { ListUrl } from '../list/list-url'
import type { Row } from './bound'
import { listInput, shownRows } from './rows'

type Answer = Record<string, unknown> & { total?: number; totalPages?: number }

/** The rows that the URL asks for, and how many there are of them and in all. */
export function useRows(resource: Resource, url: ListUrl) {
  const { list } = resource
  const input = { ...listInput(resource, url.get), ...(list.pageSizes && url.paging(list.pageSizes)) }
  const query = useRead(list.call, input, { placeholderData: keepPreviousData })
  const answer = query.data as Answer | undefined
  const all = (answer?.[list.rows] as Row[] | undefined)?.filter(list.where ?? (() => true))
  return {
    rows: all && (list.pageSizes ? all : shownRows(resource, all, url.get)),
    total: answer?.total ?? all?.length,
    totalPages: answer?.totalPages,
    isStale: query.isPlaceholderData,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  }
}
