import { and, desc, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { requireRow } from '@/lib/platform/api/rows'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { pictureKeyOf } from '@/lib/platform/files/picture-kind'
import { listFileUses } from '@/lib/platform/files/references'
import { fileUrl } from '@/lib/platform/files/url'
import { matchesTermSql } from '@/lib/platform/search/match'
import { namedUsesMax, type Picture } from './schema'

/** Lists one page of the stored pictures, newest first; `term` searches their file names by words. */
export async function listPictures({ term, ...paging }: Paging & { term?: string | undefined }): Promise<{
  pictures: Picture[]
  total: number
  totalPages: number
}> {
  // A literal, not a parameter, so that the condition matches that of the partial index.
  const where = and(sql`${files.kind} = 'image'`, await matchesTermSql(term, 'picture', files.id))
  const [rows, total] = await Promise.all([
    db()
      .select()
      .from(files)
      .where(where)
      .orderBy(desc(files.created_at), desc(files.id))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
    db().$count(files, where),
  ])
  return { pictures: await answerPictures(rows), total, totalPages: numberOfPages(total, paging.limit) }
}

/** Reads a stored picture with its uses. @throws Problem not_found */
export async function getPicture(id: number): Promise<Picture> {
  const rows = await db()
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.kind, 'image')))
  return requireRow(await answerPictures([requireRow(rows)]))
}

async function answerPictures(rows: readonly (typeof files.$inferSelect)[]): Promise<Picture[]> {
  const uses = await listFileUses(rows.map(({ id }) => id))
  return rows.map(({ id, key, name, original_name, description, description_en, version, ...row }) => {
    const pictureUses = uses.get(id) ?? []
    return {
      id,
      // Without its focus, which a text that takes this address would keep.
      url: fileUrl({ key, name }),
      name: original_name || name,
      width: row.width ?? 0,
      height: row.height ?? 0,
      picture_kind: row.picture_kind ?? 'photograph',
      description,
      description_en,
      focus: row.focus ?? '',
      version,
      created_at: row.created_at.toISOString(),
      uses: pictureUses.slice(0, namedUsesMax).map(({ kind, title, address }) => ({ kind, title, address })),
      uses_count: pictureUses.length,
    }
  })
}

/** Matches the stored picture at an address. */
export const isPictureAt = (url: string) => and(eq(files.key, pictureKeyOf(url)), eq(files.kind, 'image'))

/** Reads what a stored picture is. @throws Problem not_found */
export async function getPictureKind(url: string): Promise<Picture['picture_kind']> {
  const rows = await db().select({ kind: files.picture_kind }).from(files).where(isPictureAt(url))
  return requireRow(rows).kind ?? 'photograph'
}
