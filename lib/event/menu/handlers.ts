import type { Handlers } from '@/lib/platform/api/handlers'
import type { eventMenuCalls } from './calls'
import {
  assertEventMenuDeletable,
  deleteEventMenu,
  insertEventMenu,
  moveEventMenu,
  updateEventMenu,
} from './mutations'
import { getEventMenuRecord, listAdminEventMenu, listEventMenu } from './queries'

export const eventMenuHandlers: Handlers<typeof eventMenuCalls> = {
  listMenu: async () => ({ category: await listEventMenu() }),
  listAdminMenu: async () => ({ categories: await listAdminEventMenu() }),
  getMenu: async ({ input }) => ({ record: await getEventMenuRecord(input.cid) }),
  insertMenu: ({ input }) => insertEventMenu(input),
  updateMenu: ({ input }) => updateEventMenu(input),
  moveMenu: ({ input }) => moveEventMenu(input),
  getMenuRemoval: async ({ input }) => {
    await assertEventMenuDeletable(input.cid)
    return { has_text: false }
  },
  deleteMenu: ({ input }) => deleteEventMenu(input.cid),
}
