import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import type { Locale } from '@/lib/platform/i18n/locale'
import styles from './language-mark.module.css'

/** Says quietly, in the reader's language, that what it stands beside is in the other one alone. */
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
