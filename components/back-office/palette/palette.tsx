'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { useAccount } from '../../office/account'
import { useLocation } from '../../office/location'
import { screenAt } from '../screens'
import { isShortcut } from '../../office/shortcut'
import { PaletteDialog } from './palette-dialog'
import styles from './palette.module.css'
import { rememberPlaceUnlessPrivate } from './recent-places'

const isOnMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The search of the whole office: a button in the top bar, and Ctrl+K or ⌘K anywhere. */
export function SearchPalette() {
  const t = useTranslations('admin.palette')
  const { pathname: here, search } = useLocation()
  // An address with a query shows a record or a filtered list, which is not remembered as a screen.
  const isBare = search.size === 0
  // The path on which the palette was opened. On every other path the palette is closed, so a step back in
  // the history closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { id: accountId } = useAccount()
  const isMac = useBrowserValue(isOnMac, false)

  useEffect(() => {
    const screen = screenAt(here)
    if (isBare && screen && !screen.withNumber)
      rememberPlaceUnlessPrivate(accountId, { address: screen.path })
  }, [accountId, here, isBare])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, 'k') || event.defaultPrevented) return
    event.preventDefault()
    // The palette does not open over another open dialog.
    if (event.repeat || document.querySelector('[role=dialog], [role=alertdialog]')) return
    if (openAt !== here) setOpenAt(here)
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
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
