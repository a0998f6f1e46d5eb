'use client'

import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Call } from '@/lib/platform/api/call'
import { CallError } from '@/lib/platform/api/call-error'
import { makeDeclaredCall, queryKey, type UploadOptions } from '@/lib/wiring/calls/client'
import type { Values } from '@/lib/platform/api/resource'
import { type ReadOptions, useRefreshing } from '../calls'
import { type RemovalOptions, useRemoval } from '../list/use-remove'
import { useOpening } from '../form-record'
import type { Row } from './bound'

/**
 * The door of declared screens: which call they make, and with what, is known when the screen is opened. That its
 * columns and fields are those of the call was told where the resource was declared. Everybody else takes `useRead`
 * and `useWrite`, which know what each call is given.
 */

/** A read that a resource declares. */
export function useDeclaredRead(call: Call, input: Values, options: ReadOptions<Values> = {}) {
  return useQuery<Values>({
    queryKey: queryKey(call, input),
    queryFn: ({ signal }) => declaredAnswer(call, input, { signal }),
    ...options,
  })
}

async function declaredAnswer(call: Call, input: Values, options?: UploadOptions): Promise<Values> {
  return (await makeDeclaredCall(call, input, options)) as Values
}

/** A write that a resource declares. */
export function useDeclaredWrite(call: Call): (input: Values, options?: UploadOptions) => Promise<Values> {
  const refreshing = useRefreshing(call)
  return useCallback(
    (input, options) => refreshing(() => declaredAnswer(call, input, options)),
    [call, refreshing],
  )
}

const none: Pick<Call, 'access' | 'invalidates'> = { access: 'moderator' }

/** The deletion that a resource declares; null for those who may not, and where it declares none. */
export function useDeclaredRemoval(call: Call | undefined, options: RemovalOptions<Values, Values>) {
  const refreshing = useRefreshing(call ?? none)
  const remove = useRemoval(
    call ?? none,
    (input: Values) => refreshing(() => (call ? declaredAnswer(call, input) : Promise.resolve({}))),
    options,
  )
  return call ? remove : null
}

/** The rows under a key of an answer, which the resource says are there. */
export function rowsIn<Row = Values>(answer: Values | undefined, key: string): Row[] {
  return (answer?.[key] ?? []) as Row[]
}

/** One record as it is now, by the call of its form. @throws CallError where there is none */
export async function readDeclared(
  call: Call | undefined,
  id: string | number,
  signal?: AbortSignal,
): Promise<Row> {
  if (!call) throw new CallError(404, '')
  const { record } = await declaredAnswer(call, { id }, { ...(signal && { signal }) })
  return record as Row
}

/** The same as it is when its form opens. */
export function useDeclaredRecord(call: Call | undefined, id: string) {
  return useOpening([call?.route, id], (signal) => readDeclared(call, id, signal))
}
