'use client'

import { useTranslations } from 'next-intl'
import { ErrorState } from '@/components/ui/states'

/** A screen that could not be made says so and offers to try again; the sidebar stays. */
export default function OfficeError({ retry }: { error: unknown; retry: () => void }) {
  const t = useTranslations('admin')
  return (
    <>
      <h1>{t('failed')}</h1>
      <ErrorState onRetry={retry} />
    </>
  )
}
