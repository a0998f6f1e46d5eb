import { raisedText } from './raised'

/** The ranks of headings that the editor has. */
const [rankMin, rankMax] = [2, 4]

/**
 * Turns the HTML that mammoth makes of a document into that of our texts: headings of our ranks without gaps,
 * footnotes as a list at the end, no bookmarks, only links that lead somewhere. The library escapes every `<`
 * and `>` of words and attributes, so patterns find its tags.
 */
export function documentTextFromHtml(html: string): string {
  return withRankedHeadings(
    withOutwardLinks(
      html
        .replaceAll(/<img [^<>]*src=""[^<>]*>/g, '')
        .replaceAll(/ alt="[^"]*(?:automatically generated|AI-generated content may be incorrect)[^"]*"/g, '')
        .replaceAll(/\s?<a href="#[^"<>]*">↑<\/a>/g, '')
        // A picture is a block of our texts.
        .replaceAll(/<p>((?:<img [^<>]*>)+)<\/p>/g, '$1')
        .replace(/<ol>(?=<li id="document-(?:foot|end)note-)/, '<hr><ol>'),
    ),
  )
    .replaceAll(/<sup>(\[\d+\])<\/sup>/g, '$1')
    .replaceAll(/<(su[bp])>([^<>]*)<\/su[bp]>/g, (_, kind: 'sub' | 'sup', text: string) =>
      raisedText(kind, text),
    )
}

/** Keeps the links to addresses on the web and of mail, and the words of the others. */
function withOutwardLinks(html: string): string {
  const keptLinks: boolean[] = []
  return html.replaceAll(/<(?:a [^<>]*|\/a)>/g, (tag) => {
    if (tag === '</a>') return keptLinks.pop() ? tag : ''
    const isKept = /\shref="(?:https?:\/\/|mailto:)/i.test(tag) && !keptLinks.includes(true)
    keptLinks.push(isKept)
    return isKept ? tag : ''
  })
}

/** Gives each heading a rank one below the heading that contains it, so that none is skipped. */
function withRankedHeadings(html: string): string {
  const openLevels: number[] = []
  return html.replaceAll(/<h([1-6])>(.*?)<\/h\1>/gs, (_, digit: string, inner: string) => {
    const level = Number(digit)
    while ((openLevels.at(-1) ?? 0) >= level) openLevels.pop()
    openLevels.push(level)
    const rank = Math.min(rankMin + openLevels.length - 1, rankMax)
    // Headings are bold by themselves.
    return `<h${rank}>${inner.replaceAll(/<\/?strong>/g, '')}</h${rank}>`
  })
}
