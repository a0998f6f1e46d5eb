import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, db, setSearchIndexer } from '@/db/client'
import { pdfTexts } from '@/db/schema/files'
import { searchItems, searchNames, searchPending, searchWords } from '@/db/schema/search'
import { stripHtml } from './fold'
import { keysOf } from './keys'
import { definitionOf, kinds, type SearchKind } from './kinds'
import { namePrefixKey, nameHashes, namePartsOf } from './names'
import { englishPrefix } from './vocabulary'
import { bytesOfSequence, orderWords } from './sequence'
import { cutIntoParts, tokensOf, wordsPerRecordMax } from './words'

/** The content of a record for the index. */
type RecordContent = {
  id: number
  title: string
  body: string
  dated_at: string
  public_from: string | null
  public_until: string | null
}
type Posting = RecordContent & { titleWords: Set<string>; words: Set<string>; sequence: (string | null)[] }

/** The number of locks. A record's id selects its lock, so even a write of all records takes no more. */
const lockCount = 64
const lockSpace = 7_302_001
/** The most records that one statement reads or writes. */
const batchSize = 500

type SqlExecutor = Pick<Database, 'execute'>
type WordId = { id: number; word: string }
type WordIds = Map<string, number>

/**
 * Indexes records as the running transaction sees them; a deleted record leaves the index. Before a
 * transaction reads the records, it locks them until its commit. Of two concurrent transactions the later
 * one then sees what the earlier one wrote.
 */
export async function indexRecords(
  executor: SqlExecutor,
  kind: SearchKind,
  ids: readonly number[],
): Promise<void> {
  await lockForIndexing(executor, ids)
  // The text of a PDF may be long.
  const size = definitionOf(kind).pdf ? 1 : batchSize
  for (let at = 0; at < ids.length; at += size) await indexBatch(executor, kind, ids.slice(at, at + size))
}

/** Keeps other transactions from indexing these records until the commit; without `ids` all records. */
export async function lockForIndexing(executor: SqlExecutor, ids?: readonly number[]): Promise<void> {
  const all = ids?.map((id) => Math.abs(id) % lockCount) ?? Array.from({ length: lockCount }, (_, n) => n)
  const locks = [...new Set(all)].sort((a, b) => a - b)
  await executor.execute(
    sql`select pg_advisory_xact_lock(${lockSpace}, n) from (select unnest(${sql.param(locks)}::int[]) n order by n) locks`,
  )
}

async function indexBatch(executor: SqlExecutor, kind: SearchKind, ids: readonly number[]): Promise<void> {
  const postings: Posting[] = []
  for (const reading of await readRecords(executor, kind, ids)) {
    const titles = reading.title.split('\n').map(wordListOf)
    const body = await listWordsOfLongText(reading.body)
    const titleWords = new Set(titles.flat())
    const words = new Set([...new Set([...titleWords, ...body])].slice(0, wordsPerRecordMax))
    postings.push({ ...reading, titleWords, words, sequence: orderWords(titles, body) })
  }
  const wordIds = await ensureWordIds(executor, new Set(postings.flatMap(({ words }) => [...words])))
  const rows = postings.map(({ id, dated_at, public_from, public_until, words, titleWords, sequence }) => {
    const idOf = (word: string) => wordIds.get(word) ?? 0
    const postingIds = [...words].map(idOf).concat([...titleWords].map((word) => -idOf(word)))
    return {
      ...{ id, dated_at, public_from, public_until, words: postingIds.sort((a, b) => a - b) },
      sequence: bytesOfSequence(sequence.map((word) => (word === null ? 0 : idOf(word)))).toString('hex'),
    }
  })
  if (rows.length > 0)
    await executor.execute(sql`
    insert into ${searchItems} (kind, record_id, words, sequence, dated_at, public_from, public_until)
    select ${kind}, (row->>'id')::int, array(select jsonb_array_elements(row->'words')::int), decode(row->>'sequence', 'hex'),
      (row->>'dated_at')::timestamptz, (row->>'public_from')::timestamptz, (row->>'public_until')::timestamptz
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) row
    on conflict (kind, record_id) do update set words = excluded.words, sequence = excluded.sequence, dated_at = excluded.dated_at,
      public_from = excluded.public_from, public_until = excluded.public_until`)
  if (definitionOf(kind).hasNames) await replaceIndexedNames(executor, kind, postings)
  const present = new Set(postings.map(({ id }) => id))
  await removeItemsAndNames(
    executor,
    kind,
    ids.filter((id) => !present.has(id)),
  )
}

