'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import { CallError } from '@/lib/platform/api/call-error'
import { makeCall, queryKey } from '@/lib/wiring/calls/client'
import type { Defaults } from '@/lib/platform/api/resource'
import { Panel } from '@/components/ui/panel'

/** Reads the defaults of a new record, once. */
export function useNewRecordDefaults(name: string, parentKey: string, defaults: Defaults | undefined) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['start', name, parentKey],
    queryFn: async () =>
      typeof defaults === 'function'
        ? defaults({
            under: parentKey,
            read: (call, input) =>
              client.fetchQuery({ queryKey: queryKey(call, input), queryFn: () => makeCall(call, input) }),
          })
        : (defaults ?? {}),
    initialData: typeof defaults === 'function' ? undefined : (defaults ?? {}),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}

type RecordQuery = { error: Error | null; refetch: () => unknown }

/** Shows that a record is loading, is missing (with a link to the list), or failed to load (with a retry). */
export function RecordLoadingOrError({ query, listHref }: { query: RecordQuery; listHref: string }) {
  const t = useTranslations()
  const { error } = query
  // The server answers 400 to an invalid record number; there is no such record either.
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
  if (error) return <ErrorState onRetry={() => void query.refetch()} />
  return <RecordSkeleton />
}

/** The placeholder of a form. */
export function RecordSkeleton() {
  const t = useTranslations('ui.state')
  return (
    <Panel as="div">
      <SkeletonRows count={5} label={t('loading')} />
    </Panel>
  )
}
