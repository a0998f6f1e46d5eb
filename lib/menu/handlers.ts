import type { Handlers } from '@/lib/api/handlers'
import type { menuCalls } from './calls'
import { deleteMenu, insertMenu, updateMenu } from './mutations'
import { getMenuRecord, listMenu, listMenuOfType } from './queries'

export const menuHandlers: Handlers<typeof menuCalls> = {
  listMenu: async () => ({ categories: await listMenu() }),
  listMenuOfType: async ({ input }) => ({ category: await listMenuOfType(input.type) }),
  getMenu: async ({ input }) => ({ record: await getMenuRecord(input.cid) }),
  insertMenu: ({ input }) => insertMenu(input),
  updateMenu: ({ input }) => updateMenu(input),
  deleteMenu: async ({ input }) => {
    await deleteMenu(input.cid)
    return {}
  },
}
