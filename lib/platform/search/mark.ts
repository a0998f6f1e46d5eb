import { tokensOf } from './words'

/** A part of a text, marked if `isMatch`. */
export type MarkedPart = { text: string; isMatch: boolean }

/**
 * Splits a plain text into parts so that matches can be marked.
 * @param matchedWords words as in `SearchHit.matched`
 */
export function markMatches(text: string, matchedWords: readonly string[]): MarkedPart[] {
  const wordSet = new Set(matchedWords)
  const parts: MarkedPart[] = []
  let at = 0
  const pushPart = (to: number, isMatch: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to), isMatch })
    at = Math.max(at, to)
  }
  const matches = tokensOf(text).filter(({ word }) => wordSet.has(word))
  for (const { from, to } of matches.sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < at) continue
    pushPart(from, false)
    pushPart(to, true)
  }
  pushPart(text.length, false)
  return parts
}

/** Returns whether a plain text contains one of the matched words. */
export function hasMatch(text: string, matchedWords: readonly string[]): boolean {
  const wordSet = new Set(matchedWords)
  return tokensOf(text).some(({ word }) => wordSet.has(word))
}

/**
 * Returns the part of a text that shows best why the text was found: some words around the first match, or
 * the beginning if nothing matches.
 * @param lengthMax approximate maximum, in characters
 */
export function excerptOf(text: string, matchedWords: readonly string[], lengthMax = 220): string {
  const wordSet = new Set(matchedWords)
  const tokens = tokensOf(text)
  const first = tokens.find(({ word }) => wordSet.has(word))
  const start =
    first && first.to > lengthMax
      ? (tokens.find(({ from }) => from >= first.from - lengthMax / 3)?.from ?? first.from)
      : 0
  if (start === 0 && text.length <= lengthMax) return text
  const end = tokens.findLast(({ to }) => to <= start + lengthMax)?.to ?? text.length
  // If at most one character, such as a full stop, follows the last word, the excerpt includes it.
  const isWhole = text.slice(end).trim().length <= 1
  return `${start > 0 ? '… ' : ''}${isWhole ? text.slice(start) : `${text.slice(start, end)} …`}`
}
