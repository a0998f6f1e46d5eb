import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventCategories, eventNews } from '@/db/schema/event'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import { markMentionedFilesUsed } from '@/lib/platform/files/references'
import type { StoredFile } from '@/lib/platform/files/store'
import type { EventNewsInsert, EventNewsUpdate } from '@/lib/content/news/schema'
import { sanitiseAndCheckNewsColumns } from '@/lib/content/news/written-columns'

async function sanitiseNewsAndMarkFilesOrThrow(form: EventNewsInsert) {
  const row = await sanitiseAndCheckNewsColumns(form)
  const [category] = await db()
    .select({ type: eventCategories.page_type })
    .from(eventCategories)
    .where(eq(eventCategories.cid, row.category_cid))
  if (category?.type !== 'news') throw Problem.ofField('category_cid', 'validation.news.category')
  await markMentionedFilesUsed(row.text, row.text_en)
  return row
}

export async function insertEventNews(form: EventNewsInsert, cover: StoredFile): Promise<{ id: number }> {
  return insertRow(eventNews, { ...(await sanitiseNewsAndMarkFilesOrThrow(form)), image_file_id: cover.id })
}

/**
 * Saves a news item, with a new cover if one was sent.
 * @throws Problem not_found, bad_input, or conflict when somebody saved the item since `form.version`
 */
export async function updateEventNews(
  form: EventNewsUpdate,
  cover: StoredFile | undefined,
): Promise<{ version: number }> {
  const row = await sanitiseNewsAndMarkFilesOrThrow(form)
  return updateRow(eventNews, form, { ...row, image_file_id: cover?.id, updated_at: new Date() })
}

export function deleteEventNews(id: number): Promise<void> {
  return deleteRow(eventNews, id)
}
