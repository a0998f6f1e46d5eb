import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { type ItemPicture, liftRecordPictures } from '@/lib/platform/rich-text/item-pictures'
import type { NewsItem } from './schema'

export type NewsText = { lang: Locale; title: string; summary: string; text: string }

/** The item in the reader's language, or in the other one if it was not translated; `lang` says which. */
export function newsText(item: NewsItem, locale: Locale): NewsText {
  // The title decides, because an item is either complete in a language or absent from it.
  const { lang } = bilingualText(item, 'title', locale)
  return lang === 'en'
    ? { lang, title: item.title_en, summary: item.summary_en, text: item.text_en }
    : { lang, title: item.title, summary: item.summary, text: item.text }
}

/** The body in `lang` without its pictures, and the pictures of the item separately (decision 77). */
export function newsPictures(
  item: Pick<NewsItem, 'text' | 'text_en'>,
  lang: Locale,
): Promise<{ html: string; pictures: ItemPicture[] }> {
  return liftRecordPictures({ mn: item.text, en: item.text_en }, lang)
}
