import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { auditLog } from '@/db/schema/audit'
import { mailOutbox } from '@/db/schema/mail'
import { officeRequestReplies, officeRequests } from '@/db/schema/requests'
import type { Account } from '@/lib/platform/accounts/schema'
import { env } from '@/lib/platform/env'
import { streamFirstSheetRows } from '@/lib/platform/files/workbook'
import { exportRowsMax } from '@/lib/office/requests/export'
import type { RequestRecord } from '@/lib/office/requests/schema'
import { makeAccount, makeRequest } from '@/tests/factories/rows'
import { runDueJobs } from './due-jobs'
import { ask, fetchCall, someone } from './harness'

const record = async (id: number) =>
  (await ask(`GET /admin/get/office-request/id?id=${id}`, { as: await someone(2) })).body
    .record as RequestRecord
const mailsOf = (id: number) => db().select().from(mailOutbox).where(eq(mailOutbox.request_id, id))

/** The cells of a workbook, as our own import reads them. */
async function cellsOf(bytes: Buffer): Promise<unknown[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'strata-requests-'))
  try {
    const path = join(folder, 'requests.xlsx')
    writeFileSync(path, bytes)
    const rows: unknown[][] = []
    for await (const { cells } of streamFirstSheetRows(path)) rows.push(cells)
    return rows
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the list of requests', () => {
  it('is filtered by state, and counts the filtered rows', async () => {
    const as = await someone(2)
    const name = `Төлөв ${randomUUID()}`
    const { id } = await makeRequest({ name, state: 'closed' })
    await makeRequest({ name })
    const readList = async (state: string) => {
      const { body } = await ask(
        `GET /admin/get/office-request?term=${encodeURIComponent(name)}&state=${state}`,
        { as },
      )
      return { total: body.total, ids: (body.request as { id: number }[]).map((row) => row.id) }
    }
    expect(await readList('closed')).toEqual({ total: 1, ids: [id] })
    expect(await readList('answered')).toEqual({ total: 0, ids: [] })
    expect((await readList('')).total).toBe(2)
    const wrong = await ask('GET /admin/get/office-request?state=lost', { as })
    expect(wrong).toMatchObject({ status: 400, body: { fields: { state: 'Төлөв сонгоно уу' } } })
  })

  it('is linked from the mail to the staff', async () => {
    const [admin, user] = [await makeAccount(2), await makeAccount(3)]
    const email = `${randomUUID()}@test.example`
    await ask('POST /client/insert/office-request', {
      json: { name: 'Бат', email, phone_number: '99', business_type: 'Хайгуул', codex_request: true },
      headers: { 'x-forwarded-for': '198.51.100.31' },
    })
    const [row] = await db().select().from(officeRequests).where(eq(officeRequests.email, email))
    expect(row).toMatchObject({ state: 'new', lang: 'mn', changed_at: null })
    const mails = await mailsOf(row?.id ?? 0)
    const staff = mails.filter(({ to_address: to }) => to === admin.email)
    expect(staff.map(({ text }) => text)).toEqual([
      expect.stringContaining(`${env().siteUrl}/admin/request-list?id=${row?.id}\n`),
    ])
    expect(mails.map(({ to_address: to }) => to)).not.toContain(user.email)
  })
})

describe('POST /admin/update/office-request', () => {
  const save = async (json: object, as?: Account) =>
    ask('POST /admin/update/office-request', { as: as ?? (await someone(2)), json })

  it('records who saved it and when, and keeps the note out of the audit', async () => {
    const { id } = await makeRequest()
    const as = await makeAccount(2)
    const before = Date.now()
    expect((await save({ id, version: 1, state: 'closed', note: 'Нууц тэмдэглэл' }, as)).body).toEqual({
      version: 2,
    })
    const savedRecord = await record(id)
    expect(savedRecord).toMatchObject({ state: 'closed', note: 'Нууц тэмдэглэл', version: 2, replies: [] })
    expect(savedRecord.changed_by).toContain(as.first_name)
    expect(Date.parse(savedRecord.changed_at ?? '')).toBeGreaterThan(before - 5_000)
    const auditRows = await db().select().from(auditLog).where(eq(auditLog.account_id, as.id))
    expect(auditRows.map(({ details }) => details)).toEqual([{ id, version: 1, state: 'closed' }])
  })

  it('refuses an unknown state, and an overlong note', async () => {
    const { id } = await makeRequest()
    for (const [json, field] of [
      [{ id, state: 'lost', note: '' }, 'state'],
      [{ id, note: '' }, 'state'],
      [{ id, state: 'new', note: 'я'.repeat(2_001) }, 'note'],
    ] as const) {
      const answer = await save(json)
      expect(answer.status).toBe(400)
      expect(answer.body.fields).toHaveProperty(field)
    }
    expect((await save({ id: 2_000_000_000, state: 'new' })).status).toBe(404)
    expect(await record(id)).toMatchObject({ state: 'new', note: '', version: 1 })
  })
})

