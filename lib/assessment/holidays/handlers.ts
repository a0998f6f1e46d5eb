import type { Handlers } from '@/lib/platform/api/handlers'
import type { holidayCalls } from './calls'
import { deleteHoliday, insertHoliday, updateHoliday } from './mutations'
import { getHoliday, listAdminHolidays } from './queries'

export const holidayHandlers: Handlers<typeof holidayCalls> = {
  listAdminHolidays: ({ input }) => listAdminHolidays(input),
  getHoliday: async ({ input }) => ({ record: await getHoliday(input.id) }),
  insertHoliday: ({ input }) => insertHoliday(input),
  updateHoliday: ({ input }) => updateHoliday(input),
  deleteHoliday: ({ input }) => deleteHoliday(input.id),
}
