import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './language-mark.module.css'

/** Says, in the language of the page, that the text beside it exists only in the other language. */
export function LanguageMark({ lang }: { lang: Locale | undefined }) {
  const t = useTranslations('site.inLanguage')
  const page = usePageLanguage()
  if (lang === undefined || lang === page) return null
  return (
    <span className={styles.mark} data-in-language={lang}>
      {t(lang)}
    </span>
  )
}
