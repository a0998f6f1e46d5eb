import type { VocabularyWord } from './expand'
import { wordPropertiesOf } from './grade'
import { hasCyrillic } from './latin'

/** A word of the vocabulary, with its key of the stem that Postgres finds if it is English. */
export type StemmedWord = VocabularyWord & { englishStem: string | null }

/** The costs (`stemsOf`) up to which endings make a form of a noun, and of a verb. */
const nounCostMax = 2
const verbCostMax = 3.1

/**
 * Endings of nouns in which hardly any base form ends, alone or with «one's own» behind them. With others, such as
 * «т» of «цемент» or «аа» of «захиргаа», a word is taken for a form only if other words of the texts say so.
 */
const sureNounEnding = new RegExp(
  '(?<=...)(?:(?:ын|ийн|ны|(?<!и)ний)х?|ыг|ийг|т[аэоө]й|г[уү]й|[рл](?:уу|үү)|(?:(?:уу|үү)д|чи?д)(?:[аэоө]д)?' +
    '|[аэоөуүи][аэоөуүй]г|(?:уул|үүл)[аэ]н|(?<=.)(?:([аэоө])\\1[ср]|йн|[аэоө]нд))(?:г?([аэоө])\\2)?$',
)
/** The same of verbs; «-х» is the form that dictionaries have. */
const sureVerbEnding =
  /(?<=....)(?:[жч]ээ|[^м]ж|(?<!аа)с[аэоө]н|д[аэоө]г|лн[аэоө]|[длр]л([аэоө])\1|[длр][аэоө]в|[аэоө]х[аэоө]д)$/
const verbEnding =
  /(?:ж|[жч]ээ|с[аэоө]н|д[аэоө]г|[вб][аэоө]л|х[аэоө]д|н[аэоө]|([аэоө])\1д|л([аэоө])\2|[аэоө]в)$/
const infinitive = /[аэоөуүи]х$/

type Base = { base: string; cost: number; layer: number }

const cheapestOf = (bases: readonly Base[], keys: ReadonlySet<string>): Base | undefined =>
  bases.reduce<Base | undefined>(
    (best, each) => (keys.has(each.base) && each.cost < (best?.cost ?? Infinity) ? each : best),
    undefined,
  )

const wholeBasesOf = (stems: readonly Base[]) =>
  new Set(stems.flatMap(({ base, cost }) => (cost === 0 ? [base] : [])))
/** Returns what may remain of a word without endings; a base of two letters only of a longer ending («усны»). */
const innerBasesOf = (word: string, isOfRange: (cost: number) => boolean) =>
  wordPropertiesOf(word).stems.filter(
    ({ base, cost }) =>
      cost > 0 &&
      isOfRange(cost) &&
      (base.length < word.length || cost <= 1) &&
      (base.length > 2 || ((cost <= 1 || isVerbCost(cost)) && word.length >= base.length + 2)),
  )
const isNounCost = (cost: number) => cost <= nounCostMax
const isVerbCost = (cost: number) => cost > nounCostMax && cost <= verbCostMax

/** The least difference of the costs of two readings of a word that makes one of them likelier. */
const clearly = 0.6

/**
 * Returns whether other words of the texts make a word a form of one of these bases: more of them have such a base,
 * as «уурхайд» has that of «уурхайн», than append further endings to the word itself, as «тайлангийн» to «тайлан».
 */
function isFormOf(
  word: string,
  inner: readonly Base[],
  others: readonly VocabularyWord[],
  { isSure, isOfRange }: { isSure: boolean; isOfRange: (cost: number, other: string) => boolean },
): boolean {
  if (inner.length === 0) return false
  const wholeBases = wholeBasesOf(wordPropertiesOf(word).stems)
  const innerBases = new Set(inner.map(({ base }) => base))
  const outerLayer = Math.max(...inner.map(({ layer }) => layer))
  let votes = isSure ? 0.5 : 0
  for (const other of others) {
    if (other.word === word) continue
    const { stems } = wordPropertiesOf(other.word)
    const [byInner, byWhole] = [cheapestOf(stems, innerBases), cheapestOf(stems, wholeBases)]
    const [innerCost, wholeCost] = [byInner?.cost ?? Infinity, byWhole?.cost ?? Infinity]
    if (innerCost + clearly < wholeCost && (innerCost === 0 || isOfRange(innerCost, other.word))) votes++
    // Behind a case only «one's own» stands: «хаягдлынхаа» makes no noun of «хаягдлын».
    if (
      wholeCost + clearly < innerCost &&
      isNounCost(wholeCost) &&
      (!isSure || (byWhole?.layer ?? 0) <= outerLayer)
    )
      votes--
  }
  return votes > 0
}

function isMongolianForm(word: string, others: readonly VocabularyWord[]): boolean {
  const isNoun = {
    isSure: sureNounEnding.test(word),
    // «-х» of «мэдэх» is an ending of its verb.
    isOfRange: (cost: number, other: string) => isNounCost(cost) && !infinitive.test(other),
  }
  if (isFormOf(word, innerBasesOf(word, isNounCost), others, isNoun)) return true
  if (!verbEnding.test(word)) return false
  const isVerb = { isSure: sureVerbEnding.test(word), isOfRange: isVerbCost }
  return isFormOf(word, innerBasesOf(word, isVerbCost), others, isVerb)
}

/** Returns the base forms among other words of which a Mongolian word may be a form, the likeliest first. */
function mongolianBasesOf(word: string, others: readonly StemmedWord[]): StemmedWord[] {
  const inner = innerBasesOf(word, isNounCost)
  return others
    .flatMap((other) => {
      const wholeBases = wholeBasesOf(wordPropertiesOf(other.word).stems)
      const base = other.word === word ? undefined : cheapestOf(inner, wholeBases)
      return base && !isMongolianForm(other.word, others) ? [{ other, cost: base.cost }] : []
    })
    .sort((a, b) => a.cost - b.cost || a.other.word.length - b.other.word.length)
    .map(({ other }) => other)
}

/** Returns the word of which an English word is the plural or the past, if it is among the others. */
function englishBaseOf({ word, englishStem }: StemmedWord, others: readonly StemmedWord[]) {
  if (englishStem === null || !/(?:s|ed)$/.test(word)) return undefined
  return others
    .filter((other) => other.englishStem === englishStem && other.word.length < word.length)
    .filter((other) => word.startsWith(other.word.replace(/[ye]$/, '')))
    .sort((a, b) => b.word.length - a.word.length)[0]
}

/**
 * Returns the base form of a word: the word itself, or another word of the texts of which it is a form;
 * undefined if it is a form of a word that no text has.
 * @param others words of the vocabulary that share stems with it
 */
export function baseFormOf(word: StemmedWord, others: readonly StemmedWord[]): StemmedWord | undefined {
  if (!hasCyrillic(word.word)) return englishBaseOf(word, others) ?? word
  return isMongolianForm(word.word, others) ? mongolianBasesOf(word.word, others)[0] : word
}

/** Returns the keys of the stems that tell whether words are forms (`search_words.stems`). */
export function formKeysOf(words: readonly StemmedWord[]): string[] {
  const keys = words.flatMap(({ word, englishStem }) =>
    hasCyrillic(word)
      ? wordPropertiesOf(word).stems.flatMap(({ key, cost }) => (cost <= verbCostMax ? [key] : []))
      : (englishStem ?? []),
  )
  return [...new Set(keys)]
}
