'use client'

import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { AnswerOf, Call, InputOf } from '@/lib/platform/api/call'
import { makeCall } from '@/lib/wiring/calls/client'

/**
 * Reads a record for a form only once: no later fetch replaces typed values or raises the version that the
 * form sends. Forms share no cache entry, so each form starts with the current record.
 * @param key identifies the record; another key reads again
 */
export function useReadOnce<T>(key: readonly unknown[], fetchRecord: (signal: AbortSignal) => Promise<T>) {
  const opener = useId()
  return useQuery<T>({
    queryKey: ['opened', opener, ...key],
    queryFn: ({ signal }) => fetchRecord(signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}

/** Reads the answer of a call for a form, once. */
export function useFormRecord<C extends Call>(call: C, input: InputOf<C>) {
  return useReadOnce<AnswerOf<C>>([call.route, input], (signal) => makeCall(call, input, { signal }))
}