const wordListOf = (text: string) => tokensOf(text).map(({ word }) => word)

/**
 * The length of a part of a text, and the number of words with keys, that are worked on at once. Between them other
 * requests are answered: to index a PDF of a hundred pages takes some 200 ms.
 */
const atOnce = { letters: 10_000, readWords: 1_000, newWords: 250 }

/** Returns the words of a text in their order. */
async function listWordsOfLongText(text: string): Promise<string[]> {
  const words: string[] = []
  for (const part of cutIntoParts(text, atOnce.letters)) {
    words.push(...wordListOf(part))
    if (text.length > atOnce.letters) await nextTurn()
  }
  return words
}

/** Replaces the names of records in the index: each line of a record's title is one name. */
async function replaceIndexedNames(
  executor: SqlExecutor,
  kind: SearchKind,
  postings: readonly Posting[],
): Promise<void> {
  const rows = postings.flatMap(({ id, title }) =>
    [...new Set(title.split('\n'))].flatMap((name) => {
      const parts = namePartsOf(name)
      if (parts.words.length === 0) return []
      return [{ id, name: parts.fullText, loose: namePrefixKey(parts.words), keys: nameHashes(parts) }]
    }),
  )
  await removeNames(
    executor,
    kind,
    postings.map(({ id }) => id),
  )
  if (rows.length > 0)
    await executor.execute(sql`
      insert into ${searchNames} (kind, record_id, name, loose, keys)
      select ${kind}, id, name, loose, array(select jsonb_array_elements(keys)::int)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id int, name text, loose text, keys jsonb)`)
}

async function removeNames(executor: SqlExecutor, kind: SearchKind, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await executor.execute(
      sql`delete from ${searchNames} where kind = ${kind} and record_id = any (${sql.param([...ids])}::int[])`,
    )
}

async function removeItemsAndNames(
  executor: SqlExecutor,
  kind: SearchKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const those = sql`kind = ${kind} and record_id = any (${sql.param([...ids])}::int[])`
  // Looks before it deletes: a trigger expires cached pages at each delete, even if no row was deleted.
  const { rows } = await executor.execute(sql`select from ${searchItems} where ${those} limit 1`)
  if (rows.length > 0) await executor.execute(sql`delete from ${searchItems} where ${those}`)
  if (definitionOf(kind).hasNames) await removeNames(executor, kind, ids)
}

async function readRecords(
  executor: SqlExecutor,
  kind: SearchKind,
  ids: readonly number[],
): Promise<RecordContent[]> {
  const { from, id, title, texts = [], html = [], pdf, date, public: publicSpan } = definitionOf(kind)
  const pdfText = pdf
    ? sql`(select array_to_string(pages, E'\n') from ${pdfTexts} where ${pdfTexts.file_id} = ${pdf})`
    : sql`null`
  const { rows } = await executor.execute<RecordContent & { html: (string | null)[] }>(sql`
    select ${id} as id, concat_ws(E'\n', ${sql.join([...title], sql`, `)}) as title,
      concat_ws(E'\n', ${sql.join([sql`''`, ...texts, pdfText], sql`, `)}) as body,
      array[${sql.join([sql`''`, ...html], sql`, `)}]::text[] as html, (${date})::text as dated_at,
      (${publicSpan?.from ?? sql`null`})::text as public_from, (${publicSpan?.until ?? sql`null`})::text as public_until
    from ${from} where ${id} = any (${sql.param([...ids])}::int[])`)
  return rows.map(({ html: bodies, ...row }) => ({
    ...row,
    body: [row.body, ...bodies.map((body) => stripHtml(body ?? ''))].join('\n'),
  }))
}

