'use client'

import { type ChangeEvent, useState } from 'react'
import { useAfterTypingPause } from '@/components/ui/use-debounced'
import type { ListUrl } from './list-url'
import { ToolInput } from './tool'

const pauseMilliseconds = 250

/**
 * Returns the props of a field whose text filters a list. Once typing pauses, the text is written to a
 * parameter of the URL, and the list goes to its first page.
 */
export function useFilterFieldProps(url: ListUrl, param: string) {
  const urlText = url.get(param) ?? ''
  const { replace } = url
  const [fieldText, setFieldText] = useState(urlText)
  const [knownText, setKnownText] = useState(urlText)
  // If the text in the URL was changed elsewhere, such as by the Back button, the field takes it over.
  if (urlText !== knownText) {
    setKnownText(urlText)
    if (urlText !== fieldText.trim()) setFieldText(urlText)
  }
  useAfterTypingPause(fieldText, pauseMilliseconds, (text) => {
    if (text.trim() !== urlText) replace({ [param]: text.trim() || null, page: null })
  })
  return {
    value: fieldText,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setFieldText(target.value),
  }
}

/** The search field of a list; its text is in the parameter `term` of the URL. */
export function SearchField({ label, url }: { label: string; url: ListUrl }) {
  return <ToolInput label={label} type="search" autoComplete="off" {...useFilterFieldProps(url, 'term')} />
}
