'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { ErrorState } from '@/components/ui/states'
import { useAccount } from '../../office/account'
import { useUnsavedGuard } from '../../office/unsaved'
import { PaletteOption } from './palette-option'
import styles from './palette.module.css'
import { type Option, useOptionGroups } from './option-groups'
import { rememberPlaceUnlessPrivate } from './recent-places'

type Props = {
  term: string
  /** The search field; its keys move through the results. */
  field: HTMLInputElement | null
  listId: string
  /** Receives the id of the option that Enter opens. */
  onActive: (optionId: string | undefined) => void
  close: () => void
}

/** The results in groups. Screens appear at once, records when the server has answered. */
export function PaletteResults({ term, field, listId, onActive, close }: Props) {
  const t = useTranslations('admin.palette')
  const { groups, state, notes, retry } = useOptionGroups(term, listId)
  const open = useOpenAndRememberPlace(close)
  const options = groups.flatMap((group) => group.options)
  // An option that was highlighted by key or pointer stays highlighted until the term changes.
  const [choice, setChoice] = useState({ term: '', id: '' })
  const at = Math.max(0, choice.term === term.trim() ? options.findIndex(({ id }) => id === choice.id) : 0)
  const active = options[at]
  const activeId = active?.id
  const highlightOption = (option: Option | undefined) =>
    option && setChoice({ term: term.trim(), id: option.id })

  useEffect(() => {
    onActive(activeId)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, onActive])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.shiftKey) return
    const last = options.length - 1
    const next = { ArrowDown: at < last ? at + 1 : 0, ArrowUp: at > 0 ? at - 1 : last, Home: 0, End: last }
    if (Object.hasOwn(next, event.key)) highlightOption(options[next[event.key as keyof typeof next]])
    else if (event.key === 'Enter') open(active, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => onKey(event)
    field?.addEventListener('keydown', handleKey)
    return () => field?.removeEventListener('keydown', handleKey)
  }, [field])

  const count = options.length
  return (
    <>
      {notes.length > 0 && <p className={styles.told}>{notes.join(' ')}</p>}
      <div className={styles.results} role="listbox" id={listId} aria-label={t('results')}>
        {groups.map(({ name, label, count: countText, options: groupOptions }) => (
          <div key={name} role="group" aria-labelledby={`${listId}-${name}`}>
            <div className={styles.group} id={`${listId}-${name}`}>
              {label}
              {countText && <span className="num">{countText}</span>}
            </div>
            {groupOptions.map((option) => (
              <PaletteOption
                key={option.id}
                option={option}
                isActive={option.id === activeId}
                onPoint={() => highlightOption(option)}
                onOpen={(isNewTab) => open(option, isNewTab)}
              />
            ))}
          </div>
        ))}
      </div>
      {state === 'failed' && <ErrorState text={t('failed')} onRetry={retry} />}
      {state === 'found' && count === 0 && <p className={styles.none}>{t('none', { term: term.trim() })}</p>}
      <p className="sr-only" role="status">
        {state === 'asking'
          ? t('asking')
          : state === 'found'
            ? [...notes, t('found', { count })].join(' ')
            : ''}
      </p>
      <p className={styles.hint} aria-hidden>
        {t('hint')}
      </p>
    </>
  )
}

/**
 * Returns a function that opens a place in a new tab or, after the question about unsaved changes, in this
 * tab. It also adds the place to the recent places, unless the place is a request or an account.
 */
function useOpenAndRememberPlace(close: () => void) {
  const router = useRouter()
  const mayLeave = useUnsavedGuard(false)
  const { id: accountId } = useAccount()
  return (option: Option | undefined, isNewTab: boolean) => {
    if (!option || option.isStale) return
    const { address, title, kind } = option
    rememberPlaceUnlessPrivate(accountId, kind ? { address, title, kind } : { address })
    if (isNewTab) {
      window.open(address, '_blank', 'noopener')
      return
    }
    close()
    void mayLeave().then((may) => may && router.push(address))
  }
}
