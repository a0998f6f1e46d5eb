import * as z from 'zod'
import { emptyToUndefined, flag, id, preprocess, text, version, numeric } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

/**
 * A room for the office. `room_pic` is the address of its picture under /files/; empty when there is none.
 */
export const meetingRoom = z.object({
  id: z.number().int(),
  room_number: z.string(),
  capacity: z.number().int(),
  room_pic: z.string(),
  version: z.number().int(),
})
export type MeetingRoomRow = z.infer<typeof meetingRoom>

/**
 * A room with one chair may be stored but is never booked: a meeting needs a chair for each of the two
 * participants.
 */
const capacityMin = 1
const capacityMax = 1_000

const fields = {
  image: z.custom<unknown>().optional(),
  room_number: text({ max: 100, required: 'validation.meeting.room' }),
  capacity: preprocess(
    emptyToUndefined,
    numeric(
      z
        .number({
          error: ({ input }) =>
            input === undefined ? 'validation.meeting.capacity' : 'validation.meeting.capacityNumber',
        })
        .int(message('validation.meeting.capacityNumber'))
        .min(capacityMin, message('validation.meeting.capacityNumber'))
        .max(capacityMax, message('validation.meeting.capacityNumber')),
    ),
  ),
}
export const roomInsert = z.object(fields)
export type RoomInsert = z.output<typeof roomInsert>
/** A changed room. Without a new picture the stored picture stays, unless `image_removed` is set. */
export const roomUpdate = z.object({ id, version, ...fields, image_removed: flag(false) })
export type RoomUpdate = z.output<typeof roomUpdate>
