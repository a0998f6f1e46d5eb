import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import {
  meetingBookings,
  meetingInterpreters,
  meetingRooms,
  meetings,
  meetingTimes,
} from '@/db/schema/meetings'
import { formatClock, formatIsoDay } from '@/lib/platform/i18n/format'
import { meetingNumber } from '@/lib/meetings/schema'
import { makeHeldMeeting } from '@/tests/factories/held-meetings'
import { makeHour, makeInterpreter, makeParticipant, makeRoom } from '@/tests/factories/meetings'
import { pictureBytes } from '@/tests/factories/rows'
import { ask, blobOf, formOf, someone } from './harness'

type Hour = { id: number; meeting_date: string; meeting_time: string; meetings: number }
type Room = { id: number; room_number: string; capacity: number; room_pic: string; version: number }

const overview = async () =>
  (await ask('GET /yellow-page/get/meeting-times-rooms', { as: await someone(3) })).body.meetings as {
    times: Hour[]
    rooms: Room[]
  }
const post = async (what: string, json: object, role: 1 | 2 | 3 = 3) =>
  ask(`POST /yellow-page/${what}`, { as: await someone(role), json })
const send = async (what: string, fields: Parameters<typeof formOf>[0]) =>
  ask(`POST /yellow-page/${what}`, { as: await someone(3), form: formOf(fields) })
const remove = async (what: string, id: number, role: 1 | 2 | 3 = 2) =>
  ask(`DELETE /yellow-page/delete/${what}?id=${id}`, { as: await someone(role) })

/** A day that the form accepts and that no other test of this file uses. */
let dayCount = 0
const freeDay = () => formatIsoDay(new Date(Date.UTC(2027, 5, 1 + dayCount++)).toISOString())
const clocksOf = async (day: string) =>
  (await overview()).times
    .filter(({ meeting_date }) => meeting_date.startsWith(day))
    .map(({ meeting_time }) => meeting_time.slice(0, 5))

describe('hours of the meetings', () => {
  it('are added one after the other from the first to the last start; existing ones are kept', async () => {
    const date = freeDay()
    const first = await post('insert/meeting-time', { date, start_time: '09:00', end_time: '11:00' })
    expect(first).toMatchObject({ status: 200, body: { added: 3, existed: 0 } })
    const more = await post('insert/meeting-time', { date, start_time: '10:00', end_time: '13:00' })
    expect(more.body).toMatchObject({ added: 2, existed: 2 })
    expect(await clocksOf(date)).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00'])
    const singleDay = freeDay()
    await post('insert/meeting-time', { date: singleDay, start_time: '23:00', end_time: '23:00' })
    expect(await clocksOf(singleDay)).toEqual(['23:00'])
  })

  it('are answered as moments whose date part is the day in Ulaanbaatar', async () => {
    const date = freeDay()
    await post('insert/meeting-time', { date, start_time: '07:00', end_time: '07:00' })
    const hour = (await overview()).times.find(({ meeting_date }) => meeting_date.startsWith(date))
    expect(hour).toMatchObject({ meeting_time: '07:00:00', meetings: 0 })
    // The previous day in UTC.
    expect(new Date(hour?.meeting_date ?? '').getTime()).toBe(Date.parse(`${date}T00:00:00Z`) - 3_600_000)
  })

  it('report missing fields in the order of the form, to the letter', async () => {
    const fullInput = { date: freeDay(), start_time: '09:00', end_time: '10:00' }
    for (const [field, message] of [
      ['date', 'Өдрөө оруулна уу'],
      ['start_time', 'Эхлэх цагийг оруулна уу'],
      ['end_time', 'Дуусах цагийг оруулна уу'],
    ] as const) {
      const { status, body } = await post('insert/meeting-time', { ...fullInput, [field]: '' })
      expect({ status, message: body.message, fields: body.fields }).toEqual({
        ...{ status: 400, message, fields: { [field]: message } },
      })
    }
    expect((await post('insert/meeting-time', {})).body.message).toBe('Өдрөө оруулна уу')
  })

  it('are refused when they are invalid or past', async () => {
    const date = freeDay()
    const refusals = [
      [{ date, start_time: '11:00', end_time: '09:00' }, 'end_time'],
      [{ date, start_time: '09:00', end_time: '10:30' }, 'end_time'],
      [{ date, start_time: '22:30', end_time: '23:30' }, 'end_time'],
      [{ date, start_time: '25:00', end_time: '26:00' }, 'start_time'],
      [{ date, start_time: 'nine', end_time: '10:00' }, 'start_time'],
      [{ date: '2027-02-30', start_time: '09:00', end_time: '10:00' }, 'date'],
      [{ date: '2020-01-01', start_time: '09:00', end_time: '10:00' }, 'date'],
    ] as const
    for (const [json, field] of refusals) {
      const { status, body } = await post('insert/meeting-time', json)
      expect(status, JSON.stringify(json)).toBe(400)
      expect(Object.keys(body.fields as object), JSON.stringify(json)).toContain(field)
    }
    const now = new Date()
    const clock = new Date(now.getTime() + 8 * 3_600_000)
    const startTime = formatClock(clock.getUTCHours() * 60)
    const today = { date: formatIsoDay(now.toISOString()), start_time: startTime, end_time: startTime }
    expect(await post('insert/meeting-time', today)).toMatchObject({
      ...{ status: 400, body: { fields: { start_time: expect.any(String) as string } } },
    })
    expect(await clocksOf(date)).toEqual([])
  })

  it('never overlap: a refusal names the hour that would overlap', async () => {
    const date = freeDay()
    await post('insert/meeting-time', { date, start_time: '09:00', end_time: '10:00' })
    expect(await post('insert/meeting-time', { date, start_time: '09:30', end_time: '12:30' })).toMatchObject(
      {
        status: 409,
        body: { fields: { start_time: expect.stringMatching(/09:30.*09:00/) as string } },
      },
    )
    expect(await clocksOf(date)).toEqual(['09:00', '10:00'])
    const halves = await post('insert/meeting-time', { date, start_time: '11:30', end_time: '12:30' })
    expect(halves.body).toMatchObject({ added: 2 })
  })

  it('are added once by simultaneous requests', async () => {
    const date = freeDay()
    const input = { date, start_time: '09:00', end_time: '16:00' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('insert/meeting-time', input)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.reduce((sum, { body }) => sum + Number(body.added), 0)).toBe(8)
  })

  it('show how many meetings use them, and are not deleted while one does', async () => {
    const { hour } = await makeHeldMeeting({ status: 'pending' })
    expect((await overview()).times.find(({ id }) => id === hour.id)?.meetings).toBe(1)
    expect(await remove('meeting-time', hour.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/10:00 цагт 1 уулзалт/) as string },
    })
    expect(await db().$count(meetingTimes, eq(meetingTimes.id, hour.id))).toBe(1)
  })

  it('are deleted together with the busy hours at that time', async () => {
    const [hour, user] = [await makeHour(), await makeParticipant()]
    await db().insert(meetingBookings).values({ user_id: user.id, time_id: hour.id })
    expect((await overview()).times.find(({ id }) => id === hour.id)?.meetings).toBe(0)
    expect((await remove('meeting-time', hour.id)).status).toBe(200)
    expect(await db().$count(meetingBookings, eq(meetingBookings.user_id, user.id))).toBe(0)
    expect((await remove('meeting-time', 999_999)).status).toBe(404)
  })

  it('are added by any account, and deleted by roles 1 and 2', async () => {
    const { id } = await makeHour()
    expect((await remove('meeting-time', id, 3)).status).toBe(403)
    expect((await ask('GET /yellow-page/get/meeting-times-rooms')).status).toBe(401)
    expect((await ask('POST /yellow-page/insert/meeting-time', { json: {} })).status).toBe(401)
  })
})

