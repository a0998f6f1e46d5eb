import { useTranslations } from 'next-intl'
import { requiredNewsTexts } from '@/lib/content/news/schema'
import type { RecordForm } from '../../office/form/use-record-form'
import { WritingHelp } from '../../office/writing/writing-help'
import type { NewsValues } from './news-form'

/** Slips in the texts of a news item, in both languages. */
export function NewsWritingHelp({ record }: { record: RecordForm<NewsValues> }) {
  const t = useTranslations('admin')
  const fields = requiredNewsTexts.flatMap((name) =>
    (['mn', 'en'] as const).map((lang) => ({
      ...{ name: lang === 'en' ? `${name}_en` : name, isRich: name === 'text', lang },
      label: t('writing.inLanguage', { label: t(`news.fields.${name}`), lang }),
    })),
  )
  return <WritingHelp record={record} fields={fields} />
}
