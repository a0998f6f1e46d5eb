import type { Locale } from '@/lib/i18n/locale'
import styles from './rich-text.module.css'

/**
 * Text that staff wrote. `html` must come from `sanitiseRichText`.
 * @param note one quiet line above, where the text is not in the page's language
 */
export function RichText({ html, lang, note }: { html: string; lang: Locale; note?: string | undefined }) {
  return (
    <>
      {note && <p className={styles.languageNote}>{note}</p>}
      <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
