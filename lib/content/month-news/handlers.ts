import type { Handlers } from '@/lib/platform/api/handlers'
import type { monthNewsCalls } from './calls'
import { deleteMonthNews, insertMonthNews, renameMonthNews } from './mutations'
import { getMonthNewsRecord, listAdminMonthNews, listMonthNews } from './queries'

export const monthNewsHandlers: Handlers<typeof monthNewsCalls> = {
  listMonthNews: async () => ({ monthNews: await listMonthNews() }),
  listAdminMonthNews: async ({ input }) => ({ monthNews: await listAdminMonthNews(input) }),
  getMonthNews: async ({ input }) => ({ record: await getMonthNewsRecord(input.id) }),
  insertMonthNews: ({ input, files }) => insertMonthNews(input, files.monthPdf),
  renameMonthNews: ({ input }) => renameMonthNews(input),
  deleteMonthNews: async ({ input }) => {
    await deleteMonthNews(input.id)
    return {}
  },
}
