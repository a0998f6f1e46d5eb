import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { monthNews } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import type { SearchInput } from '@/lib/platform/api/listing'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { countStoredPdfPages } from '@/lib/platform/files/pdf-pages'
import { namedFile } from '@/lib/platform/files/columns'
import { fileUrl } from '@/lib/platform/files/url'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { MonthNewsFile, MonthNewsRecord, MonthNewsRow } from './schema'

const covers = alias(files, 'covers')

function selectMonthNews() {
  return db()
    .select({
      row: monthNews,
      file: namedFile,
      cover: { key: covers.key, name: covers.name },
    })
    .from(monthNews)
    .innerJoin(files, eq(files.id, monthNews.pdf_file_id))
    .leftJoin(covers, eq(covers.id, monthNews.cover_file_id))
    .$dynamic()
}

type JoinedRow = Awaited<ReturnType<typeof selectMonthNews>>[number]

function monthNewsAnswer({ row, file, cover }: JoinedRow): MonthNewsFile {
  const { id, title, title_en, created_at } = row
  return {
    ...{ id, title, title_en, pdf: fileUrl(file) },
    cover: cover && fileUrl(cover),
    created_at: created_at.toISOString(),
  }
}

const newestFirst = [desc(monthNews.created_at), desc(monthNews.id)]

/**
 * Lists the issues of the monthly paper with their file names, newest first. With a search term, only
 * matching issues.
 */
export async function listAdminMonthNews({ term }: SearchInput): Promise<MonthNewsRow[]> {
  const rows = await selectMonthNews()
    .where(await matchesTermSql(term, 'month-news', monthNews.id))
    .orderBy(...newestFirst)
  return rows.map((record) => ({ ...monthNewsAnswer(record), pdf_name: record.file.original_name }))
}

/** Reads an issue for its form. @throws Problem not_found */
export async function getMonthNewsRecord(id: number): Promise<MonthNewsRecord> {
  const row = requireRow(await selectMonthNews().where(eq(monthNews.id, id)))
  return { ...monthNewsAnswer(row), pdf_name: row.file.original_name, version: row.row.version }
}

export const listMonthNews = cacheRead('month-news', ['month-news'], async (): Promise<MonthNewsFile[]> => {
  const rows = await selectMonthNews().orderBy(...newestFirst)
  return rows.map(monthNewsAnswer)
})

/** @returns null for an unknown issue */
export const getMonthNews = cacheRead(
  'month-news-issue',
  ['month-news'],
  async (id: number): Promise<MonthNewsFile | null> => {
    const [record] = await selectMonthNews().where(eq(monthNews.id, id)).limit(1)
    return record ? monthNewsAnswer(record) : null
  },
)

/**
 * Reads the size of an issue in bytes and pages. `pages` is null when the pages cannot be counted; an
 * unknown issue has 0 bytes.
 */
export const getMonthNewsExtent = cacheRead(
  'month-news-extent',
  ['month-news'],
  async (id: number): Promise<{ bytes: number; pages: number | null }> => {
    const [file] = await db()
      .select({ key: files.key, name: files.name, bytes: files.bytes })
      .from(monthNews)
      .innerJoin(files, eq(files.id, monthNews.pdf_file_id))
      .where(eq(monthNews.id, id))
      .limit(1)
    if (!file) return { bytes: 0, pages: null }
    // The web page must render even when the page count cannot be read.
    const pages = await countStoredPdfPages(`${file.key}/${file.name}`, file.bytes).catch(() => null)
    return { bytes: file.bytes, pages }
  },
)
