'use client'

import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { buttonClass, IconButton } from '@/components/ui/button'
import { termLengthMax } from '@/lib/office-search/terms'
import { useAccount } from '../account'
import { useLocation } from '../location'
import { screenAt } from '../screens'
import styles from './palette.module.css'
import { rememberPlace } from './recent-places'

/** Fetched when it is opened for the first time; what is typed meanwhile stands in the field. */
const PaletteResults = dynamic(() => import('./palette-results').then((module) => module.PaletteResults))

/** Of the Cyrillic keyboards only the place of the key says which it is. */
const isPaletteKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  (event.code === 'KeyK' || event.key.toLowerCase() === 'k')

const neverChanges = () => () => undefined
const isOnMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The search over the whole office: a button in its head, and Ctrl+K or ⌘K from anywhere. */
export function Palette() {
  const t = useTranslations('admin.palette')
  const { pathname: here } = useLocation()
  // Where it was opened: a step back through the history closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { id: accountId } = useAccount()
  const isMac = useSyncExternalStore(neverChanges, isOnMac, () => false)

  useEffect(() => {
    const screen = screenAt(here)
    if (screen && !screen.withNumber) rememberPlace(accountId, { address: screen.path })
  }, [accountId, here])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event) || event.defaultPrevented) return
    event.preventDefault()
    // A question or a sheet that is open is answered first.
    if (event.repeat || document.querySelector('[role=dialog], [role=alertdialog]')) return
    if (openAt !== here) setOpenAt(here)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'quiet' }, styles.opener)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpenAt(here)}
      >
        <Search className="icon" size={16} aria-hidden />
        <span>{t('open')}</span>
        <kbd className={styles.key} aria-hidden>
          {isMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {openAt === here && <PaletteDialog onClosed={() => setOpenAt(null)} />}
    </>
  )
}

/** The browser's own dialog: it is there with the page, keeps the focus within, and gives it back. */
function PaletteDialog({ onClosed }: { onClosed: () => void }) {
  const t = useTranslations('admin.palette')
  const dialog = useRef<HTMLDialogElement>(null)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [term, setTerm] = useState('')
  const [active, setActive] = useState<string>()
  const listId = useId()
  const close = () => dialog.current?.close()

  useLayoutEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('title')}
      onClose={onClosed}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
      onKeyDown={(event) => {
        if (!isPaletteKey(event.nativeEvent)) return
        event.preventDefault()
        close()
      }}
    >
      <div className={styles.palette}>
        <div className={styles.line}>
          <Search className="icon" size={18} aria-hidden />
          <input
            ref={setField}
            role="combobox"
            aria-label={t('field')}
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active}
            placeholder={t('field')}
            type="text"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={termLengthMax}
            value={term}
            onChange={({ target }) => {
              setTerm(target.value)
              setActive(undefined)
            }}
          />
          <IconButton label={t('close')} onClick={close}>
            <X className="icon" size={20} aria-hidden />
          </IconButton>
        </div>
        <PaletteResults {...{ term, field, listId, active, close }} onActive={setActive} />
      </div>
    </dialog>
  )
}
