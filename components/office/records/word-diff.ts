import { diffArrays } from 'diff'

/**
 * Consecutive words: in both versions (`same`), only in the older one (`removed`), only in the newer one
 * (`added`), or left out of a long unchanged part (`skipped`).
 */
export type WordPart = { kind: 'same' | 'removed' | 'added' | 'skipped'; words: string[] }

/** Stands for a picture in the words of a text; the address of the picture follows. */
export const pictureMark = '\uFFFC'

/** The most milliseconds a comparison may take; after that the whole text counts as replaced. */
const millisecondsMax = 1_500
/** The number of unchanged words shown around a change. */
const wordsAround = 24

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}
const inline = /^<\/?(?:a|abbr|b|code|em|i|s|span|strong|sub|sup|u)[\s>]/i

/** Splits a text into words, spaces and punctuation; joined, the parts are the original text. */
function textTokens(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
}

/**
 * Splits a rich text into words without formatting. Blocks are separated by a line break; a picture becomes
 * a mark followed by its address.
 */
function richTextTokens(html: string): string[] {
  const words: string[] = []
  for (const part of html.match(/<[^<>]*>|[^<]+/g) ?? []) {
    if (!part.startsWith('<')) {
      words.push(
        ...textTokens(part.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? '')),
      )
    } else if (/^<img\s/i.test(part)) {
      words.push(`${pictureMark}${/\ssrc="([^"]*)"/i.exec(part)?.[1] ?? ''}`)
    } else if (!inline.test(part) && words.length > 0 && words.at(-1) !== '\n') {
      words.push('\n')
    }
  }
  if (words.at(-1) === '\n') words.pop()
  return words
}

/**
 * Compares two texts word by word. Of a long unchanged part, the words far from a change get the kind
 * `skipped`.
 * @returns no part of the kind `removed` or `added` when the words are equal
 */
export function compareWords(oldText: string, newText: string, isRichText: boolean): WordPart[] {
  const [before, after] = [oldText, newText].map(isRichText ? richTextTokens : textTokens) as [
    string[],
    string[],
  ]
  const changes = diffArrays(before, after, { timeout: millisecondsMax })
  const parts: WordPart[] = changes
    ? changes.map(({ value, added, removed }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        words: value,
      }))
    : [
        { kind: 'removed', words: before },
        { kind: 'added', words: after },
      ]
  return parts.flatMap((part, place) => splitLongUnchangedPart(part, place > 0, place < parts.length - 1))
}

/** Splits a long unchanged part: words near a change before or after it stay, the others are `skipped`. */
function splitLongUnchangedPart(part: WordPart, hasBefore: boolean, hasAfter: boolean): WordPart[] {
  const { kind, words } = part
  if (kind !== 'same' || words.length <= 2 * wordsAround + 1) return [part]
  const partUnlessEmpty = (some: string[]): WordPart[] => (some.length > 0 ? [{ kind, words: some }] : [])
  const [start, end] = [hasBefore ? wordsAround : 0, hasAfter ? wordsAround : 0]
  return [
    ...partUnlessEmpty(words.slice(0, start)),
    { kind: 'skipped', words: words.slice(start, words.length - end) },
    ...partUnlessEmpty(words.slice(words.length - end)),
  ]
}
