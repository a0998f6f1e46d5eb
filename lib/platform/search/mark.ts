import { tokensOf } from './words'

/** A part of a text; one that `isMatch` is to be shown marked. */
export type MarkedPart = { text: string; isMatch: boolean }

/**
 * Cuts a plain text into parts so that what matched can be marked. Pure: it may run on the server and in the browser.
 * @param matchedWords words as `SearchHit.matched` names them
 */
export function markMatches(text: string, matchedWords: readonly string[]): MarkedPart[] {
  const wordSet = new Set(matchedWords)
  const parts: MarkedPart[] = []
  let at = 0
  const push = (to: number, isMatch: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to), isMatch })
    at = Math.max(at, to)
  }
  const matches = tokensOf(text).filter(({ word }) => wordSet.has(word))
  for (const { from, to } of matches.sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < at) continue
    push(from, false)
    push(to, true)
  }
  push(text.length, false)
  return parts
}

/** Whether a plain text holds one of the words that matched. */
export function hasMatch(text: string, matchedWords: readonly string[]): boolean {
  const wordSet = new Set(matchedWords)
  return tokensOf(text).some(({ word }) => wordSet.has(word))
}

/**
 * The part of a text that shows best why it was found: some words around the first match, or the beginning where
 * nothing matched.
 * @param lengthMax in characters, about
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
  // A full stop behind the last word is no more to read.
  const isWhole = text.slice(end).trim().length <= 1
  return `${start > 0 ? '… ' : ''}${isWhole ? text.slice(start) : `${text.slice(start, end)} …`}`
}
