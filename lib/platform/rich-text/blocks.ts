/**
 * A part of a text: an outermost block element with its content, or a run of words and inline elements
 * outside these elements, which has '' as its `tag`.
 */
export type Block = { tag: string; html: string; inner: string }

const blockTags = new Set([
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'],
  ...['figure', 'figcaption', 'table', 'hr', 'img'],
])
const voidTags = new Set(['br', 'hr', 'img'])

/**
 * Splits a cleaned text into its outermost blocks. One pass is enough, because `sanitiseRichText` leaves no
 * `>` within a tag, and closes every element.
 */
export function topBlocks(html: string): Block[] {
  const blocks: Block[] = []
  const addOrExtendBlock = (tag: string, blockHtml: string, inner: string) => {
    const last = blocks.at(-1)
    if (blockTags.has(tag)) blocks.push({ tag, html: blockHtml, inner })
    // Words and inline elements that follow each other are one block.
    else if (last?.tag === '') blocks[blocks.length - 1] = { tag: '', html: last.html + blockHtml, inner: '' }
    else if (blockHtml.trim()) blocks.push({ tag: '', html: blockHtml, inner: '' })
  }
  let [depth, start, content, tag] = [0, 0, 0, '']
  for (const { 0: tagHtml, 1: closing, 2: name = '', index } of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)(?:[\s/][^<>]*)?>/g,
  )) {
    const end = index + tagHtml.length
    if (voidTags.has(name)) {
      if (depth > 0) continue
      addOrExtendBlock('', html.slice(start, index), '')
      addOrExtendBlock(name, tagHtml, '')
      start = end
    } else if (!closing) {
      if (depth === 0) {
        addOrExtendBlock('', html.slice(start, index), '')
        ;[start, content, tag] = [index, end, name]
      }
      depth++
    } else if (depth > 0 && --depth === 0) {
      addOrExtendBlock(tag, html.slice(start, end), html.slice(content, index))
      start = end
    }
  }
  addOrExtendBlock('', html.slice(start), '')
  return blocks.map((block) => (block.tag ? block : { ...block, inner: block.html }))
}
