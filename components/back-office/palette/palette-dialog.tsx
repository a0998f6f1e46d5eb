'use client'

import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { termLengthMax } from '@/lib/office/search/terms'
import { isShortcut } from '../../office/shortcut'
import styles from './palette.module.css'

/** The code of the results loads when the palette first opens; the user can type in the meantime. */
const PaletteResults = dynamic(() => import('./palette-results').then((module) => module.PaletteResults))

/**
 * The dialog of the palette. A native dialog keeps the focus inside and returns the focus to the opener
 * without further scripts.
 */
export function PaletteDialog({ onClosed }: { onClosed: () => void }) {
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
        if (!isShortcut(event.nativeEvent, 'k')) return
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
