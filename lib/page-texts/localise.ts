import { bilingual, writtenIn } from '@/lib/i18n/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { sanitiseRichText } from '@/lib/rich-text/sanitise'
import { stripHtml } from '@/lib/search/fold'
import type { PublicPage } from './schema'

export type PageText = { lang: Locale; title: string; html: string; description: string }

/** The page in the reader's language, or in Mongolian where it was not translated. */
export async function pageText(page: PublicPage, locale: Locale): Promise<PageText> {
  const { text, lang } = bilingual(page, 'text', locale)
  const html = await sanitiseRichText(text)
  const title = bilingual(page, 'category', locale).text
  return { lang, title, html, description: stripHtml(html).slice(0, 400) || title }
}

/** The languages that a page's text is written in; none of a page without a text. */
export function textLanguages(page: PublicPage | null): Locale[] {
  return page ? writtenIn(page, 'text') : []
}
