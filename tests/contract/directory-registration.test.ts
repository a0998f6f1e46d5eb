import { randomInt, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { auditLog } from '@/db/schema/audit'
import { directoryCompanies, directoryPeople, directoryRegistrants } from '@/db/schema/directory'
import { mailOutbox } from '@/db/schema/mail'
import { memberCompanies } from '@/db/schema/members'
import { readCompanyEntry, readConsultantEntry } from '@/lib/directory/registration/queries'
import { makeMember } from '@/tests/factories/assessment'
import { pictureBytes } from '@/tests/factories/rows'
import { from } from './assessment-steps'
import { type Answer, ask, blobOf, formOf, someone } from './harness'

const categories = [
  { mainCategory: '03', subCategory: '0301' },
  { mainCategory: '01', subCategory: '0105' },
]
const registrant = (email = `${randomUUID()}@owner.example`) => ({
  ...{ registrantName: 'Б. Болд', registrantPosition: 'Захирал', registrantPhone: '99112233' },
  registrantEmail: email,
})
const company = () => ({
  categories: JSON.stringify(categories),
  ...{ nameMn: 'Алтан  хөндий инженеринг ххк', nameEn: 'Altan Valley Engineering LLC' },
  registrationNumber: String(randomInt(10_000_000, 99_999_999)),
  ...{ emails: '["INFO@altan.example",""]', phones: '["7014 5578","9911 0045"]', faxes: '[]' },
  ...{ websites: '["altan.example"]', addressMn: 'Улаанбаатар', aboutMn: '<b>Өрөмдлөг</b>' },
})
const consultant = {
  ...{ nameMn: 'Д. Ундрах', nameEn: 'D. Undrakh', professionMn: 'Геологич', professionEn: 'Geologist' },
  ...{ phone: '99887766', adviceMn: 'Нөөцийн тооцоо', adviceEn: '' },
}

type Fields = Record<string, string | number | boolean | Blob | Blob[]>
const route = 'POST /yellow-page/insert/yellow-registration'
let logo: Promise<Buffer> | undefined
async function send(fields: Fields, options: Parameters<typeof ask>[1] = {}): Promise<Answer> {
  const image = blobOf(await (logo ??= pictureBytes()))
  return ask(route, { form: formOf({ image, ...fields }), headers: from(), ...options })
}
const sendConsultant = (json: object, options: Parameters<typeof ask>[1] = {}) =>
  ask('POST /yellow-page/insert/yellow-consultant', { json, headers: from(), ...options })

const mailsTo = (email: string) => db().select().from(mailOutbox).where(eq(mailOutbox.to_address, email))
const idOf = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id as number
}

