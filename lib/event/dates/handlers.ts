import type { Handlers } from '@/lib/platform/api/handlers'
import type { dateCalls } from './calls'
import { deleteEventDate, insertEventDate, updateEventDate } from './mutations'
import { getEventDate, listEventDates } from './queries'

export const dateHandlers: Handlers<typeof dateCalls> = {
  listAdminEventDates: async ({ input }) => ({ dates: await listEventDates(input) }),
  getEventDate: async ({ input }) => ({ record: await getEventDate(input.id) }),
  insertEventDate: ({ input }) => insertEventDate(input),
  updateEventDate: ({ input }) => updateEventDate(input),
  deleteEventDate: ({ input }) => deleteEventDate(input.id),
}
