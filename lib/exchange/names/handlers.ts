import type { Handlers } from '@/lib/platform/api/handlers'
import type { exchangeNameCalls } from './calls'
import { updateExchangeName } from './mutations'
import { getExchangeName, listExchangeNames } from './queries'

export const exchangeNameHandlers: Handlers<typeof exchangeNameCalls> = {
  listAdminExchangeNames: ({ input }) => listExchangeNames(input),
  getExchangeName: async ({ input }) => ({ record: await getExchangeName(input.id) }),
  updateExchangeName: ({ input }) => updateExchangeName(input),
}
