'use client'

import { clsx } from 'clsx'
import { ChevronDown, X } from 'lucide-react'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { menuItemClass } from '@/components/site/menu-bar'
import { usePublicPath } from '@/components/site/use-public-path'
import { AppLink } from '@/components/ui/app-link'
import { IconButton } from '@/components/ui/button'
import { isUnderCategories } from './directory-menu'
import styles from './categories-overlay.module.css'

type Props = {
  label: string
  /** The address of the categories on the home page, for readers without scripts. */
  href: string
  texts: { title: string; close: string }
  /** The legend of categories. */
  children: ReactNode
}

/**
 * The directory's categories in a modal `<dialog>` over the whole width, under the header. The dialog traps
 * the focus and closes with Esc by itself. While it is open, the page does not scroll.
 */
export function CategoriesOverlay({ label, href, texts, children }: Props) {
  const button = useRef<HTMLAnchorElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const { section } = usePublicPath()

  const openOverlay = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const header = button.current?.closest('header')?.getBoundingClientRect()
    dialog.current?.style.setProperty('--overlay-top', `${Math.max(header?.bottom ?? 0, 0)}px`)
    dialog.current?.showModal()
  }
  // A click whose target is the dialog, and no element inside it, is a click on the backdrop.
  const closeOnBackdropOrLink = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target
    if (target === dialog.current || (target instanceof Element && target.closest('a')))
      dialog.current?.close()
  }
  return (
    <>
      <AppLink
        className={menuItemClass}
        ref={button}
        href={href}
        // `data-deferred` makes a press before the scripts have loaded take effect once they have loaded.
        data-deferred=""
        aria-haspopup="dialog"
        aria-current={isUnderCategories(section) ? 'true' : undefined}
        onClick={openOverlay}
      >
        {label}
        <ChevronDown className="icon" size={15} aria-hidden />
      </AppLink>
      <dialog
        ref={dialog}
        className={styles.overlay}
        aria-label={texts.title}
        onClick={closeOnBackdropOrLink}
      >
        <div className={styles.panel}>
          <div className="wrap">
            <div className={styles.head}>
              <b className={clsx('h3', styles.title)}>{texts.title}</b>
              <IconButton label={texts.close} onClick={() => dialog.current?.close()}>
                <X className="icon" size={22} aria-hidden />
              </IconButton>
            </div>
            {children}
          </div>
        </div>
      </dialog>
    </>
  )
}
