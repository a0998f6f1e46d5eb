import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { memberCompanies } from '@/db/schema/members'
import { news } from '@/db/schema/news'
import { csvLine } from '@/lib/platform/files/csv'
import type { ImportAnswer } from '@/lib/platform/files/import-answer'
import { writeSheet } from '@/lib/platform/files/sheet'
import { makeMember } from '@/tests/factories/assessment'
import { freeNumber } from '@/tests/factories/directory-content'
import { makeEdition } from '@/tests/factories/event'
import { makeListing } from '@/tests/factories/listings'
import { makeCategory, makeNews, makePicture } from '@/tests/factories/rows'
import { ask, blobOf, fetchCall, formOf, someone } from './harness'

type Rows = readonly (readonly string[])[]
type Sending = { dryRun?: boolean; pictures?: { name: string; url: string }[]; role?: 1 | 2 | 3 }

const csv = (header: readonly string[], rows: Rows) => Buffer.from([header, ...rows].map(csvLine).join(''))
async function send(route: string, bytes: Buffer, { dryRun = false, pictures = [], role = 2 }: Sending = {}) {
  const form = formOf({ dryRun, pictures: JSON.stringify(pictures), file: blobOf(bytes) }, 'rows.csv')
  const { status, body } = await ask(route, { as: await someone(role), form })
  return { status, body: body as ImportAnswer & { message?: string; fields?: object } }
}
const storedPicture = async (name: string) => ({ name, url: (await makePicture()).url })

const memberRoute = 'POST /admin/upload/member-companies'
const memberHeader = ['Нэр', 'И-мэйл', 'Лого', 'Регистрийн дугаар', 'Идэвхтэй']
const newEmail = () => `${randomUUID()}@member.example`
const membersOf = (email: string) =>
  db().select().from(memberCompanies).where(eq(memberCompanies.email, email))

