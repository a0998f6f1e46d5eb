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

type StoredPhoto = { url: string; width: number | null; height: number | null }

/** A page's text with its photographs as the editor writes them: address and size. */
export function withPhotos(html: string, findPhoto: (path: string) => StoredPhoto | undefined): string {
  return html.replace(/src="photo:([\w-]+)"/g, (_, name: string) => {
    const { url, width, height } = findPhoto(photoPath(name)) ?? { url: '', width: null, height: null }
    return `src="${url}" width="${width}" height="${height}"`
  })
}
