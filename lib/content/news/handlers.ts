import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import type { newsCalls } from './calls'
import { deleteNews, insertNews, restoreNews, updateNews } from './mutations'
import {
  getAdminNews,
  getNews,
  listAdminNews,
  listArchiveMonths,
  listNews,
  listNewsByMonth,
  listNewsCategories,
  listRecentNews,
  searchNews,
} from './queries'

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
  deleteNews: async ({ input }) => {
    await deleteNews(input.id)
    return {}
  },
}
