import { and, eq } from 'drizzle-orm'
import { type Database, db } from '@/db/client'
import { menuCategories } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import { Problem } from '@/lib/api/problem'
import { insertRow, updateRow } from '@/lib/api/rows'
import { keepNamedFiles } from '@/lib/files/references'
import type { StoredFile } from '@/lib/files/store'
import { bodyMax, type NewsInsert, type NewsUpdate } from './schema'
import { readyTexts } from './texts'

async function columns(form: NewsInsert) {
  const { text, text_en, searchKey } = await readyTexts(form)
  if (text.length > bodyMax) throw Problem.field('text', 'validation.tooLong', { max: bodyMax })
  if (text_en.length > bodyMax) throw Problem.field('text_en', 'validation.tooLong', { max: bodyMax })
  return {
    title: form.title,
    title_en: form.title_en,
    summary: form.summary,
    summary_en: form.summary_en,
    text,
    text_en,
    category_cid: form.category_cid,
    publisher: form.publisher,
    news_status: form.news_status,
    yellow_book: form.yellow_book,
    search_key: searchKey,
  }
}

/** Sanitising may leave nothing of a text that was only forbidden markup; then the language is not whole. */
function checkCleaned(row: Awaited<ReturnType<typeof columns>>): void {
  if ((row.title === '') !== (row.text === '')) throw Problem.field('text', 'validation.news.mnWhole')
  if ((row.title_en === '') !== (row.text_en === ''))
    throw Problem.field('text_en', 'validation.news.enWhole')
}

async function checkCategory(on: Pick<Database, 'select'>, cid: number): Promise<void> {
  const [category] = await on
    .select({ cid: menuCategories.cid })
    .from(menuCategories)
    .where(and(eq(menuCategories.cid, cid), eq(menuCategories.page_type, 'news')))
  if (!category) throw Problem.field('category_cid', 'validation.news.category')
}

export async function insertNews(form: NewsInsert, cover: StoredFile): Promise<{ id: number }> {
  const row = await columns(form)
  checkCleaned(row)
  await checkCategory(db(), row.category_cid)
  await keepNamedFiles(row.text, row.text_en)
  return insertRow(news, { ...row, image_file_id: cover.id })
}

/**
 * Saves an item, with a new cover if one was sent.
 * @throws Problem conflict when somebody saved it since `form.version`
 */
export async function updateNews(
  form: NewsUpdate,
  cover: StoredFile | undefined,
): Promise<{ version: number }> {
  const row = await columns(form)
  checkCleaned(row)
  await checkCategory(db(), row.category_cid)
  await keepNamedFiles(row.text, row.text_en)
  const changed = { ...row, image_file_id: cover?.id, updated_at: new Date() }
  return updateRow(news, form, changed)
}

export async function deleteNews(id: number): Promise<void> {
  const rows = await db().delete(news).where(eq(news.id, id)).returning({ id: news.id })
  if (rows.length === 0) throw new Problem('not_found')
}
