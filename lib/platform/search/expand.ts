import {
  compareWord,
  gradeIfWordContains,
  compareMistypedWord,
  haveCompatibleVowels,
  type Comparison,
  type GradedWord,
  type SharedBase,
  wordPropertiesOf,
  pieceLengthMin,
  maxTypos,
} from './grade'
import { correctStrayLetters, looseKey } from './keys'
import { hasCyrillic } from './latin'
import { isSmallWord } from './small-words'
import { caseLayer, isEnding } from './stem'
import { type TermWord, termWordsOf } from './term'

/** A word of the vocabulary, which consists of the words of all indexed texts. */
export type VocabularyWord = {
  id: number
  word: string
  /** Whether the word has the same English stem as the search word. */
  isEnglishForm?: boolean
}

type LikeKeys = { word: string; loose: string[]; stems: string[] }

/** Lookups in the vocabulary; each looks up several words or keys at once. */
export type Vocabulary = {
  /** For each entry, finds words whose key begins with one of its keys, and words with one of its stems. */
  like(keys: readonly LikeKeys[]): Promise<VocabularyWord[][]>
  /**
   * For each entry, finds words that may differ from it by a typing error. With `isWide`, finds words that
   * resemble it less, or contain it.
   */
  near(keys: readonly { words: string[]; loose: string[] }[], isWide: boolean): Promise<VocabularyWord[][]>
  /** Finds words with one of these loose keys. */
  byKeys(keys: readonly string[]): Promise<VocabularyWord[]>
}

/**
 * A word of the search term, and the words of the vocabulary that it may mean, best first. A record matches
 * the word if it contains one of these words.
 */
export type WantedWord = {
  text: string
  words: GradedWord[]
  /** Whether this is part of a typed word that was split into known words, because spaces were missing. */
  isCut?: boolean
  /** For the first part of a split word: the ways to split it, each with the words of its parts. */
  cuts?: readonly (readonly string[][])[]
}

const surely = 0.9
const wordsMax = 60

/** If no match is sure, words whose grade is below the best grade by more than this are dropped. */
const graspMax = 0.115

function selectBestGraded(words: readonly GradedWord[]): GradedWord[] {
  const least = hasSureMatch(words) ? 0 : Math.max(...words.map(({ grade }) => grade)) - graspMax
  return words
    .filter(({ grade }) => grade >= least)
    .sort((a, b) => b.grade - a.grade || a.id - b.id)
    .slice(0, wordsMax)
}

const hasMatchOfKind = (words: readonly GradedWord[], kind: GradedWord['why'], gradeMin = 0) =>
  words.some((word) => word.why === kind && word.grade >= gradeMin)

const englishForm: Comparison = { grade: 0.9, why: 'form', isWhole: true }

function gradeMatchingWords(
  words: readonly VocabularyWord[],
  compare: (word: string) => Comparison | undefined,
): GradedWord[] {
  return words.flatMap(({ id, word, isEnglishForm }) => {
    const comparison = compare(word)
    const match = isEnglishForm && (comparison?.grade ?? 0) < englishForm.grade ? englishForm : comparison
    return match ? [{ id, word, ...match }] : []
  })
}

/** The lowest grade of a sure form of the typed word; a form with a verb ending has a lower grade. */
export const surelyForm = 0.83
/**
 * The grade of a word that differs from the typed word in its vowels or alphabet, if texts contain the typed word or a
 * form of it. A sure form has a higher grade (`surelyForm`).
 */
const otherVowels = 0.82

/**
 * Returns a check whether the term may be a form of the base that it shares with a word. It may not if texts
 * append to the term an ending that never stands behind one of its own: «голдын» says that «голд» is a noun and
 * no dative of «гол», but «үзэгчдийн» that «үзэгчид» may be a plural. If the term is in no text and the base
 * is, it may be one in any case.
 */
function checkInflection(words: readonly GradedWord[], isThere: boolean) {
  const appendedLayers = words.flatMap(({ why, sharedBase }) =>
    why === 'form' && sharedBase?.wordLayer ? [sharedBase.wordLayer] : [],
  )
  const knownBases = new Set(words.flatMap(({ sharedBase }) => (sharedBase?.isWord ? [sharedBase.base] : [])))
  return ({ base, termLayer }: SharedBase) =>
    appendedLayers.every((layer) => layer > termLayer) ||
    (!isThere && base.length > 3 && knownBases.has(base))
}

/**
 * Adjusts the grades, and drops unlikely words. A typed word is known if texts contain the word itself, the
 * word with other vowels, or a form of it. For a known word, matches by uncertain stems are dropped and,
 * unless the user is still typing, matches by uncertain beginnings. For an unknown word, beginnings count
 * more than stems.
 */
