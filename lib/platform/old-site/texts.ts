import sanitizeHtml, { type Attributes } from 'sanitize-html'

/** An address in a text: a picture that the text shows, or a link. */
export type TextAddress = { address: string; isPicture: boolean }
/** Where an address leads here; with the size in pixels of a picture, so that a page keeps its place. */
export type TextTarget = { url: string; width?: string; height?: string }

type Attribute = { tag: string; name: string }
const attributes: readonly Attribute[] = [
  { tag: 'img', name: 'src' },
  { tag: 'a', name: 'href' },
]

/**
 * Replaces the addresses of pictures and links in rich text. Everything else stays: the save cleans the text.
 * @param replace returns the new address, of a picture also its size; null drops the picture, or leaves the link
 * as it is
 */
export function replaceAddresses(
  html: string,
  replace: (reference: TextAddress) => TextTarget | null,
): string {
  if (!/<(img|a)\s/i.test(html)) return html
  const transform =
    ({ tag, name }: Attribute) =>
    (tagName: string, attribs: Attributes) => {
      const address = attribs[name]
      const target = address === undefined ? null : replace({ address, isPicture: tag === 'img' })
      if (target === null) return { tagName, attribs }
      const { url, ...size } = target
      return { tagName, attribs: { ...attribs, ...size, [name]: url } }
    }
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
    // Styles are not read: the save drops them anyway.
    parseStyleAttributes: false,
    transformTags: Object.fromEntries(attributes.map((each) => [each.tag, transform(each)])),
  })
}

/** Lists the addresses of pictures and links in rich text. */
export function listAddresses(html: string): TextAddress[] {
  const addresses: TextAddress[] = []
  replaceAddresses(html, (reference) => {
    addresses.push(reference)
    return null
  })
  return addresses
}
