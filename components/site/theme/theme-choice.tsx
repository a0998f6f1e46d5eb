'use client'

import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { themes, useTheme, type Theme } from './use-theme'
import styles from './theme-choice.module.css'

export type ThemeTexts = { label: string; short: string; choices: Record<Theme, string> }

export const themeIcons = { system: Monitor, light: Sun, dark: Moon }

type Props = {
  texts: ThemeTexts
  /** Whether the background is dark. */
  onDark?: boolean
  /** Whether to show words without icons, where only the three words fit. */
  words?: boolean
  /** Whether the choices stand one below the other. */
  stacked?: boolean
  onChosen?: () => void
}

/**
 * Chooses the light theme, the dark theme, or the theme of the system. The browser stores the choice for all
 * sites and the office.
 */
export function ThemeChoice({ texts, onDark, words, stacked, onChosen }: Props) {
  const selectedTheme = useTheme()
  return (
    <div
      role="group"
      aria-label={texts.label}
      className={clsx(
        styles.choice,
        onDark && styles.onDark,
        stacked && styles.stacked,
        words && styles.words,
      )}
    >
      {themes.map((theme) => {
        const Icon = themeIcons[theme]
        return (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === selectedTheme}
            onClick={() => {
              window.strataTheme?.choose(theme)
              onChosen?.()
            }}
          >
            {!words && <Icon className="icon" size={16} aria-hidden />}
            {texts.choices[theme]}
          </button>
        )
      })}
    </div>
  )
}
