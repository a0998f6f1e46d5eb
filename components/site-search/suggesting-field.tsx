'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { SearchFieldProps } from '@/components/site/search-form'
import type { SuggestionsProps } from './suggestions'

type Show = (suggestions: () => ComponentType<SuggestionsProps>) => void

/** Once they are there they come from the browser's memory; where they cannot be had, the form still works. */
function fetchSuggestions(show: Show) {
  import('./suggestions').then(
    (module) => show(() => module.Suggestions),
    () => undefined,
  )
}

/** A search field that suggests words. What that takes is fetched when somebody types. */
export function SuggestingField({
  texts,
  ...field
}: SearchFieldProps & Pick<SuggestionsProps, 'texts'> & { autoFocus?: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)

  // The page's scripts come after it: somebody may have typed already.
  useEffect(() => {
    if (input.current && input.current.value !== input.current.defaultValue) fetchSuggestions(setSuggestions)
  }, [])
  return (
    <>
      <input
        ref={input}
        onInput={Suggestions ? undefined : () => fetchSuggestions(setSuggestions)}
        {...field}
      />
      {Suggestions && <Suggestions input={input} texts={texts} />}
    </>
  )
}
