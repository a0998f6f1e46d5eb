import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { auditLog } from '@/db/schema/audit'
import { mailOutbox } from '@/db/schema/mail'
import { pdfPageCount } from '@/lib/platform/files/pdf-pages'
import { meetingNumber } from '@/lib/meetings/schema'
import {
  anotherDay,
  makeHour,
  makeInterpreter,
  makeBookedMeeting,
  makeParticipant,
  makeRoom,
} from '@/tests/factories/meetings'
import { ask, fetchCall, someone } from './harness'

type Row = Record<string, unknown>

const asAdmin = async () => ({ as: await someone(2) })
const getMeeting = async (id: number) =>
  (await ask(`GET /yellow-page/get/meeting?id=${id}`, await asAdmin())).body.meeting as Row & {
    history: Row[]
    sender: Row
  }
const cancel = async (id: number, version = 1, reason = 'Өрөө засвартай') =>
  ask('POST /yellow-page/update/meeting-cancelled', { ...(await asAdmin()), json: { id, version, reason } })

/** Walks the pages until a meeting is found: the list also has those of other tests. */
async function findRow(id: number, type = 'all'): Promise<Row | undefined> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { body } = await ask(
      `GET /yellow-page/get/meetings?type=${type}&page=${page}&limit=100`,
      await asAdmin(),
    )
    const row = (body.meetings as Row[]).find((meeting) => meeting.id === id)
    if (row) return row
    pages = Number(body.totalPages)
  }
}

describe('the list of meetings', () => {
  it('has all fields of the specification, with the time in Ulaanbaatar', async () => {
    const day = anotherDay()
    const hour = await makeHour({ meeting_date: day, meeting_time: '07:00' })
    const room = await makeRoom({ capacity: 4 })
    const sender = await makeParticipant()
    const { id, receiver_id } = await makeBookedMeeting({
      ...{ hour, room, sender_id: sender.id, meeting_description: 'Керны лаборатори' },
    })
    const row = await findRow(id)
    expect(row).toMatchObject({
      ...{ id, meeting_number: meetingNumber(id), meeting_status: 'accepted' },
      // Seven in the morning here is the previous day in UTC.
      ...{ meeting_date: `${day}T07:00:00+08:00`, meeting_time: '07:00' },
      ...{ sender_name: sender.name, sender_name_en: sender.name_en },
      ...{ meeting_description: 'Керны лаборатори', room_number: room.room_number, capacity: 4 },
      ...{ room_pic: null, version: 1 },
    })
    expect(row).toHaveProperty('receiver_name')
    expect(row).toHaveProperty('receiver_name_en')
    expect(new Date(String(row?.created_at)).getTime()).toBeGreaterThan(0)
    expect(receiver_id).not.toBe(sender.id)
  })

  it('is filtered by status and has pages of the requested size', async () => {
    const { id } = await makeBookedMeeting()
    await makeBookedMeeting()
    expect((await cancel(id)).status).toBe(200)
    expect(await findRow(id, 'cancelled')).toMatchObject({ meeting_status: 'cancelled' })
    expect(await findRow(id, 'accepted')).toBeUndefined()
    const { body } = await ask('GET /yellow-page/get/meetings?limit=1&page=2', await asAdmin())
    expect(body.meetings).toHaveLength(1)
    expect(body.totalPages).toBe(body.total)
  })

  it('is for roles 1 and 2, and refuses an unknown status or size', async () => {
    const route = 'GET /yellow-page/get/meetings'
    expect((await ask(route)).status).toBe(401)
    expect((await ask(route, { as: await someone(3) })).status).toBe(403)
    expect((await ask(route, { as: await someone(1) })).status).toBe(200)
    expect((await ask(route, { participant: (await makeParticipant()).email })).status).toBe(401)
    expect((await ask(`${route}?type=rejected`, await asAdmin())).status).toBe(400)
    expect((await ask(`${route}?limit=101`, await asAdmin())).status).toBe(400)
  })
})

