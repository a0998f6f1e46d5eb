import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { directoryCompanies, directoryContacts } from '@/db/schema/directory'
import { memberCompanies } from '@/db/schema/members'
import { exportDirectory } from '@/lib/directory/exports/export'
import { listingColumns } from '@/lib/directory/imports/columns'
import { csvLine } from '@/lib/platform/files/csv'
import { writeSheet } from '@/lib/platform/files/sheet'
import { makeMember } from '@/tests/factories/assessment'
import { freeNumber } from '@/tests/factories/directory-content'
import { makeListing } from '@/tests/factories/listings'
import { ask, blobOf, formOf, someone } from './harness'
import { isDrillInTurn } from '../whole-suite'

type Outcome = {
  rows: number
  inserted: number
  updated: number
  unchanged: number
  bad: number
  badRows: { line: number; field: string; message: string }[]
}

const header = ['registration_number', 'name', 'categories', 'phones', 'emails', 'websites', 'address']
const csv = (rows: readonly (readonly string[])[], names = header) =>
  Buffer.from([names, ...rows].map(csvLine).join(''))
async function send(bytes: Buffer, { dryRun = false, role = 2 as 1 | 2 | 3, name = 'companies.csv' } = {}) {
  const form = formOf({ dryRun, file: blobOf(bytes) }, name)
  const { status, body } = await ask('POST /yellow-page/upload/companies', { as: await someone(role), form })
  return { status, body: body as Outcome & { message?: string } }
}
const companyOf = async (number: string) =>
  (await db().select().from(directoryCompanies).where(eq(directoryCompanies.registration_number, number)))[0]

