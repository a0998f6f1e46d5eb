'use client'

import { useTranslations } from 'next-intl'
import { Sheet } from '@/components/ui/sheet'
import { EmptyState, ErrorState, SkeletonRows } from '@/components/ui/states'
import { CallError } from '@/lib/platform/api/call-error'

type Props = {
  title: string
  query: { error: Error | null; refetch: () => unknown }
  onClose: () => void
  wide?: boolean
}

/** The sheet of a listing or of a change while its data loads, or with the error if loading failed. */
export function SheetLoadingOrError({ title, query: { error, refetch }, onClose, wide = false }: Props) {
  const t = useTranslations()
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 400)
  return (
    <Sheet title={title} onClose={onClose} wide={wide}>
      {isGone ? (
        <EmptyState level={3} title={t('admin.record.notFound')} hint={t('admin.record.notFoundHint')} />
      ) : error ? (
        <ErrorState text={t('admin.listings.readFailed')} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={6} label={t('ui.state.loading')} />
      )}
    </Sheet>
  )
}