describe('one meeting', () => {
  it('shows both sides, and its history step by step', async () => {
    const sender = await makeParticipant({ phone_number: '99112233', user_type: 'Sponsor' })
    const { id } = await makeBookedMeeting({ sender_id: sender.id })
    const [hour, room] = [await makeHour(), await makeRoom()]
    await ask('POST /yellow-page/update/meeting-place', {
      ...(await asAdmin()),
      json: { id, version: 1, time_id: hour.id, room_id: room.id },
    })
    await cancel(id, 2, 'Оролцогч өвдсөн')
    const meeting = await getMeeting(id)
    expect(meeting.sender).toMatchObject({ email: sender.email, user_type: 'Sponsor' })
    expect(meeting.history.map(({ kind }) => kind)).toEqual(['booked', 'moved', 'cancelled'])
    expect(meeting).toMatchObject({ cancelled_as: 'staff', cancel_reason: 'Оролцогч өвдсөн' })
    expect(meeting.history[1]).toMatchObject({ by: null, starts_at: hour.starts_at.toISOString() })
  })

  it('is not found under another number', async () => {
    const { status } = await ask('GET /yellow-page/get/meeting?id=2147483647', await asAdmin())
    expect(status).toBe(404)
  })
})

describe('cancelling by staff', () => {
  it('requires a reason, mails it to both, and frees the bookings', async () => {
    const [hour, room] = [await makeHour(), await makeRoom()]
    const { id, sender_id, receiver_id } = await makeBookedMeeting({ hour, room })
    expect((await cancel(id, 1, ' ')).body).toMatchObject({ message: 'Цуцлах шалтгаанаа бичнэ үү.' })
    expect((await cancel(id)).status).toBe(200)
    const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.meeting_id, id))
    expect(mails.filter(({ text }) => text.includes('Өрөө засвартай'))).toHaveLength(2)
    await makeBookedMeeting({ hour, room, sender_id, receiver_id })
    expect((await cancel(id, 2)).status).toBe(409)
  })

  it('keeps the reason out of the audit log', async () => {
    const { id } = await makeBookedMeeting()
    await cancel(id, 1, 'Хувийн шалтгаан')
    const rows = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.call, 'POST /yellow-page/update/meeting-cancelled'))
    expect(rows.some(({ record_id }) => record_id === id)).toBe(true)
    expect(JSON.stringify(rows)).not.toContain('Хувийн шалтгаан')
  })
})

describe('interpreters', () => {
  const set = async (json: Row) =>
    ask('POST /yellow-page/update/interpreter-of-meeting', { ...(await asAdmin()), json })

  it('are booked once at an hour', async () => {
    const [hour, interpreter] = [await makeHour(), await makeInterpreter()]
    const [one, other] = [await makeBookedMeeting({ hour }), await makeBookedMeeting({ hour })]
    const values = { version: 1, needs_interpreter: true, interpreter_id: interpreter.id }
    expect((await set({ ...values, id: one.id })).status).toBe(200)
    const { status, body } = await set({ ...values, id: other.id })
    expect(status).toBe(409)
    expect(body.message).toContain(interpreter.name)
    expect((await set({ id: one.id, version: 2, needs_interpreter: false })).status).toBe(200)
    expect((await set({ ...values, id: other.id })).status).toBe(200)
  })

  it('need a chair: a room for two is too small for three', async () => {
    const room = await makeRoom({ capacity: 2 })
    const { id } = await makeBookedMeeting({ room })
    const { status, body } = await set({ id, version: 1, needs_interpreter: true })
    expect(status).toBe(409)
    expect(body.message).toContain(room.room_number)
  })
})

const download = async (kind: string, query: string, role: 1 | 2 | 3 = 2) =>
  fetchCall(`GET /yellow-page/get/meetings/file?kind=${kind}&${query}`, { as: await someone(role) })
