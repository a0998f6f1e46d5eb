import { contactTexts } from '@/db/schema/site'
import type { Handlers } from '@/lib/platform/api/handlers'
import { updateRow } from '@/lib/platform/api/rows'
import type { contactCalls } from './calls'
import { getContactText, listAdminContactTexts } from './queries'

export const contactHandlers: Handlers<typeof contactCalls> = {
  listAdminContactTexts: async () => ({ texts: await listAdminContactTexts() }),
  getContactText: async ({ input }) => ({ record: await getContactText(input.id) }),
  updateContactText: ({ input: { id, version, ...texts } }) =>
    updateRow(contactTexts, { id, version }, texts),
}
