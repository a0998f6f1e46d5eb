'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'

type Props<T> = {
  query: { data: T | undefined; isError: boolean; refetch: () => Promise<unknown> }
  isEmpty: (data: T) => boolean
  emptyTitle: string
  children: (data: T) => ReactNode
}

/** The details in a sheet. A message replaces them while they load, on failure, and when there are none. */
export function SheetContentOrState<T>({ query, isEmpty, emptyTitle, children }: Props<T>) {
  const t = useTranslations('ui.state')
  const { data, isError, refetch } = query
  if (data === undefined) {
    if (isError) return <ErrorState onRetry={() => void refetch()} />
    return <SkeletonRows count={8} label={t('loading')} />
  }
  return isEmpty(data) ? <EmptyState title={emptyTitle} level={3} /> : children(data)
}
