import { and, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingBookings, meetingRooms, meetings } from '@/db/schema/meetings'
import { writeOrRefuseTaken } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, requireRow, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import { listUnfinishedBookings } from '../coming-bookings'
import type { RoomInsert, RoomUpdate } from './schema'

/** Makes the problem of a room name that is taken; names are unique regardless of case. */
const roomTakenProblem = (room: string) =>
  Problem.ofField('room_number', 'validation.meeting.roomTaken', { room }, 'conflict')

/** Adds a room. @throws Problem conflict when another room has the name */
export async function insertMeetingRoom(
  { image: _image, ...form }: RoomInsert,
  image: StoredFile | undefined,
): Promise<{ id: number }> {
  return writeOrRefuseTaken(
    () => insertRow(meetingRooms, { ...form, room_pic_file_id: image?.id ?? null }),
    () => roomTakenProblem(form.room_number),
  )
}

/** Locks a room against bookings, changes and deletion. @throws Problem not_found */
async function lockRoom(id: number): Promise<typeof meetingRooms.$inferSelect> {
  return requireRow(await db().select().from(meetingRooms).where(eq(meetingRooms.id, id)).for('update'))
}

/**
 * The number of chairs that a meeting needs: one for each of the two participants, and one more if an
 * interpreter is needed or assigned.
 */
const chairs = sql`2 + (${meetings.needs_interpreter} or ${meetings.interpreter_id} is not null)::integer`

/**
 * @throws Problem conflict when a current or upcoming meeting in the room needs more chairs than `capacity`;
 * the message names the meeting
 */
async function refuseTooSmallCapacity(roomId: number, capacity: number): Promise<void> {
  const tooLarge = await listUnfinishedBookings(
    and(eq(meetingBookings.room_id, roomId), sql`${chairs} > ${capacity}`),
  )
  const [first] = tooLarge
  if (first)
    throw Problem.ofField(
      'capacity',
      'problems.meeting_room_shrinks',
      { ...first, count: tooLarge.length, capacity },
      'conflict',
    )
}

/**
 * Changes a room; without a new picture the stored picture stays, unless `image_removed` is set.
 * @throws Problem not_found, or conflict when another room has the name, when a booked meeting needs more
 * chairs, or when somebody saved the room since `version`
 */
export async function updateMeetingRoom(
  { id, version, image: _image, image_removed, ...form }: RoomUpdate,
  image: StoredFile | undefined,
): Promise<{ version: number }> {
  const before = await lockRoom(id)
  if (form.capacity < before.capacity) await refuseTooSmallCapacity(id, form.capacity)
  const changes = {
    ...form,
    room_pic_file_id: image?.id ?? (image_removed ? null : undefined),
    updated_at: sql`now()`,
  }
  return writeOrRefuseTaken(
    () => updateRow(meetingRooms, { id, version }, changes),
    () => roomTakenProblem(form.room_number),
  )
}

/**
 * Deletes a room. Its past meetings stay and have no room any more.
 * @throws Problem not_found, or conflict while a current or upcoming meeting is booked in the room
 */
export async function deleteMeetingRoom(id: number): Promise<void> {
  const { room_number } = await lockRoom(id)
  const bookings = await listUnfinishedBookings(eq(meetingBookings.room_id, id))
  const [first] = bookings
  if (first)
    throw new Problem('conflict', 'problems.meeting_room_booked', {
      ...{ room: room_number, count: bookings.length },
      ...first,
    })
  await db().delete(meetingBookings).where(eq(meetingBookings.room_id, id))
  await deleteRow(meetingRooms, id)
}
