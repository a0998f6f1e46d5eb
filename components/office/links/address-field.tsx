'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDebouncedText } from '@/components/ui/use-debounced'
import { officeSearchCalls } from '@/lib/office/search/calls'
import { useRead } from '../calls'
import { ComboboxInput, type ComboboxOption } from '../form/combobox-input'

type Props = {
  id: string
  label: string
  error?: string | undefined
  value: string
  onChange: (address: string) => void
}

/** The pause in typing, in milliseconds, after which the server is queried. */
const pauseMilliseconds = 150

/** Whether a text is an address or its beginning, and not words of a title. */
const isAddress = (text: string) => /^[/#]/.test(text) || (/[.:@]/.test(text) && !/\s/.test(text))

/** An address that is typed or pasted, or that of a page which is found by the words of its title. */
export function AddressField({ value, onChange, ...props }: Props) {
  const t = useTranslations('admin.links.field')
  const kinds = useTranslations('admin.palette.kinds')
  // The typed term; null while no page is being searched.
  const [term, setTerm] = useState<string | null>(null)
  const [choice, setChoice] = useState<ComboboxOption>()
  const { options, isNothingFound } = usePageSearch(term?.trim() ?? '', (kind, note) =>
    [kinds(kind), note].filter(Boolean).join(' · '),
  )
  const notes = [
    choice?.value === value ? choice.label : t('hint'),
    ...(isNothingFound ? [t('none', { term: term?.trim() ?? '' })] : []),
  ]
  return (
    <>
      <ComboboxInput
        {...props}
        hint={notes.filter(Boolean).join(' ')}
        placeholder={t('placeholder')}
        value={value}
        options={options}
        isInFlow
        onType={(text) => {
          onChange(text)
          setTerm(text.trim() === '' || isAddress(text.trim()) ? null : text)
        }}
        onChoose={(option) => {
          onChange(option.value)
          setChoice(option)
          setTerm(null)
        }}
        onClose={() => setTerm(null)}
      />
      <p className="sr-only" role="status">
        {term !== null && options.length > 0 && t('found', { count: options.length })}
      </p>
    </>
  )
}

type Kind = Parameters<ReturnType<typeof useTranslations<'admin.palette.kinds'>>>[0]

/** Finds pages by a term with the search of the whole office, once typing pauses. */
function usePageSearch(term: string, describePage: (kind: Kind, note: string) => string) {
  const searchTerm = useDebouncedText(term, pauseMilliseconds)
  const { data, isPlaceholderData } = useRead(
    officeSearchCalls.searchOffice,
    { term: searchTerm },
    { enabled: searchTerm !== '', placeholderData: keepPreviousData, staleTime: 10_000 },
  )
  if (term === '' || !data) return { options: [], isNothingFound: false }
  const options = data.groups.flatMap(({ kind, hits }) =>
    hits.flatMap(({ title, note, page }): ComboboxOption[] =>
      page === null ? [] : [{ value: page, label: title, note: describePage(kind, note) }],
    ),
  )
  const isCurrent = searchTerm === term && !isPlaceholderData
  return { options, isNothingFound: isCurrent && options.length === 0 }
}
