import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import { sustainableMining, sustainablePosters } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import type { Listing } from '@/lib/platform/api/listing'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { namedFile, shownFile } from '@/lib/platform/files/columns'
import { fileUrl } from '@/lib/platform/files/url'
import type { Locale } from '@/lib/platform/i18n/locale'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { SustainableEntry, SustainableRecord, SustainableRow, sustainableSorts } from './schema'

/** Reads the posters of the given standards in their order, as a map by the number of the standard. */
async function readPostersByStandard(entryIds: readonly number[]): Promise<Map<number, string[]>> {
  const posters = new Map<number, string[]>(entryIds.map((id) => [id, []]))
  if (entryIds.length === 0) return posters
  const rows = await db()
    .select({ entry_id: sustainablePosters.entry_id, file: shownFile })
    .from(sustainablePosters)
    .innerJoin(files, eq(files.id, sustainablePosters.image_file_id))
    .where(inArray(sustainablePosters.entry_id, [...entryIds]))
    .orderBy(asc(sustainablePosters.entry_id), asc(sustainablePosters.sequence), asc(sustainablePosters.id))
  for (const { entry_id, file } of rows) posters.get(entry_id)?.push(fileUrl(file))
  return posters
}

function selectStandards() {
  return db()
    .select({
      row: sustainableMining,
      pdf: namedFile,
    })
    .from(sustainableMining)
    .leftJoin(files, eq(files.id, sustainableMining.pdf_file_id))
    .$dynamic()
}

type JoinedRow = Awaited<ReturnType<typeof selectStandards>>[number]

async function readStandardsWithPosters(rows: readonly JoinedRow[]): Promise<SustainableRecord[]> {
  const posters = await readPostersByStandard(rows.map(({ row }) => row.id))
  return rows.map(({ row, pdf }) => ({
    id: row.id,
    title: row.title,
    language: row.language,
    posters: posters.get(row.id) ?? [],
    pdf: pdf && fileUrl(pdf),
    pdf_name: pdf?.original_name ?? '',
    version: row.version,
  }))
}

/**
 * Lists a page of the standards in one language for the office. With a search term, only matching standards.
 */
export async function listAdminSustainableStandards({
  lang,
  ...listing
}: Listing<(typeof sustainableSorts)[number]> & { lang: Locale }): Promise<{
  mining: SustainableRow[]
  total: number
  totalPages: number
}> {
  const isFound = await matchesTermSql(listing.term, 'standard', sustainableMining.id)
  const where = and(eq(sustainableMining.language, lang), isFound)
  const [total, rows] = await Promise.all([
    db().$count(sustainableMining, where),
    selectStandards()
      .where(where)
      .orderBy(...sortOrder(listing.sort, { title: sustainableMining.title }, [asc(sustainableMining.id)]))
      .limit(listing.limit)
      .offset(offsetOf(listing)),
  ])
  return {
    mining: await readStandardsWithPosters(rows),
    total,
    totalPages: numberOfPages(total, listing.limit),
  }
}

/** Reads a standard for its form. @throws Problem not_found */
export async function getSustainableStandard(id: number): Promise<SustainableRecord> {
  return requireRow(
    await readStandardsWithPosters(await selectStandards().where(eq(sustainableMining.id, id))),
  )
}

export const listSustainable = cacheRead(
  'sustainable-mining',
  ['sustainable'],
  async (lang: Locale): Promise<SustainableEntry[]> => {
    const rows = await selectStandards()
      .where(eq(sustainableMining.language, lang))
      .orderBy(asc(sustainableMining.id))
    const entries = await readStandardsWithPosters(rows)
    return entries.map(({ id, title, language, posters, pdf }) => ({ id, title, language, posters, pdf }))
  },
)
