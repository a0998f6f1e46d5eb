import type { Handlers } from '@/lib/platform/api/handlers'
import type { statisticCalls } from './calls'
import { deleteStatistic, insertStatistic, updateStatistic, updateStatisticOrder } from './mutations'
import { getStatistic, listAdminStatistics } from './queries'

export const statisticHandlers: Handlers<typeof statisticCalls> = {
  listAdminStatistics: async ({ input }) => ({ statistics: await listAdminStatistics(input.event) }),
  getStatistic: async ({ input }) => ({ record: await getStatistic(input.id) }),
  insertStatistic: ({ input }) => insertStatistic(input),
  updateStatistic: ({ input }) => updateStatistic(input),
  updateStatisticOrder: ({ input }) => updateStatisticOrder(input.statistics),
  deleteStatistic: ({ input }) => deleteStatistic(input.id),
}
