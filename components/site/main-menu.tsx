'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import { MenuLinks } from './menu-links'
import type { MenuItem } from './site-data'
import { isInSection, usePublicPath } from './use-public-path'
import styles from './main-menu.module.css'

const hoverMilliseconds = 120

/**
 * The menu of a wide screen. Its groups are `<details>`, so they open by click and keyboard without a script.
 * The script opens and closes them on hover. It also closes them on Esc, a click on a link, and a click
 * or focus outside.
 */
export function MainMenu({ items, label }: { items: MenuItem[]; label: string }) {
  const { section, path } = usePublicPath()
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    const closeOnOutsideEvent = (event: Event) => {
      if (event.target instanceof Node && nav.current?.contains(event.target)) return
      closeAllGroups(nav.current)
    }
    document.addEventListener('pointerdown', closeOnOutsideEvent)
    document.addEventListener('focusin', closeOnOutsideEvent)
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsideEvent)
      document.removeEventListener('focusin', closeOnOutsideEvent)
    }
  }, [])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const open = nav.current?.querySelector('details[open]')
    open?.querySelector('summary')?.focus()
    closeAllGroups(nav.current)
  }

  return (
    <nav className={styles.mainMenu} aria-label={label} ref={nav} onKeyDown={closeOnEscape}>
      <ul>
        {items.map((item) => (
          <li key={item.cid}>
            {item.children.length > 0 ? (
              <MenuGroup item={item} section={section} path={path} />
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
    </nav>
  )
}

function closeAllGroups(nav: HTMLElement | null) {
  for (const group of nav?.querySelectorAll('details[open]') ?? []) group.removeAttribute('open')
}

function MenuGroup({ item, section, path }: { item: MenuItem; section: string; path: string | null }) {
  const details = useRef<HTMLDetailsElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // When a hover last opened the group: a click soon after the hover means "open", not "close".
  const openedByHover = useRef(0)

  const setOpen = (open: boolean) => {
    if (!details.current) return
    if (open) closeAllGroups(details.current.closest('nav'))
    details.current.open = open
    if (open) openedByHover.current = performance.now()
  }
  const setOpenAfterDelay = (event: PointerEvent, open: boolean) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(open), hoverMilliseconds)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const current = item.children.some((child) => isInSection(child.href, section))
  return (
    <details
      ref={details}
      name="main-menu"
      onPointerEnter={(event) => setOpenAfterDelay(event, true)}
      onPointerLeave={(event) => setOpenAfterDelay(event, false)}
    >
      <summary
        className={styles.item}
        aria-current={current ? 'true' : undefined}
        onClick={(event) => {
          clearTimeout(timer.current)
          if (details.current?.open && performance.now() - openedByHover.current < 600) event.preventDefault()
        }}
      >
        <InLanguage of={item.label} />
        <ChevronDown className="icon" size={15} aria-hidden />
      </summary>
      <div className={styles.drop} onClick={() => setOpen(false)}>
        <MenuLinks items={item.children} path={path} />
      </div>
    </details>
  )
}
