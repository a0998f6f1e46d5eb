import { kindOfPicture, withFocus, type PictureKind } from '@/lib/platform/files/picture-kind'
import { listTextPictureFacts } from '@/lib/platform/files/picture-kinds'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'
import { type ItemPicture, liftRecordPictures } from '@/lib/platform/rich-text/item-pictures'
import { mapNewsTexts, type NewsItem, type NewsTextName, newsTextNames } from './schema'

export type NewsText = { lang: Locale } & Pick<NewsItem, NewsTextName>

/**
 * Returns a news item in the reader's language, or in the other language if the item was not translated.
 * `lang` is the language of the returned texts.
 */
export function newsText(item: NewsItem, locale: Locale): NewsText {
  // The title's language is the language of all texts: in each language an item has either all texts or
  // none.
  const { lang } = bilingualText(item, 'title', locale)
  return {
    lang,
    ...mapNewsTexts((name) => item[lang === 'en' ? (`${name}_en` as const) : name], newsTextNames),
  }
}

/** Whether the cover of a news item is a photograph, so that lists show it. */
export const isPhotographedNews = ({ image_kind }: Pick<NewsItem, 'image_kind'>): boolean =>
  (image_kind ?? 'photograph') === 'photograph'

/** A picture of a body, and what it is. */
export type NewsPicture = ItemPicture & { kind: PictureKind }

/**
 * Returns the body in `lang` without its pictures, and the pictures of both bodies separately (decision 77).
 */
export async function separateNewsPictures(
  item: Pick<NewsItem, 'text' | 'text_en'>,
  lang: Locale,
): Promise<{ html: string; pictures: NewsPicture[] }> {
  const [{ html, pictures }, pictureFacts] = await Promise.all([
    liftRecordPictures({ mn: item.text, en: item.text_en }, lang),
    listTextPictureFacts(item.text, item.text_en),
  ])
  return {
    html,
    pictures: pictures.map((picture) => ({
      ...picture,
      src: withFocus(picture.src, pictureFacts),
      kind: kindOfPicture(picture.src, pictureFacts),
    })),
  }
}
