import type { Handlers } from '@/lib/api/handlers'
import type { menuCalls } from './calls'
import { deleteMenu, insertMenu, restoreMenu, updateMenu } from './mutations'
import { getMenuRecord, listAdminMenu, listAdminMenuOfType } from './queries'

export const menuHandlers: Handlers<typeof menuCalls> = {
  listAdminMenu: async () => ({ categories: await listAdminMenu() }),
  listAdminMenuOfType: async ({ input }) => ({ category: await listAdminMenuOfType(input.type) }),
  getMenu: async ({ input }) => ({ record: await getMenuRecord(input.cid) }),
  insertMenu: ({ input }) => insertMenu(input),
  updateMenu: ({ input }) => updateMenu(input),
  restoreMenu: ({ input }) => restoreMenu(input),
  deleteMenu: async ({ input }) => {
    await deleteMenu(input)
    return {}
  },
}
