import type { Handlers } from '@/lib/platform/api/handlers'
import { listMeetingRooms } from '../rooms/queries'
import type { meetingHourCalls } from './calls'
import { deleteMeetingHour, insertMeetingHours } from './mutations'
import { listMeetingHours } from './queries'

export const meetingHourHandlers: Handlers<typeof meetingHourCalls> = {
  listAdminTimesAndRooms: async () => {
    const [times, rooms] = await Promise.all([listMeetingHours(), listMeetingRooms()])
    return { meetings: { times, rooms } }
  },
  insertMeetingHours: ({ input, now }) => insertMeetingHours(input, now),
  deleteMeetingHour: ({ input }) => deleteMeetingHour(input.id),
}
