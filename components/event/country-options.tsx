import { clsx } from 'clsx'
import { Check, Search } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Country } from '@/lib/event/registrations/countries'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import styles from './country-picker.module.css'
import { filterCountries } from './filter-countries'
import type { RegistrationTexts } from './registration-texts'

type Props = {
  countries: readonly Country[]
  chosenCode: string
  texts: RegistrationTexts['country']
  listId: string
  labelId: string
  onChoose: (code: string) => void
  onClose: () => void
}

/** The list of countries under the field, with a search: arrows move, Enter chooses, Escape closes. */
export function CountryOptions({ countries, chosenCode, texts, listId, labelId, onChoose, onClose }: Props) {
  const [term, setTerm] = useState('')
  const matches = filterCountries(countries, term)
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ code }) => code === chosenCode),
    ),
  )
  const current = matches[Math.min(at, matches.length - 1)]
  const list = useRef<HTMLUListElement>(null)
  const optionId = (code: string) => `${listId}-${code}`

  useEffect(() => {
    list.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const moveChooseOrCloseByKey = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: matches.length - 1,
    }
    const to = moves[event.key]
    if (to !== undefined) setAt(Math.max(0, Math.min(to, matches.length - 1)))
    else if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') {
      if (current) onChoose(current.code)
    } else return
    event.preventDefault()
  }

  return (
    <div className={styles.panel}>
      <div className={styles.search}>
        <Search className="icon" size={18} aria-hidden />
        <input
          // A reader who opens the list wants to search in it.
          autoFocus
          role="combobox"
          aria-label={texts.search}
          placeholder={texts.search}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current.code)}
          autoComplete="off"
          value={term}
          onChange={({ target }) => {
            setTerm(target.value)
            setAt(0)
          }}
          onKeyDown={moveChooseOrCloseByKey}
        />
      </div>
      <ul role="listbox" id={listId} aria-labelledby={labelId} ref={list}>
        {matches.map((country, place) => (
          <li
            key={country.code}
            id={optionId(country.code)}
            role="option"
            aria-selected={country.code === chosenCode}
            data-current={country === current ? '' : undefined}
            className={clsx(
              country === current && styles.current,
              place === 0 && term === '' && styles.first,
            )}
            // Pressing an option leaves the focus in the search field until the country is chosen.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country.code)}
          >
            {country.name}
            {country.code === chosenCode && <Check className="icon" size={16} aria-hidden />}
          </li>
        ))}
      </ul>
      <p className={matches.length ? 'sr-only' : styles.nothing} role="status">
        {matches.length ? fillPlaceholders(texts.found, { count: matches.length }) : texts.none}
      </p>
    </div>
  )
}
