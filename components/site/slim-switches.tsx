import { useTranslations } from 'next-intl'
import { LanguageSwitch } from './language-switch'
import { ThemeMenu } from './theme/theme-menu'
import { useThemeTexts } from './theme/theme-texts'

/** The switches of theme and language for a header of one row, such as that of a form with several steps. */
export function ThemeAndLanguageSwitches({ home }: { home: string }) {
  const t = useTranslations('site.language')
  return (
    <>
      <ThemeMenu texts={useThemeTexts()} />
      <LanguageSwitch
        home={home}
        texts={{
          label: t('label'),
          short: { mn: t('mn'), en: t('en') },
          full: { mn: t('mnFull'), en: t('enFull') },
        }}
        single
      />
    </>
  )
}
