'use client'

import { type ComponentType, useRef, useState } from 'react'
import type { SearchFieldProps } from '@/components/site/search-form'
import type { SuggestionsProps } from './suggestions'

/** A search field that suggests words. What that takes is fetched when somebody types; without it the form works. */
export function SuggestingField({
  texts,
  ...field
}: SearchFieldProps & Pick<SuggestionsProps, 'texts'> & { autoFocus?: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const isAsked = useRef(false)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)

  const load = () => {
    if (isAsked.current) return
    isAsked.current = true
    import('./suggestions').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => (isAsked.current = false),
    )
  }
  return (
    <>
      <input ref={input} onInput={load} {...field} />
      {Suggestions && <Suggestions input={input} texts={texts} />}
    </>
  )
}
