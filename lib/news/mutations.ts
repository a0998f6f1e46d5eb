import { and, eq, sql } from 'drizzle-orm'
import { type Database, db } from '@/db/client'
import { menuCategories } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import { Problem } from '@/lib/api/problem'
import type { StoredFile } from '@/lib/files/store'
import { sanitiseRichText } from '@/lib/rich-text/sanitise'
import { foldWords, stripHtml } from '@/lib/search/fold'
import type { NewsInsert, NewsUpdate } from './schema'

/** The words of both languages, as `searchNews` looks for them. */
export function newsSearchKey(
  form: Pick<NewsInsert, 'title' | 'title_en' | 'summary' | 'summary_en' | 'text' | 'text_en'>,
): string {
  const texts = [
    form.title,
    form.summary,
    stripHtml(form.text),
    form.title_en,
    form.summary_en,
    stripHtml(form.text_en),
  ]
  return foldWords(texts.join(' '))
}

function columns(form: NewsInsert) {
  const clean = { ...form, text: sanitiseRichText(form.text), text_en: sanitiseRichText(form.text_en) }
  return {
    title: clean.title,
    titleEn: clean.title_en,
    summary: clean.summary,
    summaryEn: clean.summary_en,
    text: clean.text,
    textEn: clean.text_en,
    categoryCid: clean.category_cid,
    publisher: clean.publisher,
    newsStatus: clean.news_status,
    yellowBook: clean.yellow_book,
    searchKey: newsSearchKey(clean),
  }
}

/** Sanitising may leave nothing of a text that was only forbidden markup; then the language is not whole. */
function checkCleaned(row: ReturnType<typeof columns>): void {
  if ((row.title === '') !== (row.text === '')) throw Problem.field('text', 'validation.news.mnWhole')
  if ((row.titleEn === '') !== (row.textEn === '')) throw Problem.field('text_en', 'validation.news.enWhole')
}

async function checkCategory(on: Pick<Database, 'select'>, cid: number): Promise<void> {
  const [category] = await on
    .select({ cid: menuCategories.cid })
    .from(menuCategories)
    .where(and(eq(menuCategories.cid, cid), eq(menuCategories.pageType, 'news')))
  if (!category) throw Problem.field('category_cid', 'validation.news.category')
}

export async function insertNews(form: NewsInsert, cover: StoredFile): Promise<{ id: number }> {
  const row = columns(form)
  checkCleaned(row)
  await checkCategory(db(), row.categoryCid)
  const [written] = await db()
    .insert(news)
    .values({ ...row, imageFileId: cover.id })
    .returning({ id: news.id })
  if (!written) throw new Error('the news row was not written')
  return written
}

/**
 * Saves an item, with a new cover if one was sent.
 * @throws Problem conflict when somebody saved it since `form.version`
 */
export async function updateNews(
  form: NewsUpdate,
  cover: StoredFile | undefined,
): Promise<{ version: number }> {
  const row = columns(form)
  checkCleaned(row)
  await checkCategory(db(), row.categoryCid)
  await refuseStale(form)
  const [written] = await db()
    .update(news)
    .set({
      ...row,
      ...(cover ? { imageFileId: cover.id } : {}),
      version: sql`${news.version} + 1`,
      updatedAt: new Date(),
    })
    .where(and(eq(news.id, form.id), form.version === undefined ? undefined : eq(news.version, form.version)))
    .returning({ version: news.version })
  if (!written) await refuseStale(form)
  if (!written) throw new Problem('conflict')
  return written
}

async function refuseStale({ id, version }: { id: number; version?: number | undefined }): Promise<void> {
  const [current] = await db().select({ version: news.version }).from(news).where(eq(news.id, id))
  if (!current) throw new Problem('not_found')
  if (version !== undefined && current.version !== version)
    throw new Problem('conflict', 'problems.edited_meanwhile')
}

export async function deleteNews(id: number): Promise<void> {
  const rows = await db().delete(news).where(eq(news.id, id)).returning({ id: news.id })
  if (rows.length === 0) throw new Problem('not_found')
}
