import { listAddresses } from '@/lib/platform/old-site/texts'

/** The beginning of a part of a text that is no paragraph without its tags. */
const blockStart =
  /^<\/?(?:p|div|ul|ol|li|table|t[a-z]+|h[1-6r]|blockquote|fig[a-z]+|pre|dl|dt|dd|section)[\s>/]/i
/** The short codes of WordPress itself; those of plugins stay in the text, where staff see them. */
const wrappingCode = /\[\/?(?:caption|wp_caption|playlist|audio|video)(?:\s[^\]]*)?\]/gi
const embedCode = /\[embed(?:\s[^\]]*)?\]\s*(https?:\/\/[^\s[\]<>"]+)\s*\[\/embed\]/gi
const galleryCode = /\[gallery(?:\s([^\]]*))?\]/gi

/**
 * Turns a text of WordPress into HTML: its comments and short codes go, and what stands between empty lines
 * becomes a paragraph if it is none yet.
 * @param attachments the addresses of pictures by their numbers, for galleries
 */
export function cleanWordpressText(text: string, attachments: ReadonlyMap<string, string>): string {
  return text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(galleryCode, (_, parameters: string | undefined) => galleryOf(parameters ?? '', attachments))
    .replace(embedCode, (_, url: string) => `<a href="${url}">${url}</a>`)
    .replace(wrappingCode, '')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (blockStart.test(part) ? part : `<p>${linesOf(part).join('<br>')}</p>`))
    .join('\n')
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

function galleryOf(parameters: string, attachments: ReadonlyMap<string, string>): string {
  const [, numbers = ''] = /ids=["']?([\d,\s]+)/.exec(parameters) ?? []
  return numbers
    .split(',')
    .flatMap((number) => attachments.get(number.trim()) ?? [])
    .map((url) => `<img src="${url.replaceAll('"', '&quot;')}">`)
    .join('')
}

/** The address of the first picture of a text; '' if it has none. */
export const pictureAddressIn = (html: string): string =>
  listAddresses(html).find(({ isPicture }) => isPicture)?.address ?? ''
