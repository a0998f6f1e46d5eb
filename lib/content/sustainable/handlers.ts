import type { Handlers } from '@/lib/platform/api/handlers'
import type { sustainableCalls } from './calls'
import { deleteSustainableStandard, insertSustainableStandard, updateSustainableStandard } from './mutations'
import { getSustainableStandard, listAdminSustainableStandards, listSustainable } from './queries'

export const sustainableHandlers: Handlers<typeof sustainableCalls> = {
  listSustainable: async ({ input }) => ({ mining: await listSustainable(input.lang) }),
  listAdminSustainable: ({ input }) => listAdminSustainableStandards(input),
  getSustainable: async ({ input }) => ({ record: await getSustainableStandard(input.id) }),
  insertSustainable: ({ input, files }) => insertSustainableStandard(input, files),
  updateSustainable: ({ input, files }) => updateSustainableStandard(input, files),
  deleteSustainable: ({ input }) => deleteSustainableStandard(input.id),
}
