'use client'

import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '@/components/ui/button'
import styles from './form-dialog.module.css'

type Props = {
  /** The hash that opens the dialog, without `#`: a link to `#write` opens it if `hash` is `write`. */
  hash: string
  title: string
  /** One line under the title, in a muted colour. */
  note: string
  noteLang?: string | undefined
  closeLabel: string
  /** The text for readers without scripts. */
  withoutScript: string
  children: ReactNode
}

/**
 * A form over a listing, in a modal `<dialog>`. The hash of the address opens it, so any link can open it and
 * a reload keeps it open. Closing it removes the hash.
 */
export function FormDialog({ hash, title, note, noteLang, closeLabel, withoutScript, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const heading = useId()

  useEffect(() => {
    const openOrCloseByHash = () => {
      const isAsked = window.location.hash === `#${hash}`
      if (isAsked && !dialog.current?.open) {
        dialog.current?.showModal()
        // Focuses the form's first field; the browser has focused the button that closes the dialog.
        dialog.current?.querySelector<HTMLElement>('form :is(input, textarea)')?.focus()
      }
      if (!isAsked && dialog.current?.open) dialog.current.close()
    }
    // By the time the hash has changed, the browser has taken the focus from the link.
    const noteOpener = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLElement>(`a[href="#${hash}"]`)
      if (link) opener.current = link
    }
    openOrCloseByHash()
    document.addEventListener('click', noteOpener, true)
    window.addEventListener('hashchange', openOrCloseByHash)
    return () => {
      document.removeEventListener('click', noteOpener, true)
      window.removeEventListener('hashchange', openOrCloseByHash)
    }
  }, [hash])

  const closeDialog = () => dialog.current?.close()
  const leave = () => {
    opener.current?.focus()
    if (window.location.hash !== `#${hash}`) return
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  }
  // A click whose target is the dialog, and no element inside it, is a click on the backdrop.
  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current) closeDialog()
  }
  return (
    <dialog
      ref={dialog}
      id={hash}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={leave}
      onClick={closeOnBackdrop}
    >
      <div>
        <div className={styles.head}>
          <div>
            <h2 id={heading}>{title}</h2>
            <p className="meta" lang={noteLang}>
              {note}
            </p>
          </div>
          <IconButton label={closeLabel} onClick={closeDialog}>
            <X className="icon" size={20} aria-hidden />
          </IconButton>
        </div>
        <noscript>
          <p className={styles.note}>{withoutScript}</p>
        </noscript>
        {children}
      </div>
    </dialog>
  )
}
