import { isStoredPicture } from '@/lib/platform/rich-text/stored-picture'

/** What a text cannot hold, with what it is called in `admin.editor.dropped`. */
const droppedKinds = {
  video: 'video',
  audio: 'audio',
  frame: 'iframe, embed, object',
  form: 'input, select, textarea, button',
  drawing: 'svg, canvas, math',
} as const
export type DroppedKind = keyof typeof droppedKinds | 'picture'
/** What was left out of a pasted text: how many of each kind, and each picture with why, where that is known. */
export type DropReport = {
  counts: Partial<Record<DroppedKind, number>>
  pictures: { name: string; reason: string }[]
}

export type PastedText = {
  root: HTMLElement
  /** Pictures that came along within the text, to be stored. */
  embeddedPictures: HTMLImageElement[]
  counts: Partial<Record<DroppedKind, number>>
  /** The names of pictures that stand elsewhere: none of their bytes came along. */
  elsewhere: string[]
}

/** Reads a pasted text as the editor takes it: headings at the levels of the page, and nothing that it cannot hold. */
export function readPasted(html: string): PastedText {
  const root = new DOMParser().parseFromString(html, 'text/html').body
  const counts: PastedText['counts'] = {}
  for (const [kind, selector] of Object.entries(droppedKinds)) {
    const elements = [...root.querySelectorAll(selector)].filter(
      (one) => !one.parentElement?.closest(selector),
    )
    for (const element of elements) element.remove()
    if (elements.length > 0) counts[kind as DroppedKind] = elements.length
  }
  mapHeadings(root)
  const pictures = [...root.querySelectorAll('img')]
  const embeddedPictures = pictures.filter((picture) =>
    /^(data:image\/|blob:)/i.test(picture.getAttribute('src') ?? ''),
  )
  const others = pictures.filter(
    (picture) => !embeddedPictures.includes(picture) && !isStoredPicture(picture.getAttribute('src')),
  )
  const elsewhere = others.map(nameOfPicture)
  for (const picture of others) picture.remove()
  return { root, embeddedPictures, counts, elsewhere }
}

const levelMax = 4

/**
 * The page has the only heading of the first level. A text that brings its own, or a title of Word, moves down with all
 * its headings; what is deeper than the editor goes stands at its deepest.
 */
function mapHeadings(root: HTMLElement): void {
  for (const title of root.querySelectorAll('p.MsoTitle')) replaceTag(title, 'h1')
  const shift = root.querySelector('h1') ? 1 : 0
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(Number(heading.tagName.charAt(1)) + shift, levelMax)
    replaceTag(heading, `h${level}`)
  }
}

function replaceTag(element: Element, tag: string): void {
  const replacement = element.ownerDocument.createElement(tag)
  const style = element.getAttribute('style')
  if (style) replacement.setAttribute('style', style)
  replacement.append(...element.childNodes)
  element.replaceWith(replacement)
}

/** What a picture is called: its text, or the name of its file where it has one. */
export function nameOfPicture(picture: HTMLImageElement): string {
  const alt = picture.getAttribute('alt')?.trim()
  if (alt) return alt
  const src = picture.getAttribute('src') ?? ''
  if (/^(data|blob):/i.test(src)) return ''
  return src.split(/[?#]/)[0]?.split(/[\\/]/).at(-1) ?? ''
}
