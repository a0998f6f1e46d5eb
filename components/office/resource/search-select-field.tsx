'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useState } from 'react'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { OptionSource } from '@/lib/platform/api/resource'
import { ComboboxInput, type ComboboxOption } from '../form/combobox-input'
import { rowsIn, useDeclaredRead } from './declared-calls'
import type { FieldProps } from './field-kinds'

/** Returns the rows that a call finds by a term, as choices. */
function useFoundChoices({ call, input, rows, value, label }: OptionSource, term: string): ComboboxOption[] {
  const searchTerm = useDeferredValue(term.trim())
  const { data } = useDeclaredRead(
    call,
    { ...input, term: searchTerm },
    { enabled: searchTerm !== '', placeholderData: keepPreviousData },
  )
  if (term === '') return []
  return rowsIn(data, rows).map((row) => ({ value: String(row[value]), label: String(row[label]) }))
}

/** A choice from more rows than a select can show: typing a part of a name filters the rows. */
export function SearchSelectField({ options, ...props }: FieldProps) {
  if (options.kind !== 'search') throw new Error(`${props.name} is no search`)
  const { name, row, value } = props
  const isStored = row && value !== '' && String(row[name] ?? '') === String(value)
  return (
    <SearchSelect
      {...props}
      source={options.from}
      storedLabel={isStored ? String(row[options.nameKey]) : ''}
    />
  )
}

type Props = Pick<
  FieldProps,
  'id' | 'name' | 'label' | 'hint' | 'error' | 'value' | 'onChange' | 'onBlur'
> & {
  optional: boolean | Locale
  source: OptionSource
  /** The label of the stored value. */
  storedLabel: string
  /** The placeholder, if the general one does not fit. */
  placeholder?: string
}

/** The search field that `SearchSelectField` renders; forms that are not declared can use it directly. */
export function SearchSelect({ source, storedLabel, placeholder, ...props }: Props) {
  const { id, name, label, hint, error, optional, value, onChange, onBlur } = props
  const t = useTranslations('admin.form')
  const [choice, setChoice] = useState<ComboboxOption>()
  // The typed term; null while nothing is being typed.
  const [term, setTerm] = useState<string | null>(null)
  const matches = useFoundChoices(source, term ?? '')
  const visibleLabel = choice && choice.value === value ? choice.label : storedLabel

  const chooseOrClear = (option: ComboboxOption | undefined) => {
    setChoice(option)
    setTerm(null)
    onChange(option?.value ?? '')
  }
  return (
    <ComboboxInput
      {...{ id, name, label, hint, error, optional }}
      placeholder={placeholder ?? t('searchToChoose')}
      value={term ?? visibleLabel}
      options={term === null ? [] : matches}
      takesFirst
      onType={(text) => {
        setTerm(text)
        // An emptied field clears the chosen value; a half-typed term keeps the value until something else
        // is chosen.
        if (text.trim() === '') chooseOrClear(undefined)
      }}
      onChoose={chooseOrClear}
      onClose={() => setTerm(null)}
      onBlur={onBlur}
    />
  )
}
