import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchItems } from '@/db/schema/search'
import type { WantedWord } from './expand'
import { type GradedWord, longBeginningGrade } from './grade'
import { definitionOf, type SearchKind } from './kinds'
import { type Audience, type SearchHit, totalMax } from './schema'
import { isTitled, nearnessOf } from './sequence'

/** A found record with its grade. */
export type GradedHit = SearchHit & {
  grade: number
  /** For each wanted word, its best match in the record; undefined if the record has none. */
  best: (string | undefined)[]
  /** Whether every wanted word is in the title. */
  isInTitle: boolean
}

/** So many of the newest records of a kind are read before the index of words is used: frequent words are among them. */
const recentMax = 4_000
/** If so many records of a group are among these, older ones are read only for a page that needs more. */
const enoughRecent = 20
/**
 * If so many of these match, the next `nextMax` are counted too before the index of words is: that takes longer,
 * because the word has many postings.
 */
const frequentMin = 35
const nextMax = 12_000
/** If records with weaker matches are needed, at least so many of the newest are fetched to be graded. */
const weakMax = 200
/** The addition to the grade of a word in any form if it is in the record's title: more than a sure form costs. */
const titleBonus = 0.18
/** The same for a word that only begins like the typed one in a few letters, or that is meant if the typed one is misspelt. */
const uncertainTitleBonus = 0.03

/**
 * How many of the best records of a kind are graded by the order of their words as well. It is the same for
 * each page of a list, so no record is on two pages.
 */
const orderedMax = { oneWord: 40, moreWords: 100 }
/** The addition for each word of a term if all are side by side: less than a word in the title adds. */
const nearBonus = 0.05
/** The addition for each word of a term that is the whole title: such a record is the first of all kinds. */
const titledBonus = 1
/** The lowest grade of a word that is the typed one, in any spelling; forms of it have lower ones. */
const sameWordMin = 0.91
/** A term with more words is not compared by their order. */
const orderedWordsMax = 24

/** The condition that visitors may find a record now. */
const isPublicNow = (columnPrefix: SQL = sql``) =>
  sql`${columnPrefix}public_from <= now() and (${columnPrefix}public_until is null or ${columnPrefix}public_until > now())`

/**
 * The condition that a record is of this kind and that the searcher may find it; staff find all records.
 * @param columnPrefix the prefix of the columns, for statements in which their names are ambiguous
 */
export function isVisibleTo(kind: SearchKind, audience: Audience, columnPrefix: SQL = sql``): SQL {
  const isOfKind = sql`${columnPrefix}kind = ${kind}`
  if (audience !== 'public') return isOfKind
  const { isShown } = definitionOf(kind)
  return sql`${isOfKind} and ${isPublicNow(columnPrefix)}
    ${isShown ? sql`and ${isShown}` : sql``}`
}

/**
 * The condition that a record is of one of these kinds and that the searcher may find it: one condition for
 * all kinds, which Postgres plans once.
 * @param isOfKind the condition on the kind, if a record has to be of a certain one of them
 */
export function isVisibleOf(
  kinds: readonly SearchKind[],
  audience: Audience,
  isOfKind: SQL = sql`kind = any (${sql.param([...kinds])}::text[])`,
): SQL {
  if (audience !== 'public') return isOfKind
  const cases = kinds.flatMap((kind) => {
    const { isShown } = definitionOf(kind)
    return isShown ? [sql`when ${kind} then ${isShown}`] : []
  })
  return sql`${isOfKind} and ${isPublicNow()}
    ${cases.length > 0 ? sql`and case kind ${sql.join(cases, sql` `)} else true end` : sql``}`
}

type AlternativeWordIds = readonly (readonly number[])[]

/** The condition that a record has one of these words. */
type HasOneOf = (ids: readonly number[]) => SQL

/** Postgres guesses from its statistics how many records have the words, and plans by that. */
const hasOneOf: HasOneOf = (ids) => sql`words && ${sql.param([...ids])}::int[]`
/**
 * The ids are a query of their own, so that Postgres does not guess: it takes words that are missing in its
 * statistics for half as frequent as the rarest there, and would look for them in all records by their dates.
 */
const hasOneOfUnguessed: HasOneOf = (ids) => sql`words && (select ${sql.param([...ids])}::int[])`
const joinWithAnd = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` and `)})`
const joinWithOr = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`

