import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetingInterpreters, meetingRooms, meetingTimes, meetingUsers } from '@/db/schema/meetings'
import { anotherDay, makeHour, makeInterpreter, makeParticipant, makeRoom } from '@/tests/factories/meetings'
import { blobOf, formOf } from '../harness'
import type { Write } from './write'

const address = () => `${randomUUID()}@meeting.example`
const userOf = async (email: string) =>
  (await db().select().from(meetingUsers).where(eq(meetingUsers.email, email)))[0]
const isListed = async (email: string) => (await userOf(email)) !== undefined
const isBlocked = async (email: string) => (await userOf(email))?.blocked_at !== null
const person = () => ({ name: 'Говь ХХК', name_en: 'Gobi LLC', phone_number: '99112233' })
const roomsNamed = (room_number: string) =>
  db().$count(meetingRooms, eq(meetingRooms.room_number, room_number))
const hoursOf = (day: string) => db().$count(meetingTimes, eq(meetingTimes.meeting_date, day))
const interpreters = (name: string) => db().$count(meetingInterpreters, eq(meetingInterpreters.name, name))

const userWrites: Record<string, Write> = {
  'POST /yellow-page/insert/meeting-user': async () => {
    const email = address()
    return {
      send: { json: { ...person(), email, user_type: 'Sponsor' } },
      details: { user_type: 'Sponsor' },
      read: () => isListed(email),
      ...{ before: false, after: true },
    }
  },
  'POST /yellow-page/update/meeting-user': async () => {
    const { id, email } = await makeParticipant()
    return {
      send: { json: { id, version: 1, ...person(), email, user_type: 'Attendee' } },
      details: { id, version: 1, user_type: 'Attendee' },
      read: async () => (await userOf(email))?.user_type,
      ...{ before: 'Exhibitor', after: 'Attendee' },
    }
  },
  'POST /yellow-page/update/meeting-user-block': async () => {
    const { id, email } = await makeParticipant()
    return {
      send: { json: { id, blocked: true, reason: 'Ирэхгүй' } },
      details: { id, blocked: true },
      read: () => isBlocked(email),
      ...{ before: false, after: true },
    }
  },
  'DELETE /yellow-page/delete/meeting-user': async () => {
    const { id, email } = await makeParticipant()
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: () => isListed(email),
      ...{ before: true, after: false },
    }
  },
  'POST /yellow-page/upload/meeting-users': async () => {
    const email = address()
    const file = blobOf(
      Buffer.from(`name,name_en,email,phone_number,user_type\nГовь,Gobi,${email},99,Sponsor`),
    )
    return {
      send: { form: formOf({ dryRun: false, file }, 'users.csv') },
      details: { dryRun: false },
      read: () => isListed(email),
      ...{ before: false, after: true },
    }
  },
}

const placeWrites: Record<string, Write> = {
  'POST /yellow-page/insert/meeting-time': async () => {
    const date = anotherDay()
    const json = { date, start_time: '09:00', end_time: '11:00' }
    return {
      send: { json },
      details: json,
      read: () => hoursOf(date),
      ...{ before: 0, after: 3 },
    }
  },
  'DELETE /yellow-page/delete/meeting-time': async () => {
    const { id, meeting_date } = await makeHour({ meeting_date: anotherDay() })
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: () => hoursOf(meeting_date),
      ...{ before: 1, after: 0 },
    }
  },
  'POST /yellow-page/insert/meeting-room': async () => {
    const room_number = randomUUID()
    return {
      send: { form: formOf({ room_number, capacity: 6 }) },
      details: { room_number, capacity: 6 },
      read: () => roomsNamed(room_number),
      ...{ before: 0, after: 1 },
    }
  },
  'POST /yellow-page/update/meeting-room': async () => {
    const { id } = await makeRoom()
    const room_number = randomUUID()
    return {
      send: { form: formOf({ id, version: 1, room_number, capacity: 4 }) },
      details: { id, version: 1, room_number, capacity: 4 },
      read: () => roomsNamed(room_number),
      ...{ before: 0, after: 1 },
    }
  },
  'DELETE /yellow-page/delete/meeting-room': async () => {
    const { id, room_number } = await makeRoom()
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: () => roomsNamed(room_number),
      ...{ before: 1, after: 0 },
    }
  },
}

const interpreterWrites: Record<string, Write> = {
  'POST /yellow-page/insert/interpreter': async () => {
    const name = randomUUID()
    return {
      send: { json: { name, languages: ['en', 'mn'] } },
      details: {},
      read: () => interpreters(name),
      ...{ before: 0, after: 1 },
    }
  },
  'POST /yellow-page/update/interpreter': async () => {
    const { id } = await makeInterpreter()
    const name = randomUUID()
    return {
      send: { json: { id, version: 1, name, languages: ['mn', 'zh'] } },
      details: { id, version: 1 },
      read: () => interpreters(name),
      ...{ before: 0, after: 1 },
    }
  },
  'DELETE /yellow-page/delete/interpreter': async () => {
    const { id, name } = await makeInterpreter()
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: () => interpreters(name),
      ...{ before: 1, after: 0 },
    }
  },
}

/** Writes of staff to participants, hours, rooms and interpreters of the meetings. */
export const meetingDataWrites: Record<string, Write> = {
  ...userWrites,
  ...placeWrites,
  ...interpreterWrites,
}
