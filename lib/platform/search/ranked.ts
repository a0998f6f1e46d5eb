import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchItems, searchNames } from '@/db/schema/search'
import { expandTerm, type WantedWord } from './expand'
import { longBeginning } from './grade'
import {
  holdsAll,
  holdsAllInTitle,
  holdsAllButOne,
  holdsAllWithTitleWord,
  wordIdsOf,
  bestWordIds,
  isVisibleTo,
} from './items'
import { definitionOf, type SearchKind } from './kinds'
import {
  gradeName,
  type NameGrade,
  namePrefixKey,
  namePartsOf,
  nameTermHashes,
  nameTermOf,
  type NameTerm,
} from './names'
import { type Audience, rankedMax } from './schema'
import { expandTermWithSynonyms } from './synonyms'
import { termWordsOf } from './term'
import { afterKeys, vocabulary } from './vocabulary'

/** The most names fetched for the term as typed; at most as many are fetched in case the term is mistyped. */
const namesMax = 300

const ranks = {
  mistyped: 1.5,
  base: 2.2,
  begun: 2.5,
  titled: 3,
  partlyTitled: 3.5,
  unfinishedTitled: 3.7,
  strong: 4,
  weak: 5,
  unfinished: 5.5,
  mistypedOfKnown: 6,
}

/** A name that the whole term may mean. */
type NamedHit = NameGrade & { kind: SearchKind; id: number; name: string }

/** A prepared search term: what its words may mean, and the SQL that finds its matches of each kind. */
export type RankedTerm = {
  /** The words that `markMatches` marks in the hits: all words that the term may mean. */
  matchedWords: string[]
  /** The name that was probably meant, if the term as typed matches nothing. */
  shownFor: string | null
  /** Words of the term that no record contains. */
  without: string[]
  /** Whether a hit may lack one more word of the term, besides the words in `without`. */
  isOneLeftOut: boolean
  /**
   * Selects the matches of a kind with the columns `record_id`, `rank` and `dated_at`. Sort by rank, lowest
   * first, then by date and number, highest first. At most `rankedMax` records are matched by their words.
   */
  relation: (kind: SearchKind) => SQL
}

async function findNameHits(
  term: NameTerm,
  kinds: readonly SearchKind[],
  audience: Audience,
): Promise<NamedHit[]> {
  const { like, near } = nameTermHashes(term)
  // Materialized, so that Postgres plans these queries without the limit: it takes rare keys for frequent
  // ones, and would read all names to reach the limit.
  const selectByKeys = (keys: readonly number[]) => sql`
    select kind, record_id as id, name from ${searchNames}
    where ${searchNames.keys} && (select ${sql.param([...keys])}::int[]) and kind = any (${sql.param([...kinds])}::text[])`
  const { rows } = await db().execute<Pick<NamedHit, 'kind' | 'id' | 'name'>>(
    sql`with alike as materialized (${selectByKeys(like)}), near as materialized (${selectByKeys(near)})
      select kind, id, name
      from ((select * from alike limit ${namesMax}) union (select * from near limit ${namesMax})) named
      where exists (select from ${searchItems} item where item.kind = named.kind and item.record_id = named.id
        ${audience === 'public' ? sql`and item.public_from <= now()` : sql``})`,
  )
  const best = new Map<string, NamedHit>()
  for (const row of rows) {
    const nameGrade = gradeName(term, namePartsOf(row.name))
    const key = `${row.kind} ${row.id}`
    if (nameGrade && nameGrade.grade > (best.get(key)?.grade ?? 0)) best.set(key, { ...row, ...nameGrade })
  }
  const hits = [...best.values()].sort((a, b) => b.grade - a.grade)
  // If the term is an existing name, it is not taken for a mistyped other name.
  return hits.some(({ why }) => why === 'same') ? hits.filter(({ why }) => why !== 'typo') : hits
}

type RankedTermOptions = {
  audience: Audience
  lang: 'mn' | 'en'
  isOneLeftOut?: boolean
  mayBeUnfinished?: boolean
}

/** The fewest letters of a word that may be the beginning of a longer one. */
const beginningLettersMin = 2

/**
 * Returns what the words of a term may begin; an empty list if one of them is too short or begins no word. Of long
 * words the longer ones are found anyway.
 */
