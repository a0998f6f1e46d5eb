import {
  compare,
  compareInside,
  compareSlip,
  type Comparison,
  type GradedWord,
  pieceLengthMin,
  slipsMax,
} from './grade'
import { looseKey } from './keys'
import { type TermWord, termWordOf, termWordsOf } from './term'

/** A word of the vocabulary. */
export type VocabularyWord = {
  id: number
  word: string
  /** Another form of the English word that was asked for. */
  isEnglishForm?: boolean
}

type LikeKeys = { word: string; loose: string[]; stems: string[] }

/** Where the vocabulary is asked. Each answers for several words of a term at once. */
export type Vocabulary = {
  /** Words with one of these keys or stems, and those that begin with one of the keys. */
  like(keys: readonly LikeKeys[]): Promise<VocabularyWord[][]>
  /** Words that may be one slip away; with `isWide` also those that are more, or hold the term inside. */
  near(keys: readonly { words: string[]; loose: string[] }[], isWide: boolean): Promise<VocabularyWord[][]>
  /** Which of these loose keys are those of words. */
  byKeys(keys: readonly string[]): Promise<VocabularyWord[]>
}

/** A word that an item must hold, as the words of the vocabulary that may be meant by it, best first. */
export type WantedWord = {
  text: string
  words: GradedWord[]
  /** Part of a word that was cut: its spaces had been left out. */
  isCut?: boolean
}

const surely = 0.9
const wordsMax = 60

/** What is so much worse than the best is no hit beside it. */
const graspMax = 0.115

function sortByGrade(words: readonly GradedWord[]): GradedWord[] {
  const least = isKnown(words) ? 0 : Math.max(...words.map(({ grade }) => grade)) - graspMax
  return words
    .filter(({ grade }) => grade >= least)
    .sort((a, b) => b.grade - a.grade || a.id - b.id)
    .slice(0, wordsMax)
}

const has = (words: readonly GradedWord[], why: GradedWord['why'], least = 0) =>
  words.some((word) => word.why === why && word.grade >= least)

const englishForm: Comparison = { grade: 0.9, why: 'form', isWhole: true }

function gradeAll(
  words: readonly VocabularyWord[],
  by: (word: string) => Comparison | undefined,
): GradedWord[] {
  return words.flatMap(({ id, word, isEnglishForm }) => {
    const comparison = by(word)
    const match = isEnglishForm && (comparison?.grade ?? 0) < englishForm.grade ? englishForm : comparison
    return match ? [{ id, word, ...match }] : []
  })
}

/** A form by a case or a plural on each side at most; what lies below is a guess by endings of verbs. */
const surelyForm = 0.83
/** Below the forms of the word that stands there as it was typed. */
const otherVowels = 0.82

/**
 * Of a word that texts hold as it was typed, or in its case forms, only what surely is a form of it is meant, and no
 * longer words that begin so. Of one that is unknown, beginnings count more than forms.
 */
