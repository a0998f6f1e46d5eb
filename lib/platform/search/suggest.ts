import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchItems, searchWords } from '@/db/schema/search'
import { looseKey } from './keys'
import { hasCyrillic } from './latin'
import { isVisibleTo } from './items'
import type { SearchKind } from './kinds'
import type { Audience } from './schema'
import { stemsOf } from './stem'
import { termWordsOf } from './term'
import { visibleKinds } from './visible-kinds'
import { afterKeys } from './vocabulary'

/** How many candidates are compared by their numbers of hits. */
const weighedMax = 24
/** The most hits of a word that are counted; words with more are ordered as if they had so many. */
const countMax = 50

/** Returns the candidates with hits that the searcher may see, sorted by `weight` and number of hits. */
async function selectWordsWithHits(
  candidates: SQL,
  kinds: readonly SearchKind[],
  audience: Audience,
  limit: number,
): Promise<string[]> {
  const condition = sql.join(
    kinds.map((kind) => sql`(${isVisibleTo(kind, audience)})`),
    sql` or `,
  )
  const { rows } = await db().execute<{ word: string }>(sql`
    select word from (
      select word, weight, (select count(*) from (select from ${searchItems}
          where words && array[candidate.id] and (${condition}) limit ${countMax}) few) as found
      from (${candidates}) candidate
    ) counted where found > 0 order by weight desc, found desc, length(word), word limit ${limit}`)
  return rows.map(({ word }) => word)
}

/**
 * Completes the last word of the typed text: returns words that begin like it, each of which finds something
 * that the searcher may see.
 * @param limit the maximum number of words
 */
export async function completeLastWord(
  typedText: string,
  { kinds, audience, limit = 8 }: { kinds: readonly SearchKind[]; audience: Audience; limit?: number },
): Promise<string[]> {
  const seenKinds = visibleKinds(kinds, audience)
  const last = termWordsOf(typedText).at(-1)
  if (!last || seenKinds.length === 0 || !/[\p{L}\p{N}]$/u.test(typedText)) return []
  const ranges = [...new Set(last.readings.map(({ loose }) => loose))].map(
    (key) => sql`(${searchWords.loose} ~>=~ ${key} and ${searchWords.loose} ~<~ ${key + afterKeys})`,
  )
  // Words with the same letters at the start come before those that only sound alike.
  const begins = sql.join(
    last.readings.map(({ word }) => sql`starts_with(word, ${word})`),
    sql` or `,
  )
  const isOtherAlphabet = hasCyrillic(last.word) ? sql`word ~ '[a-z]'` : sql`false`
  const candidates = sql`
    select id, word, (${begins})::int as weight from ${searchWords}
    where (${sql.join(ranges, sql` or `)}) and not (${isOtherAlphabet})
    order by length(loose), loose limit ${weighedMax}`
  return removeInflectedForms(await selectWordsWithHits(candidates, seenKinds, audience, weighedMax)).slice(
    0,
    limit,
  )
}

/**
 * A word is removed as a form of a shorter word only if its endings cost at most this much (`stemsOf`): as
 * much as a plural and a case ending together.
 */
const formCostMax = 2

/**
 * Removes words that are forms of a shorter word in the list: a search for the shorter word finds them too.
 */
function removeInflectedForms(words: readonly string[]): string[] {
  const keys = new Set(words.map(looseKey))
  return words.filter((word) => {
    const ownKey = looseKey(word)
    return !stemsOf(word).some(({ base, cost }) => {
      const key = looseKey(base)
      return cost <= formCostMax && key.length < ownKey.length && keys.has(key)
    })
  })
}

const nearestMax = 5

/** Returns the words most similar to those of a term without hits, each of which finds something. */
export async function findNearestWords(
  term: string,
  kinds: readonly SearchKind[],
  audience: Audience,
): Promise<string[]> {
  const keys = termWordsOf(term).map(({ word }) => looseKey(word))
  if (keys.length === 0 || kinds.length === 0) return []
  const nearness = sql.join(
    keys.map((key) => sql`similarity(loose, ${key})`),
    sql`, `,
  )
  const candidates = sql`
    select id, word, greatest(${nearness}) as weight from ${searchWords}
    where loose % any (${sql.param(keys)}::text[]) order by weight desc, id limit ${weighedMax}`
  return selectWordsWithHits(candidates, kinds, audience, nearestMax)
}
