import { asc, eq, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import { sustainableMining, sustainablePosters } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { fileUrl } from '@/lib/files/url'
import type { Locale } from '@/lib/i18n/locale'
import type { SustainableEntry } from './schema'

/** The posters of the given entries in their order, by entry. */
async function postersOf(entryIds: readonly number[]): Promise<Map<number, string[]>> {
  const posters = new Map<number, string[]>(entryIds.map((id) => [id, []]))
  if (entryIds.length === 0) return posters
  const rows = await db()
    .select({ entryId: sustainablePosters.entry_id, key: files.key, name: files.name })
    .from(sustainablePosters)
    .innerJoin(files, eq(files.id, sustainablePosters.image_file_id))
    .where(inArray(sustainablePosters.entry_id, [...entryIds]))
    .orderBy(asc(sustainablePosters.entry_id), asc(sustainablePosters.sequence), asc(sustainablePosters.id))
  for (const { entryId, key, name } of rows) posters.get(entryId)?.push(fileUrl({ key, name }))
  return posters
}

export const listPublicSustainable = cached(
  'sustainable-mining',
  [tags.sustainable],
  async (lang: Locale): Promise<SustainableEntry[]> => {
    const rows = await db()
      .select({ row: sustainableMining, pdf: { key: files.key, name: files.name } })
      .from(sustainableMining)
      .leftJoin(files, eq(files.id, sustainableMining.pdf_file_id))
      .where(eq(sustainableMining.language, lang))
      .orderBy(asc(sustainableMining.id))
    const posters = await postersOf(rows.map(({ row }) => row.id))
    return rows.map(({ row, pdf }) => ({
      id: row.id,
      title: row.title,
      language: row.language,
      posters: posters.get(row.id) ?? [],
      pdf: pdf && fileUrl(pdf),
    }))
  },
)