describe('an import of member companies', () => {
  it('is tried first, then adds members with their logos; a second run changes nothing', async () => {
    const [email, number] = [newEmail(), freeNumber()]
    const listing = await makeListing({ approval: true, registration_number: number })
    const file = csv(memberHeader, [['Говь зам ХХК', email.toUpperCase(), 'Лого ЙЦ.PNG', number, 'үгүй']])
    // A name as macOS writes it.
    const picture = await storedPicture('лого йц.png'.normalize('NFD'))
    const dryAnswer = await send(memberRoute, file, { dryRun: true, pictures: [{ ...picture, url: '' }] })
    expect(dryAnswer.body).toMatchObject({ rows: 1, inserted: 1, updated: 0, unchanged: 0, bad: 0 })
    expect(await membersOf(email)).toEqual([])
    expect((await send(memberRoute, file, { pictures: [picture] })).body).toMatchObject({ inserted: 1 })
    expect(await membersOf(email)).toMatchObject([
      { name: 'Говь зам ХХК', registration_number: number, company_id: listing.id, active: false },
    ])
    expect((await send(memberRoute, file)).body).toMatchObject({ inserted: 0, updated: 0, unchanged: 1 })
    expect(await membersOf(email)).toMatchObject([{ version: 1 }])
  })

  it('changes what a file says, and leaves what it does not say', async () => {
    const number = freeNumber()
    const listing = await makeListing({ approval: true, registration_number: number })
    const { email } = await makeMember({ registration_number: number, company_id: listing.id, active: false })
    const file = csv(['name', 'email', 'registration_number'], [['Шинэ нэр', email, '']])
    expect((await send(memberRoute, file)).body).toMatchObject({ inserted: 0, updated: 1 })
    const [before] = await membersOf(email)
    expect(before).toMatchObject({
      ...{ name: 'Шинэ нэр', active: false, registration_number: number, company_id: listing.id },
      version: 2,
    })
    const other = csv(['name', 'email', 'registration_number'], [['Шинэ нэр', email, freeNumber()]])
    expect((await send(memberRoute, other)).body).toMatchObject({ updated: 1 })
    expect(await membersOf(email)).toMatchObject([
      { company_id: null, logo_file_id: before?.logo_file_id, version: 3 },
    ])
  })

  it('names each bad row with its column and reason, and imports the others', async () => {
    const [good, twice] = [newEmail(), newEmail()]
    const picture = await storedPicture('a.png')
    const file = csv(memberHeader, [
      ['Сайн', good, 'a.png', '', ''],
      ['', newEmail(), 'a.png', '', ''],
      ['Хаяггүй', '', 'a.png', '', ''],
      ['Буруу хаяг', 'хаяг биш', 'a.png', '', ''],
      ['Логогүй', newEmail(), '', '', ''],
      ['Өөр лого', newEmail(), 'b.png', '', ''],
      ['Дугаар', newEmail(), 'a.png', '<b>', ''],
      ['Төлөв', newEmail(), 'a.png', '', 'магадгүй'],
      ['Нэг', twice, 'a.png', '', ''],
      ['Хоёр', twice, 'a.png', '', ''],
    ])
    const expected = [
      [3, 'Нэр', 'Нэр оруулна уу'],
      [4, 'И-мэйл', 'И-мэйл хаягийг оруулна уу'],
      [5, 'И-мэйл', expect.any(String)],
      [6, 'Лого', 'Зураг оруулна уу'],
      [7, 'Лого', '«b.png» нэртэй зургийг хамт сонгоогүй байна.'],
      [8, 'Регистрийн дугаар', expect.any(String)],
      [9, 'Идэвхтэй', '«Тийм» эсвэл «Үгүй» гэж бичнэ үү.'],
      [11, '', '10-р мөрийг өөр утгаар давтсан байна.'],
    ]
    const dryAnswer = await send(memberRoute, file, { dryRun: true, pictures: [{ name: 'a.png', url: '' }] })
    const { body } = await send(memberRoute, file, { pictures: [picture] })
    for (const answer of [dryAnswer.body, body]) {
      expect(answer).toMatchObject({ rows: 10, inserted: 2, updated: 0, unchanged: 0, bad: 8 })
      expect(answer.badRows.map(({ line, field, message }) => [line, field, message])).toEqual(expected)
    }
    expect(await membersOf(good)).toHaveLength(1)
  })

  it('takes no picture that is not stored here, and no nonsense for pictures', async () => {
    const email = newEmail()
    const file = csv(memberHeader, [['Говь', email, 'a.png', '', '']])
    const address = { name: 'a.png', url: 'https://evil.example/a.png' }
    expect((await send(memberRoute, file, { pictures: [address] })).body).toMatchObject({ bad: 1 })
    expect(await membersOf(email)).toEqual([])
    for (const pictures of ['{', '{"name":1}', '[7]'])
      expect(
        (
          await ask(memberRoute, {
            as: await someone(2),
            form: formOf({ pictures, file: blobOf(file) }, 'a.csv'),
          })
        ).status,
      ).toBe(400)
    expect((await send(memberRoute, file, { role: 3 })).status).toBe(403)
    expect((await send(memberRoute, csv(['Нэр'], [['Говь']]))).body.message).toMatch(/И-мэйл/)
  })
})

describe('a file of member companies', () => {
  it('has at most 2,000 rows and 5 MB, and is CSV or XLSX', async () => {
    const rows = Array.from({ length: 2_001 }, (_, at) => ['Говь', `${at}@member.example`])
    const header = memberHeader.slice(0, 2)
    expect(await send(memberRoute, csv(header, rows), { dryRun: true })).toMatchObject({
      ...{ status: 400, body: { message: expect.stringContaining('2,000') as string } },
    })
    const long = csv(header, [['я'.repeat(3 * 1024 * 1024), newEmail()]])
    expect((await send(memberRoute, long)).status).toBe(413)
    expect((await send(memberRoute, Buffer.from('%PDF-1.7 '))).status).toBe(415)
    const form = formOf({ dryRun: false })
    expect((await ask(memberRoute, { as: await someone(2), form })).status).toBe(400)
  })
})

const newsRoute = 'POST /admin/upload/news'
const newsHeader = ['Огноо', 'Ангилал', 'Гарчиг', 'Хураангуй', 'Агуулга', 'Нүүр зураг']
const newTitle = () => `Мэдээ ${randomUUID()}`
const newsOf = (title: string) => db().select().from(news).where(eq(news.title, title))
const newCategory = async () => {
  const category = `Ангилал ${randomUUID()}`
  return { category, cid: (await makeCategory({ category })).cid }
}

