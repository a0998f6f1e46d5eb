import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import { importFromThread } from '@/lib/platform/files/import-file'
import { pools } from '@/lib/platform/pool/pool'
import type { newsCalls } from './calls'
import { importNews } from './import'
import { deleteNews, insertNews, restoreNews, updateNews } from './mutations'
import {
  getAdminNews,
  getNews,
  listAdminNews,
  listAllNewsCategories,
  listArchiveMonths,
  listNews,
  listNewsByMonth,
  listNewsCategories,
  listRecentNews,
  searchNews,
} from './queries'
import { makeNewsTemplate } from './template'

export const newsHandlers: Handlers<typeof newsCalls> = {
  listRecentNews: async () => ({ recentNews: await listRecentNews() }),
  listNewsCategories: async () => ({ categories: await listNewsCategories() }),
  listArchiveMonths: async ({ input }) => ({ dates: await listArchiveMonths(input.lang) }),
  listNews: ({ input }) => listNews(input.category, input.page, input.limit),
  listNewsByMonth: ({ input }) => listNewsByMonth(input.date, input.page, input.limit),
  searchNews: async ({ input }) => {
    const { news, total, totalPages } = await searchNews(input.term, input.page, input.limit)
    return { news, total, totalPages }
  },
  getNews: async ({ input }) => {
    const news = await getNews(input.id)
    if (!news) throw new Problem('not_found')
    return { news }
  },
  listAdminNews: ({ input }) => listAdminNews(input.category, input),
  getAdminNews: async ({ input }) => {
    const record = await getAdminNews(input.id)
    if (!record) throw new Problem('not_found')
    return { record }
  },
  insertNews: ({ input, files }) => insertNews(input, files.image),
  updateNews: ({ input, files }) => updateNews(input, files.image),
  restoreNews: ({ input }) => restoreNews(input),
  getNewsTemplate: ({ signal }) => makeNewsTemplate(signal),
  importNews: async ({ input, files, lang, signal }) => {
    const file = { path: files.file.path, categories: await listAllNewsCategories() }
    const portions = pools.sheets.stream('newsPortions', file, signal)
    return importFromThread(portions, lang, (rows) => importNews(rows, input))
  },
  deleteNews: ({ input }) => deleteNews(input.id),
}