describe('a company that asks to be listed', () => {
  it('waits for staff with all its fields, with names in capitals', async () => {
    const by = registrant()
    const fields = { ...company(), aimag: 'MN-053', sumMn: 'Номгон' }
    const id = idOf(await send({ ...fields, ...by, registrantEmail: by.registrantEmail.toUpperCase() }))
    const entry = await readCompanyEntry(id)
    expect(entry).toMatchObject({ approval: false, isRejected: false, logoId: expect.any(Number) })
    expect(entry?.texts).toEqual({
      ...{ name: 'АЛТАН ХӨНДИЙ ИНЖЕНЕРИНГ ХХК', name_en: 'ALTAN VALLEY ENGINEERING LLC' },
      ...{ registration_number: fields.registrationNumber, aimag: 'MN-053', sum: 'Номгон', sum_en: '' },
      ...{ address: 'Улаанбаатар', address_en: '' },
      ...{ about: '<b>Өрөмдлөг</b>', about_en: '', categories: ['0105', '0301'] },
      ...{ phones: ['7014 5578', '9911 0045'], faxes: [], emails: ['info@altan.example'] },
      websites: ['altan.example'],
    })
    const [owner] = await db()
      .select()
      .from(directoryRegistrants)
      .where(eq(directoryRegistrants.company_id, id))
    expect(owner).toMatchObject({ email: by.registrantEmail, name: 'Б. Болд', lang: 'mn' })
    expect(await mailsTo(by.registrantEmail)).toMatchObject([
      { subject: 'Таны хүсэлтийг хүлээн авлаа: Алтан Хөндий Инженеринг ХХК', registrant_id: owner?.id },
    ])
  })

  it('is mailed in the language of its form, and takes lists as repeated fields', async () => {
    const by = registrant()
    const form = formOf({ ...company(), ...by, lang: 'en', image: blobOf(await pictureBytes()) })
    form.delete('phones')
    form.append('phones', '7014 5578')
    form.append('phones', '9911 0045')
    const id = idOf(await ask(`${route}?lang=en`, { form, headers: from() }))
    expect((await readCompanyEntry(id))?.texts.phones).toEqual(['7014 5578', '9911 0045'])
    expect((await mailsTo(by.registrantEmail))[0]?.subject).toBe(
      'We have received your request: Altan Valley Engineering LLC',
    )
  })

  it('is filed once for two equal submissions, and twice when they differ', async () => {
    const by = registrant()
    const fields = { ...company(), ...by }
    const [first, second] = await Promise.all([send(fields), send(fields)])
    expect(idOf(first)).toBe(idOf(second))
    expect(await mailsTo(by.registrantEmail)).toHaveLength(1)
    expect(idOf(await send({ ...fields, phones: '["7014 5579"]' }))).not.toBe(idOf(first))
  })

  it('names the first missing field, in the order of the office', async () => {
    const image = blobOf(await pictureBytes())
    const by = registrant()
    const all = { ...company(), ...by, image }
    for (const [field, message] of [
      ['categories', 'Дэд ангиллыг сонгоно уу.'],
      ['image', 'Лого оруулна уу'],
      ['nameMn', 'Монгол нэрийг оруулна уу'],
      ['nameEn', 'Англи нэрийг оруулна уу'],
      ['registrationNumber', 'Регистрийн дугаарыг оруулна уу'],
      ['registrantPhone', 'Энэ талбарыг бөглөнө үү.'],
    ] as const) {
      const form = formOf(all)
      form.delete(field)
      const answer = await ask(route, { form, headers: from() })
      expect(answer.status).toBe(400)
      expect(answer.body.message).toBe(message)
      expect(Object.keys(answer.body.fields as object)).toContain(field)
    }
  })

  it.each<[string, Fields, string]>([
    ['200 categories', { categories: JSON.stringify(Array(200).fill(categories[0])) }, 'categories'],
    [
      'a sub-category of another main one',
      { categories: '[{"mainCategory":"01","subCategory":"0301"}]' },
      'categories.0.subCategory',
    ],
    [
      'a category that is nobody’s',
      { categories: '[{"mainCategory":"01","subCategory":"0199"}]' },
      'categories',
    ],
    [
      'the category of the consultants',
      { categories: '[{"mainCategory":"04","subCategory":"0403"}]' },
      'categories.0.subCategory',
    ],
    ['a text of 100,000 letters', { aboutMn: 'а'.repeat(100_000) }, 'aboutMn'],
    [
      '21 phones',
      { phones: JSON.stringify(Array.from({ length: 21 }, (_, at) => `7000000${at}`)) },
      'phones',
    ],
    ['a script as a website', { websites: '["javascript:alert(1)"]' }, 'websites.0'],
    ['no address of mail', { emails: '["info"]' }, 'emails.0'],
    ['a link in a name', { nameMn: 'http://evil.example' }, 'nameMn'],
    [
      'a script as a logo',
      { image: new Blob(['<script>alert(1)</script>'], { type: 'image/png' }) },
      'image',
    ],
    ['a drawing as a logo', { image: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']) }, 'image'],
  ])('refuses %s', async (_what, fields, field) => {
    const answer = await send({ ...company(), ...registrant(), ...fields })
    expect([400, 415]).toContain(answer.status)
    expect(Object.keys(answer.body.fields as object)).toEqual([field])
    expect(answer.body.message).not.toMatch(/^[a-zA-Z.]+$/)
  })

  it('silently drops a form with the hidden field filled in', async () => {
    const by = registrant()
    const answer = await send({ ...company(), ...by, website: 'https://spam.example' })
    expect(answer).toMatchObject({ status: 200, body: { id: null } })
    expect(await mailsTo(by.registrantEmail)).toEqual([])
  })

  it('may have the number of another: staff see it as a possible duplicate', async () => {
    const fields = company()
    const answer = await send({ ...fields, approval: true }, { as: await someone(2) })
    const request = idOf(await send({ ...fields, ...registrant() }))
    expect(request).not.toBe(idOf(answer))
  })
})

describe('approval', () => {
  it('counts only from signed-in staff', async () => {
    const stranger = await send({ ...company(), ...registrant(), approval: true })
    expect((await readCompanyEntry(idOf(stranger)))?.approval).toBe(false)
    // Only staff can add one without a registrant.
    const nameless = await send({ ...company(), approval: true })
    expect(nameless.status).toBe(400)

    const staff = await someone(2)
    const id = idOf(await send({ ...company(), approval: true }, { as: staff }))
    expect((await readCompanyEntry(id))?.approval).toBe(true)
    const [auditRow] = await db()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.kind, 'directory_companies'), eq(auditLog.record_id, id)))
    expect(auditRow?.account_email).toBe(staff.email)
    expect(JSON.stringify(auditRow?.details)).not.toContain('registrant')
    const rows = await db().select().from(directoryRegistrants).where(eq(directoryRegistrants.company_id, id))
    expect(rows).toEqual([])
  })

  it('is for roles that may approve a request', async () => {
    for (const role of [1, 2, 3] as const) {
      const as = await someone(role)
      const companyAnswer = await send({ ...company(), approval: true }, { as })
      const person = await sendConsultant({ ...consultant, approval: true }, { as })
      expect([companyAnswer.status, person.status], `role ${role}`).toEqual(
        role === 3 ? [403, 403] : [200, 200],
      )
    }
    const request = idOf(await send({ ...company(), ...registrant() }, { as: await someone(3) }))
    expect((await readCompanyEntry(request))?.approval).toBe(false)
  })

  it('by staff does not meet the rate limit of visitors', async () => {
    const as = await someone(2)
    const place = from()
    const statuses = new Set<number>()
    for (let addCount = 0; addCount < 125; addCount++) {
      const answer = await sendConsultant({ ...consultant, approval: true }, { as, headers: place })
      statuses.add(answer.status)
    }
    expect([...statuses]).toEqual([200])
  })

  it('joins the member with the number of the added company', async () => {
    const fields = company()
    const member = await makeMember()
    await db()
      .update(memberCompanies)
      .set({ registration_number: fields.registrationNumber })
      .where(eq(memberCompanies.id, member.id))
    const id = idOf(await send({ ...fields, approval: true }, { as: await someone(1) }))
    const [memberRow] = await db().select().from(memberCompanies).where(eq(memberCompanies.id, member.id))
    expect(memberRow?.company_id).toBe(id)
  })

  it('is refused for the number of a listed company', async () => {
    const as = await someone(1)
    const fields = { ...company(), approval: true }
    idOf(await send(fields, { as }))
    const twice = await send(fields, { as })
    expect(twice.status).toBe(409)
    expect(twice.body.fields).toEqual({
      registrationNumber: 'Энэ регистрийн дугаартай компани лавлахад бүртгэлтэй байна.',
    })
    const { registrationNumber } = fields
    const rows = await db()
      .select({ id: directoryCompanies.id })
      .from(directoryCompanies)
      .where(eq(directoryCompanies.registration_number, registrationNumber))
    expect(rows).toHaveLength(1)
  })
})

