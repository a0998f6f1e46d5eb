import type { Handlers } from '@/lib/platform/api/handlers'
import type { doorCalls } from './calls'
import { insertScans } from './mutations'
import { findGuestsByPhoneOrEmail, getDoorList } from './queries'

export const doorHandlers: Handlers<typeof doorCalls> = {
  getDoorList: ({ input }) => getDoorList(input),
  findDoorGuests: async ({ input }) => ({ guests: await findGuestsByPhoneOrEmail(input) }),
  insertScans: async ({ input, now }) => ({ results: await insertScans(input, now.getTime()) }),
}
