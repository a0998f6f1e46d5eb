import type { TextWithLang } from '@/lib/platform/i18n/bilingual'
import { locales, type Locale } from '@/lib/platform/i18n/locale'
import { type LiftedText, sanitiseAndLiftPictures } from './sanitise'

/** A picture of a record with its caption and the caption's language. */
export type ItemPicture = { src: string; alt: TextWithLang }

/** A record's text in each language. */
type Texts = Readonly<Record<Locale, string>>

/**
 * Returns the pictures of a record's texts, each once. The pictures of the text in the reader's language come
 * first. A picture without a caption in that language gets its caption in the other language.
 */
export function joinPictures(
  picturesByLocale: Readonly<Record<Locale, LiftedText['pictures']>>,
  readerLocale: Locale,
): ItemPicture[] {
  const languages = [readerLocale, ...locales.filter((locale) => locale !== readerLocale)]
  const pictureBySrc = new Map<string, ItemPicture>()
  for (const lang of languages) {
    for (const { src, alt } of picturesByLocale[lang]) {
      const picture = pictureBySrc.get(src)
      if (!picture) pictureBySrc.set(src, { src, alt: { text: alt, lang } })
      else if (!picture.alt.text && alt) picture.alt = { text: alt, lang }
    }
  }
  return [...pictureBySrc.values()]
}

async function liftPicturesByLocale(texts: Texts): Promise<Readonly<Record<Locale, LiftedText>>> {
  const [mn, en] = await Promise.all([sanitiseAndLiftPictures(texts.mn), sanitiseAndLiftPictures(texts.en)])
  return { mn, en }
}

/** Returns the text in the reader's language without its pictures, and the pictures of both texts. */
export async function liftRecordPictures(
  texts: Texts,
  readerLocale: Locale,
): Promise<{ html: string; pictures: ItemPicture[] }> {
  const liftedTexts = await liftPicturesByLocale(texts)
  const pictures = { mn: liftedTexts.mn.pictures, en: liftedTexts.en.pictures }
  return { html: liftedTexts[readerLocale].html, pictures: joinPictures(pictures, readerLocale) }
}

/** Lists the pictures that only the text in the other language has; the shown text keeps its pictures. */
export async function listPicturesOnlyInOtherLanguage(
  texts: Texts,
  readerLocale: Locale,
): Promise<ItemPicture[]> {
  const { mn, en } = await liftPicturesByLocale(texts)
  const ownSources = new Set((readerLocale === 'mn' ? mn : en).pictures.map(({ src }) => src))
  return joinPictures({ mn: mn.pictures, en: en.pictures }, readerLocale).filter(
    ({ src }) => !ownSources.has(src),
  )
}
