import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import type { eventNewsCalls } from './calls'
import { deleteEventNews, insertEventNews, updateEventNews } from './mutations'
import { getAdminEventNews, listAdminEventNews, listEventNewsCategories } from './queries'

export const eventNewsHandlers: Handlers<typeof eventNewsCalls> = {
  listNewsCategories: async () => ({ categories: await listEventNewsCategories() }),
  listAdminNews: ({ input }) => listAdminEventNews(input.category, input),
  getAdminNews: async ({ input }) => {
    const record = await getAdminEventNews(input.id)
    if (!record) throw new Problem('not_found')
    return { record }
  },
  insertNews: ({ input, files }) => insertEventNews(input, files.image),
  updateNews: ({ input, files }) => updateEventNews(input, files.image),
  deleteNews: ({ input }) => deleteEventNews(input.id),
}
