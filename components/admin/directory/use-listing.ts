import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import type { Call } from '@/lib/api/call'
import { makeCall } from '@/lib/api/client'

/**
 * One listing as it is when it is opened. It is asked once and never again while it is open, so that nothing replaces
 * what is typed or was looked at; and it is forgotten afterwards, so that the next time starts from the truth.
 */
export function useListing<C extends Call>(call: C, id: string) {
  return useQuery<z.output<C['answer']>>({
    queryKey: ['record', call.path, id],
    queryFn: ({ signal }) => makeCall(call, { id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}