function adjustGradesAndDropUnlikely(words: readonly GradedWord[], isTyping: boolean): GradedWord[] {
  if (!hasSureMatch(words)) return words.map(adjustGradeForUnknownWord)
  const isThere = hasMatchOfKind(words, 'same', surely)
  const isKnown = isThere || hasMatchOfKind(words, 'form')
  const mayBeFormOf = checkInflection(words, isThere)
  return words.flatMap((candidate): GradedWord[] => {
    // A longer form that begins with the typed word is likely, above all if no text has the word itself.
    const word = candidate.isLonger
      ? { ...candidate, grade: isThere ? Math.max(candidate.grade, surelyForm) : 0.95 }
      : candidate
    switch (word.why) {
      case 'vowels':
        return isKnown ? [{ ...word, grade: otherVowels }] : [word]
      case 'beginning':
        if (word.grade < surelyForm && !isTyping) return []
        return [{ ...word, grade: isThere ? word.grade - 0.1 : word.grade }]
      case 'stem':
        if (word.grade < surelyForm || !word.sharedBase || (isKnown && !word.sharedBase.isSame)) return []
        return word.isWhole || mayBeFormOf(word.sharedBase) ? [word] : []
      default:
        return [word]
    }
  })
}

function adjustGradeForUnknownWord(word: GradedWord): GradedWord {
  if (word.why !== 'stem') return word
  if (word.isLonger) return { ...word, grade: word.grade + 0.04 }
  if (word.grade < surelyForm) return { ...word, grade: word.grade - 0.12 }
  return isCaseOfKnownWord(word) ? word : { ...word, grade: word.grade - 0.04 }
}

/** Whether the term is a known noun with a case ending: «ээжийн» rather means «ээж» than a mistyped «ээлжийн». */
function isCaseOfKnownWord({ sharedBase }: GradedWord): boolean {
  if (!sharedBase) return false
  const { base, isWord, isSame, termLayer } = sharedBase
  return isWord && isSame && termLayer === caseLayer && base.length > 2
}

const hasSureMatch = (words: readonly GradedWord[]) =>
  hasMatchOfKind(words, 'same', surely) || hasMatchOfKind(words, 'vowels') || hasMatchOfKind(words, 'form')

type Expansion = { isTyping?: boolean; isExact?: boolean }

/**
 * Leaves out small words if the term has others. The last word of someone who is still typing is kept: it may
 * become a longer one.
 */
function withoutSmallWords(words: readonly TermWord[], isTyping: boolean): readonly TermWord[] {
  const large = words.filter(
    ({ readings }, at) =>
      (isTyping && at === words.length - 1) || !readings.some(({ word }) => isSmallWord(word)),
  )
  return large.length > 0 ? large : words
}

/**
 * Returns the words of a term, each with a list of the words of the vocabulary that it may mean; the list is
 * empty if no word is similar. Unless `isExact`, also corrects typing errors, and splits an unknown word that
 * consists of several known words.
 */
export async function expandTerm(
  term: string,
  vocabulary: Vocabulary,
  { isTyping = false, isExact = false }: Expansion = {},
): Promise<WantedWord[]> {
  const termWords = withoutSmallWords(termWordsOf(term), isTyping)
  const wholeWords = await expandWords(termWords, vocabulary, isTyping)
  // A word joined by hyphens or apostrophes is split into its parts if no text contains the whole word.
  const partsOf = termWords.map(({ parts }, at) =>
    parts.length === 0 || hasMatchOfKind(wholeWords[at]?.words ?? [], 'same', surely)
      ? []
      : parts.filter(({ word }, place) => place === 0 || !isEnding(word)),
  )
  const partWords = await expandWords(partsOf.flat(), vocabulary, isTyping)
  const pairs = termWords.flatMap((termWord, at): WordPair[] => {
    const parts = partsOf[at] ?? []
    const words = parts.length > 0 ? partWords.splice(0, parts.length) : wholeWords.slice(at, at + 1)
    return words.map((word, place) => ({ word, term: parts[place] ?? termWord }))
  })
  if (isExact) return pairs.map(({ word }) => word)
  const unsure = pairs.filter(
    ({ word, term }) => !term.isAbbreviation && !hasSureMatch(matchesInAlphabetOf(term, word.words)),
  )
  const mendedWords = await findMatchesWithTypos(unsure, vocabulary)
  const answer: WantedWord[] = []
  for (const { word, term: termWord } of pairs) {
    const words = mendedWords.get(word) ?? word.words
    const isFound =
      termWord.isAbbreviation || words.some(({ why, grade }) => why !== 'typo' || grade > oneTypo)
    const lengthMin = words.length > 0 ? longPartMin : partLengthMin
    const pieces = isFound ? [] : await splitIntoKnownWords(termWord, vocabulary, lengthMin)
    answer.push(...(pieces.length > 0 ? pieces : [{ ...word, words }]))
  }
  return answer
}

