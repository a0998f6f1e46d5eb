'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import type { Call } from '@/lib/api/call'
import { makeCall, queryKey } from '@/lib/api/client'
import type { ListData } from './list-page'
import { useListUrl } from './list-url'

/** The sizes that the specification gives to lists of people, the default one first. */
export const peoplePageSizes = [10, 20, 30] as const

type PagedCall = Call & { answer: z.ZodType<{ total: number; totalPages: number }> }

/** The rows of the page that the address asks for, as `ListPage` takes them; the page before stays meanwhile. */
export function usePagedRows<C extends PagedCall, Row>(
  call: C,
  sizes: readonly number[],
  rowsOf: (answer: z.output<C['answer']>) => Row[],
): { data: ListData<Row>; paging: { page: number; limit: number; sizes: readonly number[] } } {
  const { paging } = useListUrl()
  const input = paging(sizes)
  const query = useQuery({
    queryKey: queryKey(call, input),
    queryFn: ({ signal }) => makeCall(call, input, { signal }),
    placeholderData: keepPreviousData,
  })
  return {
    data: {
      rows: query.data && rowsOf(query.data),
      total: query.data?.total,
      totalPages: query.data?.totalPages,
      isStale: query.isPlaceholderData,
      isFailed: query.isError,
      retry: () => void query.refetch(),
    },
    paging: { ...input, sizes },
  }
}
