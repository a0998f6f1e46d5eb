import type { Handlers } from '@/lib/platform/api/handlers'
import { currentEdition } from '../editions/queries'
import type { hallCalls } from './calls'
import { deleteHall, insertHall, updateHall, updateHallOrder } from './mutations'
import { getHall, listAdminHalls, listHalls } from './queries'

export const hallHandlers: Handlers<typeof hallCalls> = {
  listHalls: async ({ input }) => {
    const event = input.event ?? (await currentEdition())?.id
    return { hall: event === undefined ? [] : await listHalls(event) }
  },
  listAdminHalls: ({ input }) => listAdminHalls(input),
  getHall: async ({ input }) => ({ record: await getHall(input.id) }),
  insertHall: ({ input }) => insertHall(input),
  updateHall: ({ input }) => updateHall(input),
  updateHallOrder: ({ input }) => updateHallOrder(input.halls),
  deleteHall: ({ input }) => deleteHall(input.id),
}