type WordPair = { word: WantedWord; term: TermWord }

/**
 * Returns whether a match makes a typing error unlikely: its grade is high, and it begins with the typed word
 * or matches the whole of it.
 */
const makesTypoUnlikely = ({ why, isWhole, grade }: GradedWord) =>
  isWhole ? grade >= 0.79 : why === 'beginning' && grade >= 0.8

/**
 * Leaves out the Latin words of a Cyrillic word: «sold» is spelled like «сөлд», but does not tell that it is not
 * mistyped.
 */
const matchesInAlphabetOf = (term: TermWord, words: readonly GradedWord[]) =>
  hasCyrillic(term.word) ? words.filter(({ word }) => hasCyrillic(word)) : words

const isFormOf = (word: string, noun: string) =>
  word !== noun && wordPropertiesOf(word).stems.some(({ base }) => base === noun)

const endLength = 3
const endsLike = ({ readings }: TermWord, word: string) =>
  readings.some((reading) => reading.word.slice(-endLength) === word.slice(-endLength))
/** Added to the grade of a possible correction that ends like the typed word. */
const sameEndMore = 0.08

/**
 * Adds `typos`, the words that are meant if the typed word has a typing error, unless a match makes an error
 * unlikely. A typo that ends like the typed word is likelier, and likelier than the known noun whose case the typed
 * word seems to be if it is a form of that noun: «шийдврийн» rather means «шийдвэрийн» than «шийдвэр». A word that is
 * in both lists gets the higher of its two grades.
 */
function mergeTypoMatches(
  term: TermWord,
  words: readonly GradedWord[],
  typos: readonly GradedWord[],
): GradedWord[] {
  const raiseIfSameEnd = (word: GradedWord) =>
    endsLike(term, word.word) ? { ...word, grade: word.grade + sameEndMore } : word
  const nouns = words.filter(isCaseOfKnownWord)
  const raiseIfFormOfNoun = (typo: GradedWord) => {
    const noun = typo.grade > oneTypo && nouns.find(({ word }) => isFormOf(typo.word, word))
    return noun ? { ...typo, grade: Math.max(typo.grade, noun.grade + 0.01) } : typo
  }
  const typoOf = new Map(typos.map((typo) => [typo.id, raiseIfFormOfNoun(raiseIfSameEnd(typo))]))
  const better = words.map((word) => {
    const typo = typoOf.get(word.id)
    if (!typo) return word
    typoOf.delete(word.id)
    const match = raiseIfSameEnd(word)
    return typo.grade > match.grade ? typo : match
  })
  return matchesInAlphabetOf(term, words).some(makesTypoUnlikely) ? better : [...better, ...typoOf.values()]
}

/** Returns the matches of each word, with those words of the vocabulary that it may be a misspelling of. */
async function findMatchesWithTypos(
  pairs: readonly WordPair[],
  vocabulary: Vocabulary,
): Promise<Map<WantedWord, GradedWord[]>> {
  const mendedWords = new Map<WantedWord, GradedWord[]>()
  const lookUpAndMergeTypos = async (some: readonly WordPair[], isWide: boolean) => {
    if (some.length === 0) return
    const keys = some.map(({ term }) => {
      const readings = term.readings.filter(({ word, loose }) =>
        isWide ? loose.length >= pieceLengthMin : maxTypos(word) > 0,
      )
      return { words: readings.map(({ word }) => word), loose: readings.map(({ loose }) => loose) }
    })
    const near = await vocabulary.near(keys, isWide)
    some.forEach(({ word, term }, at) => {
      const typos = gradeMatchingWords(
        near[at] ?? [],
        (other) =>
          compareMistypedWord(term, other) ?? (isWide ? gradeIfWordContains(term, other) : undefined),
      )
      mendedWords.set(word, selectBestGraded(mergeTypoMatches(term, word.words, typos)))
    })
  }
  await lookUpAndMergeTypos(pairs, false)
  // A word without any match is looked up again, among less similar words and words that contain it.
  await lookUpAndMergeTypos(
    pairs.filter(({ word }) => mendedWords.get(word)?.length === 0),
    true,
  )
  return mendedWords
}

/** Compares as `compareWord`; no ending is taken off an abbreviation. */
function compareTermWord(term: TermWord, word: string): Comparison | undefined {
  const comparison = compareWord(term, word)
  return comparison?.why === 'stem' && !comparison.isWhole && term.isAbbreviation ? undefined : comparison
}

