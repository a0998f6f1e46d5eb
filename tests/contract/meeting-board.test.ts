import { describe, expect, it } from 'vitest'
import { db, inTransaction } from '@/db/client'
import { meetingBookings } from '@/db/schema/meetings'
import { messageText } from '@/lib/platform/i18n/messages'
import type { Board, DoorDisplay, MeetingChoices } from '@/lib/meetings/office/schema'
import {
  anotherDay,
  makeHour,
  makeInterpreter,
  makeBookedMeeting,
  makeParticipant,
  makeRoom,
} from '@/tests/factories/meetings'
import { ask, someone } from './harness'

const asAdmin = async () => ({ as: await someone(2) })
const boardOf = async (day: string) =>
  (await ask(`GET /yellow-page/get/meeting-board?day=${day}`, await asAdmin())).body as Board
const choicesOf = async (query: string) =>
  (await ask(`GET /yellow-page/get/meeting-choices?${query}`, await asAdmin())).body as MeetingChoices
const doorOf = async (room: number) => ask(`GET /yellow-page/get/meeting-door?room=${room}`, await asAdmin())
const move = async (json: Record<string, unknown>) =>
  ask('POST /yellow-page/update/meeting-place', { ...(await asAdmin()), json })
const book = async (json: Record<string, unknown>) =>
  ask('POST /yellow-page/insert/meeting', { ...(await asAdmin()), json })

/** Two hours of a new day that the calls accept. */
async function makeDay() {
  const meeting_date = anotherDay()
  return {
    day: meeting_date,
    ten: await makeHour({ meeting_date, meeting_time: '10:00' }),
    eleven: await makeHour({ meeting_date, meeting_time: '11:00' }),
  }
}

describe('the board of a day', () => {
  it('shows each meeting at its place, and the participants who are away', async () => {
    const { day, ten, eleven } = await makeDay()
    const room = await makeRoom()
    const { id, sender_id } = await makeBookedMeeting({ hour: ten, room })
    await inTransaction(() =>
      db().insert(meetingBookings).values({ user_id: sender_id, time_id: eleven.id, during: 'empty' }),
    )
    const idle = await makeParticipant()
    await inTransaction(() =>
      db().insert(meetingBookings).values({ user_id: idle.id, time_id: eleven.id, during: 'empty' }),
    )
    const board = await boardOf(day)
    expect(board.hours.map(({ meeting_time, is_past }) => [meeting_time, is_past])).toEqual([
      ['10:00', false],
      ['11:00', false],
    ])
    expect(board.meetings).toHaveLength(1)
    expect(board.meetings[0]).toMatchObject({
      ...{ id, time_id: ten.id, room_id: room.id, version: 1, is_proposed: false },
      ...{ meeting_status: 'accepted', interpreter: null },
    })
    expect(board.away).toEqual([{ time_id: eleven.id, user_id: sender_id }])
    expect(board).toMatchObject({ accepted: 1, pending: 0, day })
    expect(board.days).toContainEqual({ day, meetings: 1 })
    expect(board.rooms).toContainEqual({ id: room.id, room_number: room.room_number, capacity: 6 })
  })

  it('shows a proposed time as reserved, and drops it when staff move the meeting', async () => {
    const { day, ten, eleven } = await makeDay()
    await makeRoom()
    const receiver = await makeParticipant()
    const { id } = await makeBookedMeeting({ hour: ten, receiver_id: receiver.id })
    const answer = await ask('POST /client/yellow-page/meetings/propose', {
      participant: receiver.email,
      json: { id, version: 1, time_id: eleven.id },
    })
    expect(answer.status).toBe(200)
    const meetings = (await boardOf(day)).meetings
    expect(meetings.map(({ is_proposed }) => is_proposed).sort()).toEqual([false, true])
    const room = await makeRoom()
    const { version } = meetings[0] ?? {}
    expect((await move({ id, version, time_id: eleven.id, room_id: room.id })).status).toBe(200)
    expect((await boardOf(day)).meetings).toMatchObject([{ time_id: eleven.id, room_id: room.id }])
  })

  it('is empty on a day without hours, and refuses an invalid day', async () => {
    expect(await boardOf('2039-12-31')).toMatchObject({ day: '2039-12-31', hours: [], meetings: [] })
    expect((await ask('GET /yellow-page/get/meeting-board?day=yesterday', await asAdmin())).status).toBe(400)
  })

  it('is for roles 1 and 2', async () => {
    const route = 'GET /yellow-page/get/meeting-board'
    expect((await ask(route)).status).toBe(401)
    expect((await ask(route, { as: await someone(3) })).status).toBe(403)
  })
})

