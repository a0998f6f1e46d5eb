import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import {
  eventGalleryImages,
  events,
  eventSessionPresenters,
  eventSessions,
  eventStatistics,
} from '@/db/schema/event'
import { files } from '@/db/schema/files'
import { currentEdition, editionParts } from '@/lib/event/editions/queries'
import { countGallery, readGalleryPage, listGallery } from '@/lib/event/gallery/queries'
import { getPresentationPages, readPresentationPage } from '@/lib/event/presentations/queries'
import { getSpeakerProfile } from '@/lib/event/speakers/queries'
import { makeEdition, makeEventDay, makeStatistic, whileLive } from '@/tests/factories/event'
import {
  makeGalleryImage,
  makeHall,
  makePresentation,
  makeSpeaker,
  pdfBytes,
} from '@/tests/factories/event-content'
import { makePicture, pictureBytes } from '@/tests/factories/rows'
import { ask, blobOf, formOf, someone } from './harness'

type Rows = Record<string, unknown>[]
const rows = async (route: string, key: string) => (await ask(route)).body[key] as Rows
const send = async (path: string, options: { json?: unknown; form?: FormData }) =>
  ask(`POST /mw/admin/${path}`, { as: await someone(3), ...options })
const picture = async () => blobOf(await pictureBytes())
const freeze = (id: number) =>
  db()
    .update(events)
    .set({ frozen_at: sql`now()` })
    .where(eq(events.id, id))

const daysOf = async (event_id: number, count: number) => {
  const ids: number[] = []
  for (let day = 1; day <= count; day++)
    ids.push(await makeEventDay({ event_id, event_date: `2031-09-1${day}` }))
  return ids
}

const speaker = (event_id: number) => ({
  ...{
    event_id,
    name_mn: `Илтгэгч ${randomUUID()}`,
    name_en: 'Speaker',
    position_mn: 'Захирал',
    position_en: 'Head',
  },
})

