import { demoPages } from './list'

/** In a page's text `<img src="photo:meeting" alt="…">` is a picture of `demo/media/photos`. */
const photo = /photo:([\w-]+)/g

/** The names of all photographs of the pages, each once. */
export const demoPhotos = [
  ...new Set(
    demoPages.flatMap(({ text, text_en }) =>
      [...`${text}${text_en}`.matchAll(photo)].map(([, name]) => name ?? ''),
    ),
  ),
]

/** The path of a photograph in `demo/media`. */
export const photoPath = (name: string) => `photos/${name}.jpg`

/** A page's text with the addresses under which its photographs are stored. */
export function withPhotos(html: string, urlOf: (path: string) => string): string {
  return html.replace(photo, (_, name: string) => urlOf(photoPath(name)))
}