function weigh(words: readonly GradedWord[], isTyping: boolean): GradedWord[] {
  const isThere = has(words, 'same', surely)
  const isBase = has(words, 'form')
  if (!isKnown(words)) return words.map(weighOfUnknown)
  return words.flatMap((candidate): GradedWord[] => {
    // Of a word that stands nowhere as it was typed, a longer one is as good a guess as a form.
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

function weighOfUnknown(word: GradedWord): GradedWord {
  if (word.why !== 'stem') return word
  if (word.isLonger) return { ...word, grade: word.grade + 0.04 }
  return { ...word, grade: word.grade - (word.grade >= surelyForm ? 0.04 : 0.12) }
}

const isKnown = (words: readonly GradedWord[]) =>
  has(words, 'same', surely) || has(words, 'vowels') || has(words, 'form')

type Expansion = { isTyping?: boolean; isExact?: boolean; lang?: 'mn' | 'en' }

/** Small words that an English sentence has anyway; a term of nothing else keeps them. */
const englishSmall = new Set(
  'a an and are as at be by for from in is it of on or that the to was with'.split(' '),
)

function withoutSmallWords(words: TermWord[], lang: 'mn' | 'en'): TermWord[] {
  if (lang !== 'en') return words
  const large = words.filter(({ word }) => !englishSmall.has(word))
  return large.length > 0 ? large : words
}

/** What each word of a term may mean. Words that nothing comes near have no `words`. */
export async function expandTerm(
  term: string,
  vocabulary: Vocabulary,
  { isTyping = false, isExact = false, lang = 'mn' }: Expansion = {},
): Promise<WantedWord[]> {
  const termWords = withoutSmallWords(termWordsOf(term), lang)
  const wantedWords = await expandWords(termWords, vocabulary, isTyping)
  // Joined by a hyphen, and unknown so: its parts.
  const apart = termWords.flatMap((word, at) =>
    word.parts.length > 0 && !has(wantedWords[at]?.words ?? [], 'same', surely) ? [at] : [],
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
  const unsure = pairs.filter(({ word }) => !isKnown(word.words))
  const mendedWords = await withSlips(unsure, vocabulary)
  const answer: WantedWord[] = []
  for (const { word, term: termWord } of pairs) {
    const words = mendedWords.get(word) ?? word.words
    const isFound = words.some(({ why, grade }) => why !== 'slip' || grade > 0.7)
    const pieces = isFound ? [] : await cutWord(termWord, vocabulary)
    answer.push(...(pieces.length > 0 ? pieces : [{ ...word, words }]))
  }
  return answer
}

type WordPair = { word: WantedWord; term: TermWord }

/** Longer words, and words of which the whole term is the base: who finds those has hardly mistyped. */
const isLikely = ({ why, isWhole, grade }: GradedWord) =>
  isWhole ? grade >= 0.79 : why === 'beginning' && grade >= 0.8

const endLength = 3
const haveOneEnd = (one: string, other: string) => one.slice(-endLength) === other.slice(-endLength)
/** So much likelier is a word that may be a form and may be a slip, if it ends as what was typed. */
const sameEndMore = 0.06

/** A word that may be a form and may be a slip counts as what is likelier. */
function withSlipsOf(text: string, words: readonly GradedWord[], slips: readonly GradedWord[]): GradedWord[] {
  const slipOf = new Map(slips.map((slip) => [slip.id, slip]))
  const knownIds = new Set(words.map(({ id }) => id))
  const better = words.map((word) => {
    const slip = slipOf.get(word.id)
    if (!slip) return word
    const best = slip.grade > word.grade ? slip : word
    return haveOneEnd(text, word.word) ? { ...best, grade: best.grade + sameEndMore } : best
  })
  return words.some(isLikely) ? better : [...better, ...slips.filter(({ id }) => !knownIds.has(id))]
}

/** The same words with those of the vocabulary that are slips of theirs. */
async function withSlips(
  pairs: readonly WordPair[],
  vocabulary: Vocabulary,
): Promise<Map<WantedWord, GradedWord[]>> {
  const mendedWords = new Map<WantedWord, GradedWord[]>()
  const mend = async (some: readonly WordPair[], isWide: boolean) => {
    if (some.length === 0) return
    const keys = some.map(({ term }) => {
      const readings = term.readings.filter(({ word, loose }) =>
        isWide ? loose.length >= pieceLengthMin : slipsMax(word) > 0,
      )
      return { words: readings.map(({ word }) => word), loose: readings.map(({ loose }) => loose) }
    })
    const near = await vocabulary.near(keys, isWide)
    some.forEach(({ word, term }, at) => {
      const slips = gradeAll(
        near[at] ?? [],
        (other) => compareSlip(term, other) ?? (isWide ? compareInside(term, other) : undefined),
      )
      mendedWords.set(word, sortByGrade(withSlipsOf(word.text, word.words, slips)))
    })
  }
  await mend(pairs, false)
  // Two slips, and longer words that hold it, are looked for only where nothing else is found.
  await mend(
    pairs.filter(({ word }) => mendedWords.get(word)?.length === 0),
    true,
  )
  return mendedWords
}

/** Of a long word not so little is left as hundreds of others have in common. */
const mayBeLeftOf = (word: string) => (base: string) => word.length < 8 || base.length > 2

async function expandWords(
  termWords: readonly TermWord[],
  vocabulary: Vocabulary,
  isTyping: boolean,
): Promise<WantedWord[]> {
  if (termWords.length === 0) return []
  const keys = termWords.map(({ word, readings }) => ({
    word,
    loose: readings.map(({ loose }) => loose),
    stems: [
      ...new Set(readings.flatMap(({ word: read, stems }) => [...stems.keys()].filter(mayBeLeftOf(read)))),
    ],
  }))
  const matches = await vocabulary.like(keys)
  return termWords.map((word, at) => ({
    text: word.word,
    words: sortByGrade(
      weigh(
        gradeAll(matches[at] ?? [], (other) => compare(word, other)),
        isTyping,
      ),
    ),
  }))
}

const partLengthMin = 2
const partsMax = 9

/** Cuts a word that nobody knows into ones that are known: spaces are left out, above all in names. */
async function cutWord({ word, readings }: TermWord, vocabulary: Vocabulary): Promise<WantedWord[]> {
  for (const { loose } of readings) {
    const pieces = new Set<string>()
    for (let from = 0; from < loose.length; from++)
      for (let to = from + partLengthMin; to <= loose.length; to++) pieces.add(loose.slice(from, to))
    const wordsByKey = new Map<string, VocabularyWord[]>()
    for (const match of await vocabulary.byKeys([...pieces])) {
      const key = looseKey(match.word)
      wordsByKey.set(key, [...(wordsByKey.get(key) ?? []), match])
    }
    const parts = bestCut(loose, wordsByKey)
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

/** The cut into the fewest words; of those, the one whose shortest word is longest. */
function bestCut(looseWord: string, wordsByKey: ReadonlyMap<string, unknown>): string[] | undefined {
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
