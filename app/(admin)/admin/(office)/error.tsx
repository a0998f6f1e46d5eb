'use client'

import { useTranslations } from 'next-intl'
import { ErrorState } from '@/components/ui/states'

/** Shown when a screen fails to render: offers another try and keeps the sidebar. */
export default function OfficeError({ retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('admin')
  return (
    <>
      <h1>{t('failed')}</h1>
      <ErrorState onRetry={retry} />
    </>
  )
}
