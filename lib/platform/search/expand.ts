import {
  compareWord,
  gradeIfWordContains,
  compareMistypedWord,
  type Comparison,
  type GradedWord,
  pieceLengthMin,
  maxTypos,
} from './grade'
import { looseKey } from './keys'
import { type TermWord, termWordOf, termWordsOf } from './term'

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
const surelyForm = 0.83
/**
 * The grade of a word that differs from the typed word in its vowels, if texts contain the typed word or a
 * form of it. A sure form has a higher grade (`surelyForm`).
 */
const otherVowels = 0.82

/**
 * Adjusts the grades, and drops unlikely words. A typed word is known if texts contain the word itself, the
 * word with other vowels, or a form of it. For a known word, matches by uncertain stems are dropped and,
 * unless the user is still typing, matches by uncertain beginnings. For an unknown word, beginnings count
 * more than stems.
 */
function adjustGradesAndDropUnlikely(words: readonly GradedWord[], isTyping: boolean): GradedWord[] {
  const isThere = hasMatchOfKind(words, 'same', surely)
  const isBase = hasMatchOfKind(words, 'form')
  if (!hasSureMatch(words)) return words.map(adjustGradeForUnknownWord)
  return words.flatMap((candidate): GradedWord[] => {
    // A longer form that begins with the typed word is likely, above all if no text has the word itself.
    const word = candidate.isLonger
      ? { ...candidate, grade: isThere ? Math.max(candidate.grade, surelyForm) : 0.95 }
      : candidate
    switch (word.why) {
      case 'vowels':
        return isThere || isBase ? [{ ...word, grade: otherVowels }] : [word]
      case 'beginning':
        if (word.grade < surelyForm && !isTyping) return []
        return [{ ...word, grade: isThere ? word.grade - 0.1 : word.grade }]
      case 'stem':
        return word.grade >= surelyForm && (word.isWhole || !isBase) ? [word] : []
      default:
        return [word]
    }
  })
}

function adjustGradeForUnknownWord(word: GradedWord): GradedWord {
  if (word.why !== 'stem') return word
  if (word.isLonger) return { ...word, grade: word.grade + 0.04 }
  return { ...word, grade: word.grade - (word.grade >= surelyForm ? 0.04 : 0.12) }
}

const hasSureMatch = (words: readonly GradedWord[]) =>
  hasMatchOfKind(words, 'same', surely) || hasMatchOfKind(words, 'vowels') || hasMatchOfKind(words, 'form')

type Expansion = { isTyping?: boolean; isExact?: boolean; lang?: 'mn' | 'en' }

/** English words that are left out of the term of an English reader, unless it has no other words. */
const englishSmall = new Set(
  'a an and are as at be by for from in is it of on or that the to was with'.split(' '),
)