describe('a consulting engineer who asks to be listed', () => {
  it('waits for the staff, once', async () => {
    const by = registrant()
    const answer = await sendConsultant({ ...consultant, ...by })
    const id = idOf(answer)
    expect(answer.body.kind).toBe('directory_people')
    expect((await readConsultantEntry(id))?.texts).toEqual({
      ...{ name: 'Д. УНДРАХ', name_en: 'D. UNDRAKH', profession: 'Геологич', profession_en: 'Geologist' },
      ...{ advice_range: 'Нөөцийн тооцоо', advice_range_en: '', phone_number: '99887766' },
    })
    expect(idOf(await sendConsultant({ ...consultant, ...by }))).toBe(id)
    expect(await mailsTo(by.registrantEmail)).toHaveLength(1)
  })

  it('names what is missing', async () => {
    for (const [field, message] of [
      ['nameMn', 'Монгол нэрийг оруулна уу'],
      ['nameEn', 'Англи нэрийг оруулна уу'],
      ['professionMn', 'Мэргэжлээ монголоор оруулна уу'],
      ['professionEn', 'Мэргэжлээ англиар оруулна уу'],
      ['phone', 'Утасны дугаарыг оруулна уу'],
      ['registrantName', 'Энэ талбарыг бөглөнө үү.'],
    ] as const) {
      const answer = await sendConsultant({ ...consultant, ...registrant(), [field]: ' ' })
      expect(answer.status).toBe(400)
      expect(answer.body.message).toBe(message)
    }
  })

  it('is listed at once when staff add them', async () => {
    const id = idOf(await sendConsultant({ ...consultant, approval: true }, { as: await someone(2) }))
    const [row] = await db().select().from(directoryPeople).where(eq(directoryPeople.id, id))
    expect(row?.is_listed).toBe(true)
  })
})