describe('moving a meeting', () => {
  it('reports who is busy in which room, and that a room is taken', async () => {
    const { ten, eleven } = await makeDay()
    const [room, other] = [await makeRoom(), await makeRoom()]
    const sender = await makeParticipant({ name: 'БАЯН БЛАСТ ХХК' })
    const { id } = await makeBookedMeeting({ hour: ten, sender_id: sender.id })
    await makeBookedMeeting({ hour: eleven, room, sender_id: sender.id })
    const busy = await move({ id, version: 1, time_id: eleven.id, room_id: other.id })
    expect(busy.status).toBe(409)
    expect(busy.body.message).toBe(`Баян Бласт ХХК энэ цагт ${room.room_number} өрөөнд уулзалттай.`)
    const third = await makeBookedMeeting({ hour: ten })
    const refusal = await move({ id: third.id, version: 1, time_id: eleven.id, room_id: room.id })
    expect(refusal.status).toBe(409)
    expect(refusal.body.message).toContain(room.room_number)
  })

  it('refuses the second of two simultaneous moves as outdated, and moves once', async () => {
    const { day, ten, eleven } = await makeDay()
    const [room, other] = [await makeRoom(), await makeRoom()]
    const { id } = await makeBookedMeeting({ hour: ten })
    const answers = await Promise.all([
      move({ id, version: 1, time_id: eleven.id, room_id: room.id }),
      move({ id, version: 1, time_id: eleven.id, room_id: other.id }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refusal = answers.find(({ status }) => status === 409)
    expect(refusal?.body.message).toBe(messageText('mn', 'problems.meeting_changed'))
    expect((await boardOf(day)).meetings).toMatchObject([{ id, version: 2 }])
  })

  it('refuses past or deleted hours, and past meetings', async () => {
    const past = await makeHour({ meeting_date: '2020-03-01', meeting_time: '10:00' })
    const { id } = await makeBookedMeeting()
    const room = await makeRoom()
    expect(
      (await move({ id, version: 1, time_id: past.id, room_id: room.id })).status,
    ).toBeGreaterThanOrEqual(400)
    expect(
      (await move({ id, version: 1, time_id: 2147483647, room_id: room.id })).status,
    ).toBeGreaterThanOrEqual(400)
    expect((await move({ id: 2147483647, time_id: past.id })).status).toBe(404)
  })
})

describe('booking by staff', () => {
  it('takes the smallest free room by default, and is accepted at once', async () => {
    const { day, ten } = await makeDay()
    const [sender, receiver] = [await makeParticipant(), await makeParticipant()]
    await makeRoom({ capacity: 40 })
    await makeRoom({ capacity: 2 })
    const { status, body } = await book({ sender_id: sender.id, receiver_id: receiver.id, time_id: ten.id })
    expect(status).toBe(200)
    const board = await boardOf(day)
    expect(board.meetings).toMatchObject([{ id: body.id, meeting_status: 'accepted' }])
    const room = board.rooms.find(({ id }) => id === board.meetings[0]?.room_id)
    expect(room?.capacity).toBe(2)
  })

  it('reports each missing or wrong field', async () => {
    const { status, body } = await book({})
    expect(status).toBe(400)
    expect(body.fields).toMatchObject({
      sender_id: 'Эхний оролцогчоо сонгоно уу.',
      receiver_id: 'Хоёр дахь оролцогчоо сонгоно уу.',
      time_id: 'Уулзах цагаа сонгоно уу.',
    })
    const { id } = await makeParticipant()
    const answer = await book({ sender_id: id, receiver_id: id, time_id: (await makeHour()).id })
    expect(answer.body.fields).toMatchObject({ receiver_id: 'Хоёр өөр оролцогч сонгоно уу.' })
    const long = { sender_id: id, receiver_id: (await makeParticipant()).id, time_id: 1 }
    expect((await book({ ...long, meeting_description: 'ө'.repeat(501) })).status).toBe(400)
  })

  it('is for roles 1 and 2', async () => {
    expect((await ask('POST /yellow-page/insert/meeting', { json: {} })).status).toBe(401)
    expect((await ask('POST /yellow-page/insert/meeting', { as: await someone(3), json: {} })).status).toBe(
      403,
    )
  })
})

describe('the free hours of two participants', () => {
  it('show whose hour is taken, and offer free rooms and interpreters for both languages', async () => {
    const { day, ten, eleven } = await makeDay()
    const room = await makeRoom()
    const sender = await makeParticipant({ languages: ['mn'] })
    const receiver = await makeParticipant({ languages: ['ja', 'en'] })
    const [able, unable] = [
      await makeInterpreter({ languages: ['mn', 'ja'] }),
      await makeInterpreter({ languages: ['mn', 'ru'] }),
    ]
    const meeting = await makeBookedMeeting({ hour: ten, room, sender_id: sender.id })
    const choices = await choicesOf(`sender_id=${sender.id}&receiver_id=${receiver.id}`)
    const hours = choices.days.find((each) => each.day === day)?.hours ?? []
    expect(hours.map(({ time_id, state }) => [time_id, state])).toEqual([
      [ten.id, 'sender'],
      [eleven.id, 'free'],
    ])
    expect(hours[0]?.rooms).not.toContain(room.id)
    expect(hours[1]?.rooms).toContain(room.id)
    expect(hours[1]?.interpreters).toContain(able.id)
    expect(hours[1]?.interpreters).not.toContain(unable.id)
    expect(choices.needs_interpreter).toBe(true)
    const ownChoices = await choicesOf(`meeting=${meeting.id}`)
    expect(ownChoices.time_id).toBe(ten.id)
    expect(ownChoices.days.find((each) => each.day === day)?.hours[0]?.state).toBe('free')
  })

  it('include a search of participants by the beginning of a word, in either alphabet, without blocked ones', async () => {
    const word = `Зэсэнгоо${Date.now()}`
    const { id } = await makeParticipant({ name: `ХАН ${word} ХХК`, name_en: '' })
    await makeParticipant({ name: `БЛОК ${word}`, blocked_at: new Date() })
    const find = async (term: string) =>
      (await ask(`GET /yellow-page/get/meeting-people?term=${encodeURIComponent(term)}`, await asAdmin()))
        .body.people as { id: number; label: string }[]
    expect((await find(word.slice(0, 12))).map((person) => person.id)).toEqual([id])
    expect(await find('ийм-нэртэй-хүн-алга')).toEqual([])
    expect((await find(word))[0]?.label).toContain('@meeting.example')
  })
})

describe('the door of a room', () => {
  it('shows the accepted meetings of the next day that has any', async () => {
    const { day, ten, eleven } = await makeDay()
    const room = await makeRoom()
    const later = await makeBookedMeeting({ hour: eleven, room })
    const first = await makeBookedMeeting({ hour: ten, room })
    const { body } = await doorOf(room.id)
    const door = body as DoorDisplay
    expect(door.day).toBe(day)
    expect(door.meetings.map(({ id }) => id)).toEqual([first.id, later.id])
    expect(door.meetings[0]).toMatchObject({
      ...{
        meeting_time: '10:00',
        starts_at: ten.starts_at.toISOString(),
        ends_at: eleven.starts_at.toISOString(),
      },
    })
    expect(Math.abs(new Date(door.now).getTime() - Date.now())).toBeLessThan(60_000)
  })

  it('is empty without meetings, and 404 for an unknown room', async () => {
    expect((await doorOf((await makeRoom()).id)).body).toMatchObject({ day: null, meetings: [] })
    expect((await doorOf(2147483647)).status).toBe(404)
  })
})
