import { foldKey } from './fold'
import { looseKey, correctStrayLetters, typoKey } from './keys'
import { writeInLatin, hasCyrillic } from './latin'
import { countTypos } from './count-typos'
import { type Stem, stemsOf } from './stem'
import type { Reading, TermWord } from './term'

/** A word of the vocabulary that a word of the term may mean; grade 1 is the word itself. */
export type GradedWord = Comparison & { id: number; word: string }

/** How similar a word of the vocabulary is to a word of the term. */
export type Comparison = {
  grade: number
  /**
   * same: the word itself in any spelling. vowels: the word itself if о and у were meant for ө and ү, or a
   * Latin word that is spelled like the Cyrillic term («us» of «ус»). form: a case or plural form of the term, or an English form of it. stem: both words have the same stem.
   * beginning: the word begins with the term, or contains it. typo: the term has a typing error.
   */
  why: 'same' | 'vowels' | 'form' | 'stem' | 'beginning' | 'typo'
  /** The whole term matches: neither an ending nor a last vowel was taken off the term for the comparison. */
  isWhole?: boolean
  /** For a form or a stem: the word begins with the term, is longer, and the term has six letters or more. */
  isLonger?: boolean
  /** For a form or a stem: what both words share. */
  sharedBase?: SharedBase
}

/** A base that the term and a word of the vocabulary share. */
export type SharedBase = {
  base: string
  /** Whether the base has the same vowels in both. */
  isSame: boolean
  /** Whether the word is the base itself, without an ending. */
  isWord: boolean
  /** The layers (`stem.ts`) of the endings next to the base, in the term and in the word; 0 without endings. */
  termLayer: Stem['layer']
  wordLayer: Stem['layer']
}

/** The compared properties of a word of the vocabulary. */
type WordProperties = {
  mendedForm: string
  loose: string
  isCyrillic: boolean
  stems: readonly (Stem & { key: string })[]
}

const looksMax = 20_000
const looksByWord = new Map<string, WordProperties>()

/** Returns the properties of a word, cached because the same words are compared repeatedly. */
export function wordPropertiesOf(word: string): WordProperties {
  let looks = looksByWord.get(word)
  if (!looks) {
    if (looksByWord.size >= looksMax) looksByWord.clear()
    const mendedForm = correctStrayLetters(word)
    const stems = hasCyrillic(word) ? stemsOf(mendedForm) : []
    looks = {
      mendedForm,
      loose: looseKey(word),
      isCyrillic: hasCyrillic(word),
      stems: stems.map((stem) => ({ ...stem, key: looseKey(stem.base) })),
    }
    looksByWord.set(word, looks)
  }
  return looks
}

const sameWithGrade = (grade: number): Comparison => ({ grade, why: 'same' })

/**
 * Returns whether the vowels of a term allow it to mean a word. In a term typed in Cyrillic о and у may stand
 * for ө and ү, but not for one another. In a term with an ө or ү, о and у stand only for themselves.
 */
export function haveCompatibleVowels(reading: Reading, term: string, word: string): boolean {
  if (reading.isLatin || haveSameLetters(term, word)) return true
  return !reading.hasOwnVowels && withPlainVowels(term) === withPlainVowels(word)
}

/** Whether two words have the same letters; loan words are written with э or е: «интернэт», «интернет». */
const haveSameLetters = (one: string, other: string) =>
  one === other || one.replaceAll('э', 'е') === other.replaceAll('э', 'е')

const withPlainVowels = (word: string) => word.replaceAll('ө', 'о').replaceAll('ү', 'у').replaceAll('э', 'е')

/**
 * Returns whether a word has back vowels. By vowel harmony а and я occur with о and у, and with ө and ү only
 * in names of two words.
 */
const isBackVowelled = (word: string) => /[ая]/.test(word)

/** Compares the whole words, in any spelling. */
function compareWhole(
  reading: Reading,
  word: string,
  wordProperties: WordProperties,
): Comparison | undefined {
  const { mendedForm, loose } = wordProperties
  if (reading.word === word || reading.word === mendedForm) return sameWithGrade(1)
  if (reading.loose !== loose) return undefined
  if (wordProperties.isCyrillic && !haveCompatibleVowels(reading, reading.word, mendedForm)) return undefined
  if (haveSameLetters(reading.word, mendedForm)) return sameWithGrade(0.97)
  if (!reading.isLatin && (wordProperties.isCyrillic || hasCyrillic(reading.word)))
    return { grade: 0.96, why: 'vowels' }
  return sameWithGrade(reading.folded === foldKey(word) ? 0.97 : 0.94)
}

/**
 * Whether a base of two letters is too short to be that of a word with one letter more: «ус» is the base of
 * «усны» and «усан», but «ор» not of «орд».
 */
const isTooShortFor = (base: string, word: string) => base.length < 3 && word.length < base.length + 2

/**
 * Whether two words without endings are one: one of them lacks the vowel before the last letter («намр»).
 * Otherwise they are two nouns, such as «гараг» and «гариг».
 */
const lacksInnerVowel = (base: string, one: string, other: string) =>
  (base === one || base === other) && one.slice(-1) === other.slice(-1)

