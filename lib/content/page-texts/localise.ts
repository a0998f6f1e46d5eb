import { bilingualText, languagesOf } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { listTextPictureFacts } from '@/lib/platform/files/picture-kinds'
import { listPicturesOnlyInOtherLanguage } from '@/lib/platform/rich-text/item-pictures'
import { sanitiseRichText } from '@/lib/platform/rich-text/sanitise'
import { stripHtml } from '@/lib/platform/search/fold'
import type { PicturesOfText } from './outline'
import type { PublicPage } from './schema'

export type PageText = {
  lang: Locale
  title: string
  html: string
  pictures: PicturesOfText
  description: string
}

/**
 * Returns a page with its sanitised text in the reader's language, or in the other language if the text was
 * not translated.
 */
export async function sanitisedPageText(page: PublicPage, locale: Locale): Promise<PageText> {
  const { text, lang } = bilingualText(page, 'text', locale)
  const html = await sanitiseRichText(text)
  const title = bilingualText(page, 'category', locale).text
  const [otherPictures, pictureFacts] = await Promise.all([
    listPicturesOnlyInOtherLanguage({ mn: page.text, en: page.text_en }, lang),
    listTextPictureFacts(page.text, page.text_en),
  ])
  return {
    lang,
    title,
    html,
    pictures: { otherPictures, pictureFacts },
    description: stripHtml(html).slice(0, 400) || title,
  }
}

/** Lists the languages in which a page has a text; empty without a text. */
export function textLanguages(page: PublicPage | null): Locale[] {
  return page ? languagesOf(page, 'text') : []
}
