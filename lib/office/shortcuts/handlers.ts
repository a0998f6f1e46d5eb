import type { Handlers } from '@/lib/platform/api/handlers'
import type { shortcutCalls } from './calls'
import { deleteShortcut, insertShortcut, updateShortcut } from './mutations'
import { getShortcut, listAdminShortcuts } from './queries'

export const shortcutHandlers: Handlers<typeof shortcutCalls> = {
  listAdminShortcuts: ({ input }) => listAdminShortcuts(input),
  getShortcut: async ({ input }) => ({ record: await getShortcut(input.id) }),
  insertShortcut: ({ input }) => insertShortcut(input),
  updateShortcut: ({ input }) => updateShortcut(input),
  deleteShortcut: async ({ input }) => {
    await deleteShortcut(input.id)
    return {}
  },
}
