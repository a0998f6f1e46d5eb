import { useTranslations } from 'next-intl'
import styles from './language-chips.module.css'

/**
 * Shows in which languages a record exists. A missing language is struck through, and screen readers announce
 * it as missing.
 */
export function LanguageChips({ mn, en }: { mn: boolean; en: boolean }) {
  const t = useTranslations('ui.languageChips')
  const renderChip = (language: string, present: boolean) =>
    present ? (
      <i>{language}</i>
    ) : (
      <i className={styles.missing} title={t('missing', { language })}>
        <span aria-hidden>{language}</span>
        <span className="sr-only">{t('missing', { language })}</span>
      </i>
    )
  return (
    <span className={styles.languageChips} role="group" aria-label={t('label')}>
      {renderChip('МН', mn)}
      {renderChip('EN', en)}
    </span>
  )
}
