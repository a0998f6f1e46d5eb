import type { Handlers } from '@/lib/api/handlers'
import type { menuCalls } from './calls'
import { deleteMenu, insertMenu, updateMenu } from './mutations'
import { listMenu, listMenuOfType } from './queries'

export const menuHandlers: Handlers<typeof menuCalls> = {
  listMenu: async () => ({ categories: await listMenu() }),
  listMenuOfType: async ({ input }) => ({ category: await listMenuOfType(input.type) }),
  insertMenu: ({ input }) => insertMenu(input),
  updateMenu: async ({ input }) => {
    await updateMenu(input)
    return {}
  },
  deleteMenu: async ({ input }) => {
    await deleteMenu(input.cid)
    return {}
  },
}
