import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchItems, searchWords } from '@/db/schema/search'
import { everyId, indexPending, indexRecords, keysOfRows, lockRecords } from './index-records'
import { keysOf } from './keys'
import { kinds, type SearchKind } from './kinds'

const batchSize = 500

/** Makes the keys of all words anew, as `lib/platform/search` makes them now. */
async function renewKeys(): Promise<void> {
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
      from (${keysOfRows(keys)}) made (word, loose, stems, slips)
      where ${searchWords.word} = made.word and (${searchWords.loose}, ${searchWords.stems}, ${searchWords.slips})
        is distinct from (made.loose, made.stems, made.slips)`)
  }
}

/** So many words are looked at by one statement. */
const lookedAtMax = 5_000
const isUnused = sql`not exists (select from ${searchItems} where words && array[${searchWords.id}])`

/**
 * Removes words that no record holds any more: a name that was erased is not to stay in the vocabulary.
 * @returns how many there were
 */
export async function removeUnusedWords(): Promise<number> {
  let removedCount = 0
  for (let after = 0; ;) {
    const { rows } = await db().execute<{ id: number; unused: boolean }>(
      sql`select id, ${isUnused} as unused from ${searchWords} where id > ${after} order by id limit ${lookedAtMax}`,
    )
    const last = rows.at(-1)
    if (!last) return removedCount
    after = last.id
    const unusedIds = rows.filter((row) => row.unused).map(({ id }) => id)
    if (unusedIds.length > 0) removedCount += await removeWords(unusedIds)
  }
}

/** Nobody indexes meanwhile, who could be about to use one: what was found before that is looked at again. */
async function removeWords(ids: readonly number[]): Promise<number> {
  return db().transaction(async (tx) => {
    await lockRecords(tx)
    const { rowCount } = await tx.execute(
      sql`delete from ${searchWords} where id = any (${sql.param([...ids])}::int[]) and ${isUnused}`,
    )
    return rowCount ?? 0
  })
}

/**
 * Makes the whole index anew beside a running server: batch by batch, each in a transaction of its own, so a search in
 * between finds everything and a rebuild that is broken off leaves an index that is whole.
 */
export async function rebuildIndex(
  onKind?: (kind: SearchKind, records: number) => void,
): Promise<{ removedCount: number }> {
  await renewKeys()
  for (const kind of Object.keys(kinds) as SearchKind[]) {
    const ids = await everyId(db(), kind)
    for (let at = 0; at < ids.length; at += batchSize) {
      const batch = ids.slice(at, at + batchSize)
      await db().transaction((tx) => indexRecords(tx, kind, batch))
    }
    onKind?.(kind, ids.length)
  }
  // What was noted before is in the index by now, and waits no longer.
  await indexPending()
  return { removedCount: await removeUnusedWords() }
}
