import type { Handlers } from '@/lib/platform/api/handlers'
import type { redirectCalls } from './calls'
import { deleteRedirect, insertRedirect, updateRedirect } from './mutations'
import { getRedirect, listAdminRedirects } from './queries'

export const redirectHandlers: Handlers<typeof redirectCalls> = {
  listAdminRedirects: ({ input }) => listAdminRedirects(input),
  getRedirect: async ({ input }) => ({ record: await getRedirect(input.id) }),
  insertRedirect: ({ input }) => insertRedirect(input),
  updateRedirect: ({ input }) => updateRedirect(input),
  deleteRedirect: ({ input }) => deleteRedirect(input.id),
}
