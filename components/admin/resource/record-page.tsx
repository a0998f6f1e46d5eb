'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import type { Call } from '@/lib/api/call'
import { CallError, makeCall, queryKey } from '@/lib/api/client'
import type { Defaults, Values } from '@/lib/api/resource'
import { Panel } from '@/components/ui/panel'
import { useOpening } from '../opened'

/** One record as it is now. @throws CallError where there is none */
export async function readRecord(
  call: Call | undefined,
  id: string | number,
  { key = 'id', signal }: { key?: string; signal?: AbortSignal } = {},
): Promise<Values> {
  if (!call) throw new CallError(404, '')
  const { record } = (await makeCall(call, { [key]: id }, { ...(signal && { signal }) })) as {
    record: Values
  }
  return record
}

/** One record by its own id, as it is when its form opens. */
export function useRecord(call: Call | undefined, key: string, id: string) {
  return useOpening([call?.route, id], (signal) => readRecord(call, id, { key, signal }))
}

/** What a new record begins with, computed once. */
export function useStart(name: string, under: string, defaults: Defaults | undefined) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['start', name, under],
    queryFn: async () =>
      typeof defaults === 'function'
        ? defaults({
            under,
            read: (call) =>
              client.fetchQuery({ queryKey: queryKey(call), queryFn: () => makeCall(call, {}) }),
          })
        : (defaults ?? {}),
    initialData: typeof defaults === 'function' ? undefined : (defaults ?? {}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}

type Asked = { error: Error | null; refetch: () => unknown }

/** While a form waits for its record: grey lines, or what went wrong, and the way back to the list. */
export function RecordState({ asked, listHref }: { asked: Asked; listHref: string }) {
  const t = useTranslations()
  const { error } = asked
  // A number that makes no sense is no record either.
  if (error instanceof CallError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        level={2}
        title={t('admin.record.notFound')}
        hint={t('admin.record.notFoundHint')}
        action={
          <LinkButton variant="quiet" href={listHref}>
            {t('admin.record.back')}
          </LinkButton>
        }
      />
    )
  }
  if (error) return <ErrorState onRetry={() => void asked.refetch()} />
  return <RecordWaiting />
}

/** Grey lines in the place of a form. */
export function RecordWaiting() {
  const t = useTranslations('ui.state')
  return (
    <Panel as="div">
      <SkeletonRows count={5} label={t('loading')} />
    </Panel>
  )
}
