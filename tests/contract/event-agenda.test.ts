import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { db, pool } from '@/db/client'
import { eventPresenters } from '@/db/schema/event'
import { agendaPictureResource } from '@/lib/event/agenda/resource'
import type { Session } from '@/lib/event/agenda/schema'
import { csvLine } from '@/lib/platform/files/csv'
import { writeSheet } from '@/lib/platform/files/sheet'
import { makeAgendaPicture, makeHall, makeSession } from '@/tests/factories/agenda-rows'
import { makeEdition, makeEventDay } from '@/tests/factories/event'
import { makePicture, pictureBytes } from '@/tests/factories/rows'
import { ask, blobOf, fetchCall, formOf, someone } from './harness'

type Row = Record<string, unknown> & { id: number }

const post = async (path: string, options: { json?: object; form?: FormData }, role: 1 | 2 | 3 = 1) =>
  ask(`POST /mw/admin/${path}`, { as: await someone(role), ...options })
const get = async (path: string) => (await ask(`GET /mw/admin/get/${path}`, { as: await someone(1) })).body

/** Creates an edition with a day and two halls. */
async function stage() {
  const event_id = await makeEdition()
  return {
    event_id,
    day: await makeEventDay({ event_id, day: 'Нэг', day_en: 'One', event_date: '2031-09-11' }),
    gobi: await makeHall({ event_id, hall_name: 'Говь танхим', hall_name_en: 'Gobi hall', sequence: 1 }),
    altai: await makeHall({ event_id, hall_name: 'Алтай танхим', hall_name_en: 'Altai hall', sequence: 2 }),
  }
}
const session = (values: object) => ({ start_time: '10:00', end_time: '11:00', title: 'Илтгэл', ...values })

type Day = { event_date_id: number; day: string; agenda_items: object[]; sessions: Session[] }
const agendaOf = async (event: number, language = 1) =>
  (await ask(`GET /mw/client/get/agenda?event=${event}&language=${language}`)).body.agenda as Day[]

describe('the agenda', () => {
  it('has the days of an edition, their pictures in one language and their sessions in both', async () => {
    const { event_id, day, gobi, altai } = await stage()
    await makeEventDay({ event_id, day: 'Хоёр', event_date: '2031-09-12' })
    await makeAgendaPicture({ event_date_id: day, language_id: 1 })
    await makeAgendaPicture({ event_date_id: day, language_id: 2 })
    await makeAgendaPicture({ event_date_id: day, language_id: 2 })
    await makeSession({ event_date_id: day, hall_id: altai, title: 'Хоёрдугаар', title_en: 'Second' })
    await makeSession({ event_date_id: day, hall_id: gobi, title: 'Нэгдүгээр', title_en: 'First' })
    await makeSession({
      event_date_id: day,
      starts_minutes: 540,
      ends_minutes: 600,
      kind: 'break',
      title: 'Цай',
    })
    const [first, second] = await agendaOf(event_id)
    expect(first).toMatchObject({ event_date_id: day, day: 'Нэг', event_date: '2031-09-11' })
    expect(first?.agenda_items).toHaveLength(1)
    expect(
      first?.sessions.map(({ title, start_time, hall_name_en }) => [title, start_time, hall_name_en]),
    ).toEqual([
      ['Цай', '09:00', ''],
      ['Нэгдүгээр', '10:00', 'Gobi hall'],
      ['Хоёрдугаар', '10:00', 'Altai hall'],
    ])
    expect(second).toMatchObject({ day: 'Хоёр', agenda_items: [], sessions: [] })
    // In English the days have their English names, where they have one.
    const english = await agendaOf(event_id, 2)
    expect(english.map(({ day }) => day)).toEqual(['One', 'Хоёр'])
    expect(english[0]?.agenda_items).toHaveLength(2)
  })

  it('is that of the live edition by default, and empty for an unknown one', async () => {
    const { event_id, day } = await stage()
    await makeSession({ event_date_id: day, title: 'Амьд' })
    await post('update/event-current', { json: { id: event_id } })
    const { body } = await ask('GET /mw/client/get/agenda')
    expect((body.agenda as Day[])[0]?.sessions[0]?.title).toBe('Амьд')
    expect(await agendaOf(2_000_000_000)).toEqual([])
    expect((await ask('GET /mw/client/get/agenda?language=3')).status).toBe(400)
    expect((await ask('GET /mw/client/get/agenda?event=abc')).status).toBe(400)
  })
})

