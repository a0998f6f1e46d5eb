import type { Handlers } from '@/lib/platform/api/handlers'
import type { meetingRoomCalls } from './calls'
import { deleteMeetingRoom, insertMeetingRoom, updateMeetingRoom } from './mutations'
import { getMeetingRoom } from './queries'

export const meetingRoomHandlers: Handlers<typeof meetingRoomCalls> = {
  getMeetingRoom: async ({ input }) => ({ record: await getMeetingRoom(input.id) }),
  insertMeetingRoom: ({ input, files }) => insertMeetingRoom(input, files.image),
  updateMeetingRoom: ({ input, files }) => updateMeetingRoom(input, files.image),
  deleteMeetingRoom: ({ input }) => deleteMeetingRoom(input.id),
}
