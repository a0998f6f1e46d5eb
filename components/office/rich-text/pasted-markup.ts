import { raisedText } from '@/lib/platform/rich-text/raised'

/**
 * Turns what Word and Google Docs copy into plain HTML: paragraphs that only look like lists become lists,
 * and what stands for nothing in a text goes. Other HTML stays as it is.
 */
export function normalisePastedMarkup(root: HTMLElement): void {
  for (const element of root.querySelectorAll('style, script, meta, link, title')) element.remove()
  for (const heading of root.querySelectorAll('p[role="heading"][aria-level]'))
    replaceTag(heading, `h${Math.min(Math.max(Number(heading.getAttribute('aria-level')) || 1, 1), 6)}`)
  markCheckboxes(root)
  nestWordLists(root)
  nestLooseLists(root)
  for (const link of root.querySelectorAll('a[href]'))
    // A bookmark of the document leads nowhere in our text.
    if (/^(?:#|file:|about:)/i.test(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes)
  // Google underlines the words of each link.
  for (const span of root.querySelectorAll<HTMLElement>('a span'))
    span.style.removeProperty('text-decoration')
  for (const element of root.querySelectorAll<HTMLElement>('sup, sub, span[style*="vertical-align"]')) {
    const kind = raisedKindOf(element)
    if (kind && element.children.length === 0) element.textContent = raisedText(kind, element.textContent)
  }
  for (const cell of root.querySelectorAll('thead td')) replaceTag(cell, 'th')
  removeEmptyLines(root)
}

/** Replaces an element by one of another tag, with its content and style. */
export function replaceTag(element: Element, tag: string): void {
  const replacement = element.ownerDocument.createElement(tag)
  for (const name of ['style', 'colspan', 'rowspan']) {
    const value = element.getAttribute(name)
    if (value) replacement.setAttribute(name, value)
  }
  replacement.append(...element.childNodes)
  element.replaceWith(replacement)
}

function raisedKindOf(element: HTMLElement): 'sup' | 'sub' | null {
  const { verticalAlign } = element.style
  if (element.tagName === 'SUP' || verticalAlign === 'super') return 'sup'
  return element.tagName === 'SUB' || verticalAlign === 'sub' ? 'sub' : null
}

/** Writes the boxes of Google's checklists, which are pictures, as characters. */
function markCheckboxes(root: HTMLElement): void {
  for (const item of root.querySelectorAll('li[role="checkbox"]')) {
    for (const box of item.querySelectorAll('img[aria-roledescription], img[alt*="checkbox"]')) box.remove()
    const first = item.querySelector('p, span') ?? item
    first.prepend(item.getAttribute('aria-checked') === 'true' ? '☑ ' : '☐ ')
  }
}

/** The place of a paragraph of Word in its list; null for a paragraph outside of lists. */
function wordItemOf(paragraph: Element): { list: string; level: number } | null {
  const [, list, level, look] =
    /mso-list:\s*(l\d+)\s+level(\d)\s+(lfo\d+)/i.exec(paragraph.getAttribute('style') ?? '') ?? []
  return list && level ? { list: `${list} ${look}`, level: Number(level) } : null
}

/**
 * Makes lists of the paragraphs that Word writes instead, each with its sign as text and with its level in the
 * style.
 */
function nestWordLists(root: HTMLElement): void {
  let open: { element: HTMLElement; level: number; list: string }[] = []
  let last: Element | null = null
  for (const paragraph of root.querySelectorAll('p[style*="mso-list"]')) {
    const item = wordItemOf(paragraph)
    if (!item) continue
    const sign = takeSign(paragraph)
    const { list, level } = item
    if (!last || paragraph.previousElementSibling !== last) open = []
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const tag = numberOf(sign) === null ? 'ul' : 'ol'
    const current = open.at(-1)
    const isOther =
      current?.level === level && (current.element.tagName.toLowerCase() !== tag || current.list !== list)
    if (isOther) open.pop()
    if (!current || isOther || current.level < level) {
      const element = root.ownerDocument.createElement(tag)
      const start = numberOf(sign)
      if (start !== null && start > 1) element.setAttribute('start', String(start))
      const parent = open.at(-1)?.element.lastElementChild
      if (parent) parent.append(element)
      else paragraph.before(element)
      open.push({ element, level, list })
    }
    const row = root.ownerDocument.createElement('li')
    open.at(-1)?.element.append(row)
    const top = open[0]?.element ?? null
    const line = root.ownerDocument.createElement('p')
    line.append(...paragraph.childNodes)
    row.append(line)
    paragraph.remove()
    last = top
  }
}

/** Removes the sign before a list's paragraph, such as «·» or «2.», and returns it. */
function takeSign(paragraph: Element): string {
  const signs = [...paragraph.querySelectorAll('span[style*="mso-list"]')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  for (const sign of signs) sign.remove()
  return signs[0]?.textContent?.trim() ?? ''
}

/** The number of a sign such as «2.» or «б)»; 1 for letters and Roman numbers, null for a bullet. */
function numberOf(sign: string): number | null {
  const [, digits] = /^\(?(\d{1,4})[.)]/.exec(sign) ?? []
  if (digits) return Number(digits)
  return /^\(?(?:\d+[.)]){2,}|^\(?\p{L}{1,5}[.)]/u.test(sign) ? 1 : null
}

/** Moves each list that is directly in a list, as Google writes it, into the item before it. */
function nestLooseLists(root: HTMLElement): void {
  for (const inner of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = inner.previousElementSibling
    if (before?.tagName === 'LI') before.append(inner)
    else {
      const item = root.ownerDocument.createElement('li')
      inner.before(item)
      item.append(inner)
    }
  }
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, hr, div'

/** Removes the empty paragraphs of Word, and the line breaks that Google writes between paragraphs. */
function removeEmptyLines(root: HTMLElement): void {
  for (const line of root.querySelectorAll('p[class^="Mso"], p[class^="mso"]'))
    if (line.textContent?.trim() === '' && !line.querySelector('img') && !line.closest('td, th'))
      line.remove()
  for (const lineBreak of root.querySelectorAll('br')) {
    const besides = [lineBreak.previousElementSibling, lineBreak.nextElementSibling]
    const isBetweenBlocks =
      besides.some((one) => one?.matches(blocks)) &&
      besides.every((one) => !one || one.matches(`${blocks}, br`))
    const hasWordsBeside = [lineBreak.previousSibling, lineBreak.nextSibling].some(
      (one) => one?.nodeType === 3 && one.textContent?.trim(),
    )
    if (isBetweenBlocks && !hasWordsBeside) lineBreak.remove()
  }
}
