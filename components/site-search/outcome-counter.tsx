'use client'

import { useEffect } from 'react'
import type { SearchedSite, SearchOutcome } from '@/lib/sites/search/schema'

/** What this document has counted already: whoever comes back to a search has not searched again. */
const countedOutcomes = new Set<string>()

function countOutcome(site: SearchedSite, term: string, outcome: SearchOutcome): void {
  const body = JSON.stringify({ site, term, outcome })
  if (countedOutcomes.has(body)) return
  countedOutcomes.add(body)
  // Unlike a fetch, a beacon is sent even if the visitor leaves the page.
  navigator.sendBeacon('/client/search/outcome', new Blob([body], { type: 'application/json' }))
}

type Props = {
  site: SearchedSite
  term: string
  /** What was found; null on further pages of a search, whose opened results are counted all the same. */
  outcome: Exclude<SearchOutcome, 'opened'> | null
}

/** Counts, for the office, whether a search found something, and whether one of its results is opened. */
export function SearchOutcomeCounter({ site, term, outcome }: Props) {
  useEffect(() => {
    if (outcome) countOutcome(site, term, outcome)
    const countOpening = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-result]')) countOutcome(site, term, 'opened')
    }
    // In the capture phase, before the link leaves the page. A middle click is an `auxclick`.
    document.addEventListener('click', countOpening, true)
    document.addEventListener('auxclick', countOpening, true)
    return () => {
      document.removeEventListener('click', countOpening, true)
      document.removeEventListener('auxclick', countOpening, true)
    }
  }, [site, term, outcome])
  return null
}
