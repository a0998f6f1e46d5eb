import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchItems, searchWords } from '@/db/schema/search'
import {
  listRecordAndIndexedIds,
  indexPending,
  indexRecords,
  wordKeysSql,
  lockForIndexing,
} from './index-records'
import { keysOf } from './keys'
import { kinds, type SearchKind } from './kinds'

const batchSize = 500

/** Recomputes the keys of all words with the current code of `lib/platform/search`. */
async function recomputeWordKeys(): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await db().execute<{ id: number; word: string }>(
      sql`select id, word from ${searchWords} where id > ${after} order by id limit ${batchSize}`,
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    const keys = rows.map(({ word }) => ({ word, ...keysOf(word) }))
    await db().execute(sql`
      update ${searchWords} set loose = made.loose, stems = made.stems, slips = made.slips
      from (${wordKeysSql(keys)}) made (word, loose, stems, slips)
      where ${searchWords.word} = made.word and (${searchWords.loose}, ${searchWords.stems}, ${searchWords.slips})
        is distinct from (made.loose, made.stems, made.slips)`)
  }
}

/** How many words one statement checks. */
const lookedAtMax = 5_000
/** So many records tell which words are frequent, before the others are looked up one by one. */
const sampleCount = 4_000
/** Counts instead of asking whether there is any, for which Postgres would read the records one after the other. */
const isUnused = sql`(select count(*) from ${searchItems} where words && array[${searchWords.id}]) = 0`

/**
 * Removes words that no record contains any more, so that an erased name does not stay in the vocabulary.
 * @returns the number of removed words
 */
export async function removeUnusedWords(): Promise<number> {
  let removedCount = 0
  for (let after = 0; ;) {
    const { rows } = await db().execute<{ id: number; unused: boolean }>(
      sql`with used as materialized (
          select distinct word_id from (
            select words from ${searchItems} limit ${sampleCount}) sample
          cross join unnest(words) word_id)
        select id, case when id in (select word_id from used) then false else ${isUnused} end as unused
        from ${searchWords} where id > ${after} order by id limit ${lookedAtMax}`,
    )
    const last = rows.at(-1)
    if (!last) return removedCount
    after = last.id
    const unusedIds = rows.filter((row) => row.unused).map(({ id }) => id)
    if (unusedIds.length > 0) removedCount += await removeWordsIfStillUnused(unusedIds)
  }
}

/**
 * Removes words that are still unused. Indexing waits meanwhile, because it could be about to use one of
 * them.
 */
async function removeWordsIfStillUnused(wordIds: readonly number[]): Promise<number> {
  return db().transaction(async (tx) => {
    await lockForIndexing(tx)
    const { rowCount } = await tx.execute(
      sql`delete from ${searchWords} where id = any (${sql.param([...wordIds])}::int[]) and ${isUnused}`,
    )
    return rowCount ?? 0
  })
}

/**
 * Rebuilds the whole index while the server runs: batch by batch, each in a separate transaction, so a search
 * in between finds everything and an interrupted rebuild leaves a complete index.
 */
export async function rebuildIndex(
  onKindRebuilt?: (kind: SearchKind, records: number) => void,
): Promise<{ removedCount: number }> {
  await recomputeWordKeys()
  for (const kind of Object.keys(kinds) as SearchKind[]) {
    const ids = await listRecordAndIndexedIds(db(), kind)
    for (let at = 0; at < ids.length; at += batchSize) {
      const batch = ids.slice(at, at + batchSize)
      await db().transaction((tx) => indexRecords(tx, kind, batch))
    }
    onKindRebuilt?.(kind, ids.length)
  }
  // Indexes the records that are still noted, so that nothing noted before the rebuild remains.
  await indexPending()
  return { removedCount: await removeUnusedWords() }
}
