import type { Handlers } from '@/lib/api/handlers'
import type { footerCalls } from './calls'
import { deleteFooter, insertFooter, updateFooter } from './mutations'
import { getFooterRecord, listAdminFooter } from './queries'

export const footerHandlers: Handlers<typeof footerCalls> = {
  listAdminFooter: async ({ input }) => ({ footer: await listAdminFooter(input) }),
  getFooter: async ({ input }) => ({ record: await getFooterRecord(input.id) }),
  insertFooter: ({ input }) => insertFooter(input),
  updateFooter: ({ input }) => updateFooter(input),
  deleteFooter: async ({ input }) => {
    await deleteFooter(input.id)
    return {}
  },
}
