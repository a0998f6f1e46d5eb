'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import { CallError } from '@/lib/platform/api/call-error'
import { makeCall, queryKey } from '@/lib/wiring/calls/client'
import type { Defaults } from '@/lib/platform/api/resource'
import { Panel } from '@/components/ui/panel'

/** What a new record begins with, computed once. */
export function useStart(name: string, under: string, defaults: Defaults | undefined) {
  const client = useQueryClient()
  return useQuery({
    queryKey: ['start', name, under],
    queryFn: async () =>
      typeof defaults === 'function'
        ? defaults({
            under,
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

/** While a form waits for its record: grey lines, or what went wrong, and the way back to the list. */
export function RecordState({ query, listHref }: { query: RecordQuery; listHref: string }) {
  const t = useTranslations()
  const { error } = query
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
  if (error) return <ErrorState onRetry={() => void query.refetch()} />
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
