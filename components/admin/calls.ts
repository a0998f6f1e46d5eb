'use client'

import { useQuery, useQueryClient, type QueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { useCallback } from 'react'
import type * as z from 'zod'
import type { Call } from '@/lib/api/call'
import { makeCall, queryKey, type UploadOptions } from '@/lib/api/client'

type Input = Record<string, unknown>
type Answer<C extends Call> = z.output<C['answer']>

/** A read of the office: asked anew whenever a write names it as stale. */
export function useRead<C extends Call>(
  call: C,
  input: Input = {},
  options: Pick<
    UseQueryOptions<Answer<C>>,
    'placeholderData' | 'initialData' | 'staleTime' | 'enabled' | 'refetchInterval'
  > = {},
) {
  return useQuery<Answer<C>>({
    queryKey: queryKey(call, input),
    queryFn: ({ signal }) => makeCall(call, input, { signal }),
    ...options,
  })
}

/** What each write may show in: who did what, what was replaced, what was deleted. */
const staleAfterAll = [
  'GET /admin/get/activity',
  'GET /admin/get/history',
  'GET /admin/get/comparison',
  'GET /admin/get/bin',
]

/**
 * Asks anew what a write made stale. What nobody looks at is forgotten, so that it does not appear in its old state
 * before the new one comes.
 */
async function refresh(client: QueryClient, { stale = [] }: Pick<Call, 'stale'>): Promise<void> {
  const routes = new Set<unknown>([...stale, ...staleAfterAll])
  const isStale = ({ queryKey: [route] }: { queryKey: readonly unknown[] }) => routes.has(route)
  client.removeQueries({ predicate: isStale, type: 'inactive' })
  await client.invalidateQueries({ predicate: isStale })
}

/** Makes a write of the office; when it is over, the reads that the call table names with it are asked anew. */
export function useWrite<C extends Call>(
  call: C,
): (input: Input, options?: UploadOptions) => Promise<Answer<C>> {
  const client = useQueryClient()
  return useCallback(
    async (input, options) => {
      try {
        return await makeCall(call, input, options)
      } finally {
        // After a refusal too: somebody else may have changed or deleted what is shown.
        await refresh(client, call)
      }
    },
    [call, client],
  )
}
