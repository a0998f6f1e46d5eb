import { foldKey } from './fold'
import { looseKey, correctStrayLetters } from './keys'
import { hasCyrillic, hasLatin, cyrillicReadingsOf } from './latin'
import { type Stem, stemsOf } from './stem'
import { type Token, tokensOf } from './words'

/** One possible reading of a word of a term. */
export type Reading = {
  /** In Cyrillic, or as typed in other letters or digits. */
  word: string
  folded: string
  loose: string
  /** The possible stems of the word by their loose keys, for each key the one with the lowest cost. */
  stems: ReadonlyMap<string, Stem>
  /** The place among the readings, by likelihood: 0 for the likeliest. */
  rank: number
  /** Whether the word was typed with an ө or ү: its о and у then mean themselves. */
  hasOwnVowels: boolean
  /** Whether the word was typed in Latin letters: few people then distinguish о from ө and у from ү. */
  isLatin: boolean
}

export type TermWord = {
  /** As typed, in lower case. */
  word: string
  readings: readonly Reading[]
  /** The words that hyphens, apostrophes or the spaces of a number join, if there are any. */
  parts: readonly TermWord[]
  /** Whether it was typed as an abbreviation: a few capitals. It never means another word. */
  isAbbreviation: boolean
}

const wordsMax = 8
/**
 * The most characters of a term that are read: eight words of forty letters are shorter, even with wide
 * spaces between them.
 */
const termLengthMax = 1_000

function readingOf(word: string, rank: number, typedWord: string): Reading {
  const stems = new Map<string, Stem>()
  if (hasCyrillic(word))
    for (const stem of stemsOf(word)) {
      const key = looseKey(stem.base)
      if ((stems.get(key)?.cost ?? Infinity) > stem.cost) stems.set(key, stem)
    }
  return {
    word,
    folded: foldKey(word),
    loose: looseKey(word),
    stems,
    rank,
    hasOwnVowels: /[өүöüєї]/.test(typedWord),
    isLatin: hasLatin(typedWord) && !hasCyrillic(typedWord),
  }
}

export function possibleReadingsOf(word: string): string[] {
  if (hasCyrillic(word)) {
    const mendedForm = correctStrayLetters(word)
    // People whose keyboard lacks ө also type е for it: «енгийн».
    return mendedForm.includes('е') ? [mendedForm, mendedForm.replaceAll('е', 'ө')] : [mendedForm]
  }
  return hasLatin(word) ? [word, ...cyrillicReadingsOf(word)] : [word]
}

export function termWordOf(
  word: string,
  { parts = [], isAbbreviation = false }: Partial<Pick<TermWord, 'parts' | 'isAbbreviation'>> = {},
): TermWord {
  const readings = possibleReadingsOf(word).map((way, rank) => readingOf(way, rank, word))
  return { word, parts, isAbbreviation, readings: readings.filter(({ loose }) => loose !== '') }
}

const abbreviation = /^\p{Lu}{2,6}$/u
const isInside = (inner: Token, outer: Token) =>
  inner !== outer && inner.from >= outer.from && inner.to <= outer.to

/**
 * Returns the words of a term: at most eight, without repetitions. Words joined by a hyphen or an apostrophe
 * are one word.
 */
export function termWordsOf(term: string): TermWord[] {
  const words = new Map<string, TermWord>()
  const text = term.slice(0, termLengthMax)
  const tokens = tokensOf(text)
  const outerTokens = tokens.filter((token) => !tokens.some((other) => isInside(token, other)))
  // Where everything is in capitals, they say nothing, unless there is only one word.
  const hasCase = outerTokens.length === 1 || /\p{Ll}/u.test(text)
  for (const token of outerTokens) {
    const inner = tokens.filter((other) => isInside(other, token))
    const parts = inner.filter((part) => !inner.some((other) => isInside(part, other)))
    const isAbbreviation = ({ from, to }: Token) => hasCase && abbreviation.test(text.slice(from, to))
    const termWord = termWordOf(token.word, {
      parts: parts.map((part) => termWordOf(part.word, { isAbbreviation: isAbbreviation(part) })),
      isAbbreviation: isAbbreviation(token),
    })
    if (termWord.readings.length > 0) words.set(token.word, termWord)
  }
  return [...words.values()].slice(0, wordsMax)
}
