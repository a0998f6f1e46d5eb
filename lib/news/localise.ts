import type { Locale } from '@/lib/i18n/locale'
import type { NewsItem } from './schema'

export type NewsText = { lang: Locale; title: string; summary: string; text: string }

/** The item in the reader's language, or in the other one where it was not written; `lang` says which. */
export function newsText(item: NewsItem, locale: Locale): NewsText {
  const mn: NewsText = { lang: 'mn', title: item.title, summary: item.summary, text: item.text }
  const en: NewsText = { lang: 'en', title: item.title_en, summary: item.summary_en, text: item.text_en }
  const [wanted, other] = locale === 'en' ? [en, mn] : [mn, en]
  return wanted.title ? wanted : other
}
