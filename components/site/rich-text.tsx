import { useTranslations } from 'next-intl'
import { joinWordsInHtml } from '@/lib/platform/i18n/line-breaks'
import type { Locale } from '@/lib/platform/i18n/locale'
import { withPictureSources } from '@/lib/platform/rich-text/pictures'
import { withTableRegions } from '@/lib/platform/rich-text/tables'
import styles from './rich-text.module.css'

/**
 * Shows text that staff wrote. `html` must come from `sanitiseRichText`.
 * @param note a line above the text, if the text is not in the page's language
 */
export function RichText({ html, lang, note }: { html: string; lang: Locale; note?: string | undefined }) {
  const t = useTranslations('site')
  const finalHtml = withPictureSources(
    withTableRegions(html, (head) => (head ? t('tableOf', { head }) : t('table'))),
  )
  return (
    <>
      {note && <p className={styles.languageNote}>{note}</p>}
      <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: joinWordsInHtml(finalHtml) }} />
    </>
  )
}
