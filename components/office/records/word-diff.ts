import { diffArrays } from 'diff'

/** Some words of a text: in both versions, only in the older one, or only in the newer one. */
export type WordPart = { kind: 'same' | 'removed' | 'added' | 'skipped'; words: string[] }

/** A picture in a text, as one word that tells which it is. */
export const pictureMark = '\uFFFC'

/** Longer is not worth waiting for: then one text stands for the other. */
const millisecondsMax = 1_500
/** What stays the same is shown so far around what does not. */
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

/** The words of a text, with the spaces and marks between them, so that they joined give it back. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
}

/** The words of a text of the editor: a line for each paragraph, a mark for each picture, nothing of its looks. */
function richWordsOf(html: string): string[] {
  const words: string[] = []
  for (const part of html.match(/<[^<>]*>|[^<]+/g) ?? []) {
    if (!part.startsWith('<')) {
      words.push(
        ...wordsOf(part.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? '')),
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
 * What changed from one text to another, by words. Of long parts that stayed the same only the ends are left.
 * @returns no part of another kind than `same` where the words are the same
 */
export function compareWords(from: string, to: string, isRichText: boolean): WordPart[] {
  const [before, after] = [from, to].map(isRichText ? richWordsOf : wordsOf) as [string[], string[]]
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
  return parts.flatMap((part, place) => shortenPart(part, place > 0, place < parts.length - 1))
}

/** The ends of a long part that stayed the same, where something changed before or after it. */
function shortenPart(part: WordPart, hasBefore: boolean, hasAfter: boolean): WordPart[] {
  const { kind, words } = part
  if (kind !== 'same' || words.length <= 2 * wordsAround + 1) return [part]
  const same = (some: string[]): WordPart[] => (some.length > 0 ? [{ kind, words: some }] : [])
  const [start, end] = [hasBefore ? wordsAround : 0, hasAfter ? wordsAround : 0]
  return [
    ...same(words.slice(0, start)),
    { kind: 'skipped', words: words.slice(start, words.length - end) },
    ...same(words.slice(words.length - end)),
  ]
}