/**
 * The condition that a record has one word of each list. It uses `&&`, because Postgres takes longer to
 * compare with a `query_int`.
 */
export const holdsAll = (words: AlternativeWordIds, hasOne = hasOneOf): SQL =>
  joinWithAnd(words.map((ids) => hasOne(ids)))

const toTitleWordIds = (ids: readonly number[]) => ids.map((id) => -id)
/** The condition that a record has one word of each list in its title. */
export const holdsAllInTitle = (words: AlternativeWordIds, hasOne = hasOneOf): SQL =>
  holdsAll(words.map(toTitleWordIds), hasOne)

/** Like `holdsAll`, but if there are several lists, a record may lack the words of one of them. */
export function holdsAllButOne(words: AlternativeWordIds, hasOne = hasOneOf): SQL {
  if (words.length === 1) return holdsAll(words, hasOne)
  return joinWithOr(
    words.map((_, omittedAt) =>
      holdsAll(
        words.filter((__, at) => at !== omittedAt),
        hasOne,
      ),
    ),
  )
}

/**
 * The condition that a record has one word of each list, and one of these in its title. A word in the title
 * is not queried in the whole record again: Postgres would take both conditions for independent and expect
 * far too few rows.
 */
export function holdsAllWithTitleWord(words: AlternativeWordIds, hasOne = hasOneOf): SQL {
  return joinWithOr(
    words.map((_, there) =>
      holdsAll(
        words.map((ids, at) => (at === there ? toTitleWordIds(ids) : ids)),
        hasOne,
      ),
    ),
  )
}

export const wordIdsOf = ({ words }: WantedWord) => words.map(({ id }) => id)

/**
 * Returns the ids of a word's best alternatives: all that have the highest grade, and if a long beginning has it, all
 * long beginnings, because only their lengths tell them apart.
 */
export function bestWordIds({ words: [best, ...others] }: WantedWord): number[] {
  if (!best) return []
  const isAsGood = (word: GradedWord) =>
    word.grade === best.grade || (best.why === 'beginning' && word.why === 'beginning' && !isUnlikely(word))
  return [best, ...others.filter(isAsGood)].map(({ id }) => id)
}

/** Whether a word is rather another one than the wanted word; one that begins like it in six letters or more is likely. */
const isUnlikely = ({ why, grade }: GradedWord) =>
  why === 'typo' || (why === 'beginning' && grade < longBeginningGrade)

/** Returns the ids of the words that are likely the wanted word in any form; if there are none, of the best ones. */
function formIdsOf(wantedWord: WantedWord): number[] {
  const ids = wantedWord.words.filter((word) => !isUnlikely(word)).map(({ id }) => id)
  return ids.length > 0 ? ids : bestWordIds(wantedWord)
}

/** The most guesses at mistyped words for which the newest records are fetched. */
const guessesMax = 6

/**
 * Returns one condition for each guess at a mistyped word. A condition has one list of word ids for each
 * wanted word; a record meets the condition if it contains at least one id of every list.
 */
function alternativesPerGuess(wantedWords: readonly WantedWord[]): number[][][] {
  const guesses = wantedWords.flatMap((wantedWord) =>
    wantedWord.words[0]?.why === 'typo'
      ? wantedWord.words.filter(({ why }) => why === 'typo').map(({ id }) => ({ mistyped: wantedWord, id }))
      : [],
  )
  return guesses
    .slice(0, guessesMax)
    .map(({ mistyped, id }) => wantedWords.map((word) => (word === mistyped ? [id] : wordIdsOf(word))))
}

/** A record that matches, with the ids of the wanted words that it holds; of those in its title also negative. */
type Match = { kind: SearchKind; id: number; held: number[] }
/** Matches, the newest first, and how many there are of each kind. */
type Matches = { rows: Match[]; totals: Map<SearchKind, number> }
type MatchQuery = { kinds: readonly SearchKind[]; audience: Audience; wantedWords: readonly WantedWord[] }

/**
 * The most matches that are read whole, of all kinds together. A term with more has frequent words, and of
 * each kind only the newest of the strongest matches are read.
 */
const wholeMax = 1_000