describe('an import of news', () => {
  it('is tried first, then adds news with their covers; a second run changes nothing', async () => {
    const [title, { category, cid }] = [newTitle(), await newCategory()]
    const text = 'Нэгдүгээр мөр & «хашилт»\nХоёрдугаар мөр'
    const rows = [['2021.03.04 10:30', category.toUpperCase(), title, 'Хураангуй', text, 'a.png']]
    const file = csv(newsHeader, rows)
    const picture = await storedPicture('a.png')
    const dryAnswer = await send(newsRoute, file, {
      dryRun: true,
      pictures: [{ ...picture, url: '' }],
      role: 3,
    })
    expect(dryAnswer.body).toMatchObject({ rows: 1, inserted: 1, bad: 0 })
    expect(await newsOf(title)).toEqual([])
    expect((await send(newsRoute, file, { pictures: [picture], role: 3 })).body).toMatchObject({
      inserted: 1,
    })
    expect(await newsOf(title)).toMatchObject([
      {
        text: '<p>Нэгдүгээр мөр &amp; «хашилт»</p><p>Хоёрдугаар мөр</p>',
        ...{ category_cid: cid, publisher: 'Админ', news_status: true, title_en: '' },
        ...{ created_at: new Date('2021-03-04T10:30:00+08:00'), version: 1 },
      },
    ])
    expect((await send(newsRoute, file)).body).toMatchObject({ inserted: 0, updated: 0, unchanged: 1 })
    expect(await newsOf(title)).toMatchObject([{ version: 1 }])
    // The public list shows it at once.
    const { body } = await ask(`GET /client/get/news?category=${cid}`)
    expect(body.news).toMatchObject([{ title }])
  })

  it('finds an item by its day and title, and leaves what a file does not say', async () => {
    const [title, { category }] = [newTitle(), await newCategory()]
    const created_at = new Date('2022-05-06T23:10:00+08:00')
    const english = { title_en: 'Title', summary_en: 'Summary', text_en: '<p>Text</p>' }
    const { id, categoryCid } = await makeNews({ title, created_at, news_status: false, ...english })
    const row = [
      '2022-05-06',
      String(categoryCid),
      title,
      'Шинэ хураангуй',
      '<p>Шинэ</p><script>1</script>',
      '',
    ]
    expect((await send(newsRoute, csv(newsHeader, [row]))).body).toMatchObject({ inserted: 0, updated: 1 })
    expect(await newsOf(title)).toMatchObject([
      {
        ...{ id, created_at, news_status: false, ...english, version: 2 },
        ...{ summary: 'Шинэ хураангуй', text: '<p>Шинэ</p>', category_cid: categoryCid },
      },
    ])
    expect((await send(newsRoute, csv(newsHeader, [row]))).body).toMatchObject({ updated: 0, unchanged: 1 })
    // Another day is another item.
    const next = ['2022-05-07', category, title, 'Хураангуй', 'Текст', 'a.png']
    const pictures = [await storedPicture('a.png')]
    expect((await send(newsRoute, csv(newsHeader, [next]), { pictures })).body).toMatchObject({ inserted: 1 })
    // An English item is found by its English title.
    const englishHeader = [...newsHeader, 'Гарчиг (англи)', 'Хураангуй (англи)', 'Агуулга (англи)']
    const englishRow = ['2022-05-06', String(categoryCid), '', '', '', '', 'Title', 'New summary', 'Text']
    const { body } = await send(newsRoute, csv(englishHeader, [englishRow]))
    expect(body).toMatchObject({ inserted: 0, updated: 1 })
    expect((await newsOf(title)).find((item) => item.id === id)).toMatchObject({
      ...{ summary: 'Шинэ хураангуй', summary_en: 'New summary', text_en: '<p>Text</p>' },
    })
  })

  it('names each bad row with its column and reason, and imports the others', async () => {
    const [title, { category }] = [newTitle(), await newCategory()]
    const pictures = [await storedPicture('a.png')]
    const good = ['2021-03-04', category, title, 'Хураангуй', 'Текст', 'a.png']
    const change = (at: number, value: string) => good.with(at, value).with(2, at === 2 ? value : newTitle())
    const file = csv(newsHeader, [
      good,
      change(0, ''),
      change(0, '2021-02-30'),
      change(1, 'Ийм ангилал алга'),
      change(2, ''),
      change(2, 'я'.repeat(301)),
      change(3, ''),
      change(4, '<script>alert(1)</script>'),
      change(5, ''),
      good.with(3, 'Өөр хураангуй'),
    ])
    const { body } = await send(newsRoute, file, { pictures })
    expect(body).toMatchObject({ rows: 10, inserted: 1, bad: 9 })
    expect(body.badRows.map(({ line, field }) => [line, field])).toEqual([
      [3, 'Огноо'],
      [4, 'Огноо'],
      [5, 'Ангилал'],
      [6, 'Гарчиг'],
      [7, 'Гарчиг'],
      [8, 'Хураангуй'],
      [9, 'Агуулга'],
      [10, 'Нүүр зураг'],
      [11, ''],
    ])
    expect(body.badRows[2]?.message).toBe('«Ийм ангилал алга» нэртэй эсвэл дугаартай мэдээний ангилал алга.')
    expect(await newsOf(title)).toHaveLength(1)
  })

  it('counts rows as a spreadsheet does, also under a text of several lines', async () => {
    const { category } = await newCategory()
    const pictures = [await storedPicture('a.png')]
    const row = ['2021-03-04', category, newTitle(), 'Хураангуй', 'Нэг\nХоёр\r\nГурав', 'a.png']
    const file = csv(newsHeader, [row, row.with(0, 'өчигдөр'), row.with(2, newTitle()).with(1, '')])
    expect((await send(newsRoute, file, { pictures })).body.badRows.map(({ line }) => line)).toEqual([3, 4])
  })

  it('reads long texts of CSV and dates of a workbook', async () => {
    const [title, { category }] = [newTitle(), await newCategory()]
    const pictures = [await storedPicture('a.png')]
    const text = `<p>${'Урт текст. '.repeat(10_000)}</p>`
    const long = csv(newsHeader, [['2021-03-04', category, title, 'Хураангуй', text, 'a.png']])
    expect((await send(newsRoute, long, { pictures })).body).toMatchObject({ inserted: 1 })
    const other = newTitle()
    const bytes = await writeSheet({
      name: 'Мэдээ',
      columns: newsHeader.map((heading) => ({ heading, width: 20 })),
      rows: [['2021/03/04', category, other, 'Хураангуй', 'Текст', 'A.PNG']],
    })
    expect((await send(newsRoute, Buffer.from(bytes), { pictures })).body).toMatchObject({ inserted: 1 })
  })
})

