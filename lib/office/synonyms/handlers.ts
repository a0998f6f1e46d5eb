import type { Handlers } from '@/lib/platform/api/handlers'
import type { synonymCalls } from './calls'
import { deleteSynonym, insertSynonym, updateSynonym } from './mutations'
import { getSynonym, listAdminSynonyms } from './queries'

export const synonymHandlers: Handlers<typeof synonymCalls> = {
  listAdminSynonyms: ({ input }) => listAdminSynonyms(input),
  getSynonym: async ({ input }) => ({ record: await getSynonym(input.id) }),
  insertSynonym: ({ input }) => insertSynonym(input),
  updateSynonym: ({ input }) => updateSynonym(input),
  deleteSynonym: async ({ input }) => {
    await deleteSynonym(input.id)
    return {}
  },
}
