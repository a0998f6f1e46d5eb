import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { bookFiles, bookPages } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { namedFile, shownFile } from '@/lib/platform/files/columns'
import { fileUrl } from '@/lib/platform/files/url'
import type { Book, BookFile, BookPageRecord } from './schema'

function selectPages() {
  return db()
    .select({ row: bookPages, file: shownFile })
    .from(bookPages)
    .innerJoin(files, eq(files.id, bookPages.image_file_id))
    .$dynamic()
}

function bookPageRecordOf({ row, file }: Awaited<ReturnType<typeof selectPages>>[number]): BookPageRecord {
  const { id, title, title_en, sequence, version } = row
  return { id, title, title_en, sequence, version, image: fileUrl(file) }
}

/** Lists the pages of the book in their order. */
export async function listAdminBookPages(): Promise<BookPageRecord[]> {
  return (await selectPages().orderBy(asc(bookPages.sequence), asc(bookPages.id))).map(bookPageRecordOf)
}

/** Reads a page for its form. @throws Problem not_found */
export async function getBookPage(id: number): Promise<BookPageRecord> {
  return bookPageRecordOf(requireRow(await selectPages().where(eq(bookPages.id, id))))
}

function selectFiles() {
  return db()
    .select({ row: bookFiles, file: namedFile })
    .from(bookFiles)
    .leftJoin(files, eq(files.id, bookFiles.pdf_file_id))
    .$dynamic()
}

function bookFileOf({ row, file }: Awaited<ReturnType<typeof selectFiles>>[number]): BookFile {
  const { id, version } = row
  return { id, version, pdf: file && fileUrl(file), pdf_name: file?.original_name ?? '' }
}

/**
 * Reads the PDF of the whole book. Returns a list of one, because the office screen that edits it shows
 * lists.
 */
export async function listAdminBookFiles(): Promise<BookFile[]> {
  return (await selectFiles()).map(bookFileOf)
}

/** @throws Problem not_found */
export async function getBookFile(id: number): Promise<BookFile> {
  return bookFileOf(requireRow(await selectFiles().where(eq(bookFiles.id, id))))
}

export const getBook = cacheRead('book', ['book'], async (): Promise<Book> => {
  const [pages, [file]] = [await listAdminBookPages(), await listAdminBookFiles()]
  return {
    pages: pages.map(({ id, title, title_en, image }) => ({ id, title, title_en, image })),
    pdf: file?.pdf ?? null,
  }
})
