'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { bareFieldClass, BareSelect } from '@/components/ui/bare-field'
import type { Country } from '@/lib/event/registrations/countries'
import styles from './country-picker.module.css'
import { CountryOptions } from './country-options'
import type { RegistrationTexts } from './registration-texts'

type Props = {
  countries: readonly Country[]
  texts: RegistrationTexts['country']
  id: string
  name: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

const subscribeToNothing = () => () => undefined

/**
 * A country, chosen from a searchable list. Until the script runs, the reader sees a plain select. Afterwards
 * the select is hidden, but the form still sends the select's value.
 */
export function CountryPicker({ countries, texts, id, name, ...described }: Props) {
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const [chosenCode, setChosenCode] = useState('')
  const [isOpen, setOpen] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const field = select.current
    if (!field) return
    // Takes over the country that was chosen before the script ran, or that a reset of the form restored.
    const syncChosenCode = () => setChosenCode(field.value)
    const syncAfterReset = () => setTimeout(syncChosenCode)
    syncChosenCode()
    field.form?.addEventListener('reset', syncAfterReset)
    return () => field.form?.removeEventListener('reset', syncAfterReset)
  }, [])

  const chooseCountryAndClose = (code: string) => {
    const field = select.current
    if (!field) return
    field.value = code
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
    closeAndFocusButton()
  }
  const closeAndFocusButton = () => {
    setOpen(false)
    button.current?.focus()
  }
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const chosenCountry = countries.find(({ code }) => code === chosenCode)

  return (
    <div className={styles.countryPicker} onBlur={closeWhenFocusLeaves}>
      {isReady && (
        // The button has the field's name too, because the form focuses the first control with the name of an
        // invalid field.
        <button
          ref={button}
          type="button"
          id={id}
          name={name}
          className={bareFieldClass(styles.button)}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-labelledby={`${id}-label ${id}-value`}
          {...described}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            setOpen(true)
          }}
        >
          <span id={`${id}-value`} className={chosenCountry ? undefined : styles.none}>
            {chosenCountry?.name ?? texts.choose}
          </span>
          <ChevronDown className="icon" size={18} aria-hidden />
        </button>
      )}
      <BareSelect
        ref={select}
        name={name}
        defaultValue=""
        hidden={isReady}
        aria-labelledby={`${id}-label`}
        onChange={({ target }) => setChosenCode(target.value)}
        {...(isReady ? {} : { id, ...described })}
      >
        <option value="">{texts.choose}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </BareSelect>
      {isOpen && (
        <CountryOptions
          {...{ countries, chosenCode, texts }}
          listId={`${id}-list`}
          labelId={`${id}-label`}
          onChoose={chooseCountryAndClose}
          onClose={closeAndFocusButton}
        />
      )}
    </div>
  )
}
