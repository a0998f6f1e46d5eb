import { resource } from '@/lib/platform/api/resource'
import { meetingHourCalls } from './calls'
import { meetingRoomCalls } from '../rooms/calls'

/**
 * The screen with the hours and rooms of the meetings, and the form of a room. A separate component draws the
 * lists of hours and rooms.
 */
export const meetingRoomResource = resource({
  name: 'meetingInfo',
  kind: 'meeting_rooms',
  list: {
    call: meetingHourCalls.listAdminTimesAndRooms,
    rows: 'meetings',
    columns: {},
    heading: 'room_number',
  },
  form: {
    fields: {
      room_number: 'text',
      capacity: 'number',
      image: { kind: 'image', stored: 'room_pic', isAskedOfNew: true, hint: true },
    },
    record: meetingRoomCalls.getMeetingRoom,
    insert: meetingRoomCalls.insertMeetingRoom,
    update: meetingRoomCalls.updateMeetingRoom,
    isAddedToldAsSaved: true,
    toastMilliseconds: 5_000,
  },
  remove: meetingRoomCalls.deleteMeetingRoom,
})
