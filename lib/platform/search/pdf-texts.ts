import { sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { files, pdfTexts } from '@/db/schema/files'
import { searchPending } from '@/db/schema/search'
import { searchedPdfBytesMax } from '@/lib/platform/files/kinds'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { pools, TaskLimit } from '@/lib/platform/pool/pool'
import { definitionOf, kinds, type SearchKind } from './kinds'
import { tokensOf } from './words'

type PdfFile = { id: number; name: string; bytes: number }

/** Selects kind, number and file of the records that show a PDF. */
const recordsWithPdf = sql.join(
  (Object.keys(kinds) as SearchKind[]).flatMap((kind) => {
    const { from, id, pdf } = definitionOf(kind)
    return pdf ? [sql`select ${kind}::text as kind, ${id} as id, ${pdf} as file_id from ${from}`] : []
  }),
  sql` union all `,
)
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

/**
 * Finds for each record the page of its PDF with the most of the matched words.
 * @param matchedWords as in `SearchHit`
 */
export async function findPdfPages(
  kind: SearchKind,
  ids: readonly number[],
  matchedWords: readonly string[],
): Promise<Map<number, PdfPage>> {
  const { from, id, pdf } = definitionOf(kind)
  if (!pdf || ids.length === 0 || matchedWords.length === 0) return new Map()
  const pattern = `\\m(${matchedWords.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})\\M`
  const { rows } = await db().execute<{ id: number; number: number; text: string }>(sql`
    select ${id} as id, page.number::int as number, page.text
    from ${from} join ${pdfTexts} on ${pdfTexts.file_id} = ${pdf}
    cross join lateral (
      select number, text, regexp_count(text, ${pattern}, 1, 'i') as count
      from unnest(pages) with ordinality each (text, number)
      order by count desc, number limit ${comparedPages}
    ) page
    where ${id} = any (${sql.param([...ids])}::int[]) and count > 0
    order by count desc, number`)
  const wordSet = new Set(matchedWords)
  const best = new Map<number, PdfPage & { wordCount: number }>()
  for (const { id: recordId, number, text } of rows) {
    const wordCount = new Set(tokensOf(text).flatMap(({ word }) => (wordSet.has(word) ? [word] : []))).size
    if (wordCount > (best.get(recordId)?.wordCount ?? 0)) best.set(recordId, { number, text, wordCount })
  }
  return best
}
