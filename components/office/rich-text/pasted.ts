import { normalisePastedMarkup, replaceTag } from './pasted-markup'
import { picturesInRtf } from './pasted-rtf'
import { isStoredPicture } from '@/lib/platform/rich-text/stored-picture'

/**
 * Elements that a text of the editor cannot contain; the messages `admin.editor.dropped` name these kinds.
 */
const droppedKinds = {
  video: 'video',
  audio: 'audio',
  frame: 'iframe, embed, object',
  form: 'input, select, textarea, button',
  drawing: 'svg, canvas, math',
} as const
export type DroppedKind = keyof typeof droppedKinds | 'picture' | 'chart' | 'formula'
/**
 * What a pasted text lost: the number of removed elements of each kind, and the name of each missing picture
 * with the reason.
 */
export type DropReport = {
  counts: Partial<Record<DroppedKind, number>>
  pictures: { name: string; reason: string }[]
}

export type PastedText = {
  root: HTMLElement
  /** Pictures with a `data:` or `blob:` address; the editor uploads those that it can read. */
  embeddedPictures: HTMLImageElement[]
  counts: Partial<Record<DroppedKind, number>>
  /** The names of the removed pictures, which came without bytes and are not stored on this site. */
  elsewhere: string[]
}

/**
 * Parses a pasted text for the editor: cleans the markup of Word and Google Docs, takes the pictures of Word from
 * the RTF beside it, maps its headings to the levels of the editor, and removes the
 * unsupported elements and the pictures that are neither embedded nor stored on this site.
 */
export function parseAndCleanPastedHtml(html: string, rtf = ''): PastedText {
  const root = new DOMParser().parseFromString(html, 'text/html').body
  normalisePastedMarkup(root)
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
  addPicturesOfRtf(pictures, rtf)
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

/** Gives the pictures on the computer of Word their bytes, unless it is not certain which is which. */
function addPicturesOfRtf(pictures: readonly HTMLImageElement[], rtf: string): void {
  const local = pictures.filter((picture) => /^file:/i.test(picture.getAttribute('src') ?? ''))
  const urls = local.length > 0 ? picturesInRtf(rtf) : []
  if (urls.length !== local.length) return
  for (const [at, picture] of local.entries()) {
    const url = urls[at]
    if (url) picture.setAttribute('src', url)
  }
}

const levelMax = 4

/**
 * Maps the headings of a pasted text to the levels of the editor. Only the page itself has a first-level
 * heading, so a text with an `h1` or a Word title moves all its headings one level down; levels deeper than
 * the editor's become its deepest.
 */
function mapHeadings(root: HTMLElement): void {
  for (const title of root.querySelectorAll('p.MsoTitle')) replaceTag(title, 'h1')
  const shift = root.querySelector('h1') ? 1 : 0
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(Number(heading.tagName.charAt(1)) + shift, levelMax)
    replaceTag(heading, `h${level}`)
  }
}

/**
 * Returns the name of a picture: its alternative text or, unless it is embedded, its file name; '' if it has
 * neither.
 */
export function nameOfPicture(picture: HTMLImageElement): string {
  const alt = picture.getAttribute('alt')?.trim()
  if (alt) return alt
  const src = picture.getAttribute('src') ?? ''
  if (/^(data|blob):/i.test(src)) return ''
  return src.split(/[?#]/)[0]?.split(/[\\/]/).at(-1) ?? ''
}
