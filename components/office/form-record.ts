'use client'

import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { AnswerOf, Call, InputOf } from '@/lib/platform/api/call'
import { makeCall } from '@/lib/wiring/calls/client'

/**
 * What a form opens, as it is at that moment. It is asked once and never again while the form is open, so that nothing
 * replaces what is typed or raises the version that is sent; and it is no other form's, so that each starts from the
 * truth.
 * @param key what is opened: another key is another opening
 */
export function useOpening<T>(key: readonly unknown[], read: (signal: AbortSignal) => Promise<T>) {
  const opener = useId()
  return useQuery<T>({
    queryKey: ['opened', opener, ...key],
    queryFn: ({ signal }) => read(signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}

/** The answer of one call, as a form opens it. */
export function useFormRecord<C extends Call>(call: C, input: InputOf<C>) {
  return useOpening<AnswerOf<C>>([call.route, input], (signal) => makeCall(call, input, { signal }))
}
