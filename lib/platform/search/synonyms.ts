import { desc } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchSynonyms } from '@/db/schema/search-office'
import { cacheRead } from '@/lib/platform/cache/cached'
import { expandTerm, expandWords, surelyForm, type Vocabulary, type WantedWord } from './expand'
import { compareWord, type GradedWord } from './grade'
import { looseKey } from './keys'
import { splitPhrases } from './phrases'
import { isSmallWord } from './small-words'
import { stemsOf } from './stem'
import { type TermWord, termWordOf } from './term'
import { tokensOf } from './words'

/** A line of the office's table. */
type SynonymLine = { words: string; direction: string; lang: string }

/** A phrase that was searched instead of a part of the term, and the words that it may be found by. */
type Synonym = { phrase: string; words: readonly (readonly string[])[] }

/** A wanted word. If the search also took synonyms, the first word of the part that they replace has them. */
export type WantedWordWithSynonyms = WantedWord & {
  synonyms?: readonly Synonym[]
  /** The typed word occurs before already: a synonym has more words than the part that it replaces. */
  isRepeated?: true
}

/** The most lines that a search reads; the newest come first. */
const linesMax = 2_000

const listSynonyms = cacheRead('search-synonyms', ['search-synonyms'], (): Promise<SynonymLine[]> =>
  db()
    .select({ words: searchSynonyms.words, direction: searchSynonyms.direction, lang: searchSynonyms.lang })
    .from(searchSynonyms)
    .orderBy(desc(searchSynonyms.id))
    .limit(linesMax),
)

type Phrase = { text: string; words: string[]; isAbbreviation: boolean }
/** A phrase of a line, and the other phrases that it also finds. */
type Entry = Phrase & { others: Phrase[]; lang: string }
/** The entries by the keys of their first words. */
type SynonymIndex = ReadonlyMap<string, readonly Entry[]>

const keysOfWord = (word: string) => [looseKey(word), ...stemsOf(word).map(({ base }) => looseKey(base))]

/** Returns the words of a phrase; of words joined by a hyphen («FCA-үнэ») the parts. */
function phraseOf(text: string): Phrase {
  const tokens = tokensOf(text)
  const parts = tokens.filter(
    ({ from, to }) =>
      !tokens.some((other) => other.from >= from && other.to <= to && other.to - other.from < to - from),
  )
  const words = parts.map(({ word }) => word).filter((word) => !isSmallWord(word))
  return { text, words, isAbbreviation: words.length === 1 && text === text.toUpperCase() }
}

function indexLines(lines: readonly SynonymLine[]): SynonymIndex {
  const index = new Map<string, Entry[]>()
  for (const { words, direction, lang } of lines) {
    const phrases = splitPhrases(words)
      .map(phraseOf)
      .filter((phrase) => phrase.words.length > 0)
    const starts = direction === 'first' ? phrases.slice(0, 1) : phrases
    for (const phrase of starts) {
      const entry = { ...phrase, others: phrases.filter((other) => other !== phrase), lang }
      for (const key of new Set(keysOfWord(phrase.words[0] ?? '')))
        index.set(key, [...(index.get(key) ?? []), entry])
    }
  }
  return index
}

let lastIndex: { source: string; index: SynonymIndex } | undefined

/** Returns the index of the lines; it is built again only when a line has changed. */
function indexOf(lines: readonly SynonymLine[]): SynonymIndex {
  const source = JSON.stringify(lines)
  if (lastIndex?.source !== source) lastIndex = { source, index: indexLines(lines) }
  return lastIndex.index
}

const isSure = ({ why, grade }: Pick<GradedWord, 'why' | 'grade'>) =>
  why === 'same' || why === 'vowels' || (why !== 'typo' && why !== 'beginning' && grade >= surelyForm)

function isSameWord(term: TermWord, word: string, isAbbreviation: boolean): boolean {
  const comparison = compareWord(term, word)
  return comparison !== undefined && (isAbbreviation ? comparison.why === 'same' : isSure(comparison))
}

/** Returns the entries that begin at a word of the term; of several lengths only the longest. */
function entriesAt(terms: readonly TermWord[], at: number, index: SynonymIndex, lang: string): Entry[] {
  const first = terms[at]
  if (!first) return []
  const keys = new Set(first.readings.flatMap(({ loose, stems }) => [loose, ...stems.keys()]))
  const candidates = new Set([...keys].flatMap((key) => index.get(key) ?? []))
  const entries = [...candidates].filter(
    (entry) =>
      (entry.lang === 'all' || entry.lang === lang) &&
      entry.words.every((word, place) => {
        const term = terms[at + place]
        return term !== undefined && isSameWord(term, word, entry.isAbbreviation)
      }),
  )
  const longest = Math.max(0, ...entries.map(({ words }) => words.length))
  return entries.filter(({ words }) => words.length === longest)
}

/** A run of words of the term, by their places, and the phrases that mean the same. */
type Run = { from: number; to: number; others: Phrase[] }

function findRuns(terms: readonly TermWord[], index: SynonymIndex, lang: string): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < terms.length; at++) {
    const entries = entriesAt(terms, at, index, lang)
    const length = entries[0]?.words.length ?? 0
    if (length === 0) continue
    const others = new Map(entries.flatMap((entry) => entry.others.map((other) => [other.text, other])))
    for (const entry of entries) others.delete(entry.text)
    runs.push({ from: at, to: at + length, others: [...others.values()] })
    at += length - 1
  }
  return runs
}

/** The factor of a synonym's grades: a record with the typed word comes first. */
const synonymFactor = 0.9
/** The most words of a synonym that are searched. */
const phraseWordsMax = 6

