'use client'

import { type ComponentProps, useCallback } from 'react'
import { usePageLanguage } from '#page-language'
import { AutocompleteField } from '@/components/site/suggesting-field'
import { upperCaseTerm } from '@/lib/directory/search/normalise-term'

type Props = Omit<ComponentProps<typeof AutocompleteField>, 'find'> & {
  /** When true, an empty submission does nothing. */
  mustBeFilled: boolean
}

/** The search field of the directory. It suggests categories and listings; each suggestion opens its page. */
export function ListingSearchField({ mustBeFilled, ...field }: Props) {
  const lang = usePageLanguage()
  const find = useCallback(
    async (text: string, signal: AbortSignal) => {
      // Loaded at the first letter: most readers of a page search for nothing.
      const { fetchListingSuggestions } = await import('./listing-suggestions')
      return fetchListingSuggestions(text, lang, signal)
    },
    [lang],
  )
  return (
    <AutocompleteField
      {...field}
      find={find}
      toSubmittedText={upperCaseTerm}
      onInvalid={mustBeFilled ? (event) => event.preventDefault() : undefined}
      required={mustBeFilled}
      // Spaces alone count as empty too.
      pattern={mustBeFilled ? String.raw`.*\S.*` : undefined}
    />
  )
}
