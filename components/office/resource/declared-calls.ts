'use client'

import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Call } from '@/lib/platform/api/call'
import { CallError } from '@/lib/platform/api/call-error'
import { makeUntypedCall, queryKey, type UploadOptions } from '@/lib/wiring/calls/client'
import type { Values } from '@/lib/platform/api/resource'
import { type ReadOptions, useRefreshAfterWrite } from '../calls'
import { type RemovalOptions, useConfirmedRemoval } from '../list/use-remove'
import { useReadOnce } from '../form-record'
import type { Row } from './bound'

/**
 * Hooks for the calls that a resource declares; the types of their values are known only at run time. The
 * declaration is type-checked instead: its columns and fields must occur in its calls. Code that names a
 * certain call uses `useRead` and `useWrite`, which are typed by the call.
 */

/** Reads with a call that a resource declares. */
export function useDeclaredRead(call: Call, input: Values, options: ReadOptions<Values> = {}) {
  return useQuery<Values>({
    queryKey: queryKey(call, input),
    queryFn: ({ signal }) => callWithValues(call, input, { signal }),
    ...options,
  })
}

async function callWithValues(call: Call, input: Values, options?: UploadOptions): Promise<Values> {
  return (await makeUntypedCall(call, input, options)) as Values
}

/** Returns a function that writes with a declared call and then fetches the changed data again. */
export function useDeclaredWrite(call: Call): (input: Values, options?: UploadOptions) => Promise<Values> {
  const refreshing = useRefreshAfterWrite(call)
  return useCallback(
    (input, options) => refreshing((links) => callWithValues(call, input, { ...links, ...options })),
    [call, refreshing],
  )
}

const none: Pick<Call, 'access' | 'invalidates'> = { access: 'moderator' }

/**
 * Returns a function that deletes a record with the resource's call, after a confirmation; null if the
 * account may not delete or the resource has no such call.
 */
export function useDeclaredRemoval(call: Call | undefined, options: RemovalOptions<Values, Values>) {
  const refreshing = useRefreshAfterWrite(call ?? none)
  const remove = useConfirmedRemoval(
    call ?? none,
    (input: Values) =>
      refreshing((links) => (call ? callWithValues(call, input, links) : Promise.resolve({}))),
    options,
  )
  return call ? remove : null
}

/** Returns the rows under a key of an answer. The declaration of the resource ensures their type. */
export function rowsIn<Row = Values>(answer: Values | undefined, key: string): Row[] {
  return (answer?.[key] ?? []) as Row[]
}

/**
 * Reads a record, as it is stored now, with the call that its form declares.
 * @throws CallError when there is no such record or no call
 */
export async function readDeclaredRecord(
  call: Call | undefined,
  id: string | number,
  signal?: AbortSignal,
): Promise<Row> {
  if (!call) throw new CallError(404, '')
  const { record } = await callWithValues(call, { id }, { ...(signal && { signal }) })
  return record as Row
}

/** Reads a record when its form opens, and never again while the form stays open. */
export function useDeclaredRecord(call: Call | undefined, id: string) {
  return useReadOnce([call?.route, id], (signal) => readDeclaredRecord(call, id, signal))
}
