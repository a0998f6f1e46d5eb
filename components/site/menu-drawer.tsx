'use client'

import { clsx } from 'clsx'
import { Mail, Menu, Minus, Phone, Plus, X } from 'lucide-react'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { IconButton, LinkButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { MenuLinks } from './menu-links'
import { telHref, type MenuItem } from './site-data'
import { ThemeChoice, type ThemeTexts } from './theme/theme-choice'
import { isInSection, usePublicPath } from './use-public-path'
import styles from './menu-drawer.module.css'

type Props = {
  items: MenuItem[]
  texts: { label: string; open: string; close: string; name: string }
  theme: ThemeTexts
  action: { label: string; href: string }
  /** Links to the sister sites, where the header has none. */
  sites?: ReactNode
  phone?: string
  mail?: string
}

const drawerId = 'menu-drawer'
// With invoker commands, the menu opens before any script loads.
const commandProps = (command: 'show-modal' | 'close') => ({ command, commandfor: drawerId })

/** The menu of a small screen: a modal `<dialog>`, in which the browser keeps the focus. */
export function MenuDrawer({ items, texts, theme, action, sites, phone, mail }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { section, path } = usePublicPath()

  // Closes the menu after a click on a link or on the backdrop around the drawer; the target of a click on
  // the backdrop is the dialog element itself.
  const closeOnBackdropOrLink = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target
    if (target === dialog.current || (target instanceof Element && target.closest('a')))
      dialog.current?.close()
  }

  return (
    <>
      <IconButton
        label={texts.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        {...commandProps('show-modal')}
      >
        <Menu className="icon" size={24} aria-hidden />
      </IconButton>
      <dialog
        id={drawerId}
        className={styles.drawer}
        ref={dialog}
        aria-label={texts.label}
        onClick={closeOnBackdropOrLink}
      >
        <div className={styles.head}>
          <b className={clsx('h4', styles.name)}>{texts.name}</b>
          <IconButton label={texts.close} onClick={() => dialog.current?.close()} {...commandProps('close')}>
            <X className="icon" size={24} aria-hidden />
          </IconButton>
        </div>
        <ul className={styles.menu}>
          {items.map((item) => (
            <li key={item.cid}>
              {item.children.length > 0 ? (
                <details open={item.children.some((child) => isInSection(child.href, section)) || undefined}>
                  <summary className={styles.item}>
                    <InLanguage of={item.label} />
                    <Plus className={clsx('icon', styles.whenClosed)} size={20} aria-hidden />
                    <Minus className={clsx('icon', styles.whenOpen)} size={20} aria-hidden />
                  </summary>
                  <div className={styles.group}>
                    <MenuLinks items={item.children} path={path} />
                  </div>
                </details>
              ) : (
                <AppLink
                  className={styles.item}
                  href={item.href}
                  aria-current={isInSection(item.href, section) ? 'page' : undefined}
                >
                  <InLanguage of={item.label} />
                </AppLink>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <LinkButton className={styles.action} href={action.href}>
            {action.label}
          </LinkButton>
          {phone && (
            <a href={telHref(phone)}>
              <Phone className="icon" size={18} aria-hidden />
              <span className="num">{phone}</span>
            </a>
          )}
          {mail && (
            <a href={`mailto:${mail}`}>
              <Mail className="icon" size={18} aria-hidden />
              {mail}
            </a>
          )}
          {sites && <div className={styles.sites}>{sites}</div>}
          <div className={styles.theme}>
            <span aria-hidden>{theme.label}</span>
            <ThemeChoice texts={theme} words />
          </div>
        </div>
      </dialog>
    </>
  )
}
