'use client'

import { type ComponentProps, useCallback } from 'react'
import { usePageLanguage } from '#page-language'
import { AutocompleteField } from '@/components/site/suggesting-field'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { termLettersMax } from '@/lib/directory/search/limits'
import { upperCaseTerm } from '@/lib/directory/search/normalise-term'
import { directoryPaths } from '@/lib/platform/site/directory-paths'

async function fetchListingSuggestions(term: string, lang: Locale, signal: AbortSignal) {
  const input = { term: upperCaseTerm(term.slice(0, termLettersMax)), lang }
  // Loaded at the first letter: most readers of a page search for nothing.
  const { callApi } = await import('@/lib/wiring/calls/client')
  const { suggestions } = await callApi('GET /client/yellow-page/search/suggestions', input, { lang, signal })
  return suggestions.map(({ type, id, name }) => ({
    key: `${type} ${id}`,
    text: name,
    href: localePath(lang, directoryPaths[type](id)),
  }))
}

type Props = Omit<ComponentProps<typeof AutocompleteField>, 'find'> & {
  /** When true, an empty submission does nothing. */
  mustBeFilled: boolean
}

/** The search field of the directory. It suggests listings; each suggestion links to the listing's page. */
export function ListingSearchField({ mustBeFilled, ...field }: Props) {
  const lang = usePageLanguage()
  const find = useCallback(
    (text: string, signal: AbortSignal) => fetchListingSuggestions(text, lang, signal),
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