describe('a designed picture', () => {
  it('is listed by edition and language, ten a page', async () => {
    const { event_id, day } = await stage()
    const image_file_id = (await makePicture()).id
    for (let at = 0; at < 11; at++)
      await makeAgendaPicture({ event_date_id: day, image_file_id, language_id: 1 })
    await makeAgendaPicture({ event_date_id: day, image_file_id, language_id: 2 })
    const list = (query: string) => get(`agenda?event=${event_id}${query}`)
    expect(await list('&page=1&limit=10&language=1')).toMatchObject({ total: 11, totalPages: 2 })
    expect((await list('&page=2&limit=10&language=1')).agenda).toHaveLength(1)
    expect(await list('')).toMatchObject({ total: 12 })
    expect(await list('&page=9')).toMatchObject({ agenda: [], total: 12 })
    expect(((await list('&language=2')).agenda as Row[])[0]).toMatchObject({
      ...{ event_date_id: day, language_id: 2, language: 'English', day: 'Нэг', event_date: '2031-09-11' },
    })
    expect(agendaPictureResource.list.pageSizes).toEqual([10, 20, 50])
  })

  it('requires a picture, a day and a language, each with a message', async () => {
    const image = blobOf(await pictureBytes())
    const { day } = await stage()
    const readRefusal = async (fields: Parameters<typeof formOf>[0]) => {
      const { status, body } = await post('insert/agenda', { form: formOf(fields) })
      expect(status).toBe(400)
      return body.fields
    }
    expect(await readRefusal({ event_date_id: day, language_id: 1 })).toEqual({ image: 'Зураг оруулна уу' })
    expect(await readRefusal({ language_id: 1, image })).toEqual({ event_date_id: 'Өдөр сонгоно уу' })
    expect(await readRefusal({ event_date_id: '', language_id: 1, image })).toHaveProperty('event_date_id')
    expect(await readRefusal({ event_date_id: day, image })).toEqual({ language_id: 'Хэл сонгоно уу' })
    expect(await readRefusal({ event_date_id: day, language_id: 3, image })).toHaveProperty('language_id')
    expect(await readRefusal({ event_date_id: 2_000_000_000, language_id: 1, image })).toHaveProperty(
      'event_date_id',
    )
  })

  it('is a JPEG or a PNG by its bytes, whatever its name', async () => {
    const { day } = await stage()
    const form = new FormData()
    for (const [name, value] of Object.entries({ event_date_id: day, language_id: 1 }))
      form.set(name, String(value))
    form.set('image', new File(['not a picture'], 'agenda.jpg', { type: 'image/jpeg' }))
    const { status, body } = await post('insert/agenda', { form })
    expect(status).toBe(415)
    expect(body.message).toBe('Зөвхөн JPG эсвэл PNG зураг сонгоно уу.')
    const agenda = await get(`agenda?event=${(await stage()).event_id}`)
    expect(agenda.total).toBe(0)
  })

  it('is refused at 80 MB', async () => {
    const { day } = await stage()
    const large = Buffer.concat([await pictureBytes(), Buffer.alloc(80 * 1024 * 1024)])
    const { status, body } = await post('insert/agenda', {
      form: formOf({ event_date_id: day, language_id: 1, image: blobOf(large) }),
    })
    expect(status).toBe(413)
    expect(body.message).toMatch(/20\s?MB/)
  })

  it('does not move to a day of another edition', async () => {
    const [here, there] = [await stage(), await stage()]
    const id = await makeAgendaPicture({ event_date_id: here.day })
    const { status, body } = await post('update/agenda', {
      json: { id, event_date_id: there.day, language_id: 1 },
    })
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty('event_date_id')
  })
})

