import { foldKey } from './fold'
import { hashOf, looseKey, correctStrayLetters, typoKey } from './keys'
import { writeInLatin, hasCyrillic } from './latin'
import { countTypos } from './count-typos'
import { endings, stemsOf } from './stem'
import { possibleReadingsOf } from './term'

// Names are compared as a whole as well as by their words: among companies with common words in their names,
// the one whose name is nearest to the whole term is usually meant. See docs/search.md.

/** Words for legal forms, such as `llc`, in names or beside them; most people omit them in a search. */
const legalForms = new Set(
  (
    'ххк хк ххн ххнп бхн збн ббн тбб нүтбб гүтбб нөтбб үэб хзх ббсб гхо гххк гхохх гхоххк төхк онөхк тбагутүг төүг уүг утүг ' +
    'төаатүг онөаатүг аатүг хмб бсб шб тбаг хоршоо нөхөрлөл llc ltd jsc inc co corp corporation ngo llp plc gmbh limited company'
  ).split(' '),
)

/** How many first letters of a name are hashed to find it by a mistyped term. */
const keyLettersMax = 32
const nameWordsMax = 24
const nameLettersMax = 300

/** A name prepared for comparison. */
export type NameParts = {
  /** All words of the name, with legal forms, in lower case and separated by one space. */
  fullText: string
  /** The words of the name without legal forms; all words if it consists of legal forms. */
  words: readonly string[]
}

/** Matches a case ending after a hyphen: «ҮЦК-ийн». */
const endingAfterHyphen = /(?<=[\p{L}\p{N}])[-‐‑–]([а-яёөү]{1,6})$/u

