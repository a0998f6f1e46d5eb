'use client'

import { keepPreviousData } from '@tanstack/react-query'
import type * as z from 'zod'
import type { Call } from '@/lib/api/call'
import { useRead } from '../calls'
import { listData } from './list-data'
import { useListUrl } from './list-url'
import { sortFrom } from './search'

/** The sizes that the specification gives to lists of people, the default one first. */
export const peoplePageSizes = [10, 20, 30] as const

type PagedCall = Call & { answer: z.ZodType<{ total: number; totalPages: number }> }

/** The rows of the page that the URL asks for, as `ListPage` takes them; the page before stays meanwhile. */
export function usePagedRows<C extends PagedCall, Row>(
  call: C,
  sizes: readonly number[],
  sorts: readonly string[],
  rowsOf: (answer: z.output<C['answer']>) => Row[],
) {
  const { get, paging } = useListUrl()
  const place = paging(sizes)
  const [term, sort] = [get('term'), sortFrom(get('sort'), sorts) && get('sort')]
  const input = { ...place, ...(term && { term }), ...(sort && { sort }) }
  const query = useRead(call, input, { placeholderData: keepPreviousData })
  return { data: listData(query, rowsOf), sorts, hasSearch: true, paging: { ...place, sizes } }
}
