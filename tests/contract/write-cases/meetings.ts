import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetings } from '@/db/schema/meetings'
import {
  makeHour,
  makeInterpreter,
  makeBookedMeeting,
  makeParticipant,
  makeRoom,
} from '@/tests/factories/meetings'
import type { Write } from './write'

const readMeeting = async (id: number) => (await db().select().from(meetings).where(eq(meetings.id, id)))[0]

/** Writes of staff to meetings. */
export const meetingWrites: Record<string, Write> = {
  'POST /yellow-page/insert/meeting': async () => {
    const [sender, receiver, hour, room] = await Promise.all([
      makeParticipant(),
      makeParticipant(),
      makeHour(),
      makeRoom(),
    ])
    const fields = { sender_id: sender.id, receiver_id: receiver.id, time_id: hour.id, room_id: room.id }
    return {
      send: { json: { ...fields, meeting_description: 'Керн' } },
      details: { ...fields, needs_interpreter: false },
      read: () => db().$count(meetings, eq(meetings.sender_id, sender.id)),
      ...{ before: 0, after: 1 },
    }
  },
  'POST /yellow-page/update/meeting-place': async () => {
    const { id, version } = await makeBookedMeeting()
    const [hour, room] = await Promise.all([makeHour(), makeRoom()])
    return {
      send: { json: { id, version, time_id: hour.id, room_id: room.id } },
      details: { id, version, time_id: hour.id, room_id: room.id },
      read: async () => (await readMeeting(id))?.room_id === room.id,
      ...{ before: false, after: true },
    }
  },
  'POST /yellow-page/update/interpreter-of-meeting': async () => {
    const { id, version } = await makeBookedMeeting()
    const interpreter = await makeInterpreter()
    return {
      send: { json: { id, version, needs_interpreter: true, interpreter_id: interpreter.id } },
      details: { id, version, needs_interpreter: true, interpreter_id: interpreter.id },
      read: async () => (await readMeeting(id))?.interpreter_id ?? null,
      ...{ before: null, after: interpreter.id },
    }
  },
  'POST /yellow-page/update/meeting-cancelled': async () => {
    const { id, version } = await makeBookedMeeting()
    return {
      send: { json: { id, version, reason: 'Өрөө засвартай' } },
      details: { id, version },
      read: async () => (await readMeeting(id))?.meeting_status,
      ...{ before: 'accepted', after: 'cancelled' },
    }
  },
}
