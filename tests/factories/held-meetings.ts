import { db, inTransaction } from '@/db/client'
import { meetingBookings, meetings } from '@/db/schema/meetings'
import { makeHour, makeInterpreter, makeParticipant, makeRoom } from './meetings'

type MeetingValues = {
  status?: 'pending' | 'accepted'
  /** A future day by default. */
  day?: string
  capacity?: number
  hasInterpreter?: boolean
  needsInterpreter?: boolean
}

/**
 * A meeting of two with its bookings: the hour of both, a room, and an interpreter. Written directly, so it
 * may be in the past, which no call allows.
 */
export async function makeHeldMeeting(values: MeetingValues = {}) {
  const { status = 'accepted', day, capacity, hasInterpreter = false, needsInterpreter = false } = values
  const [sender, receiver] = [await makeParticipant(), await makeParticipant()]
  const hour = await makeHour(day === undefined ? {} : { meeting_date: day })
  const room = await makeRoom(capacity === undefined ? {} : { capacity })
  const interpreter = hasInterpreter ? await makeInterpreter() : null
  const id = await inTransaction(async () => {
    const [meeting] = await db()
      .insert(meetings)
      .values({
        ...{ meeting_status: status, sender_id: sender.id, receiver_id: receiver.id },
        ...{ starts_at: hour.starts_at, room_id: room.id },
        ...{ interpreter_id: interpreter?.id, needs_interpreter: needsInterpreter },
        ...(status === 'pending' && {
          waits_for_id: receiver.id,
          answer_by: new Date(Date.now() + 3_600_000),
        }),
      })
      .returning()
    if (!meeting) throw new Error('the meeting was not written')
    const booking = { meeting_id: meeting.id, time_id: hour.id }
    await db()
      .insert(meetingBookings)
      .values([
        { ...booking, user_id: sender.id },
        { ...booking, user_id: receiver.id },
        { ...booking, room_id: room.id },
        ...(interpreter ? [{ ...booking, interpreter_id: interpreter.id }] : []),
      ])
    return meeting.id
  })
  return { id, sender, receiver, hour, room, interpreter }
}
