import { resource } from '@/lib/platform/api/resource'
import { livePage } from '@/lib/platform/site/live-page'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { bookCalls, bookFileCalls } from './calls'

/** Returns the link to the public page that shows the book. */
const livePageOfBook = () => livePage(associationPaths.page(25))

export const bookResources = [
  resource({
    name: 'bookPages',
    kind: 'book_pages',
    list: {
      call: bookCalls.listAdminBookPages,
      rows: 'pages',
      columns: { image: 'image', title: 'text', title_en: 'text' },
      heading: 'title',
      replaces: 'image',
    },
    form: {
      fields: { title: { kind: 'bilingual', as: 'text', hint: true }, image: { kind: 'image', hint: true } },
      record: bookCalls.getBookPage,
      insert: bookCalls.insertBookPage,
      update: bookCalls.updateBookPage,
      narrow: true,
    },
    live: livePageOfBook,
    remove: bookCalls.deleteBookPage,
    order: { call: bookCalls.updateBookPageOrder, field: 'pages' },
  }),
  resource({
    name: 'bookFile',
    kind: 'book_files',
    list: {
      call: bookFileCalls.listAdminBookFiles,
      rows: 'book',
      columns: { pdf: 'file' },
      heading: 'pdf',
      namedByPlace: true,
    },
    form: {
      fields: { pdf: 'pdf' },
      record: bookFileCalls.getBookFile,
      update: bookFileCalls.updateBookFile,
      narrow: true,
    },
    live: livePageOfBook,
  }),
] as const
