import type { Handlers } from '@/lib/platform/api/handlers'
import type { sustainableCalls } from './calls'
import { deleteSustainable, insertSustainable, updateSustainable } from './mutations'
import { getSustainable, listAdminSustainable, listSustainable } from './queries'

export const sustainableHandlers: Handlers<typeof sustainableCalls> = {
  listSustainable: async ({ input }) => ({ mining: await listSustainable(input.lang) }),
  listAdminSustainable: ({ input }) => listAdminSustainable(input),
  getSustainable: async ({ input }) => ({ record: await getSustainable(input.id) }),
  insertSustainable: ({ input, files }) => insertSustainable(input, files),
  updateSustainable: ({ input, files }) => updateSustainable(input, files),
  deleteSustainable: async ({ input }) => {
    await deleteSustainable(input.id)
    return {}
  },
}
