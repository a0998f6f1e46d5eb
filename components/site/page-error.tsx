'use client'

import { usePathname } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ErrorNumber } from '@/components/ui/error-number'
import { errorTexts, languageOf } from '@/lib/platform/site/error-page'
import { MessagePage } from './blank-page'

/** Reports that rendering the page failed, with a retry button. */
export function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const locale = languageOf(usePathname() ?? '')
  const texts = errorTexts[locale]
  return (
    <MessagePage role="alert">
      {/* The page sets the title here, because the metadata may be what failed. */}
      <title>{texts.error}</title>
      <h1 className="h2">{texts.error}</h1>
      <Button onClick={retry}>{texts.retry}</Button>
      <ErrorNumber error={error} locale={locale} />
    </MessagePage>
  )
}
