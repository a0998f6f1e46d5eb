import { exchangeNames } from '@/db/schema/exchange'
import type { Handlers } from '@/lib/platform/api/handlers'
import { updateRow } from '@/lib/platform/api/rows'
import type { exchangeNameCalls } from './calls'
import { getExchangeName, listExchangeNames } from './queries'

export const exchangeNameHandlers: Handlers<typeof exchangeNameCalls> = {
  listAdminExchangeNames: ({ input }) => listExchangeNames(input),
  getExchangeName: async ({ input }) => ({ record: await getExchangeName(input.id) }),
  updateExchangeName: ({ input: { id, version, ...form } }) =>
    updateRow(exchangeNames, { id, version }, form),
}
