import { bookFiles, bookPages } from '@/db/schema/content'
import type { Handlers } from '@/lib/platform/api/handlers'
import { deleteRow, insertRow, nextSequenceSql, saveOrder, updateRow } from '@/lib/platform/api/rows'
import type { bookCalls, bookFileCalls } from './calls'
import { getBook, getBookFile, getBookPage, listAdminBookFiles, listAdminBookPages } from './queries'

export const bookHandlers: Handlers<typeof bookCalls> = {
  getBook: () => getBook(),
  listAdminBookPages: async () => ({ pages: await listAdminBookPages() }),
  getBookPage: async ({ input }) => ({ record: await getBookPage(input.id) }),
  insertBookPage: ({ input: { image: _image, ...titles }, files }) =>
    insertRow(bookPages, { ...titles, image_file_id: files.image.id, sequence: nextSequenceSql(bookPages) }),
  updateBookPage: ({ input: { id, version, image: _image, ...titles }, files }) =>
    updateRow(bookPages, { id, version }, { ...titles, image_file_id: files.image?.id }),
  updateBookPageOrder: ({ input }) => saveOrder(bookPages, input.pages, 'problems.list_changed'),
  deleteBookPage: ({ input }) => deleteRow(bookPages, input.id),
}

export const bookFileHandlers: Handlers<typeof bookFileCalls> = {
  listAdminBookFiles: async () => ({ book: await listAdminBookFiles() }),
  getBookFile: async ({ input }) => ({ record: await getBookFile(input.id) }),
  updateBookFile: ({ input: { id, version }, files }) =>
    updateRow(bookFiles, { id, version }, { pdf_file_id: files.pdf.id }),
}
