import { asc, eq, isNull, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { monthNews } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { drawPdfCover } from '@/lib/platform/files/pdf-cover'
import { drawAndStoreImage } from '@/lib/platform/files/store'
import { pools } from '@/lib/platform/pool/pool'

const issuesOfRun = 20

/**
 * Draws the first pages of issues as their covers, one after the other. An issue whose PDF cannot be drawn gets
 * none, and is not tried again.
 * @param stopSignal when this aborts, the drawing stops after the current issue
 */
export async function drawMonthCovers(stopSignal?: AbortSignal): Promise<void> {
  const issues = await db()
    .select({ id: monthNews.id, key: files.key, name: files.name, bytes: files.bytes })
    .from(monthNews)
    .innerJoin(files, eq(files.id, monthNews.pdf_file_id))
    .where(isNull(monthNews.cover_tried_at))
    .orderBy(asc(monthNews.id))
    .limit(issuesOfRun)
  for (const { id, key, name, bytes } of issues) {
    if (stopSignal?.aborted) return
    const page = await drawPdfCover({ name: `${key}/${name}` }, bytes)
    const cover =
      page &&
      (await drawAndStoreImage((drawing) => pools.pictures.run('drawPicture', drawing), page, {
        pictureKind: 'document',
      }))
    await db()
      .update(monthNews)
      .set({ cover_file_id: cover?.id ?? null, cover_tried_at: sql`now()` })
      .where(eq(monthNews.id, id))
  }
}
