import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Tabs } from '@/components/ui/tabs'
import { locales } from '@/lib/platform/i18n/locale'
import type { RecordForm } from '../../office/form/use-record-form'
import { draftFields, languageOf, type Language, type NewsValues } from './news-form'
import { NewsLanguageFields } from './news-language'
import styles from './news-editor.module.css'

type Props = {
  record: RecordForm<NewsValues>
  language: Language
  onLanguage: (language: Language) => void
  /** Shows both languages, if the window has room for them. */
  isSideBySide: boolean
}

/** The texts of both languages, each under a tab that shows whether it has a problem. */
export function NewsLanguageTabs({ record, language, onLanguage, isSideBySide }: Props) {
  const t = useTranslations('admin')
  const badLanguages = draftFields.filter((field) => record.errorOf(field)).map(languageOf)
  const tabs = locales.map((value) => {
    const bad = badLanguages.includes(value)
    const label = (
      <>
        <span>{t(`languages.${value}`)}</span>
        {bad && (
          <>
            <CircleAlert className="icon" size={16} aria-hidden />
            <span className="sr-only">{t('form.hasProblem')}</span>
          </>
        )}
      </>
    )
    return { value, bad, label, content: <NewsLanguageFields language={value} record={record} /> }
  })
  return (
    <Tabs
      className={clsx(isSideBySide && styles.sideBySide)}
      listClassName={styles.tabs}
      label={t('languages.label')}
      tabs={tabs}
      value={language}
      onValueChange={(value) => onLanguage(value as Language)}
      keepMounted
    />
  )
}
