'use client'

import { useQuery, useQueryClient, type QueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useCallback, useMemo } from 'react'
import type { AnswerOf, Call, InputOf } from '@/lib/platform/api/call'
import { makeCall, queryKey, type UploadOptions } from '@/lib/wiring/calls/client'
import type { Locale } from '@/lib/platform/i18n/locale'
import { useLinksQuestion } from './links/links-question'
import { isSessionEndedError, writeWithSignInRetry } from './session/sign-in-gate'

export type ReadOptions<Answer> = Pick<
  UseQueryOptions<Answer>,
  'placeholderData' | 'initialData' | 'staleTime' | 'enabled' | 'refetchInterval'
>

/**
 * Returns the option that requests answers in the page's language; empty for the office's default language.
 */
function useAnswerLanguageOption(): { lang?: Locale } {
  const lang = useLocale()
  return useMemo(() => (lang === 'mn' ? {} : { lang }), [lang])
}

/** Reads data by a call, and fetches it again after a write whose `invalidates` names the call. */
export function useRead<C extends Call>(call: C, input: InputOf<C>, options: ReadOptions<AnswerOf<C>> = {}) {
  const answer = useAnswerLanguageOption()
  return useQuery<AnswerOf<C>>({
    queryKey: queryKey(call, input),
    queryFn: ({ signal }) => makeCall(call, input, { ...answer, signal }),
    ...options,
  })
}

/** Calls whose answers any write can change: activity, history, comparison, bin. */
const staleAfterAll = [
  'GET /admin/get/activity',
  'GET /admin/get/history',
  'GET /admin/get/comparison',
  'GET /admin/get/bin',
]

/**
 * Fetches again the shown data that a write made stale. Stale data that is not shown is removed, so that it
 * does not appear before the new data arrives.
 */
async function refreshOrRemoveStaleReads(
  client: QueryClient,
  { invalidates = [] }: Pick<Call, 'invalidates'>,
): Promise<void> {
  const routes = new Set<unknown>([...invalidates, ...staleAfterAll])
  const isStale = ({ queryKey: [route] }: { queryKey: readonly unknown[] }) => routes.has(route)
  client.removeQueries({ predicate: isStale, type: 'inactive' })
  await client.invalidateQueries({ predicate: isStale })
}

/**
 * Returns a function that runs a write, and repeats it after a sign-in if the session had ended, and after a
 * question if it takes away a page to which links lead. The function
 * then refreshes the data that the write made stale, even if the write was refused, but not if the session
 * stays ended.
 */
export function useRefreshAfterWrite(
  call: Pick<Call, 'invalidates'>,
): <T>(write: (options: Pick<UploadOptions, 'links'>) => Promise<T>) => Promise<T> {
  const client = useQueryClient()
  const withLinksQuestion = useLinksQuestion()
  return useCallback(
    async (write) => {
      let isRefreshed = true
      try {
        return await withLinksQuestion((links) => writeWithSignInRetry(() => write(links ? { links } : {})))
      } catch (error) {
        isRefreshed = !isSessionEndedError(error)
        throw error
      } finally {
        // The data is refreshed after a refusal too, because someone else may have changed or deleted the
        // shown data.
        if (isRefreshed) await refreshOrRemoveStaleReads(client, call)
      }
    },
    [call, client, withLinksQuestion],
  )
}

export type Write<C extends Call> = (input: InputOf<C>, options?: UploadOptions) => Promise<AnswerOf<C>>

/** Returns a function that writes by a call and then refreshes the data that the write made stale. */
export function useWrite<C extends Call>(call: C): Write<C> {
  const refreshing = useRefreshAfterWrite(call)
  const answer = useAnswerLanguageOption()
  return useCallback(
    (input, options) => refreshing((links) => makeCall(call, input, { ...answer, ...links, ...options })),
    [answer, call, refreshing],
  )
}