const heldSql = (wantedWords: readonly WantedWord[]) => {
  const wordIds = [...new Set(wantedWords.flatMap(wordIdsOf))]
  const signedIds = [...wordIds.map((id) => -id), ...wordIds].sort((a, b) => a - b)
  return sql`words & ${sql.param(signedIds)}::int[]`
}

/** Reads all matches, the newest first; null if there are more than `wholeMax`. */
async function readAllMatches(
  { kinds, audience, wantedWords }: MatchQuery,
  every: SQL,
): Promise<Matches | null> {
  const { rows } = await db().execute<Match>(sql`
    select kind, id, held from (
      select kind, record_id as id, ${heldSql(wantedWords)} as held, dated_at from ${searchItems}
      where ${isVisibleOf(kinds, audience)} and ${every} limit ${wholeMax + 1}) lots
    order by dated_at desc, id desc`)
  if (rows.length > wholeMax) return null
  const totals: Matches['totals'] = new Map()
  for (const { kind } of rows) totals.set(kind, (totals.get(kind) ?? 0) + 1)
  return { rows, totals }
}

type Depths = { pageEnd: number; depth: number; titleDepth: number; isOneLeftOut: boolean }

/**
 * Reads the newest matches of each kind, of several groups: those with all words in the title, those with the best
 * alternatives and one of these in the title, those with any form in the title, those with the best alternatives
 * anywhere, and those with each guess at a mistyped word. If these groups have too few records for the wanted page, the
 * newest records with any alternative are added. Each group is first looked for among the newest records of all, where
 * frequent words are, and if there are too few, with the index of words. So the time does not depend on what Postgres
 * knows of a word.
 * @param titleDepth how many records are read of those with the best words in the title, from which the one that is
 * named like the term is chosen; `depth` is how many are read of each other group
 * @param isOneLeftOut whether a record may lack a word; then there are no groups for titles and guesses
 */
async function readNewestMatches(
  { kinds, audience, wantedWords }: MatchQuery,
  every: SQL,
  { pageEnd, depth, titleDepth, isOneLeftOut }: Depths,
): Promise<Matches> {
  const best = wantedWords.map(bestWordIds)
  const forms = wantedWords.map(formIdsOf)
  const hasMoreForms = forms.some((formIds, at) => formIds.some((id) => !best[at]?.includes(id)))
  const inAnyForm = hasMoreForms ? [holdsAllWithTitleWord(forms, hasOneOfUnguessed)] : []
  // So that an old record that is named like the term is among those that are read.
  const whollyInTitle = wantedWords.length > 1 ? [holdsAllInTitle(forms, hasOneOfUnguessed)] : []
  const inTitle = isOneLeftOut ? [] : [...whollyInTitle, holdsAllWithTitleWord(best, hasOneOfUnguessed)]
  const anywhere = isOneLeftOut
    ? [holdsAllButOne(best, hasOneOfUnguessed)]
    : [
        ...inAnyForm,
        ...[best, ...alternativesPerGuess(wantedWords)].map((words) => holdsAll(words, hasOneOfUnguessed)),
      ]
  const blocks = kinds.map((kind) => {
    const isVisible = isVisibleTo(kind, audience)
    const items = sql`select kind, record_id, dated_at, words from ${searchItems} where ${isVisible}`
    const byDate = sql`order by kind desc, dated_at desc, record_id desc`
    // Not the order of the index of dates, so that Postgres uses the index of words.
    const byDateOfFew = sql`order by kind desc, dated_at + interval '0' desc, record_id desc`
    const selectNewest = (condition: SQL, count: number) => sql`
      (select * from recent where ${condition} ${byDate} limit ${count})
      union all (select * from (${items} and ${condition} ${byDateOfFew} limit ${count}) older
        where (select count(*) from recent where ${condition}) < ${Math.min(count, Math.max(pageEnd, enoughRecent))})`
    const strong = [
      ...inTitle.map((condition) => selectNewest(condition, titleDepth)),
      ...anywhere.map((condition) => selectNewest(condition, depth)),
    ]
    return sql`(
      with recent as materialized (
        select * from (${items} ${byDate} limit ${recentMax}) newest where ${every}
      ), oldest_recent as (
        select dated_at, record_id from (${items} ${byDate} offset ${recentMax - 1} limit 1) oldest
      ), strong as materialized (${sql.join(strong, sql` union all `)}
      ), weak as materialized (
        select * from (${selectNewest(every, Math.max(weakMax, depth))}) any_of
        where (select count(distinct record_id) from strong) < ${depth}
      ), lots as materialized (
        select distinct on (record_id) * from (select * from strong union all select * from weak) every_group
        order by record_id
      ), seen as (
        select (select count(*) from lots) as read_count, (select count(*) from recent) as recent_count
      ), counted as (
        select (case when greatest(read_count, recent_count + next_count) >= ${totalMax} then ${totalMax}
            else (select count(*) from (${items} and ${every} limit ${totalMax}) matches) end)::int as total
        from seen cross join lateral (
          select count(*) as next_count from (
            select from (
              ${items} and read_count < ${totalMax} and recent_count between ${frequentMin} and ${totalMax - 1}
              and (dated_at, record_id) < (select dated_at, record_id from oldest_recent) ${byDate} limit ${nextMax}) next
            where ${every} limit ${totalMax}) matches) next_matches
      )
      select ${kind} as kind, record_id as id, ${heldSql(wantedWords)} as held, total, dated_at
      from counted left join lots on true)`
  })
  type Row = Pick<Match, 'kind' | 'id'> & { held: number[] | null; total: number }
  const { rows } = await db().execute<Row>(sql`
    select kind, id, held, total from (${sql.join(blocks, sql` union all `)}) matches
    order by dated_at desc nulls last, id desc`)
  return {
    rows: rows.flatMap(({ kind, id, held }) => (held ? [{ kind, id, held }] : [])),
    totals: new Map(rows.map(({ kind, total }) => [kind, total])),
  }
}