describe('the template of an import', () => {
  const imports: [
    template: string,
    route: string,
    fields?: () => Promise<Record<string, string | number>>,
  ][] = [
    ['GET /admin/get/member-companies/template/file', memberRoute],
    ['GET /admin/get/news/template/file', newsRoute],
    ['GET /yellow-page/get/companies/template/file', 'POST /yellow-page/upload/companies'],
    ['GET /yellow-page/get/meeting-users/template/file', 'POST /yellow-page/upload/meeting-users'],
    [
      'GET /mw/admin/get/sessions/template/file',
      'POST /mw/admin/insert/sessions',
      async () => ({ event: await makeEdition() }),
    ],
    [
      'GET /admin/get/exchange/template/file?kind=trade',
      'POST /admin/insert/exchange',
      async () => ({ kind: 'trade' }),
    ],
    [
      'GET /admin/get/exchange/template/file?kind=notice',
      'POST /admin/insert/exchange',
      async () => ({ kind: 'notice' }),
    ],
  ]
  it.each(imports)(
    '%s is read by its import, which takes no row from it',
    async (template, route, fields) => {
      const as = await someone(2)
      const answer = await fetchCall(template, { as })
      expect(answer.status).toBe(200)
      const file = blobOf(Buffer.from(await answer.arrayBuffer()))
      const form = formOf({ ...(await fields?.()), dryRun: false, file }, 'template.xlsx')
      const { status, body } = await ask(route, { as, form })
      expect(body).toMatchObject({ rows: 0, inserted: 0, bad: 0 })
      expect(status).toBe(200)
    },
  )
})
