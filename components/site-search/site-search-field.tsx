'use client'

import { type ComponentProps, useMemo } from 'react'
import { AutocompleteField } from '@/components/site/suggesting-field'
import type { Suggestion } from '@/components/site/suggestions'
import { callApi } from '@/lib/wiring/calls/client'
import type { SearchedSite } from '@/lib/sites/search/schema'

/** Returns a function that finds the terms that complete a typed text. */
const createTermFinder =
  (site: SearchedSite) =>
  async (term: string, signal: AbortSignal): Promise<Suggestion[]> => {
    const { suggestions } = await callApi('GET /client/search/suggestions', { term, site }, { signal })
    return suggestions.map((text) => ({ key: text, text }))
  }

type Props = Omit<ComponentProps<typeof AutocompleteField>, 'find'> & { site: SearchedSite }

/** The search field of a site, with suggested terms. */
export function SiteSearchField({ site, ...props }: Props) {
  const find = useMemo(() => createTermFinder(site), [site])
  return <AutocompleteField {...props} find={find} />
}