type PageQuery = {
  limit: number
  page: number
  /** Whether a record may lack a word. */
  isOneLeftOut?: boolean
  /**
   * Set if all words of the term are searched, so that a title can be the term; its small words are not.
   */
  wholeTitle?: { smallWordCount: number } | undefined
}

/** Finds records by wanted words, best first. */
export async function findGradedHits(
  wantedWords: readonly WantedWord[],
  kinds: readonly SearchKind[],
  audience: Audience,
  { limit, page, isOneLeftOut = false, wholeTitle }: PageQuery,
): Promise<Map<SearchKind, { total: number; hits: GradedHit[] }>> {
  const ids = wantedWords.map(wordIdsOf)
  const every = isOneLeftOut ? holdsAllButOne(ids, hasOneOfUnguessed) : holdsAll(ids, hasOneOfUnguessed)
  const query = { kinds, audience, wantedWords }
  const pageEnd = limit * page
  const window = wantedWords.length > 1 ? orderedMax.moreWords : orderedMax.oneWord
  const titleDepth = Math.max(pageEnd, window)
  // The order of words is compared in the title of a single word, and anywhere of several.
  const depth = isOneLeftOut || wantedWords.length === 1 ? pageEnd : titleDepth
  const { rows, totals } =
    // Of a single kind the newest are found sooner than all are read.
    (kinds.length > 1 ? await readAllMatches(query, every) : null) ??
    (await readNewestMatches(query, every, { pageEnd, depth, titleDepth, isOneLeftOut }))
  const grades = wantedWords.map(({ words }) => ({
    wordsById: new Map(words.map((word) => [word.id, word])),
    // Where a typing error is likeliest, the bases that the word may have are guesses too.
    isGuess: words[0]?.why === 'typo',
  }))
  const gradedHits = rows.map(({ kind, id, held }) => gradeItem(kind, id, held, grades))
  const hitsOf = new Map(
    kinds.map((kind) => {
      const hits = gradedHits.filter((each) => each.kind === kind)
      lowerGradesOfRepeatedGuesses(hits, wantedWords)
      return [kind, hits.sort(byGrade)]
    }),
  )
  const bestHits = [...hitsOf.values()].flatMap((hits) => hits.slice(0, window))
  await raiseByOrderOfWords(bestHits, wantedWords, wholeTitle)
  return new Map(
    [...hitsOf].map(([kind, hits]) => {
      const hitsInOrder = [...hits.slice(0, window).sort(byGrade), ...hits.slice(window)]
      return [kind, { total: totals.get(kind) ?? 0, hits: hitsInOrder.slice(pageEnd - limit, pageEnd) }]
    }),
  )
}

