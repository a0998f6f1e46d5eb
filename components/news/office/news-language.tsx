'use client'

import { useTranslations } from 'next-intl'
import { Controller } from 'react-hook-form'
import { Input, Textarea } from '@/components/ui/field'
import type { RecordForm } from '../../office/form/use-record-form'
import { RichTextField } from '../../office/rich-text/rich-text-field'
import type { Language, NewsValues } from './news-form'
import styles from './news-editor.module.css'

/** Title, summary, figure and text in one language. */
export function NewsLanguageFields({
  language,
  record,
}: {
  language: Language
  record: RecordForm<NewsValues>
}) {
  const t = useTranslations('admin.news.fields')
  const { form, idOf, errorOf, isOptional } = record
  const lang = language === 'en' ? 'en' : undefined
  const [title, summary, text, figure] =
    language === 'mn'
      ? (['title', 'summary', 'text', 'figure'] as const)
      : (['title_en', 'summary_en', 'text_en', 'figure_en'] as const)
  return (
    <div className={styles.column}>
      <Input
        label={t('title')}
        error={errorOf(title)}
        lang={lang}
        autoComplete="off"
        {...form.register(title)}
        id={idOf(title)}
      />
      <Textarea
        label={t('summary')}
        error={errorOf(summary)}
        lang={lang}
        rows={3}
        {...form.register(summary)}
        id={idOf(summary)}
      />
      <Input
        label={t('figure')}
        optional={isOptional(figure)}
        hint={t('figureHint')}
        error={errorOf(figure)}
        lang={lang}
        autoComplete="off"
        {...form.register(figure)}
        id={idOf(figure)}
      />
      <Controller
        control={form.control}
        name={text}
        render={({ field }) => (
          <RichTextField
            id={idOf(text)}
            label={t('text')}
            lang={language}
            error={errorOf(text)}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </div>
  )
}
