'use client'

import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { themes, useTheme, type Theme } from './use-theme'
import styles from './theme-choice.module.css'

export type ThemeTexts = { label: string; short: string; choices: Record<Theme, string> }

export const themeIcons = { system: Monitor, light: Sun, dark: Moon }

type Props = {
  texts: ThemeTexts
  /** For a dark background. */
  onDark?: boolean
  /** Without icons, where there is room for only three words. */
  words?: boolean
  /** One below the other. */
  stacked?: boolean
  onChosen?: () => void
}

/**
 * Chooses the light theme, the dark one, or that of the system. The choice is stored on this device for all
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
