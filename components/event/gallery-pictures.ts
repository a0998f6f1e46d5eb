import type { GalleryImage } from '@/lib/event/gallery/schema'
import { langIfDifferent, bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'

/**
 * Converts photographs for the rows and the slider: each gets a name and a caption.
 * @param word precedes the number of a photograph without a caption
 * @param date the day on which the photographs were taken
 */
export function galleryPictures(
  images: readonly GalleryImage[],
  { offset, locale, word, date }: { offset: number; locale: Locale; word: string; date?: string },
) {
  return images.map((image, at) => {
    const { text, lang } = bilingualText(image, 'caption', locale)
    const name = text || `${word} ${offset + at + 1}`
    return {
      ...image,
      name,
      lang: langIfDifferent(lang, locale),
      caption: date ? `${name}, ${date}` : name,
    }
  })
}