/** Returns the ids of words in the vocabulary; adds new words. */
async function ensureWordIds(executor: SqlExecutor, words: ReadonlySet<string>): Promise<WordIds> {
  // The words are sorted, so that two transactions that add the same words do not deadlock.
  const sortedWords = [...words].sort()
  const idByWord: WordIds = new Map()
  for (let at = 0; at < sortedWords.length; at += atOnce.readWords)
    await addWordIds(executor, sortedWords.slice(at, at + atOnce.readWords), idByWord)
  const fresh = sortedWords.filter((word) => !idByWord.has(word))
  for (let at = 0; at < fresh.length; at += atOnce.newWords) {
    const rows = fresh.slice(at, at + atOnce.newWords).map((word) => ({ word, ...keysOf(word) }))
    const { rows: newRows } = await executor.execute<WordId>(sql`
      insert into ${searchWords} (word, loose, stems, slips)
      ${wordKeysSql(rows)}
      on conflict (word) do nothing returning id, word`)
    for (const { word, id } of newRows) idByWord.set(word, id)
  }
  const others = fresh.filter((word) => !idByWord.has(word))
  if (others.length > 0) await addWordIds(executor, others, idByWord)
  return idByWord
}

/** Selects words and their keys; the stems of English words come from Postgres. */
export const wordKeysSql = (rows: readonly object[]) => sql`
  select word, loose, array(select jsonb_array_elements_text(stems)) || case when word ~ '^[a-z]+$'
      then array(select ${englishPrefix} || lexeme from unnest(ts_lexize('english_stem', word)) lexeme) else '{}' end,
    array(select jsonb_array_elements(slips)::int)
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (word text, loose text, stems jsonb, slips jsonb)`

async function addWordIds(executor: SqlExecutor, words: readonly string[], idByWord: WordIds): Promise<void> {
  const { rows } = await executor.execute<WordId>(
    sql`select id, word from ${searchWords} where word = any (${sql.param([...words])}::text[])`,
  )
  for (const { word, id } of rows) idByWord.set(word, id)
}

type RecordNote = { kind: string; record_id: number | null }

/**
 * The most records that a transaction indexes itself. If it writes more, as an import does, it leaves them
 * all to the job `indexPending`.
 */
const notedMax = 2_000

/**
 * Indexes the records that the triggers noted in the running transaction, and deletes the notes; does nothing
 * if there are more than `notedMax`.
 */
async function indexNotedRecordsUnlessTooMany(executor: SqlExecutor): Promise<void> {
  const those = sql`from ${searchPending} where transaction_id = pg_current_xact_id()`
  const { rows: beyond } = await executor.execute(sql`select 1 ${those} offset ${notedMax} limit 1`)
  if (beyond.length > 0) return
  const { rows } = await executor.execute<RecordNote>(sql`delete ${those} returning kind, record_id`)
  await indexChangedRecords(executor, rows)
}

setSearchIndexer(indexNotedRecordsUnlessTooMany)

/**
 * Indexes the records that are still noted: those of a large import, of a statement in psql or of a restore,
 * and those stored before their kind could be searched.
 * @param stopSignal when this aborts, the indexing stops after the current batch; the rest stays noted
 */
export async function indexPending(stopSignal?: AbortSignal): Promise<void> {
  let takenCount: number
  do {
    takenCount = await db().transaction(async (tx) => {
      const { rows } = await tx.execute<RecordNote>(sql`
        delete from ${searchPending} where id in
          (select id from ${searchPending} order by id limit ${batchSize} for update skip locked)
        returning kind, record_id`)
      await indexChangedRecords(tx, rows)
      return rows.length
    })
  } while (takenCount > 0 && !stopSignal?.aborted)
}

async function indexChangedRecords(executor: SqlExecutor, notes: readonly RecordNote[]): Promise<void> {
  for (const kind of Object.keys(kinds) as SearchKind[]) {
    const ownNotes = notes.filter((row) => row.kind === kind)
    if (ownNotes.length === 0) continue
    const isWhole = ownNotes.some(({ record_id }) => record_id === null)
    const ids = isWhole
      ? await listRecordAndIndexedIds(executor, kind)
      : ownNotes.map(({ record_id }) => record_id ?? 0)
    await indexRecords(executor, kind, [...new Set(ids)])
  }
}

/** Returns the ids of all records of a kind, and the ids in the index, which may include deleted records. */
export async function listRecordAndIndexedIds(executor: SqlExecutor, kind: SearchKind): Promise<number[]> {
  const { from, id } = definitionOf(kind)
  const { rows } = await executor.execute<{ id: number }>(
    sql`select ${id} as id from ${from} union select record_id from ${searchItems} where kind = ${kind}`,
  )
  return rows.map((row) => row.id)
}
