import { pictureSources } from '@/lib/platform/files/picture'

/** A picture is as wide as the text, which is at most `--w-read` wide. */
const sizes = '(max-width: 44.99rem) 100vw, 43rem'

/**
 * Gives each picture of a cleaned text the smaller and lighter files that are stored of it. Pictures are fetched
 * when they come near the window.
 */
export function withPictureSources(html: string): string {
  return html.replaceAll(/<img ([^>]*?) ?\/?>/g, (_, attributes: string) => {
    const { avif, webp, jpeg } = pictureSources(/(?:^| )src="([^"]*)"/.exec(attributes)?.[1] ?? '')
    if (!jpeg) return `<img ${attributes} loading="lazy" decoding="async" />`
    const sourceOf = (type: string, srcset: string) =>
      `<source type="image/${type}" srcset="${srcset}" sizes="${sizes}" />`
    return [
      `<picture>${sourceOf('avif', avif)}${sourceOf('webp', webp)}`,
      `<img ${attributes} srcset="${jpeg}" sizes="${sizes}" loading="lazy" decoding="async" /></picture>`,
    ].join('')
  })
}
