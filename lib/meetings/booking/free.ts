import { sql } from 'drizzle-orm'
import { db, executePrepared } from '@/db/client'
import { meetingBookings, meetingInterpreters, meetingRooms, meetingUsers } from '@/db/schema/meetings'
import { Problem } from '@/lib/platform/api/problem'
import { nameIn } from '@/lib/platform/i18n/names'
import type { Locale } from '@/lib/platform/i18n/locale'

/** Who wants to book: the staff, or one side of the meeting. Only staff are told where a busy person is. */
export type Requester = { side: number; lang: Locale } | 'staff'

type Busy = { user_id: number; name: string; name_en: string; room_number: string | null }
type SlotRequest = {
  timeId: number
  /** The ids of the participants who must be free. */
  users: readonly number[]
  /** The id of the meeting that is moved, whose own bookings count as free; null if every booking counts. */
  except: number | null
}

/**
 * Checks that the participants are free at an hour.
 * @throws Problem conflict that names who is busy, and for staff also where they are
 */
export async function assertFree(
  { timeId, users, except }: SlotRequest,
  requester: Requester,
): Promise<void> {
  const ids = sql.param([...users])
  const [busy] = await executePrepared<Busy>(
    'meeting_busy',
    sql`
    select busy.user_id, who.name, who.name_en, room.room_number
    from ${meetingBookings} busy
    join ${meetingUsers} who on who.id = busy.user_id
    left join ${meetingBookings} held on held.meeting_id = busy.meeting_id and held.time_id = busy.time_id
      and held.room_id is not null
    left join ${meetingRooms} room on room.id = held.room_id
    where busy.time_id = ${timeId} and busy.user_id = any(${ids}::integer[])
      and (busy.meeting_id is null or busy.meeting_id is distinct from ${except}::integer)`,
  )
  if (!busy) return
  if (requester !== 'staff') {
    if (busy.user_id === requester.side)
      throw Problem.ofField('time_id', 'problems.meeting_you_busy', {}, 'conflict')
    const name = nameIn(busy, requester.lang).text
    throw Problem.ofField('time_id', 'problems.meeting_they_busy', { name }, 'conflict')
  }
  const name = nameIn(busy, 'mn').text
  if (busy.room_number === null)
    throw Problem.ofField('time_id', 'problems.meeting_person_away', { name }, 'conflict')
  const values = { name, room: busy.room_number }
  throw Problem.ofField('time_id', 'problems.meeting_person_busy', values, 'conflict')
}

type FreeRoom = { id: number; room_number: string; capacity: number; is_taken: boolean }
type RoomWanted = { timeId: number; seats: number; exceptMeetingId: number | null; roomId?: number | null }

/**
 * Chooses and locks the room of a meeting: the requested room, or else the smallest free room with enough
 * seats.
 * @returns the id of the room
 * @throws Problem conflict when the requested room is unknown, taken or too small, or when no free room is
 * large enough
 */
export async function lockFreeRoom({
  timeId,
  seats,
  exceptMeetingId,
  roomId = null,
}: RoomWanted): Promise<number> {
  const rows = await executePrepared<FreeRoom>(
    roomId === null ? 'meeting_free_room' : 'meeting_this_room',
    sql`
    select id, room_number, capacity, exists (
        select from ${meetingBookings} held where held.room_id = room.id and held.time_id = ${timeId}
          and held.meeting_id is distinct from ${exceptMeetingId}::integer) as is_taken
    from ${meetingRooms} room
    where ${roomId === null ? sql`capacity >= ${seats}` : sql`id = ${roomId}`}
    order by is_taken, capacity, room_number, id limit 1
    -- Nobody takes chairs out of it meanwhile.
    for share of room`,
  )
  const [room] = rows
  if (!room || (roomId === null && room.is_taken))
    throw Problem.ofField('time_id', 'problems.meeting_no_room', {}, 'conflict')
  const { id, room_number, capacity, is_taken } = room
  if (capacity < seats) {
    const values = { room: room_number, capacity, seats }
    throw Problem.ofField('room_id', 'problems.meeting_room_small', values, 'conflict')
  }
  if (is_taken)
    throw Problem.ofField('room_id', 'problems.meeting_room_taken', { room: room_number }, 'conflict')
  return id
}

/** @throws Problem conflict when the interpreter is busy at the hour, bad_input for an unknown interpreter */
export async function assertInterpreterFree(
  interpreterId: number,
  timeId: number,
  exceptMeetingId: number | null,
): Promise<void> {
  const { rows } = await db().execute<{ name: string; is_taken: boolean }>(sql`
    select name, exists (
        select from ${meetingBookings} held where held.interpreter_id = who.id and held.time_id = ${timeId}
          and held.meeting_id is distinct from ${exceptMeetingId}) as is_taken
    from ${meetingInterpreters} who where id = ${interpreterId}`)
  const [interpreter] = rows
  if (!interpreter) throw Problem.ofField('interpreter_id', 'validation.wrong')
  const { name, is_taken } = interpreter
  if (is_taken)
    throw Problem.ofField('interpreter_id', 'problems.meeting_interpreter_taken', { name }, 'conflict')
}
