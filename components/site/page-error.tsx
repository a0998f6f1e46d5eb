'use client'

import { usePathname } from 'next/navigation'
import { failureTexts, languageOf } from '@/lib/site/failure.mjs'

/** Something broke while the page was made: said plainly, with a way to try again. */
export function PageError({ retry }: { error: unknown; retry: () => void }) {
  const texts = failureTexts[languageOf(usePathname() ?? '')]
  return (
    <section className="missing wrap section" role="alert">
      <h1 className="h2">{texts.error}</h1>
      <button type="button" className="button" onClick={retry}>
        {texts.retry}
      </button>
    </section>
  )
}
