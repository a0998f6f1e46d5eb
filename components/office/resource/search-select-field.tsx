'use client'

import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { Input } from '@/components/ui/field'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { OptionSource } from '@/lib/platform/api/resource'
import { rowsIn, useDeclaredRead } from './declared-calls'
import type { FieldProps } from './field-kinds'
import styles from './search-select-field.module.css'

type Choice = { value: string; label: string }

/** Returns the rows that a call finds by a term, as choices. */
function useFoundChoices({ call, input, rows, value, label }: OptionSource, term: string): Choice[] {
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
  const [choice, setChoice] = useState<Choice>()
  // The typed term; null while nothing is being typed.
  const [term, setTerm] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const matches = useFoundChoices(source, term ?? '')
  const isOpen = term !== null && matches.length > 0
  const visibleLabel = choice && choice.value === value ? choice.label : storedLabel

  const chooseOrClear = (option: Choice | undefined) => {
    setChoice(option)
    setTerm(null)
    onChange(option?.value ?? '')
  }
  const navigateChoicesByKey = (event: KeyboardEvent) => {
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((active + step + matches.length) % matches.length)
    else if (event.key === 'Enter') chooseOrClear(matches[active])
    else if (event.key === 'Escape') setTerm(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.field}>
      <Input
        {...{ id, name, label, hint, error, optional }}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${id}-found-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder ?? t('searchToChoose')}
        value={term ?? visibleLabel}
        onKeyDown={navigateChoicesByKey}
        onChange={({ target }) => {
          setTerm(target.value)
          setActive(0)
          // An emptied field clears the chosen value; a half-typed term keeps the value until something else
          // is chosen.
          if (target.value.trim() === '') chooseOrClear(undefined)
        }}
        onBlur={() => {
          setTerm(null)
          onBlur()
        }}
      />
      <ul className={styles.found} role="listbox" id={`${id}-found`} aria-label={label} hidden={!isOpen}>
        {matches.map((option, at) => (
          <li
            key={option.value}
            id={`${id}-found-${at}`}
            role="option"
            aria-selected={at === active}
            // The field keeps the focus: losing it closes the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => chooseOrClear(option)}
          >
            {option.label}
          </li>
        ))}
      </ul>
    </div>
  )
}
