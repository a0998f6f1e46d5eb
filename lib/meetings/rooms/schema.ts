import * as z from 'zod'
import { emptyIsMissing, flag, id, lenient, text, version } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

/** A room as the office reads it. `room_pic` is an address under /files/; empty where there is none. */
export const meetingRoom = z.object({
  id: z.number().int(),
  room_number: z.string(),
  capacity: z.number().int(),
  room_pic: z.string(),
  version: z.number().int(),
})
export type MeetingRoomRow = z.infer<typeof meetingRoom>

/** A meeting needs a chair for each of the two, so in a room of one nobody is booked; it may be on the list. */
const capacityMin = 1
const capacityMax = 1_000

const fields = {
  image: z.custom<unknown>().optional(),
  room_number: text({ max: 100, required: 'validation.meeting.room' }),
  capacity: lenient(
    emptyIsMissing,
    z
      .union([z.string(), z.number()], message('validation.meeting.capacity'))
      .pipe(
        z.coerce
          .number<number | string>(message('validation.meeting.capacityNumber'))
          .int(message('validation.meeting.capacityNumber'))
          .min(capacityMin, message('validation.meeting.capacityNumber'))
          .max(capacityMax, message('validation.meeting.capacityNumber')),
      ),
  ),
}
export const roomInsert = z.object(fields)
export type RoomInsert = z.output<typeof roomInsert>
/** Without a picture the room keeps the one that it has, unless that was taken away. */
export const roomUpdate = z.object({ id, version, ...fields, image_removed: flag(false) })
export type RoomUpdate = z.output<typeof roomUpdate>