/** Sorting is stable, so among hits with equal grades the newest stays first. */
const byGrade = (a: GradedHit, b: GradedHit) => b.grade - a.grade

/** Raises the grades of records in which the words are near each other, and of those that are named like the term. */
async function raiseByOrderOfWords(
  hits: readonly GradedHit[],
  wantedWords: readonly (WantedWord & { isRepeated?: true })[],
  wholeTitle: PageQuery['wholeTitle'],
): Promise<void> {
  const count = wantedWords.length
  const typedWords = wantedWords.filter(({ isRepeated }) => !isRepeated)
  const mayBeRaised = ({ best, isInTitle }: GradedHit) =>
    count > 1 ? !best.includes(undefined) : isInTitle && wholeTitle !== undefined
  const candidates = hits.filter(mayBeRaised)
  if (candidates.length === 0 || count > orderedWordsMax) return
  const { rows } = await db().execute<{ at: number; sequence: Buffer }>(sql`
    select at::int as at, sequence from unnest(${sql.param(candidates.map(({ kind }) => kind))}::text[],
      ${sql.param(candidates.map(({ id }) => id))}::int[]) with ordinality best (kind, id, at)
    join ${searchItems} item on item.kind = best.kind and item.record_id = best.id
    where sequence is not null`)
  const places = placesInTerm(wantedWords, 0)
  const typedPlaces = placesInTerm(typedWords, sameWordMin)
  for (const { at, sequence } of rows) {
    const hit = candidates[at - 1]
    if (!hit) continue
    if (count > 1) hit.grade += nearBonus * count * nearnessOf(sequence, places, count)
    if (!wholeTitle || !hit.isInTitle) continue
    const { smallWordCount: othersMax } = wholeTitle
    if (isTitled(sequence, typedPlaces, { count: typedWords.length, othersMax }))
      hit.grade += titledBonus * count
  }
}

/** Returns for each word that a term may mean the places in the term that it fits, as bits. */
function placesInTerm(wantedWords: readonly WantedWord[], gradeMin: number): Map<number, number> {
  const places = new Map<number, number>()
  wantedWords.forEach(({ words }, place) => {
    for (const { id, grade } of words)
      if (grade >= gradeMin) places.set(id, (places.get(id) ?? 0) | (1 << place))
  })
  return places
}

function gradeItem(
  kind: SearchKind,
  id: number,
  heldWordIds: readonly number[],
  grades: readonly { wordsById: ReadonlyMap<number, GradedWord>; isGuess: boolean }[],
): GradedHit {
  const titleIds = new Set(heldWordIds.filter((word) => word < 0).map((word) => -word))
  const matchedWords = new Set<string>()
  let sum = 0
  let isInTitle = true
  const best = grades.map(({ wordsById, isGuess }) => {
    let word: string | undefined
    let most = 0
    let isWordInTitle = false
    for (const heldId of heldWordIds) {
      const alternative = heldId > 0 ? wordsById.get(heldId) : undefined
      if (!alternative) continue
      matchedWords.add(alternative.word)
      isWordInTitle ||= titleIds.has(heldId)
      const bonus = isGuess || isUnlikely(alternative) ? uncertainTitleBonus : titleBonus
      const grade = alternative.grade + (titleIds.has(heldId) ? bonus : 0)
      if (grade > most) [most, word] = [grade, alternative.word]
    }
    sum += most
    isInTitle &&= isWordInTitle
    return word
  })
  return { kind, id, matched: [...matchedWords], grade: sum, best, isInTitle }
}

/** The deduction from a record's grade for each newer record that the same guess found. */
const turnCost = 0.03

/**
 * Lowers the grades of further records with the same guess at a mistyped word. It is unknown which guess is
 * right, so each guess has its newest record near the top, and no guess fills the page alone.
 * @param hits newest first
 */
function lowerGradesOfRepeatedGuesses(hits: readonly GradedHit[], wantedWords: readonly WantedWord[]): void {
  const typos = new Set(
    wantedWords.flatMap(({ words }) => words.filter(({ why }) => why === 'typo').map(({ word }) => word)),
  )
  const turns = new Map<string, number>()
  for (const record of hits)
    for (const word of record.best) {
      if (word === undefined || !typos.has(word)) continue
      const turn = turns.get(word) ?? 0
      record.grade -= turnCost * turn
      turns.set(word, turn + 1)
    }
}
