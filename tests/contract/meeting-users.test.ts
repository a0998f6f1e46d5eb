import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { meetingBookings, meetings, meetingUsers } from '@/db/schema/meetings'
import { codeSessions } from '@/db/schema/members'
import { openCodeSession } from '@/lib/platform/auth/code-session'
import { csvLine } from '@/lib/platform/files/csv'
import { writeSheet } from '@/lib/platform/files/sheet'
import { findSessionParticipant } from '@/lib/meetings/participants/session'
import { makeHeldMeeting } from '@/tests/factories/held-meetings'
import { makeParticipant } from '@/tests/factories/meetings'
import { ask, blobOf, formOf, someone } from './harness'

type User = { id: number; name: string; email: string; version: number }
type Outcome = {
  rows: number
  inserted: number
  updated: number
  unchanged: number
  bad: number
  badRows: { line: number; field: string; message: string }[]
  message?: string
}

const address = (word = randomUUID()) => `${word}@meeting.example`
const form = (values: object = {}) => ({
  ...{ name: 'Говь ХХК', name_en: 'Gobi LLC', email: address(), phone_number: '99112233' },
  ...{ user_type: 'Sponsor', ...values },
})
const storedUser = async (email: string) =>
  (await db().select().from(meetingUsers).where(eq(meetingUsers.email, email)))[0]

const post = async (what: string, json: object, role: 1 | 2 | 3 = 2) =>
  ask(`POST /yellow-page/${what}`, { as: await someone(role), json })
const list = async (query: string, role: 1 | 2 | 3 = 2) => {
  const { status, body } = await ask(`GET /yellow-page/get/meeting-users?${query}`, {
    as: await someone(role),
  })
  return { status, body, users: (body.users ?? []) as User[] }
}

/** The cookie of a signed-in participant. */
const openedBy = async (email: string) =>
  (await openCodeSession({ audience: 'participant', email })).cookie.split(';')[0] ?? ''