async function expandUnfinishedTerm(term: string): Promise<WantedWord[]> {
  if (termWordsOf(term).every(({ word }) => word.length >= longBeginning)) return []
  const words = await expandTerm(term, vocabulary, { isTyping: true, isExact: true })
  const mayBegin = words.every(
    ({ text, words: begun }) => text.length >= beginningLettersMin && begun.length > 0,
  )
  return mayBegin ? words : []
}

/**
 * Prepares a term as a relation for a list with its own filters and counts. For a kind whose titles are
 * names, names that equal the term come first, and those that begin with it before those that only contain
 * its words.
 * @param isOneLeftOut whether a record may lack one of the words, and unknown words may be ignored
 * @param mayBeUnfinished whether a word may also be the beginning of a longer one if texts contain it as it is;
 *   records that have only longer ones come after those that have it in their names, or after all others
 * @returns null if no name is similar and a word (with `isOneLeftOut`: every word) is unknown
 */
export async function prepareRankedTerm(
  term: string,
  kinds: readonly SearchKind[],
  { audience, lang, isOneLeftOut = false, mayBeUnfinished = false }: RankedTermOptions,
): Promise<RankedTerm | null> {
  const nameTerm = nameTermOf(term)
  const withNames = kinds.filter((kind) => definitionOf(kind).hasNames)
  const [allWords, nameHits, unfinishedWords] = await Promise.all([
    expandTermWithSynonyms(term, vocabulary, { lang }),
    nameTerm && withNames.length > 0 ? findNameHits(nameTerm, withNames, audience) : [],
    mayBeUnfinished ? expandUnfinishedTerm(term) : [],
  ])
  const knownWords = allWords.filter(({ words }) => words.length > 0)
  const isWhollyKnown = knownWords.length === allWords.length
  const isMistyped = nameHits.length > 0 && nameHits.every(({ why }) => why === 'typo')
  // With an unknown word, the known words are searched only if no name is similar to the whole term.
  const wantedWords = isWhollyKnown || (nameHits.length === 0 && isOneLeftOut) ? knownWords : []
  if (wantedWords.length === 0 && nameHits.length === 0 && unfinishedWords.length === 0) return null
  const isKnownAsTyped = wantedWords.length > 0 && wantedWords.every(({ words }) => words[0]?.why !== 'typo')
  const typoRank = isKnownAsTyped ? ranks.mistypedOfKnown : ranks.mistyped
  const beginnings = nameTerm ? namePrefixKeysOf(nameTerm) : []
  const unknown = isWhollyKnown ? [] : allWords.filter(({ words }) => words.length === 0)
  return {
    matchedWords: matchedWords([...wantedWords, ...unfinishedWords], nameHits),
    shownFor: isMistyped && !isKnownAsTyped ? (nameHits[0]?.name ?? null) : null,
    without: wantedWords.length > 0 ? unknown.map(({ text }) => text) : [],
    isOneLeftOut: isOneLeftOut && wantedWords.length > 1,
    relation: (kind) => {
      const ownHits = nameHits.filter((hit) => hit.kind === kind)
      const parts = [
        ...(ownHits.length > 0 ? [nameHitRowsSql(ownHits, typoRank)] : []),
        ...(withNames.includes(kind) ? beginnings.map((key) => prefixRowsSql(kind, key)) : []),
        ...(wantedWords.length > 0 ? [wordRowsSql(kind, audience, wantedWords, isOneLeftOut)] : []),
        ...(unfinishedWords.length > 0 ? [unfinishedRowsSql(kind, audience, unfinishedWords)] : []),
      ]
      if (parts.length === 0)
        return sql`select null::int as record_id, 0::real as rank, now() as dated_at where false`
      return sql`
        select item.record_id, min(lots.rank) - (min(lots.rank) = ${ranks.begun}::real
            and bool_or(lots.rank = ${ranks.titled}::real))::int * 0.5 as rank, item.dated_at
        from (${sql.join(parts, sql` union all `)}) lots
        join ${searchItems} item on item.kind = ${kind} and item.record_id = lots.record_id
        where ${isVisibleTo(kind, audience, sql`item.`)}
        group by item.record_id, item.dated_at`
    },
  }
}

