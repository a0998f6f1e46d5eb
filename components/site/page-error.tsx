'use client'

import { usePathname } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { errorTexts, languageOf } from '@/lib/platform/site/error-page'
import { BlankPage } from './blank-page'

/** Something broke while the page was made: said plainly, with a way to try again. */
export function PageError({ retry }: { error: unknown; retry: () => void }) {
  const texts = errorTexts[languageOf(usePathname() ?? '')]
  return (
    <BlankPage role="alert">
      {/* What was to give the title may be what failed. */}
      <title>{texts.error}</title>
      <h1 className="h2">{texts.error}</h1>
      <Button onClick={retry}>{texts.retry}</Button>
    </BlankPage>
  )
}
