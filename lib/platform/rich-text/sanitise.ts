import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { Problem } from '@/lib/platform/api/problem'
import { pools, TaskLimit } from '@/lib/platform/pool/pool'
import { isEmptyRichText } from './empty'
import { isStoredPicture } from './stored-picture'

const alignment = [/^(left|right|center|justify)$/]

/** The elements and attributes that rich text may contain. Pictures come only from our own store. */
const rules: IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'br',
    'hr',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: { '*': { 'text-align': alignment } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  exclusiveFilter: (frame) => frame.tag === 'img' && !isStoredPicture(frame.attribs.src),
  transformTags: {
    a: (tagName, attribs) => {
      const href = attribs.href ?? ''
      const attributes: Record<string, string> = { href }
      if (/^https?:/i.test(href)) Object.assign(attributes, { target: '_blank', rel: 'noopener noreferrer' })
      return { tagName, attribs: attributes }
    },
    // The page's title is its only first-level heading, and the editor has three levels below it.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
  },
}

/**
 * The longest text that is cleaned in the calling thread. Longer ones go to another thread, because the work
 * grows with the length and the nesting.
 */
export const longLetters = 16_000

/** Cleans a text in the calling thread. @returns '' when nothing visible is left */
export function sanitiseSync(html: string): string {
  const clean = sanitizeHtml(html, rules).trim()
  return isEmptyRichText(clean) ? '' : clean
}

/**
 * Cleans rich text by allow-list, both when it is written and when it is shown.
 * @returns '' when nothing visible is left
 * @throws Problem bad_input when a long text takes too much time or memory
 */
export function sanitiseRichText(html: string): Promise<string> {
  return runInThreadIfLong(html, sanitiseSync, () => pools.texts.run('sanitise', html))
}

type LiftedPicture = { src: string; alt: string }
export type LiftedText = { html: string; pictures: LiftedPicture[] }

/** Cleans a text and separates its pictures from it, in the calling thread. */
export function sanitiseAndLiftPicturesSync(html: string): LiftedText {
  const pictures: LiftedPicture[] = []
  const text = sanitizeHtml(html, {
    ...rules,
    exclusiveFilter: (frame) => {
      if (frame.tag === 'img') {
        if (isStoredPicture(frame.attribs.src))
          pictures.push({ src: frame.attribs.src, alt: frame.attribs.alt ?? '' })
        return true
      }
      // An element that contained only a picture is removed with it.
      return (
        ['p', 'figure'].includes(frame.tag) && frame.text.trim() === '' && frame.mediaChildren.length === 0
      )
    },
  }).trim()
  return { html: text, pictures }
}

/** Cleans rich text and separates its pictures from it, for the carousel beside the text. */
export function sanitiseAndLiftPictures(html: string): Promise<LiftedText> {
  return runInThreadIfLong(html, sanitiseAndLiftPicturesSync, () => pools.texts.run('lift', html))
}

async function runInThreadIfLong<T>(
  html: string,
  runHere: (html: string) => T,
  runInThread: () => Promise<T>,
): Promise<T> {
  return html.length <= longLetters ? runHere(html) : runInThread().catch(rethrowLimitAsProblem)
}

/** Throws the given error, or Problem bad_input if it says that a text took too much time or memory. */
export function rethrowLimitAsProblem(error: unknown): never {
  throw error instanceof TaskLimit ? new Problem('bad_input', 'validation.entangled') : error
}
