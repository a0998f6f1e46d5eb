'use client'

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import type { SuggestionsProps } from './suggestions'

type Show = (suggestions: () => ComponentType<SuggestionsProps>) => void

/** Once they are there they come from the browser's memory; where they cannot be had, the form still works. */
function fetchSuggestions(show: Show) {
  import('./suggestions').then(
    (module) => show(() => module.Suggestions),
    () => undefined,
  )
}

type Props = ComponentProps<'input'> &
  Pick<SuggestionsProps, 'texts' | 'find'> & {
    /** What its form sends of what is typed. */
    sentAs?: (text: string) => string
  }

/** A search field with suggestions. What those take is fetched when somebody types. */
export function SuggestingField({ texts, find, sentAs, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)

  // The page's scripts come after it: somebody may have typed already.
  useEffect(() => {
    if (input.current && input.current.value !== input.current.defaultValue) fetchSuggestions(setSuggestions)
  }, [])
  const { name } = field
  // The field itself stays as it was typed: the browser's way back shows it so.
  useEffect(() => {
    const form = input.current?.form
    if (!form || !name || !sentAs) return undefined
    const write = ({ formData }: FormDataEvent) =>
      formData.set(name, sentAs(String(formData.get(name) ?? '')))
    form.addEventListener('formdata', write)
    return () => form.removeEventListener('formdata', write)
  }, [name, sentAs])
  return (
    <>
      <input
        ref={input}
        onInput={Suggestions ? undefined : () => fetchSuggestions(setSuggestions)}
        {...field}
      />
      {Suggestions && <Suggestions input={input} find={find} texts={texts} />}
    </>
  )
}
