import type { Handlers } from '@/lib/platform/api/handlers'
import type { bookCalls, bookFileCalls } from './calls'
import {
  deleteBookPage,
  insertBookPage,
  updateBookFile,
  updateBookPage,
  updateBookPageOrder,
} from './mutations'
import { getBook, getBookFile, getBookPage, listAdminBookFiles, listAdminBookPages } from './queries'

export const bookHandlers: Handlers<typeof bookCalls> = {
  getBook: () => getBook(),
  listAdminBookPages: async () => ({ pages: await listAdminBookPages() }),
  getBookPage: async ({ input }) => ({ record: await getBookPage(input.id) }),
  insertBookPage: ({ input, files }) => insertBookPage(input, files.image),
  updateBookPage: ({ input, files }) => updateBookPage(input, files.image),
  updateBookPageOrder: async ({ input }) => {
    await updateBookPageOrder(input.pages)
    return {}
  },
  deleteBookPage: async ({ input }) => {
    await deleteBookPage(input.id)
    return {}
  },
}

export const bookFileHandlers: Handlers<typeof bookFileCalls> = {
  listAdminBookFiles: async () => ({ book: await listAdminBookFiles() }),
  getBookFile: async ({ input }) => ({ record: await getBookFile(input.id) }),
  updateBookFile: ({ input, files }) => updateBookFile(input, files.pdf),
}
