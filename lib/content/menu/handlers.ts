import type { Handlers } from '@/lib/platform/api/handlers'
import type { menuCalls } from './calls'
import { checkMenuRemoval, deleteMenu, insertMenu, moveMenu, restoreMenu, updateMenu } from './mutations'
import { getMenuRecord, listAdminMenu, listAdminMenuOfType } from './queries'

export const menuHandlers: Handlers<typeof menuCalls> = {
  listAdminMenu: async () => ({ categories: await listAdminMenu() }),
  listAdminMenuOfType: async ({ input }) => ({ category: await listAdminMenuOfType(input.type) }),
  getMenu: async ({ input }) => ({ record: await getMenuRecord(input.cid) }),
  insertMenu: ({ input }) => insertMenu(input),
  updateMenu: ({ input }) => updateMenu(input),
  restoreMenu: ({ input }) => restoreMenu(input),
  moveMenu: async ({ input }) => {
    await moveMenu(input)
    return {}
  },
  getMenuRemoval: async ({ input }) => ({ has_text: (await checkMenuRemoval(input.cid)).hasText }),
  deleteMenu: async ({ input }) => {
    await deleteMenu(input)
    return {}
  },
}
