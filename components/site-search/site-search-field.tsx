'use client'

import { type ComponentProps, useMemo } from 'react'
import { usePageLanguage } from '#page-language'
import { AutocompleteField } from '@/components/site/suggesting-field'
import type { Suggestion } from '@/components/site/suggestions'
import { type Locale, localePath } from '@/lib/platform/i18n/locale'
import type { SearchedSite } from '@/lib/sites/search/schema'

/** Returns a function that finds records by their titles, and terms that complete a typed text. */
const createTermFinder =
  (site: SearchedSite, lang: Locale) =>
  async (term: string, signal: AbortSignal): Promise<Suggestion[]> => {
    // Loaded at the first letter: most readers of a page search for nothing.
    const { callApi } = await import('@/lib/wiring/calls/client')
    const { suggestions } = await callApi('GET /client/search/suggestions', { term, site, lang }, { signal })
    return suggestions.map(({ text, path }) => ({
      key: path ?? text,
      text,
      // A file's address has no language.
      ...(path && { href: path.startsWith('/files/') ? path : localePath(lang, path) }),
    }))
  }

type Props = Omit<ComponentProps<typeof AutocompleteField>, 'find'> & { site: SearchedSite }

/** The search field of a site, with suggested terms. */
export function SiteSearchField({ site, ...props }: Props) {
  const lang = usePageLanguage()
  const find = useMemo(() => createTermFinder(site, lang), [site, lang])
  return <AutocompleteField {...props} find={find} />
}
