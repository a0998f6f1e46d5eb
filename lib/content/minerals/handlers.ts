import type { Handlers } from '@/lib/platform/api/handlers'
import type { mineralCalls } from './calls'
import { deleteMineral, insertMineral, updateMineral, updateMineralOrder } from './mutations'
import { getMineral, listAdminMinerals, listMinerals } from './queries'

export const mineralHandlers: Handlers<typeof mineralCalls> = {
  listMinerals: async () => ({ minerals: await listMinerals() }),
  listAdminMinerals: async ({ input }) => ({ minerals: await listAdminMinerals(input) }),
  getMineral: async ({ input }) => ({ record: await getMineral(input.id) }),
  insertMineral: ({ input, files }) => insertMineral(input, files.image),
  updateMineral: ({ input, files }) => updateMineral(input, files.image),
  updateMineralOrder: async ({ input }) => {
    await updateMineralOrder(input.minerals)
    return {}
  },
  deleteMineral: async ({ input }) => {
    await deleteMineral(input.id)
    return {}
  },
}
