import type { Handlers } from '@/lib/platform/api/handlers'
import type { partnerCalls } from './calls'
import { deletePartner, insertPartner, updatePartner, updatePartnerOrder } from './mutations'
import { getPartner, listAdminPartners } from './queries'

export const partnerHandlers: Handlers<typeof partnerCalls> = {
  listAdminPartners: ({ input }) => listAdminPartners(input),
  getPartner: async ({ input }) => ({ record: await getPartner(input.id) }),
  insertPartner: ({ input, files }) => insertPartner(input, files.image),
  updatePartner: ({ input, files }) => updatePartner(input, files.image),
  updatePartnerOrder: ({ input }) => updatePartnerOrder(input.partners),
  deletePartner: ({ input }) => deletePartner(input.id),
}