describe('a key speaker', () => {
  it('requires all six fields, reported in their order, and a JPG or PNG', async () => {
    const { status, body } = await send('insert/presenter', { form: formOf({}) })
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      image: 'Зураг оруулна уу',
      name_mn: 'Монгол нэрийг оруулна уу',
      name_en: 'Англи нэрийг оруулна уу',
      position_mn: 'Албан тушаалыг монголоор оруулна уу',
      position_en: 'Албан тушаалыг англиар оруулна уу',
      event_id: expect.stringMatching(/[а-яөү]/) as string,
    })
    const image = blobOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    const answer = await send('insert/presenter', {
      form: formOf({ ...speaker(await makeEdition()), image }),
    })
    expect(answer.status).toBe(415)
    expect(answer.body.fields).toEqual({ image: 'Зөвхөн JPG эсвэл PNG зураг сонгоно уу.' })
    const unknown = await send('insert/presenter', {
      form: formOf({ ...speaker(2_000_000_000), image: await picture() }),
    })
    expect(unknown.status).toBe(400)
    expect(unknown.body.fields).toHaveProperty('event_id')
  })

  it('is added last, has the fields of the specification, and can be moved to a place', async () => {
    const event_id = await makeEdition()
    const ids: number[] = []
    for (let at = 0; at < 3; at++) {
      const { body } = await send('insert/presenter', {
        form: formOf({ ...speaker(event_id), image: await picture() }),
      })
      ids.push(Number(body.id))
    }
    const order = async () =>
      (await rows(`GET /mw/client/get/presenter?id=${event_id}`, 'presenter')).map(({ id }) => id)
    expect(await order()).toEqual(ids)
    const [first] = await rows(`GET /mw/client/get/presenter?id=${event_id}`, 'presenter')
    expect(Object.keys(first ?? {}).sort()).toEqual([
      ...['event_id', 'id', 'name_en', 'name_mn', 'position_en', 'position_mn', 'presenter_queue'],
      'profile_img',
    ])
    const [a = 0, b = 0, c = 0] = ids
    const answer = await send('update/presenter', {
      form: formOf({ id: c, version: 1, ...speaker(event_id), presenter_queue: 1 }),
    })
    expect(answer.body).toEqual({ version: 2 })
    expect(await order()).toEqual([c, a, b])
    // Without a number the place stays; a number beyond the last means the last.
    await send('update/presenter', { form: formOf({ id: a, ...speaker(event_id) }) })
    expect(await order()).toEqual([c, a, b])
    await send('update/presenter', { form: formOf({ id: c, ...speaker(event_id), presenter_queue: 99 }) })
    expect(await order()).toEqual([a, b, c])
    const { body } = await ask(`GET /mw/admin/get/presenter?event=${event_id}&page=2&limit=2`, {
      as: await someone(3),
    })
    expect(body).toMatchObject({ total: 3, totalPages: 2, presenter: [{ id: c, presenter_queue: 3 }] })
  })

  it('is reordered only within its page', async () => {
    const event_id = await makeEdition()
    const ids = []
    for (let at = 1; at <= 4; at++) ids.push((await makeSpeaker({ event_id, presenter_queue: at })).id)
    const [a = 0, b = 0, c = 0, d = 0] = ids
    // The second page of two, in reverse order.
    const presenters = [
      { id: d, sequence: 1 },
      { id: c, sequence: 2 },
    ]
    expect((await send('update/presenter-queue', { json: { presenters } })).status).toBe(200)
    const order = (await rows(`GET /mw/client/get/presenter?id=${event_id}`, 'presenter')).map(({ id }) => id)
    expect(order).toEqual([a, b, d, c])
    const wrongPresenters = [...presenters, { id: 2_000_000_000, sequence: 3 }]
    expect((await send('update/presenter-queue', { json: { presenters: wrongPresenters } })).status).toBe(409)
  })

  it('has its sessions in the order of time', async () => {
    const { id, event_id } = await makeSpeaker()
    const [event_date_id = 0] = await daysOf(event_id, 1)
    for (const starts_minutes of [660, 540]) {
      const [session] = await db()
        .insert(eventSessions)
        .values({
          event_date_id,
          starts_minutes,
          ends_minutes: starts_minutes + 30,
          title: `${starts_minutes}`,
        })
        .returning()
      await db()
        .insert(eventSessionPresenters)
        .values({ session_id: session?.id ?? 0, presenter_id: id })
    }
    const profile = await getSpeakerProfile(id)
    expect(profile?.sessions.map(({ title }) => title)).toEqual(['540', '660'])
    expect(profile?.sessions[0]).toMatchObject({ event_id, event_date: '2031-09-11', hall_name: null })
    expect(await getSpeakerProfile(2_000_000_000)).toBeNull()
  })
})

describe('a key speaker in sessions', () => {
  it('is not moved to another edition, and the refusal names the speaker’s sessions', async () => {
    const { id, event_id } = await makeSpeaker()
    const other = await makeEdition()
    const [event_date_id = 0] = await daysOf(event_id, 1)
    const json = {
      ...{ event_date_id, start_time: '10:00', end_time: '11:00', title: 'Ногоон зэс' },
      presenter_ids: [id],
    }
    const answer = await send('insert/session', { json })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const move = (to: number) => send('update/presenter', { form: formOf({ id, ...speaker(to) }) })
    expect(await move(other)).toMatchObject({
      status: 409,
      body: { fields: { event_id: expect.stringContaining('«Ногоон зэс»') as string } },
    })
    expect((await move(event_id)).status).toBe(200)
    const { presenter_ids: _, ...nobody } = json
    await send('update/session', { json: { ...nobody, id: answer.body.id } })
    expect((await move(other)).status).toBe(200)
  })

  it('is in no session of another edition, also with simultaneous writes', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, event_id } = await makeSpeaker()
      const other = await makeEdition()
      const [event_date_id = 0] = await daysOf(event_id, 1)
      const json = {
        event_date_id,
        start_time: '10:00',
        end_time: '11:00',
        title: 'Зэс',
        presenter_ids: [id],
      }
      const answers = await Promise.all([
        send('insert/session', { json }),
        send('update/presenter', { form: formOf({ id, ...speaker(other) }) }),
      ])
      const statuses = answers.map(({ status }) => status)
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual(statuses)
    }
  })
})

