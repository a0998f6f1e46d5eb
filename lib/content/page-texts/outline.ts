import { joinWords, joinWordsInHtml } from '@/lib/platform/i18n/line-breaks'
import type { Locale } from '@/lib/platform/i18n/locale'
import { type Block, topBlocks } from '@/lib/platform/rich-text/blocks'
import { kindOfPicture, type PictureFacts, withFocus } from '@/lib/platform/files/picture-kind'
import { type Caption, captionOf } from '@/lib/platform/rich-text/caption'
import type { ItemPicture } from '@/lib/platform/rich-text/item-pictures'
import { plainTextOf } from '@/lib/platform/rich-text/plain-words'
import { isStoredPicture } from '@/lib/platform/rich-text/stored-picture'
import { stripHtml } from '@/lib/platform/search/fold'

/** An item of a list: a title in plain words and a content as HTML; either of them may be empty. */
export type TitledItem = { title: string; html: string }
/** A picture with its caption; `lang` is the language of the caption, if known. */
export type TextPicture = Caption & { url: string; lang?: Locale | undefined }

/**
 * A part of a text. Its kind follows from the form in which staff wrote it, such as a list or several
 * headings.
 */
export type TextPart =
  | { kind: 'text'; html: string }
  | { kind: 'pictures'; pictures: TextPicture[] }
  | { kind: 'years' | 'numbered' | 'points' | 'facts'; items: TitledItem[] }
  | { kind: 'folds'; items: (TitledItem & { count: number })[] }

/** What a text does not say of its pictures: what is known of all, and those that it does not contain. */
export type PicturesOfText = { otherPictures: readonly ItemPicture[]; pictureFacts: PictureFacts }
const noPictures: PicturesOfText = { otherPictures: [], pictureFacts: {} }

type OutlineSection = { title: string; parts: TextPart[] }

/**
 * The layout that a page derives from its text. The office explains to authors how it is derived (decision
 * 47).
 */
export type Outline = {
  /** The first paragraph in plain words, shown under the title; '' if the text has no suitable one. */
  lead: string
  /** The first list of items of the form «label: value» before the first second-level heading. */
  facts: TitledItem[]
  /** The links that stand alone in a paragraph, except `mailto:` links: they are the reader's next steps. */
  actions: { href: string; label: string }[]
  /** The e-mail addresses in the `mailto:` links of the text, in lower case. */
  mails: string[]
  intro: TextPart[]
  sections: OutlineSection[]
}

const leadLettersMax = 360
const factLettersMax = 160
const foldLettersMax = 1_500
const foldsMin = 3
const listMin = 3
const pointsMax = 9

/**
 * Divides a sanitised text into the parts that its page shows. Adjacent blocks that fit no other kind of part
 * form one part of kind `text`.
 * @param pictures `otherPictures` are those that only the text in the other language contains; they are added at the
 * end (decision 77)
 */
export function outlineOf(html: string, pictures: PicturesOfText | null = null): Outline {
  const { otherPictures, pictureFacts } = pictures ?? noPictures
  const outline = readOutline(joinWordsInHtml(html), pictureFacts)
  if (otherPictures.length === 0) return outline
  const last = outline.sections.at(-1)
  const parts = last?.parts ?? outline.intro
  parts.push({ kind: 'pictures', pictures: textPictures(otherPictures, pictureFacts) })
  return outline
}

/** Converts the pictures of a record to the form that an outline uses: address, caption and language. */
export const textPictures = (pictures: readonly ItemPicture[], pictureFacts: PictureFacts): TextPicture[] =>
  pictures.map(({ src, alt }) => ({
    url: withFocus(src, pictureFacts),
    ...captionOf(alt.text, kindOfPicture(src, pictureFacts)),
    lang: alt.lang,
  }))

