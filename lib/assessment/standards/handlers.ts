import type { Handlers } from '@/lib/platform/api/handlers'
import type { standardCalls } from './calls'
import { deleteStandard, insertStandard, updateStandard } from './mutations'
import { getStandard, listStandards } from './queries'

export const standardHandlers: Handlers<typeof standardCalls> = {
  listAdminStandards: async () => ({ standards: await listStandards() }),
  getStandard: async ({ input }) => ({ record: await getStandard(input.id) }),
  insertStandard: ({ input }) => insertStandard(input),
  updateStandard: ({ input }) => updateStandard(input),
  deleteStandard: ({ input }) => deleteStandard(input.id),
}
