import { sql, type SQL } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { files, pdfTexts } from '@/db/schema/files'
import { searchPending } from '@/db/schema/search'
import { searchedPdfBytesMax } from '@/lib/platform/files/kinds'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { pools, TaskLimit } from '@/lib/platform/pool/pool'
import { definitionOf, kinds, type SearchKind } from './kinds'
import type { SearchHit } from './schema'
import type { FoundTexts } from './shown'
import { tokensOf, wordsOf } from './words'

type PdfFile = { id: number; name: string; bytes: number }

/** Selects kind, number and file of the records of those kinds that show a PDF; undefined if none does. */
function selectRecordsWithPdf(
  ofKinds: readonly SearchKind[],
  conditionOf: (kind: SearchKind) => SQL = () => sql`true`,
): SQL | undefined {
  const selections = ofKinds.flatMap((kind) => {
    const { from, id, pdf } = definitionOf(kind)
    if (!pdf) return []
    return [
      sql`select ${kind}::text as kind, ${id} as id, ${pdf} as file_id from ${from} where ${conditionOf(kind)}`,
    ]
  })
  return selections.length > 0 ? sql.join(selections, sql` union all `) : undefined
}
const recordsWithPdf = selectRecordsWithPdf(Object.keys(kinds) as SearchKind[])
const batchSize = 20
const retrySeconds = 3_600

/**
 * Reads the texts of PDFs that records show and that were not read yet, one after the other, and indexes the
 * records. A file that the storage does not give is tried again after an hour.
 * @param stopSignal when this aborts, the reading stops after the current file
 */
export async function readPdfTexts(stopSignal?: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await db().execute<PdfFile>(sql`
      select ${files.id} as id, ${files.key} || '/' || ${files.name} as name, ${files.bytes}::float8 as bytes
      from ${files} left join ${pdfTexts} on ${pdfTexts.file_id} = ${files.id}
      where (${pdfTexts.file_id} is null or ${pdfTexts.retry_at} < now()) and ${files.kind} = 'pdf'
        and ${files.id} in (select file_id from (${recordsWithPdf}) shown)
      order by ${files.id} desc limit ${batchSize}`)
    for (const file of rows) {
      if (stopSignal?.aborted) return
      await readAndStore(file)
    }
    if (rows.length < batchSize) return
  }
}

async function readAndStore({ id, name, bytes }: PdfFile): Promise<void> {
  try {
    await store(id, bytes > searchedPdfBytesMax ? [] : await pools.pdfs.run('readPdfPages', name))
  } catch (error) {
    // A file that uses up its time or memory will do so each time.
    const isHopeless = error instanceof TaskLimit
    log().warn({ file: id, ...redactedErrorFields(error) }, 'the text of a PDF was not read')
    await store(id, [], isHopeless ? null : retrySeconds)
  }
}

/** Stores the text of a file, and notes the records that show it for the index. */
async function store(fileId: number, pages: readonly string[], retryInSeconds: number | null = null) {
  await inTransaction(async () => {
    // The file may be gone by now.
    const { rowCount } = await db().execute(sql`
      insert into ${pdfTexts} (file_id, pages, retry_at)
      select id, ${sql.param([...pages])}::text[], now() + make_interval(secs => ${retryInSeconds}::float8)
      from ${files} where id = ${fileId}
      on conflict (file_id) do update set pages = excluded.pages, retry_at = excluded.retry_at`)
    if (rowCount === 0 || pages.length === 0) return
    await db().execute(sql`
      with noted as (
        insert into ${searchPending} (kind, record_id)
        select kind, id from (${recordsWithPdf}) shown where file_id = ${fileId} returning 1
      ) select set_config('strata.search', 'noted', true) from noted limit 1`)
  })
}

/** A page of a PDF that has words of a term. */
export type PdfPage = { number: number; text: string }

/** How many pages with the most matches are compared. */
const comparedPages = 3

const matchPattern = (words: readonly string[]) =>
  `\\m(${words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})\\M`

/** Returns whether every matched word is in the own texts of a record; otherwise it may be in its PDF. */
function hasAllMatches({ title, title_en, text, text_en }: FoundTexts, matchedWords: readonly string[]) {
  const words = wordsOf([title, title_en, text, text_en].join('\n'))
  return matchedWords.every((word) => words.has(word))
}

/**
 * Finds for each shown record with a match in its PDF the page with the most of the matched words, for all of them
 * by one statement.
 * @returns the pages by hit
 */
export async function findPdfPages(
  shownHits: readonly { hit: SearchHit; record: FoundTexts }[],
): Promise<Map<SearchHit, PdfPage>> {
  const askedHits = shownHits.flatMap(({ hit, record }) =>
    definitionOf(hit.kind).pdf && !hasAllMatches(record, hit.matched) ? [hit] : [],
  )
  const idsOf = (kind: SearchKind) => askedHits.flatMap((hit) => (hit.kind === kind ? [hit.id] : []))
  const records = selectRecordsWithPdf(
    [...new Set(askedHits.map(({ kind }) => kind))],
    (kind) => sql`${definitionOf(kind).id} = any (${sql.param(idsOf(kind))}::int[])`,
  )
  if (!records) return new Map()
  const { rows } = await db().execute<{ at: number; number: number; text: string }>(sql`
    select asked.at::int as at, page.number::int as number, page.text
    from unnest(${sql.param(askedHits.map(({ kind }) => kind))}::text[],
      ${sql.param(askedHits.map(({ id }) => id))}::int[],
      ${sql.param(askedHits.map(({ matched }) => matchPattern(matched)))}::text[]) with ordinality asked (kind, id, pattern, at)
    join (${records}) shown on shown.kind = asked.kind and shown.id = asked.id
    join ${pdfTexts} on ${pdfTexts.file_id} = shown.file_id
    cross join lateral (
      select number, text, regexp_count(text, asked.pattern, 1, 'i') as count
      from unnest(pages) with ordinality each (text, number)
      order by count desc, number limit ${comparedPages}
    ) page
    where count > 0
    order by count desc, number`)
  const best = new Map<SearchHit, PdfPage & { wordCount: number }>()
  for (const { at, number, text } of rows) {
    const hit = askedHits[at - 1]
    if (!hit) continue
    const wordCount = new Set(
      tokensOf(text).flatMap(({ word }) => (hit.matched.includes(word) ? [word] : [])),
    ).size
    if (wordCount > (best.get(hit)?.wordCount ?? 0)) best.set(hit, { number, text, wordCount })
  }
  return best
}