describe('POST /admin/insert/office-request-reply', () => {
  const reply = async (json: object, as?: Account) =>
    ask('POST /admin/insert/office-request-reply', { as: as ?? (await someone(2)), json })
  const texts = { subject: 'Элсэх тухай', text: 'Сайн байна уу?\n\nБаярлалаа.' }

  it('sends one mail with its writer as reply address, and marks the request as answered', async () => {
    const as = await makeAccount(2)
    const { id, email } = await makeRequest()
    expect(await reply({ id, version: 1, ...texts }, as)).toMatchObject({ status: 200, body: { version: 2 } })
    const savedRecord = await record(id)
    expect(savedRecord).toMatchObject({ state: 'answered', version: 2 })
    expect(savedRecord.changed_by).toContain(as.first_name)
    expect(savedRecord.replies).toEqual([
      expect.objectContaining({ ...texts, reply_to: as.email, sent_by: savedRecord.changed_by }),
    ])
    const [mail] = await mailsOf(id)
    expect(mail).toMatchObject({ to_address: email, reply_to: as.email, ...texts })

    await runDueJobs()
    const folder = env().mailDir
    const mails = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((message) => message.includes(`To: ${email}`))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(new RegExp(`^Reply-To: ${as.email}\r?$`, 'm'))
    const auditRows = await db().select().from(auditLog).where(eq(auditLog.account_id, as.id))
    expect(auditRows.map(({ call, details }) => [call, details])).toEqual([
      ['POST /admin/insert/office-request-reply', { id, version: 1 }],
    ])
  })

  it('is sent once for simultaneous replies', async () => {
    const { id } = await makeRequest()
    const answers = await Promise.all([1, 2, 3].map(() => reply({ id, version: 1, ...texts })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.fields).toHaveProperty('version')
    expect((await record(id)).replies).toHaveLength(1)
    expect(await mailsOf(id)).toHaveLength(1)
    // After seeing the other reply, staff may send one more.
    expect((await reply({ id, ...texts })).status).toBe(200)
    expect((await record(id)).replies).toHaveLength(2)
  })

  it('is not sent without a subject or a text, or for an unknown request', async () => {
    const { id } = await makeRequest()
    expect((await reply({ id })).body.fields).toEqual({
      subject: 'Гарчгаа оруулна уу',
      text: 'Хариугаа бичнэ үү',
    })
    expect((await reply({ id: 2_000_000_000, ...texts })).status).toBe(404)
    const as = await someone(3)
    expect((await reply({ id, ...texts }, as)).status).toBe(403)
    expect(await mailsOf(id)).toEqual([])
    expect(await db().$count(officeRequestReplies, eq(officeRequestReplies.request_id, id))).toBe(0)
  })

  it('starts with templates for the request, in the language of its form', async () => {
    const { id } = await makeRequest({
      ...{ name: 'Jane Doe', lang: 'en', member_request: false, codex_request: true, meeting_request: true },
    })
    const { templates } = await record(id)
    expect(templates.map(({ name }) => name)).toEqual(['codex', 'meeting', 'question', 'resolved'])
    for (const { subject, text } of templates) {
      expect(subject).toMatch(/^[A-Z][\w ]+$/)
      expect(text).toContain('Dear Jane Doe,')
      expect(text).not.toMatch(/[{}]/)
    }
    const other = await record((await makeRequest()).id)
    expect(other.templates.map(({ name }) => name)).toEqual(['joining', 'question', 'resolved'])
    expect(other.templates[0]?.text).toContain('Эрхэм Бат Болд')
  })

  it('is deleted with the note when the personal data is deleted', async () => {
    const as = await someone(2)
    const { id, email } = await makeRequest({ note: 'Тэмдэглэл' })
    await reply({ id, ...texts })
    const data = () => ask(`GET /admin/get/personal-data?email=${email}`, { as })
    expect((await data()).body.requests).toEqual([
      expect.objectContaining({ note: 'Тэмдэглэл', replies: [expect.objectContaining(texts)] }),
    ])
    const answer = await ask(`DELETE /admin/delete/personal-data?email=${email}`, { as })
    expect(answer).toMatchObject({ status: 200, body: { requests: 1, mails: 1 } })
    expect((await data()).body).toMatchObject({ requests: [], mails: [] })
    expect(await db().$count(officeRequestReplies, eq(officeRequestReplies.request_id, id))).toBe(0)
    expect(await mailsOf(id)).toEqual([])
  })
})

describe('the file of requests', () => {
  const word = randomUUID()
  const route = 'GET /admin/get/office-request/file'
  const fetchExport = async (kind: string, query: string, role: 1 | 2 | 3 | null = 2) =>
    fetchCall(`${route}?kind=${kind}&${query}`, {
      as: role && (await someone(role)),
      headers: { accept: 'text/html' },
    })
  const headings = [
    ...['Огноо', 'Төлөв', 'Зорилго', 'Овог нэр', 'И-мэйл', 'Утас', 'Бизнесийн төрөл', 'Тэмдэглэл'],
    ...['Сүүлд өөрчилсөн', 'Өөрчилсөн огноо'],
  ]
  const hostile = { name: `=HYPERLINK("https://evil.example";"${word}")`, phone_number: '+976 9911' }

  beforeAll(async () => {
    await makeRequest({
      ...{ ...hostile, business_type: '@SUM(A1)', note: '-1+1', email: `a-${word}@test.example` },
      ...{ meeting_request: true, created_at: new Date('2026-03-04T20:05:00Z') },
    })
    await makeRequest({
      ...{ name: `Өлзий, "Үүрд"\n${word}`, email: `b-${word}@test.example`, state: 'answered' },
      ...{ note: 'Ганц\u0001', business_type: '\tХайгуул' },
    })
  })

  it('is CSV that Excel reads as UTF-8 and without formulas', async () => {
    const answer = await fetchExport('csv', `term=${word}&sort=email`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toMatch(
      /^attachment; filename\*=UTF-8''Хүсэлтүүд \d{4}-\d\d-\d\d\.csv$/,
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [heading, first, second, ...more] = parse(bytes, { bom: true }) as string[][]
    expect(heading).toEqual(headings)
    expect(first?.slice(0, 8)).toEqual([
      ...['2026.03.05 04:05', 'Шинэ', 'Гишүүнээр элсэх, Уулзалт товлох', `'${hostile.name}`],
      ...[`a-${word}@test.example`, "'+976 9911", "'@SUM(A1)", "'-1+1"],
    ])
    expect(second?.slice(1, 4)).toEqual(['Хариулсан', 'Гишүүнээр элсэх', `Өлзий, "Үүрд"\n${word}`])
    expect(second?.[6]).toBe("'\tХайгуул")
    expect(more).toEqual([])
  })

  it('is a workbook of texts', async () => {
    const answer = await fetchExport('xlsx', `term=${word}&sort=email`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    const [heading, first, second, ...more] = await cellsOf(Buffer.from(await answer.arrayBuffer()))
    expect(heading).toEqual(headings)
    expect(first?.slice(1, 8)).toEqual([
      ...['Шинэ', 'Гишүүнээр элсэх, Уулзалт товлох', hostile.name],
      ...[`a-${word}@test.example`, '+976 9911', '@SUM(A1)', '-1+1'],
    ])
    expect(second?.[3]).toBe(`Өлзий, "Үүрд"\n${word}`)
    // Characters that XML cannot contain are left out, so that Excel opens the file.
    expect(second?.[7]).toBe('Ганц')
    expect(more).toEqual([])
  })

  it('holds the rows of the filter alone', async () => {
    const rows = async (query: string) =>
      (parse(Buffer.from(await (await fetchExport('csv', query)).arrayBuffer()), { bom: true }) as string[][])
        .length
    expect(await rows(`term=${word}`)).toBe(3)
    expect(await rows(`term=${word}&state=answered`)).toBe(2)
    expect(await rows(`term=${word}&state=closed`)).toBe(1)
  })

  it('is for roles 1 and 2, and its download is recorded', async () => {
    const readAuditRows = () => db().select().from(auditLog).where(eq(auditLog.call, route))
    const before = (await readAuditRows()).length
    expect((await fetchExport('csv', `term=${word}`, null)).status).toBe(401)
    expect((await fetchExport('csv', `term=${word}`, 3)).status).toBe(403)
    expect((await readAuditRows()).length).toBe(before)
    expect((await fetchExport('csv', `term=${word}`, 1)).status).toBe(200)
    const after = await readAuditRows()
    expect(after).toHaveLength(before + 1)
    expect(JSON.stringify(after.map(({ details }) => details))).not.toContain(word)
    expect(after.at(-1)?.account_email).toBe((await someone(1)).email)
  })

  it('is refused with a message for another kind, an invalid filter, and too many rows', async () => {
    expect((await fetchExport('pdf', '')).status).toBe(400)
    expect((await fetchExport('toString', '')).status).toBe(400)
    expect((await fetchExport('csv', 'state=lost')).status).toBe(400)
    const row = { name: 'Олон', phone_number: '99', business_type: 'Хайгуул', member_request: true }
    const rows = Array.from({ length: exportRowsMax + 1 }, () => ({ ...row, email: 'many@test.example' }))
    for (let from = 0; from < rows.length; from += 5_000)
      await db()
        .insert(officeRequests)
        .values(rows.slice(from, from + 5_000))
    const refusal = await fetchExport('csv', 'state=new')
    expect(refusal.status).toBe(400)
    expect(await refusal.text()).toMatch(/^Нэг файлд 10000 мөрөөс олон багтахгүй\./)
    await db().delete(officeRequests).where(eq(officeRequests.email, 'many@test.example'))
  })
})
