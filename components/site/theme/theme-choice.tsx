'use client'

import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { themes, useTheme, type Theme } from './use-theme'
import styles from './theme-choice.module.css'

export type ThemeTexts = { label: string; short: string; choices: Record<Theme, string> }

export const themeIcons = { system: Monitor, light: Sun, dark: Moon }

type Props = {
  texts: ThemeTexts
  /** On bedrock, and not on a surface. */
  onDark?: boolean
  /** No icons: where there is room for three words alone. */
  words?: boolean
  /** One below the other. */
  stacked?: boolean
  onChosen?: () => void
}

/** Light, dark, or what the system says: kept on this device for all sites and the office. */
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