describe('a session', () => {
  it('is written with its times, hall and speakers, and read as it was written', async () => {
    const { event_id, day, gobi } = await stage()
    const profile_file_id = (await makePicture()).id
    const speaker = { event_id, name: 'Бат', name_en: 'Bat', position: 'Инженер', position_en: 'Engineer' }
    const [one, two] = await db()
      .insert(eventPresenters)
      .values([1, 2].map((presenter_queue) => ({ ...speaker, profile_file_id, presenter_queue })))
      .returning()
    const presenter_ids = [two?.id ?? 0, one?.id ?? 0]
    const texts = { title: 'Зэс', title_en: 'Copper', speakers: 'Дорж', speakers_en: 'Dorj', summary: 'Товч' }
    const { body } = await post('insert/session', {
      json: {
        event_date_id: day,
        hall_id: gobi,
        start_time: '9:05',
        end_time: '24:00',
        kind: 'panel',
        presenter_ids,
        ...texts,
      },
    })
    const record = async () => (await get(`sessions/id?id=${String(body.id)}`)).record as Row
    expect(await record()).toMatchObject({
      ...texts,
      ...{
        start_time: '09:05',
        end_time: '24:00',
        starts_minutes: 545,
        hall_id: gobi,
        kind: 'panel',
        presenter_ids,
      },
    })
    const answer = await post('update/session', {
      json: { ...session({ event_date_id: day }), id: body.id, presenter_ids: [one?.id] },
    })
    expect(answer.status).toBe(200)
    expect(await record()).toMatchObject({ presenter_ids: [one?.id], hall_id: null, kind: 'talk' })
    expect((await agendaOf(event_id))[0]?.sessions[0]?.presenters.map(({ name_en }) => name_en)).toEqual([
      'Bat',
    ])
  })

  it('is refused with its errors, field by field', async () => {
    const { day, gobi } = await stage()
    const other = await stage()
    const readRefusal = async (values: object) => {
      const { status, body } = await post('insert/session', {
        json: session({ event_date_id: day, hall_id: gobi, ...values }),
      })
      expect(status, JSON.stringify(values)).toBe(400)
      return body.fields
    }
    expect(await readRefusal({ title: ' ' })).toEqual({ title: 'Гарчиг оруулна уу' })
    expect(await readRefusal({ title: 'а'.repeat(10_000) })).toHaveProperty('title')
    expect(await readRefusal({ start_time: '' })).toEqual({ start_time: 'Эхлэх цагийг оруулна уу' })
    expect(await readRefusal({ start_time: '25:00' })).toHaveProperty('start_time')
    expect(await readRefusal({ end_time: '10:00' })).toHaveProperty('end_time')
    expect(await readRefusal({ end_time: '09:00' })).toHaveProperty('end_time')
    expect(await readRefusal({ event_date_id: '' })).toEqual({ event_date_id: 'Өдөр сонгоно уу' })
    expect(await readRefusal({ hall_id: other.gobi })).toHaveProperty('hall_id')
    expect(await readRefusal({ presenter_ids: [2_000_000_000] })).toHaveProperty('presenter_ids')
    expect(await readRefusal({ kind: 'concert' })).toHaveProperty('kind')
  })

  it('is refused while another is in its hall, which is named; before, after and elsewhere it is accepted', async () => {
    const { day, gobi, altai } = await stage()
    await makeSession({
      event_date_id: day,
      hall_id: gobi,
      title: 'Зэсийн илтгэл',
      starts_minutes: 600,
      ends_minutes: 660,
    })
    const add = (values: object) =>
      post('insert/session', { json: session({ event_date_id: day, ...values }) })
    const refusal = await add({ hall_id: gobi, start_time: '10:59', end_time: '11:30' })
    expect(refusal.status).toBe(409)
    expect(refusal.body.message).toContain('«Зэсийн илтгэл»')
    expect(refusal.body.message).toContain('10:00–11:00')
    expect(refusal.body.fields).toHaveProperty('start_time')
    const next = await add({ hall_id: gobi, start_time: '11:00', end_time: '12:00' })
    expect(next.status).toBe(200)
    expect((await add({ hall_id: altai })).status).toBe(200)
    expect((await add({})).status).toBe(200)
    const moveAnswer = await post('update/session', {
      json: session({ id: next.body.id, event_date_id: day, hall_id: gobi }),
    })
    expect(moveAnswer.status).toBe(409)
  })

  it('is refused by the database also when many come at once', async () => {
    const { event_id, day, gobi } = await stage()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        post('insert/session', {
          json: session({ event_date_id: day, hall_id: gobi, title: `Илтгэл ${at}` }),
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    expect((await agendaOf(event_id))[0]?.sessions).toHaveLength(1)
  })

  it('does not move to another edition', async () => {
    const [here, there] = [await stage(), await stage()]
    const id = await makeSession({ event_date_id: here.day })
    const { status, body } = await post('update/session', { json: session({ id, event_date_id: there.day }) })
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty('event_date_id')
  })
})

describe('a closed edition', () => {
  it('keeps its agenda as it is, also from the bin', async () => {
    const { event_id, day, gobi } = await stage()
    const id = await makeSession({ event_date_id: day, hall_id: gobi })
    const deletedId = await makeSession({ event_date_id: day })
    const picture = await makeAgendaPicture({ event_date_id: day })
    const remove = async (path: string) => ask(`DELETE /mw/admin/delete/${path}`, { as: await someone(1) })
    expect((await remove(`session?id=${deletedId}`)).status).toBe(200)
    await pool().query('update events set frozen_at = now() where id = $1', [event_id])
    const image = blobOf(await pictureBytes())
    const answers = [
      await post('insert/session', { json: session({ event_date_id: day }) }),
      await post('update/session', { json: session({ id, event_date_id: day }) }),
      await remove(`session?id=${id}`),
      await post('insert/agenda', { form: formOf({ event_date_id: day, language_id: 1, image }) }),
      await post('update/agenda', { json: { id: picture, event_date_id: day, language_id: 2 } }),
      await remove(`agenda?id=${picture}`),
      await post('insert/sessions', { form: await fileOf(event_id, [good]) }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(409)
      expect(body.message).toMatch(/хаагдсан/)
    }
    const { rows } = await pool().query<{ id: number }>(
      `select id from record_versions where kind = 'event_sessions' and record_id = $1`,
      [deletedId],
    )
    const answer = await ask('POST /admin/restore/deleted', {
      as: await someone(1),
      json: { id: rows[0]?.id },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(409)
  })
})

const heading = ['event_date', 'start_time', 'end_time', 'hall', 'kind', 'title', 'title_en', 'speakers']
const good = [
  '2031-09-11',
  '09:30',
  '10:15',
  'Говь танхим',
  'panel',
  'Зэсийн хэлэлцүүлэг',
  'Copper panel',
  'Бат',
]

async function fileOf(
  event: number,
  rows: string[][],
  { dryRun = false, head = heading } = {},
): Promise<FormData> {
  const columns = head.map((name) => ({ heading: name, width: 12 }))
  return formOf({ event, dryRun, file: blobOf(Buffer.from(await writeSheet({ name: 'a', columns, rows }))) })
}

describe('a file of sessions', () => {
  const download = async (query: string, role: 1 | 2 | 3 | null) =>
    fetchCall(`GET /mw/admin/get/sessions/file?${query}`, { as: role && (await someone(role)) })

  const titlesOf = async (event: number) =>
    (await agendaOf(event)).flatMap(({ sessions }) => sessions.map(({ title }) => title))

  it('is checked first, then written, and changes nothing the second time', async () => {
    const { event_id } = await stage()
    const rows = [
      good,
      ['2031/09/11', '10:15', '11:00', 'Gobi Hall', 'Илтгэл', 'Нүүрс', '', ''],
      ['2031-09-11', '11:00', '11:30', '', 'завсарлага', 'Цай', 'Tea', ''],
    ]
    const send = async (dryRun: boolean) =>
      (await post('insert/sessions', { form: await fileOf(event_id, rows, { dryRun }) })).body
    const all = { rows: 3, bad: 0, badRows: [] }
    expect(await send(true)).toEqual({ ...all, inserted: 3, updated: 0, unchanged: 0 })
    expect(await titlesOf(event_id)).toEqual([])
    expect(await send(false)).toEqual({ ...all, inserted: 3, updated: 0, unchanged: 0 })
    expect(await titlesOf(event_id)).toEqual(['Зэсийн хэлэлцүүлэг', 'Нүүрс', 'Цай'])
    const before = (await get(`sessions?event=${event_id}`)).sessions
    expect(await send(false)).toEqual({ ...all, inserted: 0, updated: 0, unchanged: 3 })
    expect((await get(`sessions?event=${event_id}`)).sessions).toEqual(before)
    rows[1]?.splice(5, 1, 'Нүүрсний зам')
    expect(await send(false)).toEqual({ ...all, inserted: 0, updated: 1, unchanged: 2 })
    expect(await titlesOf(event_id)).toContain('Нүүрсний зам')
  })

  it('reports each refused row with the reason, and writes the others', async () => {
    const { event_id, day, altai } = await stage()
    await makeEventDay({ event_date: '2031-10-01' })
    await makeSession({
      event_date_id: day,
      hall_id: altai,
      title: 'Байгаа',
      starts_minutes: 720,
      ends_minutes: 780,
    })
    const row = (values: Partial<Record<number, string>>) => good.map((value, at) => values[at] ?? value)
    const rows = [
      good,
      row({ 3: 'Тэнгис танхим', 1: '13:00', 2: '14:00' }),
      row({ 1: '13 цаг', 2: '14:00' }),
      row({ 1: '10:00', 2: '10:30' }),
      row({ 1: '12:30', 2: '13:30', 3: 'Алтай танхим' }),
      row({ 1: '14:00', 2: '15:00', 5: '' }),
      row({ 0: '2031-10-01' }),
      row({ 0: '2031-13-01' }),
      row({ 1: '16:00', 2: '15:00' }),
      row({ 1: '16:00', 2: '17:00', 4: 'концерт' }),
      row({ 1: '17:00', 2: '18:00', 5: 'а'.repeat(301) }),
    ]
    const { body } = await post('insert/sessions', { form: await fileOf(event_id, rows) })
    expect(body).toMatchObject({ rows: 11, inserted: 1, bad: 10 })
    const bad = body.badRows as { line: number; field: string; message: string }[]
    expect(bad.map(({ line, field }) => [line, field])).toEqual([
      [3, 'Танхим'],
      [4, 'Эхлэх цаг'],
      [5, 'Эхлэх цаг'],
      [6, 'Эхлэх цаг'],
      [7, 'Гарчиг'],
      [8, 'Өдөр'],
      [9, 'Өдөр'],
      [10, 'Дуусах цаг'],
      [11, 'Төрөл'],
      [12, 'Гарчиг'],
    ])
    expect(bad[0]?.message).toContain('«Тэнгис танхим»')
    expect(bad[0]?.message).toContain('Говь танхим, Алтай танхим')
    expect(bad[2]?.message).toContain('«Зэсийн хэлэлцүүлэг»')
    expect(bad[3]?.message).toContain('«Байгаа»')
    expect(await titlesOf(event_id)).toEqual(['Зэсийн хэлэлцүүлэг', 'Байгаа'])
  })

  it('is given to staff alone, as a workbook', async () => {
    expect((await download('event=x', 3)).status).toBe(400)
    expect((await download('event=', null)).status).toBe(401)
  })

  it('can be imported as it was exported, and may be CSV', async () => {
    const { event_id, day, gobi } = await stage()
    await makeSession({
      event_date_id: day,
      hall_id: gobi,
      title: 'Зэс',
      title_en: 'Copper',
      summary: 'Товч',
      kind: 'keynote',
    })
    await makeSession({
      event_date_id: day,
      title: '=1+1',
      kind: 'break',
      starts_minutes: 660,
      ends_minutes: 690,
    })
    const workbook = blobOf(Buffer.from(await (await download(`event=${event_id}`, 3)).arrayBuffer()))
    const back = await post('insert/sessions', { form: formOf({ event: event_id, file: workbook }) })
    expect(back.body).toMatchObject({ rows: 2, inserted: 0, updated: 0, unchanged: 2, bad: 0 })
    const csv = [
      ['Өдөр', 'Эхлэх цаг', 'Дуусах цаг', 'Гарчиг'],
      ['2031-09-11', '18:00', '19:00', 'Оройн зоог'],
    ]
    const file = blobOf(Buffer.from(csv.map(csvLine).join('')))
    const { body } = await post('insert/sessions', { form: formOf({ event: event_id, file }) })
    expect(body).toMatchObject({ rows: 1, inserted: 1 })
  })

  it('is refused as a whole when it is another table, and without permission', async () => {
    const { event_id } = await stage()
    const head = await post('insert/sessions', { form: await fileOf(event_id, [['a']], { head: ['Нэр'] }) })
    expect(head.status).toBe(400)
    expect(head.body.message).toContain('Өдөр, Эхлэх цаг, Дуусах цаг, Гарчиг')
    const text = await post('insert/sessions', {
      form: formOf({ event: event_id, file: blobOf(Buffer.from(`%PDF-1.7 ${randomUUID()}`)) }),
    })
    expect(text.status).toBe(415)
    // An import deletes nothing, so anybody who may write sessions may import a file of them.
    const { body } = await post('insert/sessions', { form: await fileOf(event_id, [good]) }, 3)
    expect(body).toMatchObject({ inserted: 1, bad: 0 })
    expect((await post('insert/sessions', { form: await fileOf(2_000_000_000, [good]) })).body).toMatchObject(
      { bad: 1 },
    )
  })
})
