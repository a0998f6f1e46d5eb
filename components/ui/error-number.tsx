import { useEffect } from 'react'
import { failedTiming } from '@/lib/platform/request-id'
import { errorNumberText } from '@/lib/platform/site/error-page'

/**
 * Shows the number by which the log of the server names a failure, if it happened there; reports a failure of
 * the browser alone.
 */
export function ErrorNumber({ error, locale }: { error: unknown; locale: 'mn' | 'en' }) {
  const number = findErrorNumber(error)
  useEffect(() => {
    // From here it is one that nothing caught (`lib/platform/site/browser-errors.ts`).
    if (!number) reportError(error)
  }, [error, number])
  return number ? <p>{errorNumberText(locale, number)}</p> : null
}

/**
 * Returns the id of the page's request if it failed as a whole; else the digest by which Next names the error
 * of a part that was loaded later.
 */
function findErrorNumber(error: unknown): string | undefined {
  const pages: Partial<PerformanceNavigationTiming>[] = performance.getEntriesByType('navigation')
  const timing = pages[0]?.serverTiming?.find(({ name }) => name === failedTiming)
  return timing?.description ?? (error as { digest?: string } | null)?.digest
}