describe('rooms of the meetings', () => {
  it('are added with or without a picture, and keep it when none is sent', async () => {
    const room_number = `Ө ${randomUUID()}`
    const image = blobOf(await pictureBytes())
    const { body } = await send('insert/meeting-room', { room_number, capacity: 6, image })
    const id = Number(body.id)
    const readRoom = async () => (await overview()).rooms.find((room) => room.id === id)
    const before = await readRoom()
    expect(before).toMatchObject({ room_number, capacity: 6, version: 1 })
    expect(before?.room_pic).toMatch(/^\/files\//)
    await send('update/meeting-room', { id, version: 1, room_number, capacity: 8 })
    expect(await readRoom()).toMatchObject({ capacity: 8, room_pic: before?.room_pic, version: 2 })
    await send('update/meeting-room', { id, version: 2, room_number, capacity: 8, image_removed: true })
    expect(await readRoom()).toMatchObject({ room_pic: '', version: 3 })
    expect(await send('update/meeting-room', { id, version: 1, room_number, capacity: 9 })).toMatchObject({
      ...{ status: 409, body: { fields: { version: expect.any(String) as string } } },
    })
  })

  it('require a name and a capacity, with the exact messages', async () => {
    for (const [fields, field, message] of [
      [{ room_number: '', capacity: 4 }, 'room_number', 'Өрөөний нэрийг оруулна уу'],
      [{ room_number: '9', capacity: '' }, 'capacity', 'Өрөөний багтаамжийг оруулна уу'],
    ] as const)
      expect(await send('insert/meeting-room', fields)).toMatchObject({
        ...{ status: 400, body: { message, fields: { [field]: message } } },
      })
    for (const capacity of ['0', '-4', '2.5', 'many', '1001'])
      expect((await send('insert/meeting-room', { room_number: '9', capacity })).status, capacity).toBe(400)
    const image = blobOf(Buffer.from('%PDF-1.7\n%%EOF'))
    expect((await send('insert/meeting-room', { room_number: '9', capacity: 4, image })).status).toBe(415)
    expect((await send('insert/meeting-room', { room_number: randomUUID(), capacity: '1' })).status).toBe(200)
  })

  it('have names that are unique in any case', async () => {
    const word = randomUUID()
    const conflict = {
      status: 409,
      body: { fields: { room_number: expect.stringContaining(word) as string } },
    }
    await makeRoom({ room_number: `Ө ${word}` })
    expect(await send('insert/meeting-room', { room_number: `ө ${word}`, capacity: 4 })).toMatchObject(
      conflict,
    )
    const { id } = await makeRoom()
    expect(await send('update/meeting-room', { id, room_number: `Ө ${word}`, capacity: 4 })).toMatchObject(
      conflict,
    )
  })

  it('do not shrink below an upcoming meeting, which the refusal names', async () => {
    const { id, room } = await makeHeldMeeting({ capacity: 6, hasInterpreter: true })
    const fields = { id: room.id, room_number: room.room_number }
    expect(await send('update/meeting-room', { ...fields, capacity: 2 })).toMatchObject({
      status: 409,
      body: { fields: { capacity: expect.stringContaining(meetingNumber(id)) as string } },
    })
    expect((await send('update/meeting-room', { ...fields, capacity: 3 })).status).toBe(200)
    const meeting = await makeHeldMeeting({ capacity: 6, needsInterpreter: true })
    const other = { id: meeting.room.id, room_number: meeting.room.room_number }
    expect((await send('update/meeting-room', { ...other, capacity: 2 })).status).toBe(409)
    const two = await makeHeldMeeting({ capacity: 6 })
    const shrunk = { id: two.room.id, room_number: two.room.room_number, capacity: 2 }
    expect((await send('update/meeting-room', shrunk)).status).toBe(200)
    expect((await send('update/meeting-room', { ...shrunk, capacity: 1 })).status).toBe(409)
    const over = await makeHeldMeeting({ capacity: 6, hasInterpreter: true, day: '2019-06-07' })
    const after = { id: over.room.id, room_number: over.room.room_number, capacity: 2 }
    expect((await send('update/meeting-room', after)).status).toBe(200)
  })

  it('are not deleted while an upcoming meeting is booked there; past meetings stay without them', async () => {
    const { id, room } = await makeHeldMeeting()
    expect(await remove('meeting-room', room.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(meetingNumber(id)) as string },
    })
    const over = await makeHeldMeeting({ day: '2019-06-08' })
    expect((await remove('meeting-room', over.room.id, 3)).status).toBe(403)
    expect((await remove('meeting-room', over.room.id)).status).toBe(200)
    expect((await db().select().from(meetings).where(eq(meetings.id, over.id)))[0]).toMatchObject({
      ...{ meeting_status: 'accepted', room_id: null },
    })
    expect(await db().$count(meetingRooms, eq(meetingRooms.id, over.room.id))).toBe(0)
    expect((await remove('meeting-room', 999_999)).status).toBe(404)
  })
})

