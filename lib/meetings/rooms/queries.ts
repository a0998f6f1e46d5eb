import { asc, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { meetingRooms } from '@/db/schema/meetings'
import { shownFile } from '@/lib/platform/files/columns'
import { requireRow } from '@/lib/platform/api/rows'
import { fileUrl } from '@/lib/platform/files/url'
import type { MeetingRoomRow } from './schema'

function selectRooms() {
  return db()
    .select({ room: meetingRooms, picture: shownFile })
    .from(meetingRooms)
    .leftJoin(files, eq(files.id, meetingRooms.room_pic_file_id))
    .$dynamic()
}

const roomAnswer = ({ room, picture }: Awaited<ReturnType<typeof selectRooms>>[number]): MeetingRoomRow => ({
  id: room.id,
  room_number: room.room_number,
  capacity: room.capacity,
  room_pic: picture ? fileUrl(picture) : '',
  version: room.version,
})

/** The natural order of rooms: by the first number in their names, so that room 9 comes before room 10. */
export const roomOrder = [
  sql`substring(${meetingRooms.room_number} from '[0-9]{1,9}')::integer nulls last`,
  asc(meetingRooms.room_number),
  asc(meetingRooms.id),
]

export async function listMeetingRooms(): Promise<MeetingRoomRow[]> {
  const rows = await selectRooms().orderBy(...roomOrder)
  return rows.map(roomAnswer)
}

/** Reads a room for its form. @throws Problem not_found */
export async function getMeetingRoom(id: number): Promise<MeetingRoomRow> {
  return roomAnswer(requireRow(await selectRooms().where(eq(meetingRooms.id, id))))
}