function matchedWords(wantedWords: readonly WantedWord[], nameHits: readonly NamedHit[]): string[] {
  const ofNames = nameHits.flatMap(({ name, grade }) => (grade < 0.995 ? name.split(' ') : []))
  return [...new Set([...wantedWords.flatMap(({ words }) => words.map(({ word }) => word)), ...ofNames])]
}

/** Returns the keys of a term's readings: a name begins like the term if its key begins with one of these. */
function namePrefixKeysOf({ readings, words }: NameTerm): string[] {
  const keys = [words, ...readings.map((reading) => reading.words)].map((each) => namePrefixKey(each))
  return [...new Set(keys)].filter(Boolean)
}

const nameHitRowsSql = (hits: readonly NamedHit[], typoRank: number) => sql`
  select * from unnest(${sql.param(hits.map(({ id }) => id))}::int[],
    ${sql.param(hits.map(({ grade, why }) => 1 - grade + { same: 0, base: ranks.base, typo: typoRank }[why]))}::real[]) as hit (record_id, rank)`

const hasKeyPrefix = (kind: SearchKind, key: string) =>
  sql`kind = ${kind} and loose ~>=~ ${key} and loose ~<~ ${key + afterKeys}`

const prefixRowsSql = (kind: SearchKind, key: string) => sql`
  (select record_id, ${ranks.begun}::real as rank from ${searchNames}
    where ${hasKeyPrefix(kind, key)} order by loose using ~<~ limit ${rankedMax})`

function wordRowsSql(
  kind: SearchKind,
  audience: Audience,
  wantedWords: readonly WantedWord[],
  isOneLeftOut: boolean,
): SQL {
  const ids = wantedWords.map(wordIdsOf)
  const best = wantedWords.map(bestWordIds)
  const isInTitle = holdsAll(best.map((words) => words.map((id) => -id)))
  return sql`(
    select record_id, (case when ${isInTitle} then ${ranks.titled}
      when ${holdsAllWithTitleWord(best)} then ${ranks.partlyTitled}
      when ${holdsAll(best)} then ${ranks.strong} else ${ranks.weak} end)::real as rank
    from (select record_id, words from ${searchItems}
      where ${isVisibleTo(kind, audience)} and ${isOneLeftOut ? holdsAllButOne(ids) : holdsAll(ids)}
      order by kind desc, dated_at desc, record_id desc limit ${rankedMax}) held)`
}

const unfinishedRowsSql = (kind: SearchKind, audience: Audience, words: readonly WantedWord[]) => sql`
  (select record_id, (case when ${holdsAllInTitle(words.map(wordIdsOf))} then ${ranks.unfinishedTitled}
      else ${ranks.unfinished} end)::real as rank
    from ${searchItems} where ${isVisibleTo(kind, audience)} and ${holdsAll(words.map(wordIdsOf))}
    order by kind desc, dated_at desc, record_id desc limit ${rankedMax})`

/** Suggests records that the searcher may find and whose names begin with the typed text. */
export async function suggestNamedRecords(
  text: string,
  kinds: readonly SearchKind[],
  audience: Audience,
  limit: number,
): Promise<{ kind: SearchKind; id: number }[]> {
  const term = nameTermOf(text)
  if (!term) return []
  const keys = [
    ...new Set([term.words, ...term.readings.map(({ words }) => words)].map(namePrefixKey)),
  ].filter(Boolean)
  if (keys.length === 0) return []
  // By key, names equal to the term come first. The outer query prefers exact beginnings, then short names.
  const lots = kinds.flatMap((kind) =>
    keys.map(
      (key) => sql`(select kind, record_id as id, name from ${searchNames}
        where ${hasKeyPrefix(kind, key)} order by loose using ~<~ limit ${suggestedMax})`,
    ),
  )
  const { rows } = await db().execute<{ kind: SearchKind; id: number }>(sql`
    select kind, id from (
      select begun.kind, begun.id, min(length(name) - 100 * starts_with(name, ${term.words.join(' ')})::int) as far
      from (${sql.join(lots, sql` union all `)}) begun
      join ${searchItems} item on item.kind = begun.kind and item.record_id = begun.id
      ${audience === 'public' ? sql`where item.public_from <= now()` : sql``}
      group by begun.kind, begun.id) each order by far, id limit ${limit}`)
  return rows
}
const suggestedMax = 100
