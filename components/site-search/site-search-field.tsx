'use client'

import type { ComponentProps } from 'react'
import { SuggestingField } from '@/components/site/suggesting-field'
import type { Suggested } from '@/components/site/suggestions'
import { callApi } from '@/lib/api/client'

/** Whole terms that what is typed may become. */
async function findTerms(term: string, signal: AbortSignal): Promise<Suggested[]> {
  const { suggestions } = await callApi('GET /client/search/suggestions', { term }, { signal })
  return suggestions.map((text) => ({ key: text, text }))
}

/** The search field of the association's site, which suggests words. */
export function SiteSearchField(props: Omit<ComponentProps<typeof SuggestingField>, 'find'>) {
  return <SuggestingField {...props} find={findTerms} />
}