const print = async (query: string, role: 1 | 2 | 3 = 2) =>
  fetchCall(`GET /yellow-page/get/meeting-sheets/file?${query}`, { as: await someone(role) })

describe('the list as a file', () => {
  it('has the rows of the filter in the language of the list, and no formula', async () => {
    const sender = await makeParticipant({ name: 'АЛТАН ХӨНДИЙ ХХК', name_en: 'GOLDEN VALLEY LLC' })
    const { id } = await makeBookedMeeting({ sender_id: sender.id, meeting_description: '=1+1' })
    const rows: string[][] = parse(await (await download('csv', 'type=accepted&lang=en')).text(), {
      bom: true,
    })
    expect(rows[0]?.[0]).toBe('Number')
    const row = rows.find(([number]) => number === meetingNumber(id))
    expect(row).toContain('Golden Valley LLC')
    expect(row).toContain("'=1+1")
    const other: string[][] = parse(await (await download('csv', 'type=cancelled')).text(), { bom: true })
    expect(other.some(([number]) => number === meetingNumber(id))).toBe(false)
    expect((await download('xlsx', '')).headers.get('content-type')).toContain('spreadsheetml')
  })

  it('is completely English for the English list: heads, name of the file, states and dates', async () => {
    const names = { name: 'АЛТАН ХӨНДИЙ ХХК', name_en: 'GOLDEN VALLEY LLC' }
    const [sender, receiver] = [await makeParticipant(names), await makeParticipant(names)]
    const room = await makeRoom({ room_number: `E-${Date.now()}` })
    const { id } = await makeBookedMeeting({
      ...{ sender_id: sender.id, receiver_id: receiver.id, room, needs_interpreter: true },
    })
    const fileNameOf = async (kind: string, query: string) =>
      decodeURIComponent((await download(kind, query)).headers.get('content-disposition') ?? '')
    expect(await fileNameOf('xlsx', 'lang=en')).toMatch(/Meetings \d/)
    expect(await fileNameOf('xlsx', '')).toMatch(/Уулзалт \d/)
    const answer = await download('csv', 'type=accepted&lang=en')
    const rows: string[][] = parse(await answer.text(), { bom: true })
    const visibleRows = [rows[0], rows.find(([number]) => number === meetingNumber(id))]
    expect(
      visibleRows.flat().filter((text) => text === undefined || /\p{Script=Cyrillic}/u.test(text)),
    ).toEqual([])
  })

  it('is for roles 1 and 2, and its download is recorded', async () => {
    expect((await download('csv', '', 3)).status).toBe(403)
    expect((await download('pdf', '')).status).toBe(400)
    expect((await download('csv', 'type=none')).status).toBe(400)
    await download('csv', 'type=pending', 1)
    const auditRows = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.call, 'GET /yellow-page/get/meetings/file'))
    expect(auditRows.some(({ account_email }) => account_email !== '')).toBe(true)
  })
})

describe('run sheets', () => {
  const pagesOf = async (answer: Response) => pdfPageCount(Buffer.from(await answer.arrayBuffer()))

  it('are of one person or room, or of all in one document', async () => {
    const { sender_id, room_id } = await makeBookedMeeting()
    await makeBookedMeeting()
    expect(await pagesOf(await print(`by=person&id=${sender_id}`))).toBe(1)
    expect(await pagesOf(await print(`by=room&id=${room_id}&lang=en`))).toBe(1)
    expect(await pagesOf(await print('by=room'))).toBeGreaterThan(1)
    expect(await pagesOf(await print('by=person&lang=en'))).toBeGreaterThan(1)
  })

  it('are for roles 1 and 2, and 404 for an unknown participant', async () => {
    expect((await print('by=room', 3)).status).toBe(403)
    expect((await print('by=person&id=2147483647')).status).toBe(404)
    expect((await print('by=table')).status).toBe(400)
    expect((await print('by=room&day=2025-02-31')).status).toBe(400)
  })
})
