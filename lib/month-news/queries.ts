import { desc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { monthNews } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { storedPdfPages } from '@/lib/files/pdf-pages'
import { fileUrl } from '@/lib/files/url'
import type { MonthNewsFile } from './schema'

function selectMonthNews() {
  return db()
    .select({ row: monthNews, file: { key: files.key, name: files.name } })
    .from(monthNews)
    .innerJoin(files, eq(files.id, monthNews.pdf_file_id))
    .$dynamic()
}

type MonthNewsRow = Awaited<ReturnType<typeof selectMonthNews>>[number]

function monthNewsAnswer({ row, file }: MonthNewsRow): MonthNewsFile {
  return { id: row.id, title: row.title, pdf: fileUrl(file), created_at: row.created_at.toISOString() }
}

async function listMonthNews(): Promise<MonthNewsFile[]> {
  const rows = await selectMonthNews().orderBy(desc(monthNews.created_at), desc(monthNews.id))
  return rows.map(monthNewsAnswer)
}

export const listPublicMonthNews = cached('month-news', [tags.monthNews], listMonthNews)

/** @returns null for an unknown issue */
export const getMonthNews = cached(
  'month-news-issue',
  [tags.monthNews],
  async (id: number): Promise<MonthNewsFile | null> => {
    const [found] = await selectMonthNews().where(eq(monthNews.id, id)).limit(1)
    return found ? monthNewsAnswer(found) : null
  },
)

/** How much there is to load and to read in an issue; `pages` is null where that cannot be told. */
export const getMonthNewsExtent = cached(
  'month-news-extent',
  [tags.monthNews],
  async (id: number): Promise<{ bytes: number; pages: number | null }> => {
    const [file] = await db()
      .select({ key: files.key, name: files.name, bytes: files.bytes })
      .from(monthNews)
      .innerJoin(files, eq(files.id, monthNews.pdf_file_id))
      .where(eq(monthNews.id, id))
      .limit(1)
    if (!file) return { bytes: 0, pages: null }
    // A page is worth more than the number of its document's pages.
    const pages = await storedPdfPages(`${file.key}/${file.name}`, file.bytes).catch(() => null)
    return { bytes: file.bytes, pages }
  },
)
