import { sql } from 'drizzle-orm'
import { searchShortcuts } from '@/db/schema/search-office'
import type { Handlers } from '@/lib/platform/api/handlers'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { shortcutCalls } from './calls'
import { getShortcut, listAdminShortcuts } from './queries'

export const shortcutHandlers: Handlers<typeof shortcutCalls> = {
  listAdminShortcuts: ({ input }) => listAdminShortcuts(input),
  getShortcut: async ({ input }) => ({ record: await getShortcut(input.id) }),
  insertShortcut: ({ input }) => insertRow(searchShortcuts, input),
  updateShortcut: ({ input: { id, version, ...form } }) =>
    updateRow(searchShortcuts, { id, version }, { ...form, updated_at: sql`now()` }),
  deleteShortcut: ({ input }) => deleteRow(searchShortcuts, input.id),
}
