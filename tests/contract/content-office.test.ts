import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { videoBytesMax } from '@/lib/platform/files/kinds'
import { makeLogo, makeSustainable } from '@/tests/factories/content'
import { pictureBytes } from '@/tests/factories/rows'
import { contentOf, contents, insertContent, pdf, peopleContents, publicRows } from './content-cases'
import { ask, blobOf, formOf, someone } from './harness'

type Fields = Parameters<typeof formOf>[0]
const send = async (route: string, fields: Fields) =>
  ask(`POST ${route}`, { as: await someone(3), form: formOf(fields) })
const html = () => blobOf(Buffer.from('<!doctype html><title>Тайлан</title>'))

describe('missing fields are reported in the order of the specification', () => {
  const file = { title: 'Файлын нэрийг оруулна уу' }
  it.each([
    ['/admin/insert/document-pdf', {}, { ...file, pdf: 'Файлыг оруулна уу' }],
    ['/admin/insert/month-news', {}, { ...file, monthPdf: 'Файлыг оруулна уу' }],
    ['/admin/insert/mining-video', {}, { title: 'Бичлэгний нэрийг оруулна уу', video: 'Бичлэг оруулна уу' }],
    [
      '/admin/insert/report',
      {},
      { title: 'Гарчиг оруулна уу', image: 'Зураг оруулна уу', pdf: 'Тайланг оруулна уу' },
    ],
    ['/admin/insert/membership', {}, { name: 'Нэр оруулна уу', image: 'Логог оруулна уу' }],
    [
      '/admin/insert/about-us',
      { about_category: 'President' },
      { name: 'Нэр оруулна уу', years_of_work: 'Ажилласан жилийг оруулна уу', image: 'Зураг оруулна уу' },
    ],
    [
      '/admin/insert/about-us',
      { about_category: 'Association' },
      {
        name: 'Нэр оруулна уу',
        position: 'Албан тушаалыг оруулна уу',
        company: 'Эрхэлсэн ажлыг оруулна уу',
        image: 'Зураг оруулна уу',
      },
    ],
    [
      '/admin/insert/about-us',
      { about_category: 'Office' },
      {
        name: 'Нэр оруулна уу',
        position: 'Албан тушаалыг оруулна уу',
        email: 'И-мэйл хаягийг оруулна уу',
        image: 'Зураг оруулна уу',
      },
    ],
    [
      '/admin/insert/about-us',
      { about_category: 'Auditor' },
      { name: 'Нэр оруулна уу', image: 'Зураг оруулна уу' },
    ],
    ['/admin/insert/mineral', {}, { image: 'Зураг оруулна уу' }],
    ['/admin/update/document-pdf', { id: 1 }, file],
    ['/admin/update/monthNews', { id: 1 }, file],
    ['/admin/update/mining-video', { id: 1 }, { title: 'Бичлэгний нэрийг оруулна уу' }],
  ])('%s %j', async (route, input, expected) => {
    const { status, body } = await send(route, input)
    expect(status).toBe(400)
    expect(Object.entries(body.fields as object)).toEqual(Object.entries(expected))
    expect(body.message).toBe(Object.values(expected)[0])
  })

  it('an empty standard is refused', async () => {
    const { body } = await send('/admin/insert/sustainable-mining', { language: 'mn' })
    expect(body.fields).toEqual({ title: 'Гарчиг оруулна уу' })
  })
})

describe('a wrong value instead of a file', () => {
  it.each([
    ['/admin/insert/document-pdf', 'pdf', 'Зөвхөн PDF файл сонгоно уу.'],
    ['/admin/insert/month-news', 'monthPdf', 'Зөвхөн PDF файл сонгоно уу.'],
    ['/admin/insert/report', 'pdf', 'Зөвхөн PDF файл сонгоно уу.'],
    ['/admin/insert/sustainable-mining', 'pdf', 'Зөвхөн PDF файл сонгоно уу.'],
    ['/admin/insert/mining-video', 'video', 'Зөвхөн MP4 файл сонгоно уу.'],
    ['/admin/insert/membership', 'image', 'Зөвхөн JPG эсвэл PNG зураг сонгоно уу.'],
    ['/admin/insert/mineral', 'image', 'Зөвхөн JPG эсвэл PNG зураг сонгоно уу.'],
  ])('%s: a page that calls itself %s is refused by its bytes', async (route, field, message) => {
    const { status, body } = await send(route, {
      ...(await contentOf(`POST ${route}`).fields('Нэр')),
      [field]: html(),
    })
    expect(status).toBe(415)
    expect(body).toEqual({ message, fields: { [field]: message } })
  })

  it('300 MB and one byte are refused by their own word', async () => {
    const { status, body } = await ask('POST /admin/insert/mining-video', {
      as: await someone(3),
      body: 'x',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(videoBytesMax + 5 * 1024 * 1024),
      },
    })
    expect(status).toBe(413)
    expect(body.fields).toEqual({
      video: 'Файл хэтэрхий том байна. 300MB-с бага файлыг сонгоно уу.',
    })
  })
})