describe('an import of companies', () => {
  it('reports first, then writes approved listings; a second run changes nothing', async () => {
    const number = freeNumber()
    const file = csv([
      [
        number,
        'Говь зам ххк',
        '0301, 0303',
        '7018 0200; 9911 2233',
        'Info@Gobi.example',
        'gobi.example',
        'УБ',
      ],
    ])
    expect((await send(file, { dryRun: true })).body).toMatchObject({ rows: 1, inserted: 1, bad: 0 })
    expect(await companyOf(number)).toBeUndefined()
    expect((await send(file)).body).toMatchObject({ rows: 1, inserted: 1, updated: 0, unchanged: 0 })
    const company = await companyOf(number)
    expect(company).toMatchObject({ name: 'ГОВЬ ЗАМ ХХК', approval: true, is_listed: true, address: 'УБ' })
    const contacts = await db()
      .select()
      .from(directoryContacts)
      .where(eq(directoryContacts.company_id, company?.id ?? 0))
    expect(contacts.map(({ contact_value }) => contact_value).sort()).toEqual(
      ['7018 0200', '9911 2233', 'gobi.example', 'info@gobi.example'].sort(),
    )
    expect((await send(file)).body).toMatchObject({ inserted: 0, updated: 0, unchanged: 1 })
    expect((await companyOf(number))?.version).toBe(company?.version)
  })

  it('reads an aimag by its name, reports an unknown one, and exports the name', async () => {
    const [number, other] = [freeNumber(), freeNumber()]
    const names = ['registration_number', 'name', 'categories', 'Аймаг', 'Сум', 'Сум (англи)']
    const file = csv(
      [
        [number, 'Говь зам', '0301', 'Өмнөговь аймаг', 'Цогтцэций', 'Tsogttsetsii'],
        [other, 'Тал зам', '0301', 'Гобь', '', ''],
      ],
      names,
    )
    expect((await send(file)).body).toMatchObject({
      inserted: 1,
      badRows: [{ line: 3, message: 'Аймаг, нийслэлийн нэрийг бичнэ үү. Жишээ: Өмнөговь' }],
    })
    expect(await companyOf(number)).toMatchObject({
      aimag: 'MN-053',
      sum: 'Цогтцэций',
      sum_en: 'Tsogttsetsii',
    })
    const { signal } = new AbortController()
    const sheet = await new Response((await exportDirectory('companies', 'csv', signal)).body).text()
    expect(sheet).toContain('Өмнөговь,Цогтцэций,Tsogttsetsii')
  })

  it('joins the members that have a number of the file', async () => {
    const number = freeNumber()
    const member = await makeMember()
    const isMember = eq(memberCompanies.id, member.id)
    await db().update(memberCompanies).set({ registration_number: number }).where(isMember)
    await send(csv([[number, 'Гишүүн', '0101', '', '', '', '']]))
    const [row] = await db().select().from(memberCompanies).where(isMember)
    expect(row?.company_id).toBe((await companyOf(number))?.id)
  })

  it('updates differing fields, and keeps those without a column in the file', async () => {
    const number = freeNumber()
    const listing = await makeListing({
      ...{ approval: true, registration_number: number, about: 'Танилцуулга', address: 'Хуучин' },
    })
    const file = csv([[number, listing.name, '0301', '7018 0200', '', '', 'Шинэ']])
    expect((await send(file)).body).toMatchObject({ inserted: 0, updated: 1 })
    expect(await companyOf(number)).toMatchObject({
      ...{ id: listing.id, address: 'Шинэ', about: 'Танилцуулга', version: listing.version + 1 },
    })
  })

  it('reports each wrong row and imports the others', async () => {
    const [good, twice] = [freeNumber(), freeNumber()]
    const { body } = await send(
      csv([
        [good, 'Сайн', '101', '', '', '', ''],
        ['', 'Дугааргүй', '0101', '', '', '', ''],
        [freeNumber(), '', '0101', '', '', '', ''],
        [freeNumber(), 'Ангилалгүй', '0499', '', '', '', ''],
        [freeNumber(), 'Зөвлөх', '0403', '', '', '', ''],
        [freeNumber(), 'И-мэйл', '0101', '', 'no address', '', ''],
        [freeNumber(), 'Вэб', '0101', '', '', 'javascript:alert(1)', ''],
        [freeNumber(), 'Утас', '0101', '<b>99</b>', '', '', ''],
        [twice, 'Нэг', '0101', '', '', '', ''],
        [twice, 'Хоёр', '0101', '', '', '', ''],
        [freeNumber(), 'Олон', '0101', Array.from({ length: 200 }, (_, n) => `9${n}`).join(','), '', '', ''],
        [freeNumber(), 'Урт', '0101', '', '', '', 'я'.repeat(1_001)],
      ]),
    )
    expect(body).toMatchObject({ rows: 12, inserted: 2, bad: 10 })
    expect(body.badRows.map(({ line, field }) => [line, field])).toEqual([
      [3, 'Регистрийн дугаар'],
      [4, 'Нэр'],
      [5, 'Ангилал'],
      [6, 'Ангилал'],
      [7, 'И-мэйл'],
      [8, 'Вэбсайт'],
      [9, 'Утас'],
      [11, ''],
      [12, 'Утас'],
      [13, 'Хаяг'],
    ])
    expect(await companyOf(good)).toBeDefined()
  })

  it('reads a workbook, and refuses another encoding, a file without its columns and another kind of file', async () => {
    const number = freeNumber()
    const sheet = await writeSheet({
      name: 'Компани',
      columns: ['Регистрийн дугаар', 'Нэр', 'Ангилал'].map((heading) => ({ heading, width: 20 })),
      rows: [[number, 'Ажлын ном', '0102']],
    })
    expect((await send(Buffer.from(sheet), { name: 'companies.xlsx' })).body).toMatchObject({ inserted: 1 })
    // «Говь» in Windows-1251.
    const cyrillic = Buffer.concat([csv([[freeNumber(), '', '']]), Buffer.from([0xc3, 0xee, 0xe2, 0xfc])])
    expect(await send(cyrillic)).toMatchObject({
      ...{ status: 415, body: { message: expect.stringMatching(/UTF-8/) as string } },
    })
    expect(await send(csv([['1', '2']], ['name', 'phones']))).toMatchObject({
      ...{ status: 400, body: { message: expect.stringMatching(/Регистрийн дугаар, Ангилал/) as string } },
    })
    expect((await send(csv([['1', '2', '3']]), { role: 3 })).status).toBe(403)
  })

  it('is given back by the export: importing that changes nothing', async () => {
    await makeListing({ approval: true, registration_number: freeNumber(), name: '=ХОР ХХК' })
    const { signal } = new AbortController()
    const body = Buffer.from(
      await new Response((await exportDirectory('companies', 'csv', signal)).body).arrayBuffer(),
    )
    const first = body.toString().split('\r\n')[0]
    for (const { title } of listingColumns) expect(first).toContain(title)
    const outcome = (await send(body)).body
    expect(outcome).toMatchObject({ inserted: 0, updated: 0 })
    expect(outcome.unchanged).toBeGreaterThan(0)
  })

  it.runIf(isDrillInTurn('odd'))(
    'takes sixty-four thousand companies',
    async () => {
      const start = 1_000_000_000
      const rows = Array.from({ length: 64_000 }, (_, at) => [
        ...[String(start + at), `Компани ${at} ХХК`, at % 2 ? '0101' : '0301,0302', `99${at}`],
        ...[`info${at}@company.example`, `company${at}.example`, 'Улаанбаатар'],
      ])
      const file = csv(rows)
      expect((await send(file)).body).toMatchObject({ rows: 64_000, inserted: 64_000, bad: 0 })
      expect((await send(file)).body).toMatchObject({ rows: 64_000, unchanged: 64_000 })
    },
    300_000,
  )
})
