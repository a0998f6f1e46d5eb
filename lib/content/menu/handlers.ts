import type { Handlers } from '@/lib/platform/api/handlers'
import type { menuCalls } from './calls'
import {
  requireRemovableMenuItem,
  deleteMenuItem,
  insertMenuItem,
  moveMenuItem,
  restoreMenuItem,
  updateMenuItem,
} from './mutations'
import { getMenuRecord, listAdminMenu, listAdminMenuItemsOfType } from './queries'

export const menuHandlers: Handlers<typeof menuCalls> = {
  listAdminMenu: async () => ({ categories: await listAdminMenu() }),
  listAdminMenuOfType: async ({ input }) => ({ category: await listAdminMenuItemsOfType(input.type) }),
  getMenu: async ({ input }) => ({ record: await getMenuRecord(input.cid) }),
  insertMenu: ({ input }) => insertMenuItem(input),
  updateMenu: ({ input }) => updateMenuItem(input),
  restoreMenu: ({ input }) => restoreMenuItem(input),
  moveMenu: ({ input }) => moveMenuItem(input),
  getMenuRemoval: async ({ input }) => ({ has_text: (await requireRemovableMenuItem(input.cid)).hasText }),
  deleteMenu: ({ input }) => deleteMenuItem(input),
}