describe('a room', () => {
  it('is not deleted while a talk is in it, and says how many', async () => {
    const { hall_id } = await makePresentation()
    const { status, body } = await ask(`DELETE /mw/admin/delete/hall?id=${hall_id}`, { as: await someone(1) })
    expect(status).toBe(409)
    expect(body.message).toBe(
      'Энэ танхимд хөтөлбөрийн 0 илтгэл, 1 илтгэлийн файл байгаа тул устгах боломжгүй.',
    )
  })

  it('needs both names, and as many seats as a room can have or none', async () => {
    const event_id = await makeEdition()
    const { body } = await send('insert/hall', { json: { event_id, seats: 'олон' } })
    expect(Object.keys(body.fields as object)).toEqual(['hall_name', 'hall_name_en', 'seats'])
    const hall = { event_id, hall_name: 'Говь', hall_name_en: 'Gobi' }
    expect((await send('insert/hall', { json: { ...hall, seats: '' } })).status).toBe(200)
    expect(await rows(`GET /mw/client/get/hall?event=${event_id}`, 'hall')).toMatchObject([
      { hall_name: 'Говь', hall_name_en: 'Gobi', seats: null },
    ])
  })
})

describe('a presentation', () => {
  const form = async (values: Record<string, string | number>) =>
    formOf({ present_name: 'Илтгэл', present_name_en: 'Talk', pdf: blobOf(pdfBytes()), ...values })

  it('belongs to a day and a room of one edition', async () => {
    const event_date_id = await makeEventDay()
    const { id: hall_id } = await makeHall()
    const { status, body } = await send('insert/presentation', {
      form: await form({ event_date_id, hall_id }),
    })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ hall_id: 'Энэ танхим тухайн өдрийн арга хэмжээнийх биш байна.' })
    const none = await send('insert/presentation', { form: formOf({}) })
    expect(Object.keys(none.body.fields as object)).toEqual([
      ...['event_date_id', 'hall_id', 'present_name', 'present_name_en', 'pdf'],
    ])
  })

  it('is sorted by time; those without one come last', async () => {
    const event_id = await makeEdition()
    const event_date_id = await makeEventDay({ event_id })
    const { id: hall_id } = await makeHall({ event_id })
    for (const starts of ['', '14:00', '09:30']) {
      const answer = await send('insert/presentation', {
        form: await form({ event_date_id, hall_id, starts, present_name: starts || 'Эцэст' }),
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    const presentations = await rows(
      `GET /mw/client/get/presentation?hall=${hall_id}&agenda=${event_date_id}`,
      'presentations',
    )
    expect(presentations.map(({ present_name }) => present_name)).toEqual(['09:30', '14:00', 'Эцэст'])
    expect(presentations[0]).toMatchObject({
      present_url: expect.stringMatching(/^\/files\/.*\.pdf$/) as string,
    })
    expect(await getPresentationPages(Number(presentations[0]?.id))).toBe(3)
    expect((await ask(`GET /mw/client/get/presentation?hall=${hall_id}`)).status).toBe(400)
  })

  it('of another edition than the live one is found by the ids in the answers of its calls', async () => {
    // The edition of the specification has such numbers.
    const event_id = await makeEdition()
    const numbers = [7, 8]
    for (const id of numbers) await makeEventDay({ id, event_id, event_date: `2031-10-0${id}` })
    const { id: hall_id } = await makeHall({ event_id })
    const other = await makeEdition()
    const [live = 0] = await daysOf(other, 1)
    const { id: liveHall } = await makeHall({ event_id: other })
    const { id: ofLive } = await makePresentation({ event_date_id: live, hall_id: liveHall })
    await makeGalleryImage({ event_date_id: live })
    const ids = async (hall: number, agenda: number) =>
      (await rows(`GET /mw/client/get/presentation?hall=${hall}&agenda=${agenda}`, 'presentations')).map(
        (row) => row.id,
      )
    await whileLive(other, async () => {
      for (const event_date_id of numbers) {
        const { id } = await makePresentation({ event_date_id, hall_id })
        await makeGalleryImage({ event_date_id })
        expect(await ids(hall_id, event_date_id)).toEqual([id])
        expect(await rows(`GET /mw/client/get/gallery-by-date?id=${event_date_id}`, 'images')).toHaveLength(1)
      }
      for (const agenda of [1, 5, 0, 100_000_000]) {
        expect(await ids(liveHall, agenda), String(agenda)).toEqual([ofLive])
        expect(await rows(`GET /mw/client/get/gallery-by-date?id=${agenda}`, 'images')).toHaveLength(1)
      }
    })
  })

  it('is found by the number of its day in the live edition', async () => {
    const event_id = await makeEdition()
    const [first = 0, second = 0] = await daysOf(event_id, 2)
    const { id: hall_id } = await makeHall({ event_id, sequence: 1 })
    const { id: other } = await makeHall({ event_id, sequence: 2 })
    const { id } = await makePresentation({ event_date_id: second, hall_id })
    const { id: later } = await makePresentation({ event_date_id: second, hall_id, sequence: 2 })
    await whileLive(event_id, async () => {
      for (const agenda of [2, 6, second])
        expect(
          (
            await rows(`GET /mw/client/get/presentation?hall=${hall_id}&agenda=${agenda}`, 'presentations')
          ).map((row) => row.id),
          String(agenda),
        ).toEqual([id, later])
      expect(await rows(`GET /mw/client/get/presentation?hall=${hall_id}&agenda=4`, 'presentations')).toEqual(
        [],
      )
      expect(await readPresentationPage(await currentEdition(), [])).toMatchObject({
        day: { id: first },
        hall: { id: hall_id },
        presentation: null,
      })
      expect(await readPresentationPage(await currentEdition(), [2])).toMatchObject({
        day: { id: second },
        presentation: { id },
      })
      expect(await readPresentationPage(await currentEdition(), [2, hall_id, later])).toMatchObject({
        presentation: { id: later },
      })
      expect(await readPresentationPage(await currentEdition(), [2, other])).toMatchObject({
        presentations: [],
      })
      for (const nowhere of [[3], [1, 2_000_000_000], [1, hall_id, id]])
        expect(await readPresentationPage(await currentEdition(), nowhere), nowhere.join('/')).toBeNull()
      expect((await rows('GET /mw/client/get/hall', 'hall')).map((row) => row.id)).toEqual([hall_id, other])
    })
    expect(await readPresentationPage(await currentEdition(), [])).toMatchObject({
      edition: null,
      day: null,
      presentation: null,
    })
    expect(await rows('GET /mw/client/get/presenter', 'presenter')).toEqual([])
  })
})

describe('the gallery', () => {
  it('begins with three photographs; drawings neither count nor show', async () => {
    const event_id = await makeEdition()
    const [day = 0] = await daysOf(event_id, 1)
    const images = [1, 2, 3, 4].map(async () =>
      makeGalleryImage({ event_date_id: day, image_file_id: (await makePicture()).id }),
    )
    const [, , third, fourth] = await Promise.all(images)
    const setKind = (id: number | undefined, picture_kind: 'drawing' | 'photograph' | null) =>
      db()
        .update(files)
        .set({ picture_kind })
        .where(eq(files.id, id ?? 0))
    const readShown = async () => {
      const page = await readGalleryPage(await currentEdition(), [1])
      return [(await editionParts(event_id)).gallery, page?.images.length, await countGallery([event_id])]
    }
    await whileLive(event_id, async () => {
      expect(await readShown()).toEqual([true, 4, 4])
      await setKind(fourth?.image_file_id, 'drawing')
      expect(await readShown()).toEqual([true, 3, 3])
      await setKind(third?.image_file_id, 'drawing')
      expect(await readShown()).toEqual([false, 0, 2])
      // A file of an older version has no kind.
      await setKind(third?.image_file_id, null)
      expect(await readShown()).toEqual([true, 3, 3])
    })
    const { body } = await ask(`GET /mw/admin/get/gallery?event_date_id=${day}`, { as: await someone(3) })
    expect((body.images as Rows).map(({ picture_kind }) => picture_kind).sort()).toEqual([
      'drawing',
      ...['photograph', 'photograph', 'photograph'],
    ])
  })

  it('comes twelve at a time, by the number of its day or by the id of the day', async () => {
    const event_id = await makeEdition()
    const [first = 0, second = 0] = await daysOf(event_id, 2)
    const { image_file_id } = await makeGalleryImage({ event_date_id: second })
    await db()
      .insert(eventGalleryImages)
      .values(Array.from({ length: 14 }, () => ({ event_date_id: first, image_file_id })))
    await whileLive(event_id, async () => {
      const countImages = async (query: string) =>
        (await rows(`GET /mw/client/get/gallery-by-date?${query}`, 'images')).length
      expect(await countImages('id=1')).toBe(12)
      expect(await countImages('id=1&limit=12&offset=12')).toBe(2)
      expect(await countImages('id=5&limit=12&offset=12')).toBe(2)
      expect(await countImages(`id=${first}&offset=24`)).toBe(0)
      for (const id of [2, 6, second]) expect(await countImages(`id=${id}`), String(id)).toBe(1)
      expect(await countImages('id=3')).toBe(0)
      expect((await ask('GET /mw/client/get/gallery-by-date?id=1&offset=-1')).status).toBe(400)
      expect((await readGalleryPage(await currentEdition(), [1, 2]))?.images).toHaveLength(2)
      expect((await readGalleryPage(await currentEdition(), [2, 7]))?.images).toEqual([])
      expect(await readGalleryPage(await currentEdition(), [3])).toBeNull()
    })
    expect(await listGallery([event_id], 100, 0)).toHaveLength(15)
    const [image] = await listGallery([event_id], 1, 0)
    expect(image).toMatchObject({
      width: 40,
      height: 25,
      image: expect.stringMatching(/^\/files\//) as string,
    })
  })

  /** Sends a picture whose connection drops in the middle. */
  async function sendInPart(event_date_id: number, image: Blob) {
    const boundary = 'strata'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="event_date_id"\r\n\r\n${event_date_id}\r\n--${boundary}\r\ncontent-disposition: form-data; name="images"; filename="3.png"\r\ncontent-type: image/png\r\n\r\n`
    const half = Buffer.from(await image.arrayBuffer()).subarray(0, 40)
    return ask('POST /mw/admin/insert/gallery', {
      as: await someone(3),
      body: Buffer.concat([Buffer.from(head), half]),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
  }

  it('keeps 36 of sixty pictures when the connection drops at the 37th, and takes the rest again', async () => {
    const event_date_id = await makeEventDay()
    const pictures = await Promise.all(Array.from({ length: 60 }, () => picture()))
    // One call per picture, as the office sends them.
    const sendOne = async (image: Blob) =>
      (await send('insert/gallery', { form: formOf({ event_date_id, images: image }) })).status
    const countImages = async () =>
      (await rows(`GET /mw/client/get/gallery-by-date?id=${event_date_id}&limit=100`, 'images')).length
    for (const image of pictures.slice(0, 36)) expect(await sendOne(image)).toBe(200)
    const [cutImage, ...rest] = pictures.slice(36)
    expect((await sendInPart(event_date_id, cutImage!)).status).toBe(400)
    expect(await countImages()).toBe(36)
    for (const image of [cutImage!, ...rest]) expect(await sendOne(image)).toBe(200)
    expect(await countImages()).toBe(60)
    // A client that does not know how far it came sends all of them; none is stored twice.
    for (const images of [0, 20, 40].map((from) => pictures.slice(from, from + 20)))
      expect((await send('insert/gallery', { form: formOf({ event_date_id, images }) })).status).toBe(200)
    expect(await countImages()).toBe(60)
  })

  it('keeps the pictures stored before a lost connection, and takes the rest again without duplicates', async () => {
    const event_date_id = await makeEventDay()
    const pictures = [await picture(), await picture(), await picture()]
    const countImages = async () =>
      (await rows(`GET /mw/client/get/gallery-by-date?id=${event_date_id}`, 'images')).length
    for (const image of pictures.slice(0, 2))
      expect((await send('insert/gallery', { form: formOf({ event_date_id, images: image }) })).status).toBe(
        200,
      )
    // Only a part of the third arrives.
    expect((await sendInPart(event_date_id, pictures[2]!)).status).toBe(400)
    expect(await countImages()).toBe(2)
    // A client that does not know how far it came sends all of them.
    const { status, body } = await send('insert/gallery', {
      form: formOf({ event_date_id, images: pictures }),
    })
    expect(status).toBe(200)
    expect(new Set(body.ids as number[]).size).toBe(3)
    expect(await countImages()).toBe(3)
    await Promise.all(
      [1, 2, 3].map(() => send('insert/gallery', { form: formOf({ event_date_id, images: pictures }) })),
    )
    expect(await countImages()).toBe(3)
  })

  it('reports a file that is no picture, and a day that does not exist', async () => {
    const event_date_id = await makeEventDay()
    const pdf = await send('insert/gallery', { form: formOf({ event_date_id, images: blobOf(pdfBytes()) }) })
    expect(pdf.status).toBe(415)
    const none = await send('insert/gallery', { form: formOf({ event_date_id }) })
    expect(none).toMatchObject({ status: 400, body: { fields: { images: 'Зураг оруулна уу' } } })
    const nowhere = await send('insert/gallery', {
      form: formOf({ event_date_id: 2_000_000_000, images: await picture() }),
    })
    expect(nowhere).toMatchObject({ status: 400, body: { fields: { event_date_id: 'Өдрийг сонгоно уу' } } })
  })

  it('is paged for the office, by day', async () => {
    const { event_date_id, image_file_id } = await makeGalleryImage()
    await makeGalleryImage({ event_date_id, image_file_id, caption: 'Хаалт' })
    const { body } = await ask(`GET /mw/admin/get/gallery?event_date_id=${event_date_id}&limit=1&page=1`, {
      as: await someone(3),
    })
    expect(body).toMatchObject({ total: 2, totalPages: 2, images: [{ caption: 'Хаалт', event_date_id }] })
  })
})

it('a frozen edition refuses every write of its content', async () => {
  const event_id = await makeEdition()
  const event_date_id = await makeEventDay({ event_id })
  const { id: hall } = await makeHall({ event_id })
  const { id: presenter } = await makeSpeaker({ event_id })
  const { id: talk } = await makePresentation({ event_date_id, hall_id: hall })
  const { id: image } = await makeGalleryImage({ event_date_id })
  await freeze(event_id)
  const names = { hall_name: 'Говь', hall_name_en: 'Gobi' }
  const present = { present_name: 'Илтгэл', present_name_en: 'Talk', event_date_id, hall_id: hall }
  const writes: [string, { json?: unknown; form?: FormData }][] = [
    ['insert/presenter', { form: formOf({ ...speaker(event_id), image: await picture() }) }],
    ['update/presenter', { form: formOf({ id: presenter, ...speaker(event_id) }) }],
    ['update/presenter-queue', { json: { presenters: [{ id: presenter, sequence: 1 }] } }],
    ['insert/hall', { json: { event_id, ...names } }],
    ['update/hall', { json: { id: hall, ...names } }],
    ['update/hall-sequence', { json: { halls: [{ id: hall, sequence: 1 }] } }],
    ['insert/presentation', { form: formOf({ ...present, pdf: blobOf(pdfBytes()) }) }],
    ['update/presentation', { form: formOf({ id: talk, ...present }) }],
    ['insert/gallery', { form: formOf({ event_date_id, images: await picture() }) }],
    ['update/gallery', { json: { id: image, caption: 'Нээлт' } }],
  ]
  const message = 'Тухайн жилийн арга хэмжээ хаагдсан тул өөрчлөх боломжгүй.'
  for (const [path, options] of writes) {
    const answer = await send(path, options)
    expect([answer.status, answer.body.message], path).toEqual([409, message])
  }
  for (const [path, id] of [
    ['presenter', presenter],
    ['hall', hall],
    ['presentation', talk],
    ['gallery', image],
  ] as const) {
    const answer = await ask(`DELETE /mw/admin/delete/${path}?id=${id}`, { as: await someone(1) })
    expect([answer.status, answer.body.message], path).toEqual([409, message])
  }
})

describe('what an edition still lacks', () => {
  const gapsOf = async (id: number) => {
    const { status, body } = await ask(`GET /mw/admin/get/event-gaps?id=${id}`, { as: await someone(3) })
    expect(status).toBe(200)
    return new Map((body.gaps as { gap: string; count: number }[]).map(({ gap, count }) => [gap, count]))
  }

  it('is counted by edition, and disappears when it is added', async () => {
    const id = await makeEdition()
    const empty = await gapsOf(id)
    for (const gap of ['days', 'speakers', 'sponsors', 'organisers', 'documents', 'gallery', 'registration'])
      expect(empty.get(gap), gap).toBe(1)
    const [day] = await daysOf(id, 2)
    const { id: hall_id } = await makeHall({ event_id: id })
    const session = { event_date_id: day ?? 0, starts_minutes: 540, ends_minutes: 600, title: 'Илтгэл' }
    const [row] = await db().insert(eventSessions).values(session).returning({ id: eventSessions.id })
    const talks = ['talksWithoutSpeaker', 'talksWithoutHall', 'talksInEnglish', 'emptyDays']
    const gapsOfOneTalk = await gapsOf(id)
    expect(talks.map((gap) => gapsOfOneTalk.get(gap))).toEqual([1, 1, 1, 1])
    expect(gapsOfOneTalk.has('days')).toBe(false)
    await db()
      .update(eventSessions)
      .set({ hall_id, speakers: 'Б.Болд', title_en: 'Talk' })
      .where(eq(eventSessions.id, row?.id ?? 0))
    const after = await gapsOf(id)
    expect(talks.map((gap) => after.get(gap))).toEqual([undefined, undefined, undefined, 1])
  })

  it('names the figures that its records contradict', async () => {
    const id = await makeEdition()
    const speakers = await makeStatistic({ event_id: id, figure: '123+', label: 'илтгэгч' })
    await makeStatistic({ event_id: id, figure: '30,000+', label: 'зочин', label_en: 'visitors' })
    expect((await gapsOf(id)).has('figuresUnlikeRecords')).toBe(false)
    await makeSpeaker({ event_id: id })
    expect((await gapsOf(id)).get('figuresUnlikeRecords')).toBe(1)
    const setFigure = (figure: string) =>
      db().update(eventStatistics).set({ figure }).where(eq(eventStatistics.id, speakers))
    for (const [figure, isUnlike] of [
      ['1+', false],
      ['1', false],
      ['2', true],
      ['олон', false],
    ] as const) {
      await setFigure(figure)
      expect((await gapsOf(id)).has('figuresUnlikeRecords'), figure).toBe(isUnlike)
    }
  })

  it('of an unknown edition is a 404', async () => {
    const answer = await ask('GET /mw/admin/get/event-gaps?id=2000000000', { as: await someone(3) })
    expect(answer.status).toBe(404)
  })
})
