import { monthNews } from '@/db/schema/content'
import type { Handlers } from '@/lib/platform/api/handlers'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { monthNewsCalls } from './calls'
import { getMonthNewsRecord, listAdminMonthNews, listMonthNews } from './queries'

export const monthNewsHandlers: Handlers<typeof monthNewsCalls> = {
  listMonthNews: async () => ({ monthNews: await listMonthNews() }),
  listAdminMonthNews: async ({ input }) => ({ monthNews: await listAdminMonthNews(input) }),
  getMonthNews: async ({ input }) => ({ record: await getMonthNewsRecord(input.id) }),
  insertMonthNews: ({ input: { monthPdf: _pdf, ...titles }, files }) =>
    insertRow(monthNews, { ...titles, pdf_file_id: files.monthPdf.id }),
  renameMonthNews: ({ input: { id, version, ...titles } }) => updateRow(monthNews, { id, version }, titles),
  deleteMonthNews: ({ input }) => deleteRow(monthNews, input.id),
}