function readOutline(html: string, pictureFacts: PictureFacts): Outline {
  const actions: Outline['actions'] = []
  const blocks = topBlocks(html).filter((block) => {
    const link = loneLink(block)
    if (link && !link.href.startsWith('mailto:')) actions.push(link)
    return !link
  })
  const mails = [...html.matchAll(/href="mailto:([^"?]+)/g)].map(([, mail]) =>
    plainTextOf(mail ?? '').toLowerCase(),
  )
  const first = blocks.findIndex(({ tag }) => tag === 'h2')
  const opening = first < 0 ? blocks : blocks.slice(0, first)
  const sections = first < 0 ? [] : sectionsOf(blocks.slice(first), pictureFacts)
  const lead = leadOf(opening[0])
  const rest = partsOf(lead ? opening.slice(1) : opening, pictureFacts)
  const at = rest.findIndex(({ kind }) => kind === 'facts')
  const factsPart = rest[at]
  const facts = factsPart?.kind === 'facts' ? factsPart.items : []
  const intro = rest.filter((_, index) => index !== at)
  // A text of only one paragraph has no lead: the paragraph is its content.
  if (lead && intro.length === 0 && sections.length === 0)
    return { lead: '', facts, actions, mails, intro: partsOf(opening.slice(0, 1), pictureFacts), sections }
  return { lead, facts, actions, mails, intro, sections }
}

function leadOf(block: Block | undefined): string {
  if (block?.tag !== 'p' || /<(?:a|img)\b/.test(block.inner)) return ''
  const words = shownTextOf(block.inner)
  return words.length <= leadLettersMax ? words : ''
}

function sectionsOf(blocks: readonly Block[], pictureFacts: PictureFacts): OutlineSection[] {
  return groupsOf(blocks, 'h2').map(({ title, blocks: ownBlocks }) => ({
    title,
    parts: partsOf(ownBlocks, pictureFacts),
  }))
}

type Group = { title: string; blocks: Block[] }

/** Groups blocks under the headings of a level; drops the blocks before the first heading. */
function groupsOf(blocks: readonly Block[], heading: 'h2' | 'h3'): Group[] {
  const groups: Group[] = []
  for (const block of blocks) {
    if (block.tag === heading) groups.push({ title: shownTextOf(block.inner), blocks: [] })
    else groups.at(-1)?.blocks.push(block)
  }
  return groups
}

function partsOf(blocks: readonly Block[], pictureFacts: PictureFacts): TextPart[] {
  const folds = collapsiblePartOf(blocks)
  const introBlocks = folds
    ? blocks.slice(
        0,
        blocks.findIndex(({ tag }) => tag === 'h3'),
      )
    : blocks
  const parts: TextPart[] = []
  for (const block of introBlocks) {
    const part = partOf(block, pictureFacts)
    const last = parts.at(-1)
    if (part.kind === 'text' && last?.kind === 'text') last.html += part.html
    else if (part.kind === 'pictures' && last?.kind === 'pictures') last.pictures.push(...part.pictures)
    else parts.push(part)
  }
  return folds ? [...parts, folds] : parts
}

/**
 * Converts the texts under third-level headings to rows that the reader opens. Ignores the blocks before the
 * first heading. Returns null if there are fewer than three headings, if a heading or a text is empty, or if
 * a text is long or contains anything but paragraphs and lists.
 */
function collapsiblePartOf(blocks: readonly Block[]): Extract<TextPart, { kind: 'folds' }> | null {
  const groups = groupsOf(blocks, 'h3')
  const isFoldable = ({ title, blocks: ownBlocks }: Group) =>
    title !== '' &&
    ownBlocks.length > 0 &&
    ownBlocks.every(({ tag }) => ['p', 'ul', 'ol'].includes(tag)) &&
    ownBlocks.reduce((letters, { inner }) => letters + plainTextOf(inner).length, 0) <= foldLettersMax
  if (groups.length < foldsMin || !groups.every(isFoldable)) return null
  return {
    kind: 'folds',
    items: groups.map(({ title, blocks: ownBlocks }) => ({
      title,
      html: ownBlocks.map(({ html }) => html).join(''),
      count: ownBlocks.flatMap(({ tag, inner }) => (tag === 'p' ? [] : listItemsOf(inner))).length,
    })),
  }
}

const listItemsOf = (inner: string) => topBlocks(inner).filter(({ tag }) => tag === 'li')