describe('participants of the meetings', () => {
  it('are for roles 1 and 2', async () => {
    expect((await list('', 3)).status).toBe(403)
    expect((await list('', 1)).status).toBe(200)
    expect((await ask('GET /yellow-page/get/meeting-users')).status).toBe(401)
    for (const what of ['insert/meeting-user', 'update/meeting-user', 'update/meeting-user-block'])
      expect((await post(what, {}, 3)).status, what).toBe(403)
    const as = await someone(3)
    expect((await ask('DELETE /yellow-page/delete/meeting-user?id=1', { as })).status).toBe(403)
    expect((await ask('POST /yellow-page/upload/meeting-users', { as, form: formOf({}) })).status).toBe(403)
  })

  it('are added with an address in small letters, and found by words of both names', async () => {
    const word = randomUUID().replace(/-/g, '')
    const { status, body } = await post(
      'insert/meeting-user',
      form({ name: `Хүрэнтолгой ${word}`, email: ` ${word}@Meeting.Example ` }),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: expect.any(Number) as number,
      user: { email: `${word}@meeting.example` },
    })
    for (const term of [word, `khurentolgoi ${word}`, `${word}@meet`, 'ХҮРЭНТОЛГОЙ'])
      expect((await list(`term=${encodeURIComponent(term)}`)).users, term).toContainEqual(
        expect.objectContaining({ id: body.id }),
      )
    expect((await list('term=%25')).body.total).toBe(0)
  })

  it('report missing fields in the order of the form', async () => {
    const order = ['name', 'name_en', 'email', 'user_type'] as const
    for (const [at, field] of order.entries()) {
      const values = Object.fromEntries(order.slice(at).map((name) => [name, '']))
      const { status, body } = await post('insert/meeting-user', form(values))
      expect(status, field).toBe(400)
      expect(Object.keys(body.fields as object), field).toEqual(order.slice(at))
      expect(body.message).toBe((body.fields as Record<string, string>)[field])
    }
    expect((await post('insert/meeting-user', form({ user_type: 'Guest' }))).status).toBe(400)
    expect((await post('insert/meeting-user', form({ email: 'no address' }))).status).toBe(400)
  })

  it('have a unique address', async () => {
    const [one, other] = [await makeParticipant(), await makeParticipant()]
    const conflict = { status: 409, body: { fields: { email: expect.stringMatching(/и-мэйл/) as string } } }
    expect(await post('insert/meeting-user', form({ email: one.email.toUpperCase() }))).toMatchObject(
      conflict,
    )
    expect(await post('update/meeting-user', form({ id: other.id, email: one.email }))).toMatchObject(
      conflict,
    )
    expect((await storedUser(other.email))?.name).toBe(other.name)
  })

  it('are saved by their version, and searched by the new name', async () => {
    const { id, email } = await makeParticipant({ languages: ['mn', 'ru'] })
    const word = randomUUID()
    const answer = await post('update/meeting-user', form({ id, version: 1, email, name: `Тал ${word}` }))
    expect(answer).toMatchObject({ status: 200, body: { version: 2, user: { name: `Тал ${word}` } } })
    expect((await list(`term=${word}`)).users.map((user) => user.id)).toEqual([id])
    expect((await storedUser(email))?.languages).toEqual(['mn', 'ru'])
    const conflict = await post('update/meeting-user', form({ id, version: 1, email }))
    expect(conflict).toMatchObject({
      status: 409,
      body: { fields: { version: expect.any(String) as string } },
    })
    expect((await post('update/meeting-user', form({ id: 2_000_000_000 }))).status).toBe(404)
  })

  it('are signed out when their address changes', async () => {
    const { id, email } = await makeParticipant()
    await openedBy(email)
    const sessions = () => db().$count(codeSessions, eq(codeSessions.email, email))
    expect(await sessions()).toBe(1)
    await post('update/meeting-user', form({ id, email }))
    expect(await sessions()).toBe(1)
    await post('update/meeting-user', form({ id, email: address() }))
    expect(await sessions()).toBe(0)
  })

  it('are listed by pages, filtered by type and by columns, sorted by each column', async () => {
    const word = randomUUID()
    const users = []
    for (const [at, user_type] of (['Attendee', 'Sponsor', 'Attendee'] as const).entries())
      users.push(
        await makeParticipant({
          ...{ name: `${'БАЯ'[at]} ${word}`, name_en: `${'zxy'[at]} ${word}`, user_type },
          ...{ email: `${'qrp'[at]}-${word}@meeting.example`, phone_number: `${8 - at}-${word}` },
        }),
      )
    const ids = users.map(({ id }) => id)
    const order = async (query: string) =>
      (await list(`email=${word}&${query}`)).users.map(({ id }) => ids.indexOf(id))
    expect(await order('')).toEqual([2, 1, 0])
    expect(await order('sort=name')).toEqual([1, 0, 2])
    expect(await order('sort=-name')).toEqual([2, 0, 1])
    expect(await order('sort=name_en')).toEqual([1, 2, 0])
    expect(await order('sort=email')).toEqual([2, 0, 1])
    expect(await order('sort=phone_number')).toEqual([2, 1, 0])
    expect(await order('sort=-user_type')).toEqual([1, 2, 0])
    expect(await order('type=Attendee')).toEqual([2, 0])
    expect(await order('type=all&limit=2&page=2')).toEqual([0])
    expect(await order(`name=${encodeURIComponent('я')} ${word}`)).toEqual([2])
    expect(await order(`phone_number=7-${word}`)).toEqual([1])
    expect((await list(`email=${word}&limit=2`)).body).toMatchObject({ total: 3, totalPages: 2 })
    for (const bad of ['type=Guest', 'limit=101', 'page=0', 'sort=search_key', `name=${'x'.repeat(201)}`])
      expect((await list(bad)).status, bad).toBe(400)
  })

  it('are not deleted while they have upcoming meetings, which the refusal lists', async () => {
    const as = await someone(2)
    for (const status of ['pending', 'accepted'] as const) {
      const { receiver } = await makeHeldMeeting({ status })
      const answer = await ask(`DELETE /yellow-page/delete/meeting-user?id=${receiver.id}`, { as })
      expect(answer).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining(' 1 уулзалт') as string },
      })
      expect(await storedUser(receiver.email)).toBeDefined()
    }
    expect((await ask('DELETE /yellow-page/delete/meeting-user?id=999999', { as })).status).toBe(404)
  })

  it('are deleted with their past meetings and their sessions', async () => {
    const { id, sender, receiver } = await makeHeldMeeting({ day: '2019-05-06' })
    await openedBy(sender.email)
    const as = await someone(2)
    expect((await ask(`DELETE /yellow-page/delete/meeting-user?id=${sender.id}`, { as })).status).toBe(200)
    expect(await storedUser(sender.email)).toBeUndefined()
    expect(await storedUser(receiver.email)).toBeDefined()
    expect(await db().$count(codeSessions, eq(codeSessions.email, sender.email))).toBe(0)
    expect(await db().$count(meetings, eq(meetings.id, id))).toBe(0)
  })

  it('are signed out at once when they are blocked, and their meetings free their bookings', async () => {
    const { id, sender, receiver, room } = await makeHeldMeeting()
    const past = await makeHeldMeeting({ day: '2019-05-07' })
    const cookie = await openedBy(receiver.email)
    expect((await findSessionParticipant(cookie))?.id).toBe(receiver.id)
    const { body } = await post('update/meeting-user-block', { id: receiver.id, reason: 'Ирэхгүй болсон' })
    expect(body).toMatchObject({ id: receiver.id, cancelled: 1 })
    expect(await db().$count(codeSessions, eq(codeSessions.email, receiver.email))).toBe(0)
    expect(await db().$count(meetingBookings, eq(meetingBookings.room_id, room.id))).toBe(0)
    expect((await db().select().from(meetings).where(eq(meetings.id, id)))[0]).toMatchObject({
      ...{ meeting_status: 'cancelled', cancelled_as: 'staff', cancel_reason: 'Ирэхгүй болсон' },
    })
    await post('update/meeting-user-block', { id: past.sender.id })
    expect((await db().select().from(meetings).where(eq(meetings.id, past.id)))[0]?.meeting_status).toBe(
      'accepted',
    )
    // A session that was opened at the same moment is not valid either.
    expect(await findSessionParticipant(await openedBy(receiver.email))).toBeNull()
    expect((await post('update/meeting-user-block', { id: receiver.id, blocked: false })).status).toBe(200)
    expect((await storedUser(receiver.email))?.blocked_at).toBeNull()
    expect((await storedUser(sender.email))?.blocked_at).toBeNull()
    expect((await post('update/meeting-user-block', { id: 2_000_000_000 })).status).toBe(404)
    expect((await findSessionParticipant(await openedBy(receiver.email)))?.id).toBe(receiver.id)
  })
})

