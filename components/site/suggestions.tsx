'use client'

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { InLanguage } from '@/components/ui/in-language'
import { useDebounced } from '@/components/ui/use-debounced'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import styles from './suggestions.module.css'

/** A suggestion: a term to search for, or a record to open directly (`href`). */
export type Suggestion = {
  key: string
  text: string
  href?: string
  /** A picture before the text. */
  mark?: ReactNode
  /** A number after the text, such as the results of a category. */
  count?: number | null
}

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  /** Finds suggestions; must be the same function at every render. */
  find: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  texts: {
    /** The label of the list of suggestions, for screen readers. */
    label: string
    /** The announced number of suggestions, with the placeholder `{count}`. */
    count: string
  }
}

type SuggestionList = { terms: readonly Suggestion[]; current: number }
const nothing: SuggestionList = { terms: [], current: -1 }

/** The pause after the last letter before suggestions are fetched. */
const restMilliseconds = 150

function openOrSearchSuggestion(field: HTMLInputElement | null, { text, href }: Suggestion) {
  if (!field) return
  field.value = text
  if (href) location.assign(href)
  else field.form?.requestSubmit()
}

/**
 * Suggestions below a search field, as a combobox for pointer and keyboard. An answer that arrives after a
 * later keystroke is ignored.
 */
export function Suggestions({ input, find, texts }: SuggestionsProps) {
  const id = useId()
  const [{ terms, current }, setShown] = useState(nothing)
  const isOpen = terms.length > 0
  const { begin, stop: stopRest } = useDebounced(restMilliseconds)

  const choose = (term: Suggestion) => {
    setShown(nothing)
    openOrSearchSuggestion(input.current, term)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return
    const term = terms[current]
    // The arrow keys cycle through the options and the field itself, which lies between the last option and
    // the first.
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const places = terms.length + 1
    if (step) setShown({ terms, current: ((current + 1 + step + places) % places) - 1 })
    else if (event.key === 'Escape') setShown(nothing)
    else if (event.key === 'Enter' && term !== undefined) choose(term)
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const field = input.current
    if (!field) return
    let controller = new AbortController()
    const cancelFetch = () => {
      stopRest()
      controller.abort()
    }
    const loadSuggestions = async () => {
      controller = new AbortController()
      const { signal } = controller
      try {
        const suggestions = await find(field.value, signal)
        if (!signal.aborted) setShown({ terms: suggestions, current: -1 })
      } catch {
        // Suggestions are optional: without them the search still works.
        if (!signal.aborted) setShown(nothing)
      }
    }
    const suggestAfterPause = () => {
      cancelFetch()
      if (field.value.trim() === '') return setShown(nothing)
      begin(() => void loadSuggestions())
    }
    const close = () => {
      cancelFetch()
      setShown(nothing)
    }
    field.addEventListener('input', suggestAfterPause)
    field.addEventListener('keydown', onKeyDown)
    field.addEventListener('blur', close)
    // Handles the text typed while this code was loading.
    suggestAfterPause()
    return () => {
      cancelFetch()
      field.removeEventListener('input', suggestAfterPause)
      field.removeEventListener('keydown', onKeyDown)
      field.removeEventListener('blur', close)
    }
  }, [begin, input, find, stopRest])

  useEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', id)
    field.setAttribute('aria-expanded', String(isOpen))
    if (current < 0) field.removeAttribute('aria-activedescendant')
    else field.setAttribute('aria-activedescendant', `${id}-${current}`)
  }, [input, id, isOpen, current])

  return (
    <>
      <ul id={id} role="listbox" aria-label={texts.label} className={styles.list} hidden={!isOpen}>
        {terms.map((term, at) => (
          <li
            key={term.key}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === current}
            // A press on a suggestion leaves the focus in the field; otherwise the list would close before
            // the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(term)}
          >
            {term.mark}
            <span className={styles.text}>
              <InLanguage of={term.text} />
            </span>
            {typeof term.count === 'number' && <span className="num secondary">{term.count}</span>}
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {isOpen && fillPlaceholders(texts.count, { count: terms.length })}
      </span>
    </>
  )
}
