'use client'

import { useTranslations } from 'next-intl'
import { Controller } from 'react-hook-form'
import { Input, Textarea } from '@/components/ui/field'
import type { RecordForm } from '../../office/form/use-record-form'
import { RichTextField } from '../../office/rich-text/rich-text-field'
import {
  inputKindOfNewsText,
  type NewsTextKey,
  type NewsTextName,
  newsTextNames,
  requiredNewsTexts,
} from '@/lib/content/news/schema'
import type { Language, NewsValues } from './news-form'
import styles from './news-editor.module.css'

/** The texts of an item in one language. */
export function NewsLanguageFields({
  language,
  record,
}: {
  language: Language
  record: RecordForm<NewsValues>
}) {
  const t = useTranslations('admin.news.fields')
  const { form, idOf, errorOf, isOptional } = record
  const hints: Partial<Record<NewsTextName, string>> = { figure: t('figureHint') }
  return (
    <div className={styles.column}>
      {newsTextNames.map((name) => {
        const key: NewsTextKey = language === 'en' ? `${name}_en` : name
        const props = { id: idOf(key), label: t(name), error: errorOf(key) }
        const kind = inputKindOfNewsText(name)
        if (kind === 'richText')
          return (
            <Controller
              key={key}
              control={form.control}
              name={key}
              render={({ field: { value, onChange } }) => (
                <RichTextField {...props} lang={language} value={value} onChange={onChange} />
              )}
            />
          )
        const plain = { ...form.register(key), ...props, lang: language === 'en' ? 'en' : undefined }
        if (kind === 'textarea') return <Textarea key={key} {...plain} rows={3} />
        const optional = !requiredNewsTexts.some((each) => each === name) && isOptional(key)
        return <Input key={key} {...plain} {...{ hint: hints[name], optional }} autoComplete="off" />
      })}
    </div>
  )
}