const header = ['name', 'name_en', 'email', 'phone_number', 'user_type']
const csv = (rows: readonly (readonly string[])[], names: readonly string[] = header) =>
  Buffer.from([names, ...rows].map((row) => csvLine([...row])).join(''))
async function send(bytes: Buffer, { dryRun = false, name = 'users.csv' } = {}) {
  const { status, body } = await ask('POST /yellow-page/upload/meeting-users', {
    as: await someone(2),
    form: formOf({ dryRun, file: blobOf(bytes) }, name),
  })
  return { status, body: body as Outcome }
}

describe('a file of participants', () => {
  it('must be chosen, and be of the right kind', async () => {
    const as = await someone(2)
    expect(
      await ask('POST /yellow-page/upload/meeting-users', { as, form: formOf({ dryRun: true }) }),
    ).toMatchObject({
      ...{ status: 400, body: { message: 'Файл сонгоно уу!' } },
    })
    expect((await send(csv([], ['name', 'email']))).body.message).toContain('Нэр (англи)')
    expect((await send(Buffer.from(''))).status).toBe(415)
  })

  it('is checked first, then written, and changes nothing the second time', async () => {
    const email = address()
    const file = csv([['Говь ХХК', 'Gobi LLC', email.toUpperCase(), '9911', 'sponsor']])
    expect((await send(file, { dryRun: true })).body).toMatchObject({
      ...{ rows: 1, inserted: 1, bad: 0, message: '1 мөр шалгалаа, юу ч хадгалаагүй.' },
    })
    expect(await storedUser(email)).toBeUndefined()
    expect((await send(file)).body).toMatchObject({
      ...{ rows: 1, inserted: 1, updated: 0, unchanged: 0, message: 'Амжилттай нэмэгдлээ.' },
    })
    expect(await storedUser(email)).toMatchObject({ name: 'Говь ХХК', user_type: 'Sponsor', version: 1 })
    expect((await send(file)).body).toMatchObject({
      ...{ inserted: 0, updated: 0, unchanged: 1, message: 'Файлд шинэ мэдээлэл алга. Юу ч өөрчлөөгүй.' },
    })
    const bad = ['Нэргүй', '', 'хаяг биш', '', '']
    expect((await send(csv([['Алт', 'Gold', address(), '', ''], bad]))).body.message).toBe(
      'Амжилттай нэмэгдлээ. Алдаатай 1 мөрийг оруулаагүй.',
    )
    expect(await storedUser(email)).toMatchObject({ version: 1 })
    expect((await list(`term=${encodeURIComponent(email)}`)).body.total).toBe(1)
  })

  it('is read from Excel too', async () => {
    const email = address()
    const bytes = await writeSheet({
      name: 'Оролцогчид',
      columns: header.map((heading) => ({ heading, width: 20 })),
      rows: [['Говь', '', email, '9911', 'Зочин']],
    })
    expect((await send(Buffer.from(bytes), { name: 'users.xlsx' })).body).toMatchObject({
      inserted: 1,
      bad: 0,
    })
    expect(await storedUser(email)).toMatchObject({ phone_number: '9911', user_type: 'Attendee' })
  })

  it('keeps ids, meetings and languages of existing participants, and updates the rest', async () => {
    const { id, sender } = await makeHeldMeeting()
    await db()
      .update(meetingUsers)
      .set({ languages: ['mn', 'de'] })
      .where(eq(meetingUsers.id, sender.id))
    const word = randomUUID()
    const { body } = await send(csv([[`Шинэ ${word}`, 'New', sender.email, '', 'Attendee']]))
    expect(body).toMatchObject({ inserted: 0, updated: 1 })
    expect(await storedUser(sender.email)).toMatchObject({
      ...{ id: sender.id, name: `Шинэ ${word}`, user_type: 'Attendee', languages: ['mn', 'de'], version: 2 },
    })
    expect((await list(`term=${word}`)).users.map((user) => user.id)).toEqual([sender.id])
    expect((await db().select().from(meetings).where(eq(meetings.id, id)))[0]?.sender_id).toBe(sender.id)
  })

  it('reports each wrong row and imports the others', async () => {
    const [good, twice, same] = [address(), address(), address()]
    const rows = [
      ['Сайн', '', good, '', ''],
      ['', 'Nameless LLC', address(), '', ''],
      ['Хаяггүй', '', '', '', ''],
      ['Буруу хаяг', '', 'no address', '', ''],
      ['Төрөл', '', address(), '', 'Guest'],
      ['Нэг', 'One', twice, '', ''],
      ['Хоёр', 'Two', twice, '', ''],
      ['Ижил', 'Same', same, '', ''],
      ['Ижил', 'Same', same.toUpperCase(), '', ''],
      ['я'.repeat(301), '', address(), '', ''],
      ['Утас', '', address(), '9'.repeat(101), ''],
      ['', 'Only in English', address(), '', ''],
    ]
    const { body } = await send(csv(rows))
    expect(body).toMatchObject({ rows: 12, inserted: 3, unchanged: 1, bad: 8 })
    expect(body.badRows.map(({ line, field }) => [line, field])).toEqual([
      [3, 'Нэр'],
      [4, 'И-мэйл'],
      [5, 'И-мэйл'],
      [6, 'Төрөл'],
      [8, ''],
      [11, 'Нэр'],
      [12, 'Утас'],
      [13, 'Нэр'],
    ])
    expect(body.badRows[4]?.message).toContain('7-р мөрийг')
    expect(await storedUser(good)).toMatchObject({ user_type: 'Exhibitor' })
    expect(await storedUser(twice)).toMatchObject({ name: 'Нэг' })
    const file = csv([['Хэл', '', good, '', '', 'en; MN']], [...header, 'languages'])
    expect((await send(file)).body).toMatchObject({ updated: 1 })
    expect((await storedUser(good))?.languages).toEqual(['mn', 'en'])
    const unknown = csv([['Хэл', '', good, '', '', 'mn, tlh']], [...header, 'languages'])
    expect((await send(unknown)).body.badRows).toMatchObject([{ line: 2, field: 'Хэл' }])
  })

  it('with 200 wrong rows of 10,000 reports each of them and is written without them', async () => {
    const word = randomUUID()
    const rows = Array.from({ length: 10_000 }, (_, at) => [
      ...[`Оролцогч ${at}`, `Participant ${at}`],
      at % 50 === 0 ? `wrong ${at}` : `${word}-${at}@meeting.example`,
      ...['9911', 'Exhibitor'],
    ])
    const file = csv(rows)
    const { body: outcome } = await send(file, { dryRun: true })
    expect(outcome).toMatchObject({ rows: 10_000, inserted: 9_800, bad: 200 })
    expect(outcome.badRows).toHaveLength(200)
    expect(outcome.badRows[1]).toMatchObject({ line: 52, field: 'И-мэйл' })
    expect((await send(file)).body).toMatchObject({ inserted: 9_800, bad: 200 })
    expect((await list(`email=${word}`)).body).toMatchObject({ total: 9_800, totalPages: 490 })
    await db().execute(sql`delete from meeting_users where email like ${`${word}%`}`)
  })
})
