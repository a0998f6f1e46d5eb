import { isEmptyRichText } from '@/lib/platform/rich-text/empty'
import { isStoredPicture } from '@/lib/platform/rich-text/stored-picture'

export type BothTexts = { text: string; text_en: string }
export const textFields = ['text', 'text_en'] as const

/**
 * A picture in the two texts of a record. `captions` has an entry for each text that is not empty: the
 * caption of the picture in this text, or '' without one.
 */
export type PictureOfTexts = { src: string; captions: Partial<Record<keyof BothTexts, string>> }

const parseHtmlBody = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

function captionsBySrc(html: string): Map<string, string> {
  const captions = new Map<string, string>()
  if (!html.includes('<img')) return captions
  for (const image of parseHtmlBody(html).querySelectorAll('img')) {
    const src = image.getAttribute('src')
    if (isStoredPicture(src) && !captions.get(src)) captions.set(src, image.alt)
  }
  return captions
}

/**
 * Lists the pictures that the two texts contain and that are stored on this site. Each is listed once; the
 * pictures of the Mongolian text come first.
 */
export function listTextPictures(texts: BothTexts): PictureOfTexts[] {
  const captions = { text: captionsBySrc(texts.text), text_en: captionsBySrc(texts.text_en) }
  return [...new Set([...captions.text.keys(), ...captions.text_en.keys()])].map((src) => ({
    src,
    captions: Object.fromEntries(
      textFields
        .filter((field) => !isEmptyRichText(texts[field]))
        .map((field) => [field, captions[field].get(src) ?? '']),
    ),
  }))
}

/** Sets the caption of a picture in a text; a picture that the text does not contain is added at the end. */
export function htmlWithCaptionedPicture(html: string, src: string, caption: string): string {
  const body = parseHtmlBody(html)
  const images = [...body.querySelectorAll('img')].filter((image) => image.getAttribute('src') === src)
  if (images.length === 0) {
    const image = body.ownerDocument.createElement('img')
    image.setAttribute('src', src)
    body.append(image)
    images.push(image)
  }
  for (const image of images) image.setAttribute('alt', caption)
  return body.innerHTML
}

/** Returns the text without a picture, and without the paragraph or figure that contained only it. */
export function htmlWithoutPicture(html: string, src: string): string {
  const body = parseHtmlBody(html)
  for (const image of body.querySelectorAll('img')) {
    if (image.getAttribute('src') !== src) continue
    const frame = image.closest('p, figure')
    image.remove()
    if (frame && !frame.textContent.trim() && !frame.querySelector('img')) frame.remove()
  }
  return body.innerHTML
}