const lowerGrade = (word: GradedWord): GradedWord => ({ ...word, grade: word.grade * synonymFactor })

/**
 * Returns the wanted words of a run and its synonyms. A record matches if it has all words of the run or all
 * of one synonym: a wanted word takes one word of each, and the shorter ones repeat theirs. («ХАБЭА» is the
 * first, second … word of «хөдөлмөрийн аюулгүй байдал, эрүүл ахуй».)
 */
function joinRun(
  typedWords: readonly WantedWord[],
  phrases: readonly (readonly (readonly GradedWord[])[])[],
  synonyms: readonly Synonym[],
): WantedWordWithSynonyms[] {
  const length = Math.max(typedWords.length, ...phrases.map((words) => words.length))
  return Array.from({ length }, (_, at): WantedWordWithSynonyms => {
    const typedWord = typedWords[at % typedWords.length] as WantedWord
    const better = new Map<number, GradedWord>()
    const alternatives = [
      ...typedWord.words,
      ...phrases.flatMap((words) => words[at % words.length] ?? []).map(lowerGrade),
    ]
    for (const word of alternatives)
      if (word.grade > (better.get(word.id)?.grade ?? 0)) better.set(word.id, word)
    return {
      text: typedWord.text,
      words: [...better.values()].sort((a, b) => b.grade - a.grade || a.id - b.id),
      ...(at === 0 && { synonyms }),
      ...(at >= typedWords.length && { isRepeated: true }),
    }
  })
}

/** Joins the parts into which one typed word was split: as a word of the table it was not misspelt. */
function joinCutWords(words: readonly WantedWord[]): WantedWord[][] {
  const units: WantedWord[][] = []
  for (const word of words) {
    const last = units.at(-1)
    if (word.isCut && last?.[0]?.isCut && last[0].text === word.text) last.push(word)
    else units.push([word])
  }
  return units
}

/** `lang` is that of the reader: some lines are for one language. */
type Expansion = NonNullable<Parameters<typeof expandTerm>[2]> & { lang?: 'mn' | 'en' }

/**
 * Returns the words of a term as `expandTerm` does, each also with the words of its synonyms. A word of the
 * table counts as known: it is neither corrected nor split.
 */
export async function expandTermWithSynonyms(
  term: string,
  vocabulary: Vocabulary,
  expansion: Expansion = {},
): Promise<WantedWordWithSynonyms[]> {
  const [wantedWords, lines] = await Promise.all([
    expandTerm(term, vocabulary, expansion),
    expansion.isExact ? [] : listSynonyms(),
  ])
  return lines.length === 0
    ? wantedWords
    : addSynonyms(wantedWords, lines, vocabulary, expansion.lang ?? 'mn')
}

/** Adds the synonyms of `lines` to the words of a term. */
async function addSynonyms(
  wantedWords: readonly WantedWord[],
  lines: readonly SynonymLine[],
  vocabulary: Vocabulary,
  lang: 'mn' | 'en',
): Promise<WantedWordWithSynonyms[]> {
  const units = joinCutWords(wantedWords)
  const runs = findRuns(
    units.map(([first]) => termWordOf(first?.text ?? '')),
    indexOf(lines),
    lang,
  )
  if (runs.length === 0) return [...wantedWords]
  const phrases = new Map(
    runs.flatMap(({ others }) => others.map(({ text, words }) => [text, words.slice(0, phraseWordsMax)])),
  )
  const distinctWords = [...new Set([...phrases.values()].flat())]
  const expandedWords = await expandWords(
    distinctWords.map((word) => termWordOf(word)),
    vocabulary,
    false,
  )
  const wordsOf = new Map(
    distinctWords.map((word, at) => [word, expandedWords[at]?.words.filter(isSure) ?? []]),
  )
  const answer: WantedWordWithSynonyms[] = []
  let at = 0
  for (const { from, to, others } of runs) {
    answer.push(...units.slice(at, from).flat())
    const typedWords = units.slice(from, to).map((unit): WantedWord => ({
      text: unit[0]?.text ?? '',
      words:
        unit.length > 1 || unit[0]?.isCut ? [] : (unit[0]?.words.filter(({ why }) => why !== 'typo') ?? []),
    }))
    // A phrase with a word that no text has finds nothing.
    const usable = others.flatMap(({ text }) => {
      const words = phrases.get(text)?.map((word) => wordsOf.get(word) ?? []) ?? []
      return words.length > 0 && words.every((each) => each.length > 0) ? [{ text, words }] : []
    })
    const synonyms = usable.map(({ text, words }) => ({
      phrase: text,
      words: words.map((each) => each.map(({ word }) => word)),
    }))
    answer.push(
      ...joinRun(
        typedWords,
        usable.map(({ words }) => words),
        synonyms,
      ),
    )
    at = to
  }
  return [...answer, ...units.slice(at).flat()]
}

/**
 * Returns a function that counts the words of a phrase: 0 unless the term has them all, in any order and form.
 * @param othersMax how many other words the term may have, besides small ones
 */
export function createPhraseCounter(term: string, othersMax: number): (phrase: string) => number {
  const terms = phraseOf(term).words.map((word) => termWordOf(word))
  return (phrase) => {
    const { words, isAbbreviation } = phraseOf(phrase)
    const others = terms.filter((each) => !words.some((word) => isSameWord(each, word, isAbbreviation)))
    const isWhole = words.every((word) => terms.some((each) => isSameWord(each, word, isAbbreviation)))
    return isWhole && others.length <= othersMax ? words.length : 0
  }
}
