import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { db } from '@/db/client'
import { meetingRooms } from '@/db/schema/meetings'
import { oldCount, oldId, oldText } from '@/lib/platform/old-site/fields'
import { oldKind } from '@/lib/platform/old-site/kind'
import { listOldPlaces } from '../old-meetings'
import { meetingRoomCalls } from './calls'

/** The rooms of meetings. Their numbers are in the addresses of the screens at their doors. */
export const oldMeetingRooms = oldKind({
  name: 'meeting rooms',
  isOffice: true,
  list: (site) => listOldPlaces(site, 'rooms'),
  schema: z.object({ id: oldId, room_number: oldText, capacity: oldCount, room_pic: oldText }),
  idOf: ({ id }) => id,
  async findHere({ room_number }) {
    const [row] = await db()
      .select({ id: meetingRooms.id })
      .from(meetingRooms)
      .where(eq(sql`lower(${meetingRooms.room_number})`, room_number.toLowerCase()))
    return row?.id ?? null
  },
  toForm: ({ room_number, capacity, room_pic }) => ({
    fields: { room_number, capacity },
    files: { image: room_pic },
  }),
  insert: meetingRoomCalls.insertMeetingRoom,
  update: meetingRoomCalls.updateMeetingRoom,
  remove: meetingRoomCalls.deleteMeetingRoom,
  table: meetingRooms,
  idColumn: meetingRooms.id,
})
