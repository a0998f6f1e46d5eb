'use client'

import { clsx } from 'clsx'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { ThemeChoice, themeIcons, type ThemeTexts } from './theme-choice'
import styles from './theme-menu.module.css'
import { useTheme } from './use-theme'

type Props = {
  texts: ThemeTexts
  /** Whether the switch is in a dark bar instead of a header. */
  onDark?: boolean
}

/** The theme switch for a place with room for one word; as a `<details>` it opens without a script. */
export function ThemeMenu({ texts, onDark }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  const theme = useTheme()
  const Icon = themeIcons[theme]

  useEffect(() => {
    const closeOnOutsideEvent = (event: Event) => {
      if (event.target instanceof Node && menu.current?.contains(event.target)) return
      if (menu.current) menu.current.open = false
    }
    document.addEventListener('pointerdown', closeOnOutsideEvent)
    document.addEventListener('focusin', closeOnOutsideEvent)
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsideEvent)
      document.removeEventListener('focusin', closeOnOutsideEvent)
    }
  }, [])

  const closeAndFocusSummary = () => {
    if (!menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeAndFocusSummary()
  }
  return (
    <details ref={menu} className={clsx(styles.menu, onDark && styles.onDark)} onKeyDown={closeOnEscape}>
      <summary aria-label={`${texts.short}: ${texts.choices[theme]}`} title={texts.label}>
        <Icon className="icon" size={onDark ? 15 : 18} aria-hidden />
        <span>{texts.short}</span>
      </summary>
      <div className={styles.panel}>
        <ThemeChoice texts={texts} stacked onChosen={closeAndFocusSummary} {...(onDark && { onDark })} />
      </div>
    </details>
  )
}