export async function expandWords(
  termWords: readonly TermWord[],
  vocabulary: Vocabulary,
  isTyping: boolean,
): Promise<WantedWord[]> {
  if (termWords.length === 0) return []
  const keys = termWords.map(({ word, readings }) => ({
    word,
    loose: readings.map(({ loose }) => loose),
    stems: [...new Set(readings.flatMap(({ stems }) => [...stems.keys()]))],
  }))
  const matches = await vocabulary.like(keys)
  return termWords.map((word, at) => ({
    text: word.word,
    words: selectBestGraded(
      adjustGradesAndDropUnlikely(
        gradeMatchingWords(matches[at] ?? [], (other) => compareTermWord(word, other)),
        isTyping,
      ),
    ),
  }))
}

/** The lowest grade of a correction with one typing error; two errors are less likely than a missing space. */
const oneTypo = 0.745
const partLengthMin = 2
/** The shortest part of a word that may as well have two typing errors. */
const longPartMin = 4
const partsMax = 9
/** How many ways to split a word are searched. */
const cutsMax = 4

/**
 * Splits an unknown word into known ones: spaces are often missing, above all in names. Each part is a word of
 * the texts in the alphabet of the reading; the last may be an ending, which is left out. If there are several
 * ways with nearly as few parts, a record may have the words of any: a wanted word takes one part of each, and
 * the shorter ways repeat theirs.
 */
async function splitIntoKnownWords(
  { word, readings }: TermWord,
  vocabulary: Vocabulary,
  lengthMin: number,
): Promise<WantedWord[]> {
  for (const reading of readings) {
    const pieces = new Set<string>()
    for (let from = 0; from < reading.word.length; from++)
      for (let to = from + lengthMin; to <= reading.word.length; to++)
        pieces.add(reading.word.slice(from, to))
    const isCyrillic = hasCyrillic(reading.word)
    const wordsByKey = new Map<string, VocabularyWord[]>()
    for (const match of await vocabulary.byKeys([...new Set([...pieces].map(looseKey))])) {
      if (hasCyrillic(match.word) !== isCyrillic) continue
      const key = looseKey(match.word)
      wordsByKey.set(key, [...(wordsByKey.get(key) ?? []), match])
    }
    const wordsOf = (piece: string) =>
      (wordsByKey.get(looseKey(piece)) ?? []).filter((match) =>
        haveCompatibleVowels(reading, piece, correctStrayLetters(match.word)),
      )
    const knownPieces = new Set([...pieces].filter((piece) => wordsOf(piece).length > 0))
    const partitions = splitIntoFewestWords(reading.word, knownPieces)
    if (partitions.length > 0)
      return joinPartitions(
        word,
        partitions.map((parts) => parts.map(wordsOf)),
      )
  }
  return []
}

/** Returns the wanted words of a split word; the likelier way to split it has the higher grades. */
function joinPartitions(
  text: string,
  partitions: readonly (readonly (readonly VocabularyWord[])[])[],
): WantedWord[] {
  const length = Math.max(...partitions.map((parts) => parts.length))
  const cuts = partitions.map((parts) => parts.map((words) => words.map(({ word }) => word)))
  return Array.from({ length }, (_, at): WantedWord => {
    const words = new Map<number, GradedWord>()
    partitions.forEach((parts, rank) => {
      for (const match of parts[at % parts.length] ?? [])
        if (!words.has(match.id)) words.set(match.id, { ...match, grade: 0.9 - 0.01 * rank, why: 'same' })
    })
    return { text, isCut: true, words: [...words.values()], ...(at === 0 && { cuts }) }
  })
}

type Partition = { parts: string[]; shortest: number }

/** Fewer parts come first; among those, the one whose shortest part is longest. */
const byLikelihood = (a: Partition, b: Partition) =>
  a.parts.length - b.parts.length || b.shortest - a.shortest

/** Returns the ways to split a word into at least two, with the fewest words or one more, the likeliest first. */
function splitIntoFewestWords(word: string, knownPieces: ReadonlySet<string>): string[][] {
  const best: Partition[][] = [[{ parts: [], shortest: Infinity }]]
  for (let to = 1; to <= word.length; to++) {
    const candidates: Partition[] = []
    for (let from = 0; from < to; from++) {
      const part = word.slice(from, to)
      const isKnown = knownPieces.has(part)
      const mayEnd = to === word.length && isEnding(part)
      if (!isKnown && !mayEnd) continue
      for (const { parts, shortest } of best[from] ?? []) {
        if (parts.length >= partsMax) continue
        if (mayEnd && parts.length > 1) candidates.push({ parts, shortest })
        else if (isKnown)
          candidates.push({ parts: [...parts, part], shortest: Math.min(shortest, part.length) })
      }
    }
    best[to] = candidates.sort(byLikelihood).slice(0, cutsMax)
  }
  const partitions = (best[word.length] ?? []).filter(({ parts }) => parts.length > 1)
  const fewest = partitions[0]?.parts.length ?? 0
  return partitions.filter(({ parts }) => parts.length <= fewest + 1).map(({ parts }) => parts)
}
