import { randomInt, randomUUID } from 'node:crypto'
import { db, inTransaction } from '@/db/client'
import { meetingInterpreters, meetingRooms, meetingTimes, meetingUsers } from '@/db/schema/meetings'
import { requestMeeting } from '@/lib/meetings/booking/participants'
import { bookMeeting } from '@/lib/meetings/booking/staff'
import { searchKeyOf } from '@/lib/meetings/users/search-key'

type User = typeof meetingUsers.$inferSelect
type Hour = typeof meetingTimes.$inferSelect
type Room = typeof meetingRooms.$inferSelect
type Interpreter = typeof meetingInterpreters.$inferSelect

const first = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('the row was not written')
  return row
}

/** A participant with a unique address and name. */
export async function makeParticipant(values: Partial<typeof meetingUsers.$inferInsert> = {}): Promise<User> {
  const word = randomUUID()
  const names = { name: `Оролцогч ${word} ХХК`, name_en: `Participant ${word} LLC` }
  const row = { ...names, email: `${word}@meeting.example`, ...values }
  return first(
    await inTransaction(() =>
      db()
        .insert(meetingUsers)
        .values({ ...row, search_key: searchKeyOf({ ...names, ...values }) })
        .returning(),
    ),
  )
}

let daysDrawn = randomInt(10_000)

/** A future day on which no other test of the file has an hour. */
export function anotherDay(): string {
  return new Date(Date.UTC(2040, 0, 1) + daysDrawn++ * 86_400_000).toISOString().slice(0, 10)
}

/** An hour of meetings, on a new day unless one is given. */
export async function makeHour(values: Partial<typeof meetingTimes.$inferInsert> = {}): Promise<Hour> {
  const row = { meeting_date: anotherDay(), meeting_time: '10:00', ...values }
  return first(await inTransaction(() => db().insert(meetingTimes).values(row).returning()))
}

/** A room for six by default. */
export async function makeRoom(values: Partial<typeof meetingRooms.$inferInsert> = {}): Promise<Room> {
  const row = { room_number: `Ө-${randomUUID().slice(0, 8)}`, capacity: 6, ...values }
  return first(await inTransaction(() => db().insert(meetingRooms).values(row).returning()))
}

/** An interpreter between Mongolian and English by default. */
export async function makeInterpreter(
  values: Partial<typeof meetingInterpreters.$inferInsert> = {},
): Promise<Interpreter> {
  const row = { name: `Орчуулагч ${randomUUID()}`, languages: ['mn', 'en'], ...values }
  return first(await inTransaction(() => db().insert(meetingInterpreters).values(row).returning()))
}

type MeetingValues = { sender?: User; receiver?: User; hour?: Hour; needs_interpreter?: boolean }

/** A request that waits for its receiver, at a new hour and with a new room unless they are given. */
export async function makeMeeting(values: MeetingValues = {}) {
  const sender = values.sender ?? (await makeParticipant())
  const receiver = values.receiver ?? (await makeParticipant())
  const hour = values.hour ?? (await makeHour())
  await makeRoom()
  const request = { receiver_id: receiver.id, time_id: hour.id, meeting_description: 'Хамтын ажиллагаа' }
  const needs_interpreter = values.needs_interpreter ?? false
  const meeting = await inTransaction(() => requestMeeting(sender, { ...request, needs_interpreter }, 'mn'))
  return { ...meeting, sender, receiver, hour }
}

type GivenMeeting = Partial<Omit<Parameters<typeof bookMeeting>[0], 'time_id' | 'room_id'>> & {
  hour?: { id: number }
  room?: { id: number }
}

/** An accepted meeting that staff booked: with new participants, hour and room unless they are given. */
export async function makeBookedMeeting({ hour, room, ...values }: GivenMeeting = {}): Promise<{
  id: number
  version: number
  sender_id: number
  receiver_id: number
  time_id: number
  room_id: number
}> {
  const sender_id = values.sender_id ?? (await makeParticipant()).id
  const receiver_id = values.receiver_id ?? (await makeParticipant()).id
  const [time, place] = [hour ?? (await makeHour()), room ?? (await makeRoom())]
  const booking = { sender_id, receiver_id, time_id: time.id, room_id: place.id }
  const plain = { needs_interpreter: false, interpreter_id: null, meeting_description: '' }
  const { id } = await inTransaction(() => bookMeeting({ ...plain, ...values, ...booking }))
  return { id, version: 1, ...booking }
}
