import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { isEmptyRichText } from './empty'

const alignment = [/^(left|right|center|justify)$/]

/** What the editor can write, and nothing else. Pictures come from our own store only. */
const allowed: IOptions = {
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
      const kept: Record<string, string> = { href }
      if (/^https?:/i.test(href)) Object.assign(kept, { target: '_blank', rel: 'noopener noreferrer' })
      return { tagName, attribs: kept }
    },
    h1: 'h2',
  },
}

function isStoredPicture(src: string | undefined): src is string {
  return /^\/files\/[0-9a-f]{64}\/\d+\.(jpg|webp|avif)$/.test(src ?? '')
}

/**
 * Rich text by allow-list, done when it is written and again when it is shown.
 * @returns '' when nothing visible is left
 */
export function sanitiseRichText(html: string): string {
  const clean = sanitizeHtml(html, allowed).trim()
  return isEmptyRichText(clean) ? '' : clean
}

export type LiftedPicture = { src: string; alt: string }

/** Takes the pictures out of rich text, for the carousel that stands beside the text. */
export function liftPictures(html: string): { html: string; pictures: LiftedPicture[] } {
  const pictures: LiftedPicture[] = []
  const text = sanitizeHtml(html, {
    ...allowed,
    exclusiveFilter: (frame) => {
      if (frame.tag === 'img') {
        if (isStoredPicture(frame.attribs.src))
          pictures.push({ src: frame.attribs.src, alt: frame.attribs.alt ?? '' })
        return true
      }
      // What held nothing but a picture goes with it.
      return (
        ['p', 'figure'].includes(frame.tag) && frame.text.trim() === '' && frame.mediaChildren.length === 0
      )
    },
  }).trim()
  return { html: text, pictures }
}