function partOf(block: Block, pictureFacts: PictureFacts): TextPart {
  const pictures = picturesOf(block, pictureFacts)
  if (pictures) return { kind: 'pictures', pictures }
  return listPartOf(block) ?? { kind: 'text', html: block.html }
}

/**
 * Returns the stored pictures of a block that contains only pictures and a caption; null for other content,
 * and without a stored picture.
 */
function picturesOf({ tag, html, inner }: Block, pictureFacts: PictureFacts): TextPicture[] | null {
  if (!['img', 'p', 'figure'].includes(tag) || !html.includes('<img')) return null
  const captionBlock = topBlocks(inner).find((child) => child.tag === 'figcaption')
  const words = plainTextOf(tag === 'img' ? '' : inner)
  if (words !== plainTextOf(captionBlock?.inner ?? '')) return null
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([image]) => {
    const url = attributeTextOf(image, 'src')
    if (!isStoredPicture(url)) return []
    const caption = captionOf(words || attributeTextOf(image, 'alt'), kindOfPicture(url, pictureFacts))
    return [{ url: withFocus(url, pictureFacts), ...caption }]
  })
  return pictures.length > 0 ? pictures : null
}

/** Returns plain text for a title, a lead or a label. */
const shownTextOf = (html: string) => joinWords(plainTextOf(html))

const attributeTextOf = (tag: string, name: string) =>
  stripHtml(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/**
 * Returns a list as a part of the page if it is numbered from 1, or if each item begins with bold words and
 * continues with other text; null for any other block, and for a list with too few or too many items.
 */
function listPartOf({ tag, html, inner }: Block): TextPart | null {
  if (tag !== 'ul' && tag !== 'ol') return null
  const items = listItemsOf(inner).map(({ inner: item }) => splitLeadingBold(item))
  const hasTitles = items.every(({ bold, html: rest }) => bold !== '' && rest !== '')
  const titledItems = items.map(({ bold, html: rest }) => ({
    title: bold.replace(/ ?[.:]$/, ''),
    html: rest,
  }))
  if (tag === 'ol') {
    // A list with `start` continues another list, so it stays part of the text.
    return items.length >= listMin && !/^<ol[^>]* start=/.test(html)
      ? { kind: 'numbered', items: titledItems }
      : null
  }
  if (!hasTitles || items.length < 2) return null
  if (items.length >= listMin && items.every(({ bold }) => /^\d{4}/.test(bold)))
    return { kind: 'years', items: titledItems }
  if (items.every(({ bold, html: rest }) => bold.endsWith(':') && plainTextOf(rest).length <= factLettersMax))
    return { kind: 'facts', items: titledItems }
  return items.length <= pointsMax ? { kind: 'points', items: titledItems } : null
}

/**
 * Divides a list item into its leading bold words and the rest. The editor wraps the text of each item in a
 * paragraph.
 */
function splitLeadingBold(item: string): { bold: string; html: string } {
  const [first, ...others] = topBlocks(item)
  const line = first?.tag === 'p' ? first.inner : (first?.html ?? '')
  const more = others.map(({ html }) => html).join('')
  const [, , words, rest] = /^\s*<(strong|b)>(.*?)<\/\1>(.*)$/s.exec(line) ?? []
  if (words === undefined || rest === undefined) return { bold: '', html: (line + more).trim() }
  // The colon may be inside or after the bold words.
  const colon = /^\s*:/.test(rest) ? ':' : ''
  return { bold: shownTextOf(words) + colon, html: (rest.replace(/^\s*:/, '') + more).trim() }
}

/** Returns the link of a paragraph that consists of only one link with text; null for any other block. */
function loneLink({ tag, inner }: Block): { href: string; label: string } | null {
  if (tag !== 'p') return null
  const [, attributes, label] = /^\s*<a\b([^>]*)>((?:(?!<\/a>|<img).)*)<\/a>\s*$/s.exec(inner) ?? []
  const href = attributeTextOf(` ${attributes ?? ''}`, 'href')
  const words = shownTextOf(label ?? '')
  return href && words ? { href, label: words } : null
}