/** Compares the stems: the less was taken off both words, the higher is the grade. */
function compareStems(reading: Reading, { stems, mendedForm: word }: WordProperties): Comparison | undefined {
  let best: Comparison | undefined
  for (const { base, cost, layer, key } of stems) {
    const stem = reading.stems.get(key)
    if (!stem || !haveCompatibleVowels(reading, stem.base, base)) continue
    if (stem.cost === 0 && cost === 0 && !lacksInnerVowel(base, reading.word, word)) continue
    const isSame = reading.isLatin || haveSameLetters(stem.base, base)
    if (!isSame && isBackVowelled(reading.word)) continue
    const shortness = base.length > 3 ? 0 : isTooShortFor(base, word) ? 0.1 : 0.02
    const grade = 0.92 - 0.03 * (stem.cost + cost) - shortness - (isSame ? 0 : 0.02)
    const isTyped = reading.isLatin || stem.base.slice(-1) === reading.word.slice(-1)
    const isForm =
      stem.cost === 0 && cost <= 1 && layer < 3 && isSame && isTyped && !isTooShortFor(base, word)
    if (grade <= (best?.grade ?? 0)) continue
    const sharedBase = { base, isSame, isWord: cost === 0, termLayer: stem.layer, wordLayer: layer }
    best = { grade, why: isForm ? 'form' : 'stem', isWhole: stem.cost === 0 && isTyped, sharedBase }
  }
  return best
}

/** Words that share at least so many first letters usually share their meaning. */
export const longBeginning = 6
/** The lowest grade of a word that begins like a term of so many letters, with the same vowels. */
export const longBeginningGrade = 0.88
/** Words that share fewer first letters than this are mostly unrelated, so their grade is low. */
const middlingBeginning = 4

/** Grades a word that begins with the term and is longer. */
function gradeIfWordBeginsWith(
  reading: Reading,
  { loose, mendedForm, isCyrillic }: WordProperties,
): Comparison | undefined {
  if (!loose.startsWith(reading.loose) || loose === reading.loose) return undefined
  const least =
    reading.word.length >= longBeginning
      ? longBeginningGrade
      : reading.word.length >= middlingBeginning
        ? 0.78
        : 0.55
  const beginning = mendedForm.slice(0, reading.word.length)
  const isOther = isCyrillic && !haveCompatibleVowels(reading, reading.word, beginning)
  return {
    grade: least + (0.06 * reading.loose.length) / loose.length - (isOther ? otherVowelsLess : 0),
    why: 'beginning',
  }
}

/** How much lower a word is graded that begins like the term only if о, ө, у and ү are the same letter. */
const otherVowelsLess = 0.12

const higherGraded = (one: Comparison | undefined, other: Comparison | undefined) =>
  (one?.grade ?? 0) >= (other?.grade ?? 0) ? one : other

/**
 * Compares a word of the vocabulary with every reading of a word of the term, without regard to typing errors.
 * Returns the match with the highest grade; undefined if none matches.
 */
export function compareWord(term: TermWord, word: string): Comparison | undefined {
  const looks = wordPropertiesOf(word)
  let best: Comparison | undefined
  for (const reading of term.readings) {
    const form = compareStems(reading, looks)
    const longer = gradeIfWordBeginsWith(reading, looks)
    const comparison =
      compareWhole(reading, word, looks) ??
      (form ? { ...form, isLonger: longer !== undefined && reading.word.length >= longBeginning } : longer)
    if (comparison)
      best = higherGraded(best, { ...comparison, grade: comparison.grade - 0.01 * reading.rank })
  }
  return best
}

/** The length of a word from which on two typing errors are tolerated. */
const twoTyposLengthMin = 8
const typoWordLengthMin = 4

export function maxTypos(word: string): number {
  return word.length < typoWordLengthMin ? 0 : word.length < twoTyposLengthMin ? 1 : 2
}

/**
 * Returns whether the term lacks a letter of the word or has letters in another order. There are few ways to
 * mistype so, and thirty times as many to type a wrong or an extra letter: each of those is less likely.
 */
const isMissingOrSwapped = (term: string, word: string) =>
  word.length > term.length || (word.length === term.length && sortedLetters(word) === sortedLetters(term))
const sortedLetters = (word: string) => [...word].sort().join('')

/**
 * Compares a word of the term, which may have been mistyped, with a word of the vocabulary. A number means no other
 * number.
 */
export function compareMistypedWord(term: TermWord, word: string): Comparison | undefined {
  if (!/\p{L}/u.test(term.word)) return undefined
  let best: Comparison | undefined
  for (const reading of term.readings) {
    const isOther = hasCyrillic(word) && !hasCyrillic(reading.word)
    if (hasCyrillic(reading.word) && !hasCyrillic(word)) continue
    const key = isOther ? writeInLatin(correctStrayLetters(word)) : typoKey(word)
    const readingKey = typoKey(reading.word)
    const max = maxTypos(readingKey)
    const typos = max === 0 ? 1 : countTypos(readingKey, key, max)
    if (typos > max) continue
    const first = readingKey.charAt(0) === key.charAt(0) ? 0.02 : 0
    const likely = isMissingOrSwapped(readingKey, key) ? 0.02 : 0
    best = higherGraded(best, {
      grade: 0.86 - 0.12 * typos + first + likely - 0.01 * reading.rank,
      why: 'typo',
    })
  }
  return best
}

/** The shortest term that is looked up inside other words: the index consists of three-letter pieces. */
export const pieceLengthMin = 3

/** Grades a word that contains the term; used only when nothing else matches. */
export function gradeIfWordContains(term: TermWord, word: string): Comparison | undefined {
  const { loose } = wordPropertiesOf(word)
  const isInside = term.readings.some(
    ({ loose: piece }) => piece.length >= pieceLengthMin && loose.includes(piece),
  )
  return isInside ? { grade: 0.5, why: 'beginning' } : undefined
}
