'use client'

import { useQuery, useQueryClient, type QueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useCallback, useMemo } from 'react'
import type { AnswerOf, Call, InputOf } from '@/lib/platform/api/call'
import { makeCall, queryKey, type UploadOptions } from '@/lib/wiring/calls/client'
import type { Locale } from '@/lib/platform/i18n/locale'
import { isSessionOver, writeInSession } from './session/sign-in-gate'

export type ReadOptions<Answer> = Pick<
  UseQueryOptions<Answer>,
  'placeholderData' | 'initialData' | 'staleTime' | 'enabled' | 'refetchInterval'
>

/** The language of the answers, if it is not the office's default. */
function useAnswerLanguage(): { lang?: Locale } {
  const lang = useLocale()
  return useMemo(() => (lang === 'mn' ? {} : { lang }), [lang])
}

/** Reads by a call; fetches again when a write names the read as stale. */
export function useRead<C extends Call>(call: C, input: InputOf<C>, options: ReadOptions<AnswerOf<C>> = {}) {
  const answer = useAnswerLanguage()
  return useQuery<AnswerOf<C>>({
    queryKey: queryKey(call, input),
    queryFn: ({ signal }) => makeCall(call, input, { ...answer, signal }),
    ...options,
  })
}

/** Reads that any write can change: activity, history, comparison, bin. */
const staleAfterAll = [
  'GET /admin/get/activity',
  'GET /admin/get/history',
  'GET /admin/get/comparison',
  'GET /admin/get/bin',
]

/**
 * Fetches again the reads that a write made stale. Reads that are not shown are removed, so that they do not
 * appear in their old state before the new one arrives.
 */
async function refreshStaleReads(
  client: QueryClient,
  { invalidates = [] }: Pick<Call, 'invalidates'>,
): Promise<void> {
  const routes = new Set<unknown>([...invalidates, ...staleAfterAll])
  const isStale = ({ queryKey: [route] }: { queryKey: readonly unknown[] }) => routes.has(route)
  client.removeQueries({ predicate: isStale, type: 'inactive' })
  await client.invalidateQueries({ predicate: isStale })
}

/** Runs a write and then fetches the reads again that the call table names with it. */
export function useRefreshing(call: Pick<Call, 'invalidates'>): <T>(write: () => Promise<T>) => Promise<T> {
  const client = useQueryClient()
  return useCallback(
    async (write) => {
      let isRefreshed = true
      try {
        return await writeInSession(write)
      } catch (error) {
        isRefreshed = !isSessionOver(error)
        throw error
      } finally {
        // After a refusal too: someone else may have changed or deleted the shown data.
        if (isRefreshed) await refreshStaleReads(client, call)
      }
    },
    [call, client],
  )
}

export type Write<C extends Call> = (input: InputOf<C>, options?: UploadOptions) => Promise<AnswerOf<C>>

/** Makes a write of the office. */
export function useWrite<C extends Call>(call: C): Write<C> {
  const refreshing = useRefreshing(call)
  const answer = useAnswerLanguage()
  return useCallback(
    (input, options) => refreshing(() => makeCall(call, input, { ...answer, ...options })),
    [answer, call, refreshing],
  )
}