describe('interpreters of the meetings', () => {
  it('are listed by name with their bookings', async () => {
    const { interpreter } = await makeHeldMeeting({ hasInterpreter: true })
    const as = await someone(3)
    const { body } = await ask('GET /yellow-page/get/interpreters?limit=100', { as })
    const rows = body.interpreters as { id: number; name: string; meetings: number; languages: string[] }[]
    expect(rows.find(({ id }) => id === interpreter?.id)).toMatchObject({
      meetings: 1,
      languages: ['mn', 'en'],
    })
    expect(rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name).toSorted())
    const free = await makeInterpreter()
    const one = await ask(`GET /yellow-page/get/interpreter/id?id=${free.id}`, { as })
    expect(one.body.record).toMatchObject({ name: free.name, meetings: 0 })
  })

  it('are between two languages or more', async () => {
    for (const languages of [[], ['mn'], ['mn', 'mn'], 'mn'])
      expect(await post('insert/interpreter', { name: 'Бат', languages })).toMatchObject({
        ...{ status: 400, body: { message: 'Дор хаяж хоёр хэл сонгоно уу.' } },
      })
    expect((await post('insert/interpreter', { name: '', languages: ['mn', 'en'] })).body.message).toBe(
      'Орчуулагчийн нэрийг оруулна уу',
    )
  })

  it('are not deleted while an upcoming meeting has them', async () => {
    const { id, interpreter } = await makeHeldMeeting({ hasInterpreter: true })
    expect(await remove('interpreter', interpreter?.id ?? 0)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(meetingNumber(id)) as string },
    })
    const over = await makeHeldMeeting({ hasInterpreter: true, day: '2019-06-09' })
    expect((await remove('interpreter', over.interpreter?.id ?? 0, 3)).status).toBe(403)
    expect((await remove('interpreter', over.interpreter?.id ?? 0)).status).toBe(200)
    expect(
      await db().$count(meetingInterpreters, eq(meetingInterpreters.id, over.interpreter?.id ?? 0)),
    ).toBe(0)
  })
})
