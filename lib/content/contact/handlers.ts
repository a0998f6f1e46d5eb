import type { Handlers } from '@/lib/platform/api/handlers'
import type { contactCalls } from './calls'
import { updateContactText } from './mutations'
import { getContactText, listAdminContactTexts } from './queries'

export const contactHandlers: Handlers<typeof contactCalls> = {
  listAdminContactTexts: async () => ({ texts: await listAdminContactTexts() }),
  getContactText: async ({ input }) => ({ record: await getContactText(input.id) }),
  updateContactText: ({ input }) => updateContactText(input),
}
