import { useTranslations } from 'next-intl'
import type { ThemeTexts } from './theme-choice'

/** Returns the texts of the theme switch in the page's language. */
export function useThemeTexts(): ThemeTexts {
  const t = useTranslations('site.theme')
  return {
    label: t('label'),
    short: t('short'),
    choices: { system: t('system'), light: t('light'), dark: t('dark') },
  }
}
