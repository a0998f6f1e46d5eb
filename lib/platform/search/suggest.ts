import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchItems, searchWords } from '@/db/schema/search'
import { baseFormOf, formKeysOf, type StemmedWord } from './base-forms'
import { expandTerm } from './expand'
import { looseKey } from './keys'
import { hasCyrillic } from './latin'
import { holdsAll, holdsAllInTitle, isVisibleOf, wordIdsOf } from './items'
import type { SearchKind } from './kinds'
import type { Audience } from './schema'
import { termWordsOf } from './term'
import { visibleKinds } from './visible-kinds'
import { afterKeys, englishPrefix, vocabulary } from './vocabulary'
import { tokensOf } from './words'

/** How many candidates are compared by their numbers of hits. */
const weighedMax = 24
/** The most hits of a word that are counted; words with more are ordered as if they had so many. */
const countMax = 50

/**
 * Returns the candidates with hits that the searcher may see, sorted by `weight` and number of hits. `offset 0`
 * keeps Postgres from planning the count for each candidate and from counting twice.
 * @param besides a further condition on the hits
 */
async function selectWordsWithHits(
  candidates: SQL,
  kinds: readonly SearchKind[],
  audience: Audience,
  limit: number,
  besides: SQL = sql`true`,
): Promise<string[]> {
  const { rows } = await db().execute<{ word: string }>(sql`
    select word from (
      select word, weight, (select count(*) from (select from ${searchItems}
          where words && candidate.ids and ${besides} and ${isVisibleOf(kinds, audience)} limit ${countMax}) few) as found
      from (${candidates} offset 0) candidate offset 0
    ) counted where found > 0 order by weight desc, found desc, length(word), word limit ${limit}`)
  return rows.map(({ word }) => word)
}

/** Returns the condition that a record has all words of a text; undefined if a word is unknown. */
async function holdsWordsOf(
  text: string,
  holds: typeof holdsAll,
  isTyping: boolean,
): Promise<SQL | undefined> {
  const wantedWords = await expandTerm(text, vocabulary, { isExact: true, isTyping })
  if (wantedWords.some(({ words }) => words.length === 0)) return undefined
  return wantedWords.length > 0 ? holds(wantedWords.map(wordIdsOf)) : sql`true`
}

/**
 * Suggests records that the searcher may find and whose titles have all typed words; the last one may be the
 * beginning of a word.
 * @param limit the maximum number of records of each kind
 */
export async function suggestTitledRecords(
  typedText: string,
  { kinds, audience, limit }: { kinds: readonly SearchKind[]; audience: Audience; limit: number },
): Promise<{ kind: SearchKind; id: number }[]> {
  const seenKinds = visibleKinds(kinds, audience)
  if (seenKinds.length === 0 || termWordsOf(typedText).length === 0) return []
  const condition = await holdsWordsOf(typedText, holdsAllInTitle, true)
  if (!condition) return []
  const { rows } = await db().execute<{ kind: SearchKind; id: number }>(sql`
    select asked_kind as kind, record_id as id
    from unnest(${sql.param(seenKinds)}::text[]) with ordinality asked (asked_kind, place) cross join lateral (
      select record_id, dated_at from ${searchItems}
      where ${isVisibleOf(seenKinds, audience, sql`kind = asked_kind`)} and ${condition}
      order by kind desc, dated_at desc, record_id desc limit ${limit}) lots
    order by place, dated_at desc, record_id desc`)
  return rows
}

/** The key of a word's English stem; null if it has none. */
const englishStemSql = sql`(select stem from unnest(stems) stem where starts_with(stem, ${englishPrefix}) limit 1)`

/**
 * Completes the last word of the typed text: returns base forms of words that begin like it, each of which finds
 * something that the searcher may see, together with the words before it. Numbers are no suggestions.
 * @param limit the maximum number of words
 */