it('role 3 may write content, but not delete it', async () => {
  for (const { remove } of contents) {
    expect((await ask(`DELETE ${remove}?id=1`, { as: await someone(3) })).status, remove).toBe(403)
    expect((await ask(`DELETE ${remove}?id=2000000000`, { as: await someone(2) })).status, remove).toBe(404)
  }
})

describe('a save', () => {
  it('without a file keeps the existing one', async () => {
    const content = contentOf('POST /admin/insert/report')
    const id = await insertContent(content, 'Тайлан')
    const before = (await publicRows(content)).find((row) => row.id === id)
    expect((await send(content.update, { id, title: 'Шинэ', title_en: '' })).status).toBe(200)
    const after = (await publicRows(content)).find((row) => row.id === id)
    expect(after).toEqual({ ...before, title: 'Шинэ', title_en: '' })
    await send(content.update, { id, title: 'Шинэ', pdf: pdf() })
    const changedRow = (await publicRows(content)).find((row) => row.id === id)
    expect(changedRow?.pdf).not.toBe(before?.pdf)
    expect(changedRow?.image).toBe(before?.image)
  })

  it('of a logo leaves the flags that it does not name', async () => {
    const { id } = await makeLogo({ board_member: true, legal_committee: true })
    const answer = await send('/admin/update/membership', { id, name: 'Говь', main_member: true })
    expect(answer.status).toBe(200)
    const { record } = (await ask(`GET /admin/get/membership/id?id=${id}`, { as: await someone(3) })).body
    const flags = { board_member: true, main_member: true, legal_committee: true, responsible_mining: false }
    expect(record).toMatchObject({ name: 'Говь', link: '', ...flags })
    await send('/admin/update/membership', { id, name: 'Говь', board_member: false })
    const { logos } = (await ask('GET /client/get/logos')).body as { logos: { id: number }[] }
    expect(logos.find((logo) => logo.id === id)).toMatchObject({ ...flags, board_member: false })
  })

  it.each([
    ['www.example.mn', 'https://www.example.mn'],
    [' example.mn/бидний-тухай?а=1 ', 'https://example.mn/бидний-тухай?а=1'],
    ['говь.мон:8080', 'https://говь.мон:8080'],
    ['http://example.mn', 'http://example.mn'],
    ['', ''],
    ['mailto:a@example.mn', null],
    ['a@example.mn', null],
    ['javascript:alert(1)', null],
    ['вэбгүй', null],
    ['1.5', null],
  ])('of a logo takes %j for the site %j', async (link, storedLink) => {
    const { id } = await makeLogo({ link: 'https://before.example' })
    const answer = await send('/admin/update/membership', { id, name: 'Говь', link })
    expect(answer.status).toBe(storedLink === null ? 400 : 200)
    const { record } = (await ask(`GET /admin/get/membership/id?id=${id}`, { as: await someone(3) })).body
    expect(record).toMatchObject({ link: storedLink ?? 'https://before.example' })
  })

  it('of an auditor needs only the name', async () => {
    const id = await insertContent(peopleContents.Auditor, 'Д.Аудитор')
    const answer = await send('/admin/update/about-us', { id, about_category: 'Auditor', name: 'Д.Шинэ' })
    expect(answer.status).toBe(200)
    const row = (await publicRows(peopleContents.Auditor)).find((person) => person.id === id)
    expect(row).toMatchObject({ name: 'Д.Шинэ', profile: expect.stringMatching(/^\/files\//) as string })
  })
})

describe('a save of the fields that the specification names', () => {
  const recordOf = async (record: string, id: number) =>
    (await ask(`GET ${record}?id=${id}`, { as: await someone(3) })).body.record

  it.each([
    ['/admin/insert/document-pdf', 'title'],
    ['/admin/insert/month-news', 'title'],
    ['/admin/insert/mining-video', 'title'],
    ['/admin/insert/membership', 'name'],
  ])('leaves the English that %s was given, and empties it where it is sent empty', async (route, field) => {
    const content = contentOf(`POST ${route}`)
    const english = `${field}_en`
    const id = await insertContent(content, 'Нэр', { [english]: 'English' })
    const save = (values: Fields) => send(content.update, { id, [field]: 'Шинэ', ...values })
    expect((await save({})).status).toBe(200)
    expect(await recordOf(content.record, id)).toMatchObject({ [field]: 'Шинэ', [english]: 'English' })
    expect((await save({ [english]: '' })).status).toBe(200)
    expect(await recordOf(content.record, id)).toMatchObject({ [field]: 'Шинэ', [english]: '' })
  })
})

it('a save does not empty a standard either, and may leave out its title', async () => {
  const route = '/admin/update/sustainable-mining'
  const { id } = await makeSustainable('mn', { posters: 1, pdf: false })
  const save = (values: Fields) => send(route, { id, title: '', language: 'mn', ...values })
  expect((await save({})).status).toBe(200)
  const refusal = await save({ imageOrder: '[]' })
  expect(refusal).toMatchObject({ status: 400, body: { fields: { title: 'Гарчиг оруулна уу' } } })
  const { mining } = (await ask('GET /client/get/sustainable-mining?lang=mn')).body as {
    mining: { id: number; posters: string[] }[]
  }
  expect(mining.find((entry) => entry.id === id)?.posters).toHaveLength(1)
  expect((await save({ imageOrder: '[]', pdf: pdf() })).status).toBe(200)
})

describe('the posters of a standard', () => {
  const route = '/admin/update/sustainable-mining'
  const postersOf = async (id: number) => {
    const { record } = (await ask(`GET /admin/get/sustainable-mining/id?id=${id}`, { as: await someone(3) }))
      .body
    return (record as { posters: string[] }).posters
  }
  const save = async (id: number, order: unknown, images: Blob[] = []) =>
    send(route, { id, title: 'Стандарт', language: 'mn', imageOrder: JSON.stringify(order), images })
  const urlEntry = (url: string | undefined, index: number) => ({ index, type: 'url', url })
  const fileEntry = (file: number, index: number) => ({ index, type: 'file', file })
  const next = (index: number) => ({ index, type: 'file' })

  it('that are sent are taken in turn when the order names no file', async () => {
    const { id, posters } = await makeSustainable('mn', { posters: 1 })
    const images = [blobOf(await pictureBytes()), blobOf(await pictureBytes())]
    // The order differs from the places: the first entry of the list takes the first file that was sent.
    expect((await save(id, [next(2), urlEntry(posters[0], 1), next(0)], images)).status).toBe(200)
    const newPosters = await postersOf(id)
    expect(newPosters).toHaveLength(3)
    expect(newPosters[1]).toBe(posters[0])
    const [second, , first] = newPosters
    expect((await save(id, [fileEntry(1, 0), fileEntry(0, 1)], images)).status).toBe(200)
    expect(await postersOf(id)).toEqual([second, first])
    expect((await save(id, [next(0), next(1), next(2)], images)).status).toBe(400)
  })

  it('come in the order that is sent, old and new ones mixed', async () => {
    const { id, posters } = await makeSustainable('mn', { posters: 3 })
    const images = [blobOf(await pictureBytes()), blobOf(await pictureBytes())]
    // Two new ones and two of the old ones; the middle old one is removed.
    const order = [fileEntry(1, 1), urlEntry(posters[2], 0), fileEntry(0, 3), urlEntry(posters[0], 2)]
    expect((await save(id, order, images)).status).toBe(200)
    const now = await postersOf(id)
    expect(now).toHaveLength(4)
    expect([now[0], now[2]]).toEqual([posters[2], posters[0]])
    expect(new Set([...now, ...posters])).toHaveProperty('size', 5)
    const { mining } = (await ask('GET /client/get/sustainable-mining?lang=mn')).body as {
      mining: { id: number; posters: string[] }[]
    }
    expect(mining.find((entry) => entry.id === id)?.posters).toEqual(now)
    expect((await save(id, [])).status).toBe(200)
    expect(await postersOf(id)).toEqual([])
  })

  it('stay where no order is sent, and new ones come after them', async () => {
    const { id, posters } = await makeSustainable('mn', { posters: 2 })
    const images = [blobOf(await pictureBytes())]
    await send(route, { id, title: 'Стандарт', language: 'mn' })
    expect(await postersOf(id)).toEqual(posters)
    await send(route, { id, title: 'Стандарт', language: 'mn', images })
    expect((await postersOf(id)).slice(0, 2)).toEqual(posters)
    expect(await postersOf(id)).toHaveLength(3)
  })

  it('are refused as a whole when the order makes no sense', async () => {
    const { id, posters } = await makeSustainable('mn', { posters: 1 })
    const other = await makeSustainable('mn', { posters: 1 })
    for (const order of [
      [fileEntry(5, 0)],
      [urlEntry(other.posters[0], 0)],
      [urlEntry('/files/x', 0)],
      'x',
      [{ index: 0 }],
    ])
      expect((await save(id, order)).status, JSON.stringify(order)).toBe(400)
    expect(await postersOf(id)).toEqual(posters)
  })
})

it('lists with pages are searched, sorted and counted', async () => {
  const as = await someone(3)
  const word = randomUUID()
  for (const insert of ['report', 'mining-video', 'sustainable-mining']) {
    const content = contentOf(`POST /admin/insert/${insert}`)
    for (const title of ['Б', 'А', 'В']) await insertContent(content, `${title} ${word}`, { language: 'mn' })
  }
  for (const [route, key] of [
    ['reports', 'reports'],
    ['mining-video', 'video'],
    ['sustainable-mining', 'mining'],
  ] as const) {
    const { body } = await ask(`GET /admin/get/${route}?term=${word}&sort=title&page=2&limit=2`, { as })
    expect(body, route).toMatchObject({ total: 3, totalPages: 2 })
    expect((body[key] as { title: string }[]).map(({ title }) => title)).toEqual([`В ${word}`])
  }
})
