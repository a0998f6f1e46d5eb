'use client'

import { useTranslations } from 'next-intl'
import { ErrorNumber } from '@/components/ui/error-number'
import { ErrorState } from '@/components/ui/states'

/** Shown when a screen fails to render: offers another try and keeps the sidebar. */
export default function OfficeError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('admin')
  return (
    <>
      <h1>{t('failed')}</h1>
      <ErrorState onRetry={retry} />
      <ErrorNumber error={error} locale="mn" />
    </>
  )
}
