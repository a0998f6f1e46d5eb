'use client'

import { type ComponentProps, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { Input } from '@/components/ui/field'
import styles from './combobox-input.module.css'

/** `note` describes the option in a second line. */
export type ComboboxOption = { value: string; label: string; note?: string }

type Props<Option extends ComboboxOption> = Omit<
  ComponentProps<typeof Input>,
  'onChange' | 'value' | 'list'
> & {
  value: string
  onType: (text: string) => void
  /** The options for the typed text; none closes the list. */
  options: readonly Option[]
  /** Enter takes the first option, although no arrow key was pressed. */
  takesFirst?: boolean
  onChoose: (option: Option) => void
  onClose: () => void
  /** The options are below the field, not over what follows: for a dialog. */
  isInFlow?: boolean
}

/** A text field with a list of options below it, for pointer and keyboard. */
export function ComboboxInput<Option extends ComboboxOption>({
  id,
  value,
  onType,
  options,
  takesFirst = false,
  onChoose,
  onClose,
  isInFlow = false,
  onBlur,
  ...props
}: Props<Option>) {
  const first = takesFirst ? 0 : -1
  const [active, setActive] = useState(first)
  const isOpen = options.length > 0
  const activeOption = options[active]

  const chooseOrStep = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((Math.max(active, step > 0 ? -1 : 0) + step + options.length) % options.length)
    else if (event.key === 'Enter' && activeOption) onChoose(activeOption)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  // At the window, before a dialog around the field hears the key and closes.
  const closeByEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || document.activeElement?.id !== id) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  })
  useEffect(() => {
    if (!isOpen) return
    const handleKey = (event: globalThis.KeyboardEvent) => closeByEscape(event)
    window.addEventListener('keydown', handleKey, true)
    return () => window.removeEventListener('keydown', handleKey, true)
  }, [isOpen])

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-found-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  return (
    <div className={styles.field}>
      <Input
        {...props}
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && activeOption ? `${id}-found-${active}` : undefined}
        autoComplete="off"
        value={value}
        onKeyDown={chooseOrStep}
        onChange={({ target }) => {
          setActive(first)
          onType(target.value)
        }}
        onBlur={(event) => {
          onClose()
          onBlur?.(event)
        }}
      />
      <ul
        className={isInFlow ? styles.below : styles.over}
        role="listbox"
        id={`${id}-found`}
        aria-label={typeof props.label === 'string' ? props.label : undefined}
        hidden={!isOpen}
      >
        {options.map((option, at) => (
          <li
            key={option.value}
            id={`${id}-found-${at}`}
            role="option"
            aria-selected={at === active}
            // The field keeps the focus: losing it closes the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.label}
            {option.note && <span className="small muted">{option.note}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