export async function completeLastWord(
  typedText: string,
  { kinds, audience, limit = 8 }: { kinds: readonly SearchKind[]; audience: Audience; limit?: number },
): Promise<string[]> {
  const seenKinds = visibleKinds(kinds, audience)
  const last = termWordsOf(typedText).at(-1)
  if (!last || seenKinds.length === 0 || !/\p{L}$/u.test(typedText)) return []
  const earlierText = typedText.slice(0, tokensOf(typedText).at(-1)?.from)
  const besides = await holdsWordsOf(earlierText, holdsAll, false)
  if (!besides) return []
  const ranges = [...new Set(last.readings.map(({ loose }) => loose))].map(
    (key) => sql`(${searchWords.loose} ~>=~ ${key} and ${searchWords.loose} ~<~ ${key + afterKeys})`,
  )
  // Words with the same letters at the start come before those that only sound alike.
  const begins = sql.join(
    last.readings.map(({ word }) => sql`starts_with(word, ${word})`),
    sql` or `,
  )
  const isOtherAlphabet = hasCyrillic(last.word) ? sql`word ~ '[a-z]'` : sql`false`
  const { rows } = await db().execute<StemmedWord & { weight: number }>(sql`
    select id, word, (${begins})::int as weight, ${englishStemSql} as "englishStem" from ${searchWords}
    where (${sql.join(ranges, sql` or `)}) and not (${isOtherAlphabet}) and word !~ '[0-9]'
    order by length(loose), loose limit ${weighedMax}`)
  const bases = await listBaseForms(rows)
  if (bases.length === 0) return []
  const candidates = sql.join(
    bases.map(
      ({ word, weight, ids }) =>
        sql`select ${word}::text as word, ${weight}::int as weight, ${sql.param(ids)}::int[] as ids`,
    ),
    sql` union all `,
  )
  return selectWordsWithHits(candidates, seenKinds, audience, limit, besides)
}

/** The most words of the vocabulary that are compared to tell forms from base forms. */
const relatedMax = 600

type Candidate = { word: string; weight: number; ids: number[] }

/** Returns the base forms of words, each with the ids of its forms, because it has their hits too. */
async function listBaseForms(words: readonly (StemmedWord & { weight: number })[]): Promise<Candidate[]> {
  const { rows: others } = await db().execute<StemmedWord>(sql`
    select id, word, ${englishStemSql} as "englishStem" from ${searchWords}
    where stems && ${sql.param(formKeysOf(words))}::text[] limit ${relatedMax}`)
  const bases = new Map<number, Candidate>()
  for (const form of words) {
    const base = baseFormOf(form, others)
    if (!base) continue
    const { weight, ids } = bases.get(base.id) ?? { weight: 0, ids: [base.id] }
    bases.set(base.id, { word: base.word, weight: Math.max(weight, form.weight), ids: [...ids, form.id] })
  }
  return [...bases.values()]
}

const nearestMax = 5

/** Returns the words most similar to those of a term without hits, each of which finds something. */
export async function findNearestWords(
  term: string,
  kinds: readonly SearchKind[],
  audience: Audience,
): Promise<string[]> {
  const words = termWordsOf(term).filter(({ isAbbreviation }) => !isAbbreviation)
  const keys = words.map(({ word }) => looseKey(word))
  // A Cyrillic word is near a Latin one only by chance.
  const isOfAlphabet = words.some(({ word }) => hasCyrillic(word)) ? sql`word ~ '[а-яёөү]'` : sql`true`
  if (keys.length === 0 || kinds.length === 0) return []
  const nearness = sql.join(
    keys.map((key) => sql`similarity(loose, ${key})`),
    sql`, `,
  )
  const candidates = sql`
    select array[id] as ids, word, greatest(${nearness}) as weight from ${searchWords}
    where loose % any (${sql.param(keys)}::text[]) and ${isOfAlphabet} order by weight desc, id limit ${weighedMax}`
  return selectWordsWithHits(candidates, kinds, audience, nearestMax)
}
