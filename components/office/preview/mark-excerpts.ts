const highlightName = 'slip'

/**
 * Underlines excerpts in the page of a frame of this origin, and nothing in a browser without highlights.
 * @returns how many places are underlined
 */
export function markExcerpts(frame: HTMLIFrameElement, excerpts: readonly string[]): number {
  const [page, view] = [frame.contentDocument, frame.contentWindow as (Window & typeof globalThis) | null]
  const content = page?.querySelector('main')
  if (!page || !content || !view || !('Highlight' in view)) return 0
  const ranges = findExcerptRanges(content, excerpts)
  view.CSS.highlights.set(highlightName, new view.Highlight(...ranges))
  const sheet = new view.CSSStyleSheet()
  // A sheet made by a script is no inline style, which the policy of the page would refuse.
  sheet.replaceSync(
    `::highlight(${highlightName}) { text-decoration: underline wavy 2px var(--c-danger); background-color: var(--c-accent-soft) }`,
  )
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return ranges.length
}

/** Finds the first place of each excerpt that `findSlips` gave, also where its words lie in several elements. */
export function findExcerptRanges(content: Element, excerpts: readonly string[]): Range[] {
  const page = content.ownerDocument
  const walker = page.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  const starts: { node: Text; start: number }[] = []
  let text = ''
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    starts.push({ node, start: text.length })
    text += node.data
  }
  const placeOf = (offset: number) => {
    const place = starts.findLast(({ start }) => start <= offset)
    return place && { node: place.node, offset: offset - place.start }
  }
  return [...new Set(excerpts)].flatMap((excerpt) => {
    const pattern = patternOf(excerpt)
    const match = pattern && text.match(pattern)
    if (!match || match.index === undefined) return []
    const [first, last] = [placeOf(match.index), placeOf(match.index + match[0].length - 1)]
    if (!first || !last) return []
    const range = page.createRange()
    range.setStart(first.node, first.offset)
    range.setEnd(last.node, last.offset + 1)
    return [range]
  })
}

/** The whole words of an excerpt, whatever spaces the page has between them. */
function patternOf(excerpt: string): RegExp | undefined {
  const [written = ''] = excerpt.split(' → ')
  const words = written.split(/\s+/).filter((word) => word !== '')
  // Where an excerpt was cut, its first or last word is a part of one.
  if (written.startsWith('…')) words.shift()
  if (written.endsWith('…')) words.pop()
  if (words.length === 0) return undefined
  const pattern = words.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('\\s+')
  return new RegExp(words.length === 1 ? `(?<!\\p{L})${pattern}(?!\\p{L})` : pattern, 'u')
}
