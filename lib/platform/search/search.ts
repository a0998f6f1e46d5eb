import { countSeconds, placeOf } from '@/lib/platform/metrics/counts'
import { type GradedHit, findGradedHits } from './items'
import type { SearchKind } from './kinds'
import { depthMax, type SearchAnswer, type SearchGroup, type SearchQuery, totalMax } from './schema'
import { findNearestWords } from './suggest'
import { expandTermWithSynonyms, type WantedWordWithSynonyms } from './synonyms'
import { tokensOf } from './words'
import { visibleKinds } from './visible-kinds'
import { vocabulary } from './vocabulary'

export type { SearchAnswer, SearchQuery } from './schema'
export { completeLastWord, suggestTitledRecords } from './suggest'

/**
 * Finds records by words of their texts, best first. Also matches other endings, Latin letters, о and у for ө
 * and ү, and typing errors; see docs/search.md.
 */
export async function search(query: SearchQuery): Promise<SearchAnswer> {
  const startedAt = performance.now()
  const answer = await findAnswer(query)
  countSeconds(searches, (performance.now() - startedAt) / 1_000)
  return answer
}
const searches = placeOf('searches', '')

async function findAnswer(query: SearchQuery): Promise<SearchAnswer> {
  const { term, limit, page = 1, audience, exact = false, isTyping = false } = query
  const kinds = visibleKinds(query.kinds, audience)
  const wantedWords = await expandTermWithSynonyms(term, vocabulary, {
    isExact: exact,
    isTyping,
    lang: query.lang,
  })
  if (kinds.length === 0 || wantedWords.length === 0) return answerOf(kinds, undefined, [], null)
  const knownWords = wantedWords.filter(({ words }) => words.length > 0)
  const without = wantedWords.filter((word) => !knownWords.includes(word)).map(({ text }) => text)
  const isTooLittle = knownWords.length === 0 || (exact && without.length > 0)
  // A page beyond `depthMax` has no hits, but the answer still has the total.
  const isTooFar = limit * page > depthMax
  const paging = isTooFar ? { limit: 0, page: 1 } : { limit, page }
  const smallWordCount = Math.max(0, tokensOf(term).length - wantedWords.length)
  const wholeTitle = without.length === 0 ? { smallWordCount } : undefined
  let groups = isTooLittle
    ? undefined
    : await findGradedHits(knownWords, kinds, audience, { ...paging, wholeTitle })
  let keptWords = knownWords
  if (groups && totalOf(groups) === 0 && knownWords.length > 1 && !exact) {
    const best = await findGradedHits(knownWords, kinds, audience, { limit: 1, page: 1, isOneLeftOut: true })
    const lacks = bestHitOf(best)?.best.findIndex((word) => word === undefined) ?? -1
    const lackedText = knownWords[lacks]?.text
    // A synonym of several words repeats the typed word: without that word, nothing of the synonym is left.
    const restWords = knownWords.filter(({ text }) => text !== lackedText)
    if (lackedText !== undefined && restWords.length > 0) {
      keptWords = restWords
      without.push(lackedText)
      groups = await findGradedHits(keptWords, kinds, audience, paging)
    }
  }
  if (!groups || totalOf(groups) === 0)
    return { ...answerOf(kinds, undefined, [], null), nearest: await findNearestWords(term, kinds, audience) }
  const answer = answerOf(kinds, groups, [...new Set(without)], correctTerm(keptWords, bestHitOf(groups)))
  return { ...answer, also: matchedSynonymsOf(keptWords, answer.groups) }
}

type Groups = Awaited<ReturnType<typeof findGradedHits>>

const totalOf = (groups: Groups) => [...groups.values()].reduce((sum, { total }) => sum + total, 0)

const bestHitOf = (groups: Groups): GradedHit | undefined =>
  [...groups.values()].flatMap(({ hits }) => hits).sort((a, b) => b.grade - a.grade)[0]

/** Returns the term, corrected or split as in the best hit; null if no word was corrected or split. */
function correctTerm(
  wantedWords: readonly WantedWordWithSynonyms[],
  best: GradedHit | undefined,
): string | null {
  let isMended = false
  const words = wantedWords.flatMap(({ text, words: alternatives, isCut, cuts, isRepeated }, at) => {
    if (isRepeated) return []
    const partition = cuts?.find((parts) =>
      parts.every((part) => part.some((word) => best?.matched.includes(word))),
    )
    if (partition) isMended = true
    if (partition) return partition.map((part) => part.find((word) => best?.matched.includes(word)) ?? '')
    if (isCut && !cuts) return []
    const word = best?.best[at]
    const isTypo = alternatives.some((each) => each.word === word && each.why === 'typo')
    if (word === undefined || !(isTypo || isCut)) return [text]
    isMended = true
    return [word]
  })
  return isMended ? words.join(' ') : null
}

/** Returns the synonyms by which a shown record was found: it has all words of the synonym. */
function matchedSynonymsOf(
  wantedWords: readonly WantedWordWithSynonyms[],
  groups: readonly SearchGroup[],
): string[] {
  const matches = groups.flatMap(({ hits }) => hits.map(({ matched }) => new Set(matched)))
  const phrases = wantedWords.flatMap(({ synonyms = [] }) =>
    synonyms.filter(({ words }) =>
      matches.some((matchedWords) => words.every((each) => each.some((word) => matchedWords.has(word)))),
    ),
  )
  return [...new Set(phrases.map(({ phrase }) => phrase))]
}

function answerOf(
  kinds: readonly SearchKind[],
  hitGroups: Groups | undefined,
  without: string[],
  shownFor: string | null,
): SearchAnswer {
  const groups = kinds.map((kind): SearchGroup => {
    const hitGroup = hitGroups?.get(kind)
    const hits = hitGroup?.hits.map(({ id, matched }) => ({ kind, id, matched })) ?? []
    const bestGrade = Math.max(0, ...(hitGroup?.hits.map(({ grade, best }) => grade / best.length) ?? []))
    return { kind, total: Math.min(hitGroup?.total ?? 0, totalMax), bestGrade, hits }
  })
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return { groups, total, shownFor, without, also: [], nearest: [] }
}
