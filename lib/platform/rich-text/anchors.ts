/** An anchor of sanitised rich text, whose attributes are in double quotes. */
const anchor = /<a\s([^>]*)>([\s\S]*?)<\/a>/gi
const hrefAttribute = /(?:^|\s)href="([^"]*)"/i

/**
 * Leads the anchors of a sanitised text elsewhere, or takes them away and leaves their words.
 * @param addressOf returns the new address for an address as it is written in the text: null takes the anchor
 * away, undefined leaves it as it is
 */
export function changeAnchors(html: string, addressOf: (href: string) => string | null | undefined): string {
  return html.replace(anchor, (element, attributes: string, words: string) => {
    const href = hrefAttribute.exec(attributes)?.[1]
    const address = href === undefined ? undefined : addressOf(href)
    if (address === undefined) return element
    if (address === null) return words
    const attribute = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
    const isOutside = /^https?:/i.test(address)
    return `<a href="${attribute}"${isOutside ? ' target="_blank" rel="noopener noreferrer"' : ''}>${words}</a>`
  })
}
