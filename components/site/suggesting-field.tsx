'use client'

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import type { SuggestionsProps } from './suggestions'

type OnSuggestionsLoaded = (suggestions: () => ComponentType<SuggestionsProps>) => void

/**
 * Loads the code of the suggestions; later calls use the browser's module cache. If loading fails, the form
 * still works.
 */
function loadSuggestionsComponent(onLoaded: OnSuggestionsLoaded) {
  import('./suggestions').then(
    (module) => onLoaded(() => module.Suggestions),
    () => undefined,
  )
}

type Props = ComponentProps<'input'> &
  Pick<SuggestionsProps, 'texts' | 'find'> & {
    /** Converts the typed text to the submitted value. */
    toSubmittedText?: (text: string) => string
  }

/** A search field with suggestions. The code of the suggestions is loaded when a visitor types. */
export function AutocompleteField({ texts, find, toSubmittedText, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)

  // Loads the suggestions at once if the visitor typed before the scripts loaded.
  useEffect(() => {
    if (input.current && input.current.value !== input.current.defaultValue)
      loadSuggestionsComponent(setSuggestions)
  }, [])
  const { name } = field
  // Converts the value when the form is submitted, not in the field: the browser restores the typed text when
  // the visitor goes back.
  useEffect(() => {
    const form = input.current?.form
    if (!form || !name || !toSubmittedText) return undefined
    const setSentValue = ({ formData }: FormDataEvent) =>
      formData.set(name, toSubmittedText(String(formData.get(name) ?? '')))
    form.addEventListener('formdata', setSentValue)
    return () => form.removeEventListener('formdata', setSentValue)
  }, [name, toSubmittedText])
  return (
    <>
      <input
        ref={input}
        onInput={Suggestions ? undefined : () => loadSuggestionsComponent(setSuggestions)}
        {...field}
      />
      {Suggestions && <Suggestions input={input} find={find} texts={texts} />}
    </>
  )
}