const wordsIn = (text: string) =>
  text
    .replace(/[\p{Cf}\p{M}'’`"]/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, nameWordsMax) ?? []

export function namePartsOf(text: string): NameParts {
  const plain = text.normalize('NFKC').slice(0, nameLettersMax).toLowerCase()
  const all = wordsIn(plain)
  const words = all.filter((word) => !legalForms.has(word))
  return { fullText: all.join(' '), words: words.length > 0 ? words : all }
}

/** Returns a coarser form of a word's loose key: э and е become the same letter as о, ө, у and ү. */
const coarseKey = (word: string) => looseKey(word).replace(/e/g, 'u')
const joinedCoarseKey = (words: readonly string[]) => coarseKey(words.join(''))
const sortedCoarseKey = (words: readonly string[]) => words.map(coarseKey).sort().join(' ')

const kinds = { joined: 'j', sorted: 's', base: 'b', typo: 'l' } as const
const hashKey = (kind: keyof typeof kinds, key: string) => hashOf(`${kinds[kind]}:${key}`)

/**
 * Hashes a key, and the key with each letter left out in turn: keys one typing error apart share a hash.
 */
function hashKeyWithDeletions(key: string): number[] {
  const letters = key.slice(0, keyLettersMax)
  const rests = Array.from(letters, (_, at) => letters.slice(0, at) + letters.slice(at + 1))
  return [letters, ...rests].map((rest) => hashKey('typo', rest))
}

/** Joins a name's letters for the comparison of typing errors. */
const joinedTypoKey = (words: readonly string[]) => typoKey(words.join(''))
const joinInLatinLetters = (words: readonly string[]) => writeInLatin(correctStrayLetters(words.join('')))

/** Returns the hashes by which the index finds a name. */
export function nameHashes({ words }: NameParts): number[] {
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  const bases = hasCyrillic(last) ? stemsOf(correctStrayLetters(last)).filter(({ cost }) => cost === 0) : []
  return [
    ...new Set([
      hashKey('joined', joinedCoarseKey(words)),
      ...(words.length > 1 ? [hashKey('sorted', sortedCoarseKey(words))] : []),
      ...[last, ...bases.map(({ base }) => base)].map((base) =>
        hashKey('base', joinedCoarseKey([...before, base])),
      ),
      ...hashKeyWithDeletions(joinedTypoKey(words)),
      ...(hasCyrillic(words.join('')) ? hashKeyWithDeletions(joinInLatinLetters(words)) : []),
    ]),
  ]
}

/** Returns the key by which names with the same beginning as a term are found. */
export const namePrefixKey = (words: readonly string[]): string => looseKey(words.join(''))

/** One possible reading of a whole term, as a list of words. */
type NameReading = { words: readonly string[]; isLatin: boolean }
/** A term without an ending of its last word. If `isCase`, the ending is not plural or attributive. */
type Base = { words: readonly string[]; cost: number; isCase: boolean }

/** A term read as a name. */
export type NameTerm = NameParts & {
  readings: readonly NameReading[]
  /** The possible bases of the term: the term without an ending of its last word. */
  bases: readonly Base[]
}

/** The endings of layer 2, mostly case endings: people append any of them to a name, whatever it ends in. */
const looseEndings = [
  ...new Set(
    [...endings.values()]
      .flat()
      .filter(({ layer }) => layer === 2)
      .map(({ letters }) => letters),
  ),
]

function possibleTermBases(words: readonly string[]): Base[] {
  const last = words.at(-1) ?? ''
  if (!hasCyrillic(last)) return []
  const before = words.slice(0, -1)
  const formByBase = new Map<string, Pick<Base, 'cost' | 'isCase'>>()
  const addIfCheaper = (base: string, cost: number, isCase: boolean) => {
    if ((formByBase.get(base)?.cost ?? Infinity) > cost) formByBase.set(base, { cost, isCase })
  }
  for (const { base, cost, layer } of stemsOf(correctStrayLetters(last)))
    if (cost > 0) addIfCheaper(base, cost, layer > 1)
  for (const ending of looseEndings) {
    const rest = last.slice(0, -ending.length)
    if (!last.endsWith(ending) || rest.length < 2) continue
    addIfCheaper(rest, 2.5, true)
    for (const { base, cost } of stemsOf(rest)) if (cost === 0) addIfCheaper(base, 2.6, true)
  }
  return [...formByBase].flatMap(([base, how]): Base[] => {
    if (!legalForms.has(base)) return [{ words: [...before, base], ...how }]
    return before.length > 0 ? [{ words: before, ...how }] : []
  })
}

/** Reads a term as a name; null for a term without words. */
export function nameTermOf(term: string): NameTerm | null {
  const parts = namePartsOf(term)
  const { words } = parts
  if (words.length === 0) return null
  const ways = words.map(possibleReadingsOf)
  const most = Math.max(...ways.map((way) => way.length))
  const readings = Array.from({ length: most }, (_, at): NameReading => ({
    words: ways.map((way, n) => way[Math.min(at, way.length - 1)] ?? words[n] ?? ''),
    isLatin: words.every((word) => !hasCyrillic(word)),
  }))
  const plain = term.normalize('NFKC').slice(0, nameLettersMax).toLowerCase().trim()
  const apart = endingAfterHyphen.exec(plain)
  const behind = apart ? namePartsOf(plain.slice(0, apart.index)).words : []
  const isEnding = apart !== null && looseEndings.includes(apart[1] ?? '') && behind.length > 0
  const bases = readings.flatMap((reading) => possibleTermBases(reading.words))
  return {
    ...parts,
    readings,
    bases: isEnding ? [...bases, { words: behind, cost: 1, isCase: true }] : bases,
  }
}

/**
 * Returns the hashes by which names are found: `like` for the term as typed, `near` for a mistyped term.
 */
export function nameTermHashes({ words, readings, bases }: NameTerm): { like: number[]; near: number[] } {
  const like = [...readings.map((reading) => reading.words), words].flatMap((each) => [
    hashKey('joined', joinedCoarseKey(each)),
    ...(each.length > 1 ? [hashKey('sorted', sortedCoarseKey(each))] : []),
    hashKey('base', joinedCoarseKey(each)),
  ])
  const likeBases = bases.map((base) => hashKey('base', joinedCoarseKey(base.words)))
  const near = [
    ...readings.flatMap((reading) => hashKeyWithDeletions(joinedTypoKey(reading.words))),
    ...(readings[0]?.isLatin ? hashKeyWithDeletions(joinedTypoKey(words)) : []),
  ]
  return { like: [...new Set([...like, ...likeBases])], near: [...new Set(near)] }
}

/**
 * How well a name fits a term; 1 is the name itself. same: the term is the name, in any spelling, word order
 * or grammatical case. base: the name is the term without a plural or attributive ending. typo: the name is
 * meant only if the term is mistyped.
 */
export type NameGrade = { grade: number; why: 'same' | 'base' | 'typo' }

/**
 * The costs of the letter pairs that keyboards and spellings confuse. In each pair the typed letter comes
 * first, then the letter that is meant.
 */
const confusionCosts: Readonly<Record<string, number>> = {
  ...{
    оө: 0.004,
    уү: 0.004,
    еө: 0.006,
    вү: 0.006,
    эе: 0.004,
    еэ: 0.004,
    ий: 0.003,
    йи: 0.003,
    ыи: 0.006,
    иы: 0.006,
  },
  ...{ ьи: 0.004, иь: 0.004, яа: 0.01, ёо: 0.01, её: 0.002 },
}
const confusedInLatin: Readonly<Record<string, number>> = {
  ...{
    оө: 0.002,
    уү: 0.002,
    уө: 0.006,
    эе: 0.001,
    еэ: 0.001,
    иь: 0.001,
    ий: 0.001,
    йь: 0.001,
    ыи: 0.002,
    ыү: 0.004,
    жй: 0.004,
  },
}
const otherLetter = 0.02
const lettersCostMax = 0.07

/** Returns the cost of the difference between the typed spelling and the name's; both sound alike. */
function spellingCost(typedText: string, nameText: string, isLatin: boolean): number {
  if (typedText === nameText) return 0
  if (typedText.length !== nameText.length)
    return 0.012 + 0.004 * Math.min(5, countTypos(typedText, nameText, 5))
  const costs = isLatin ? { ...confusionCosts, ...confusedInLatin } : confusionCosts
  let cost = 0.002
  for (let at = 0; at < typedText.length; at++) {
    const pair = typedText.charAt(at) + nameText.charAt(at)
    if (typedText.charAt(at) !== nameText.charAt(at)) cost += costs[pair] ?? otherLetter
  }
  return Math.min(cost, lettersCostMax)
}

const joinCorrectedWords = (words: readonly string[]) => correctStrayLetters(words.join(''))

function gradeReading(reading: readonly string[], isLatin: boolean, name: NameParts): number {
  const [typedText, nameText] = [joinCorrectedWords(reading), joinCorrectedWords(name.words)]
  const isCoarse = coarseKey(typedText) === coarseKey(nameText)
  if (isCoarse) {
    const apart = reading.join(' ') === name.words.join(' ') ? 0 : 0.001
    const isFolded = foldKey(typedText) === foldKey(nameText)
    return 0.99 - apart - Math.min(spellingCost(typedText, nameText, isLatin), isFolded ? 0.02 : 1)
  }
  if (reading.length < 2 || sortedCoarseKey(reading) !== sortedCoarseKey(name.words)) return 0
  const sortByCoarseKey = (words: readonly string[]) =>
    [...words].sort((a, b) => (coarseKey(a) < coarseKey(b) ? -1 : 1))
  return (
    0.91 -
    spellingCost(
      joinCorrectedWords(sortByCoarseKey(reading)),
      joinCorrectedWords(sortByCoarseKey(name.words)),
      isLatin,
    )
  )
}

/** Grades the best way in which a term may mean a name; undefined if the term cannot mean it. */
export function gradeName(term: NameTerm, name: NameParts): NameGrade | undefined {
  if (term.fullText === name.fullText) return { grade: 1, why: 'same' }
  if (term.words.join(' ') === name.words.join(' ')) return { grade: 0.995, why: 'same' }
  let grade = 0
  let why: NameGrade['why'] = 'same'
  const readings = [...term.readings, { words: term.words, isLatin: term.readings[0]?.isLatin ?? false }]
  readings.forEach(({ words, isLatin }, rank) => {
    grade = Math.max(grade, gradeReading(words, isLatin, name) - 0.0005 * rank)
  })
  const nameText = joinCorrectedWords(name.words)
  const ownKey = coarseKey(nameText)
  const lastBases = nameBases(name)
  for (const base of term.bases) {
    const typedText = joinCorrectedWords(base.words)
    const key = coarseKey(typedText)
    if (key !== ownKey && !lastBases.has(key)) continue
    const isSame = typedText === nameText || lastBases.get(key) === typedText
    const shorter = key === ownKey ? 0 : 0.002
    const fit = 0.9 - 0.01 * base.cost - shorter - (isSame ? 0 : 0.01)
    if (fit > grade) [grade, why] = [fit, base.isCase ? 'same' : 'base']
  }
  if (grade > 0) return { grade, why }
  const typo = gradeMistyped(term, name)
  return typo > 0 ? { grade: typo, why: 'typo' } : undefined
}

/** Returns the possible bases of a name by their keys: the forms of the name have the same bases. */
function nameBases({ words }: NameParts): ReadonlyMap<string, string> {
  const last = words.at(-1) ?? ''
  if (!hasCyrillic(last)) return new Map()
  const bases = stemsOf(correctStrayLetters(last)).filter(({ cost }) => cost === 0)
  return new Map(
    bases.map(({ base }) => {
      const nameText = joinCorrectedWords([...words.slice(0, -1), base])
      return [coarseKey(nameText), nameText]
    }),
  )
}

/**
 * The fewest letters of a term that is corrected: with one typing error a shorter term could be any name.
 */
const typoLettersMin = 3

/**
 * Grades a name as meant by a mistyped term: a wrong letter is likelier than an extra or missing one, and the
 * first letter is usually right.
 */
function gradeMistyped(term: NameTerm, { words }: NameParts): number {
  const isOther = hasCyrillic(words.join(''))
  let best = 0
  const ways = term.readings.map((reading, rank) => ({
    termLetters: joinedTypoKey(reading.words),
    isLatin: false,
    rank,
  }))
  if (term.readings[0]?.isLatin && isOther)
    ways.push({ termLetters: joinedTypoKey(term.words), isLatin: true, rank: 0 })
  for (const { termLetters, isLatin, rank } of ways) {
    const nameLetters = isLatin ? joinInLatinLetters(words) : joinedTypoKey(words)
    if (termLetters.length < typoLettersMin) continue
    const typos = Math.max(1, countTypos(termLetters, nameLetters, 2))
    if (typos > 2) continue
    const first = termLetters.charAt(0) === nameLetters.charAt(0) ? 0.02 : 0
    const even = termLetters.length === nameLetters.length ? 0.02 : 0
    const apart = term.words.length === words.length ? 0.02 : 0
    best = Math.max(best, 0.8 - 0.12 * typos + first + even + apart - 0.005 * rank)
  }
  return best
}