function withoutEnglishStopWords(words: TermWord[], lang: 'mn' | 'en'): TermWord[] {
  if (lang !== 'en') return words
  const large = words.filter(({ word }) => !englishSmall.has(word))
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
  { isTyping = false, isExact = false, lang = 'mn' }: Expansion = {},
): Promise<WantedWord[]> {
  const termWords = withoutEnglishStopWords(termWordsOf(term), lang)
  const wantedWords = await expandWords(termWords, vocabulary, isTyping)
  // A word joined by hyphens or apostrophes is split into its parts if no text contains the whole word.
  const apart = termWords.flatMap((word, at) =>
    word.parts.length > 0 && !hasMatchOfKind(wantedWords[at]?.words ?? [], 'same', surely) ? [at] : [],
  )
  const parts = await expandWords(
    apart.flatMap((at) => termWords[at]?.parts.map((part) => termWordOf(part)) ?? []),
    vocabulary,
    isTyping,
  )
  const pairs = wantedWords.flatMap((word, at) => {
    if (!apart.includes(at)) return [{ word, term: termWords[at] as TermWord }]
    return parts
      .splice(0, termWords[at]?.parts.length ?? 0)
      .map((part) => ({ word: part, term: termWordOf(part.text) }))
  })
  if (isExact) return pairs.map(({ word }) => word)
  const unsure = pairs.filter(({ word }) => !hasSureMatch(word.words))
  const mendedWords = await findMatchesWithTypos(unsure, vocabulary)
  const answer: WantedWord[] = []
  for (const { word, term: termWord } of pairs) {
    const words = mendedWords.get(word) ?? word.words
    const isFound = words.some(({ why, grade }) => why !== 'typo' || grade > 0.7)
    const pieces = isFound ? [] : await splitIntoKnownWords(termWord, vocabulary)
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

const endLength = 3
const haveSameEnd = (one: string, other: string) => one.slice(-endLength) === other.slice(-endLength)
/** Added to the grade of a match that is also a possible correction and ends like the typed word. */
const sameEndMore = 0.06

/**
 * Adds `typos`, the words that are meant if the typed word has a typing error, unless a match makes an error
 * unlikely. A word that is in both lists gets the higher of its two grades, and more if it ends like the
 * typed word.
 */
function mergeTypoMatches(
  text: string,
  words: readonly GradedWord[],
  typos: readonly GradedWord[],
): GradedWord[] {
  const typoOf = new Map(typos.map((typo) => [typo.id, typo]))
  const knownIds = new Set(words.map(({ id }) => id))
  const better = words.map((word) => {
    const typo = typoOf.get(word.id)
    if (!typo) return word
    const best = typo.grade > word.grade ? typo : word
    return haveSameEnd(text, word.word) ? { ...best, grade: best.grade + sameEndMore } : best
  })
  return words.some(makesTypoUnlikely) ? better : [...better, ...typos.filter(({ id }) => !knownIds.has(id))]
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
      mendedWords.set(word, selectBestGraded(mergeTypoMatches(word.text, word.words, typos)))
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

/**
 * Returns a function that checks whether a base of the word is long enough. Hundreds of words share a base of
 * two letters, so a word of eight or more letters needs a longer one.
 */
const isBaseLongEnoughFor = (word: string) => (base: string) => word.length < 8 || base.length > 2

export async function expandWords(
  termWords: readonly TermWord[],
  vocabulary: Vocabulary,
  isTyping: boolean,
): Promise<WantedWord[]> {
  if (termWords.length === 0) return []
  const keys = termWords.map(({ word, readings }) => ({
    word,
    loose: readings.map(({ loose }) => loose),
    stems: [
      ...new Set(
        readings.flatMap(({ word: read, stems }) => [...stems.keys()].filter(isBaseLongEnoughFor(read))),
      ),
    ],
  }))
  const matches = await vocabulary.like(keys)
  return termWords.map((word, at) => ({
    text: word.word,
    words: selectBestGraded(
      adjustGradesAndDropUnlikely(
        gradeMatchingWords(matches[at] ?? [], (other) => compareWord(word, other)),
        isTyping,
      ),
    ),
  }))
}

const partLengthMin = 2
const partsMax = 9

/** Splits an unknown word into known ones: spaces are often missing, above all in names. */
async function splitIntoKnownWords(
  { word, readings }: TermWord,
  vocabulary: Vocabulary,
): Promise<WantedWord[]> {
  for (const { loose } of readings) {
    const pieces = new Set<string>()
    for (let from = 0; from < loose.length; from++)
      for (let to = from + partLengthMin; to <= loose.length; to++) pieces.add(loose.slice(from, to))
    const wordsByKey = new Map<string, VocabularyWord[]>()
    for (const match of await vocabulary.byKeys([...pieces])) {
      const key = looseKey(match.word)
      wordsByKey.set(key, [...(wordsByKey.get(key) ?? []), match])
    }
    const parts = splitIntoFewestWords(loose, wordsByKey)
    if (parts)
      return parts.map((part) => ({
        text: word,
        isCut: true,
        words: (wordsByKey.get(part) ?? []).map(({ id, word: partWord }) => ({
          id,
          word: partWord,
          grade: 0.9,
          why: 'same',
        })),
      }))
  }
  return []
}

/**
 * Returns the split into the fewest words, at least two; among those, the one whose shortest word is longest.
 */
function splitIntoFewestWords(
  looseWord: string,
  wordsByKey: ReadonlyMap<string, unknown>,
): string[] | undefined {
  type Partition = { parts: string[]; shortest: number }
  const best: (Partition | undefined)[] = [{ parts: [], shortest: Infinity }]
  for (let to = 1; to <= looseWord.length; to++) {
    for (let from = 0; from < to; from++) {
      const before = best[from]
      const part = looseWord.slice(from, to)
      if (!before || before.parts.length >= partsMax || !wordsByKey.has(part)) continue
      const candidate = { parts: [...before.parts, part], shortest: Math.min(before.shortest, part.length) }
      const old = best[to]
      if (
        !old ||
        candidate.parts.length < old.parts.length ||
        (candidate.parts.length === old.parts.length && candidate.shortest > old.shortest)
      )
        best[to] = candidate
    }
  }
  const fullCut = best[looseWord.length]
  return fullCut && fullCut.parts.length > 1 ? fullCut.parts : undefined
}
