import { sql } from 'drizzle-orm'
import { searchSynonyms } from '@/db/schema/search-office'
import type { Handlers } from '@/lib/platform/api/handlers'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { synonymCalls } from './calls'
import { getSynonym, listAdminSynonyms } from './queries'

export const synonymHandlers: Handlers<typeof synonymCalls> = {
  listAdminSynonyms: ({ input }) => listAdminSynonyms(input),
  getSynonym: async ({ input }) => ({ record: await getSynonym(input.id) }),
  insertSynonym: ({ input }) => insertRow(searchSynonyms, input),
  updateSynonym: ({ input: { id, version, ...form } }) =>
    updateRow(searchSynonyms, { id, version }, { ...form, updated_at: sql`now()` }),
  deleteSynonym: ({ input }) => deleteRow(searchSynonyms, input.id),
}
