'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { Dialog } from '@/components/ui/dialog'
import { formatDate } from '@/lib/i18n/format'
import { useObjectUrl } from '../form/object-url'
import type { Language, NewsValues } from './news-form'
import styles from './news-preview.module.css'

const RichTextView = dynamic(
  () => import('../rich-text/rich-text-view').then((module) => module.RichTextView),
  {
    ssr: false,
  },
)

type Props = {
  open: boolean
  onClose: () => void
  language: Language
  values: NewsValues
  stored: string | undefined
  date: string | undefined
}

/** The item as visitors will read it, in the language of the open tab. */
export function NewsPreview({ open, onClose, language, values, stored, date }: Props) {
  const t = useTranslations('admin.news')
  const chosen = useObjectUrl(values.image)
  const picture = chosen ?? (values.image === undefined ? stored : undefined)
  const [title, summary, text] =
    language === 'mn'
      ? [values.title, values.summary, values.text]
      : [values.title_en, values.summary_en, values.text_en]
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t('preview')} wide>
      <article className={styles.preview} lang={language}>
        <p className="meta num">
          {formatDate(date ?? new Date().toISOString(), language)} · {values.publisher}
        </p>
        <h2>{title || t('noTitle')}</h2>
        {picture && <img src={picture} alt="" />}
        {summary && <p className="lead">{summary}</p>}
        <RichTextView html={text} lang={language} />
      </article>
    </Dialog>
  )
}
