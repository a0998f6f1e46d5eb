import { and, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { menuCategories } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import { Problem } from '@/lib/platform/api/problem'
import { parseInput } from '@/lib/platform/api/parse-input'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import { markMentionedFilesUsed } from '@/lib/platform/files/references'
import type { StoredFile } from '@/lib/platform/files/store'
import { requireVersionFile, requireVersionRow } from '@/lib/platform/records/history/queries'
import type { RestoredVersion } from '@/lib/platform/records/history/schema'
import { type NewsInsert, newsUpdate, type NewsUpdate } from './schema'
import {
  createdAtForSchedule,
  saveCheckingScheduleOrder,
  scheduleColumns,
} from '@/lib/platform/schedule/queries'
import { sanitiseAndCheckNewsColumns } from './written-columns'

async function sanitiseAndCheckNewsForm(form: NewsInsert | NewsUpdate) {
  return {
    ...(await sanitiseAndCheckNewsColumns(form)),
    yellow_book: form.yellow_book,
    ...scheduleColumns(form),
  } satisfies { [Name in keyof Omit<NewsInsert, 'image'>]: unknown }
}

async function isNewsCategory(cid: number): Promise<boolean> {
  const isCategory = and(eq(menuCategories.cid, cid), eq(menuCategories.page_type, 'news'))
  return (await db().$count(menuCategories, isCategory)) > 0
}

async function assertNewsCategory(cid: number): Promise<void> {
  if (!(await isNewsCategory(cid))) throw Problem.ofField('category_cid', 'validation.news.category')
}

export async function insertNews(form: NewsInsert, cover: StoredFile): Promise<{ id: number }> {
  const row = await sanitiseAndCheckNewsForm(form)
  await assertNewsCategory(row.category_cid)
  await markMentionedFilesUsed(row.text, row.text_en)
  const created_at = row.appears_at ?? undefined
  return insertRow(news, { ...row, created_at, image_file_id: cover.id })
}

/**
 * Saves a news item, with a new cover if one was sent.
 * @throws Problem not_found, conflict when somebody saved the item since `form.version`, or bad_input for an
 * unknown category, a text that is too long or empty, or a schedule that ends before it begins
 */
export async function updateNews(
  form: NewsUpdate,
  cover: Pick<StoredFile, 'id'> | undefined,
): Promise<{ version: number }> {
  const row = await sanitiseAndCheckNewsForm(form)
  await assertNewsCategory(row.category_cid)
  await markMentionedFilesUsed(row.text, row.text_en)
  return saveCheckingScheduleOrder('news', () =>
    updateRow(news, form, {
      ...row,
      image_file_id: cover?.id,
      created_at: createdAtForSchedule(form, news.created_at),
      updated_at: new Date(),
    }),
  )
}

/**
 * Restores an older version of a news item as a new version, with the checks of every save.
 * @throws Problem not_found, bad_input, or conflict when a record that the old version refers to is gone, or
 * when somebody saved the item since `version`
 */
export async function restoreNews({ id, version, from }: RestoredVersion): Promise<{ version: number }> {
  const row = await requireVersionRow('news', id, from)
  const form = parseInput(newsUpdate, { ...row, image: undefined, id, version })
  if (!(await isNewsCategory(form.category_cid)))
    throw Problem.ofField('category_cid', 'problems.version_category', {}, 'conflict')
  return updateNews(form, await requireVersionFile(row, 'image_file_id', 'image'))
}

export function deleteNews(id: number): Promise<void> {
  return deleteRow(news, id)
}
