import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import {
  directoryChanges,
  directoryCompanies,
  directoryContacts,
  directoryRegistrants,
} from '@/db/schema/directory'
import { auditLog } from '@/db/schema/audit'
import { mailOutbox } from '@/db/schema/mail'
import { exportDirectory } from '@/lib/directory/exports/export'
import { makeAccount, pictureBytes } from '@/tests/factories/rows'
import { makeConsultant, makeListing, makeListingChange } from '@/tests/factories/listings'
import { ask, blobOf, formOf, someone } from './harness'
import { bringBack } from './kept-records'

type Row = { id: number; kind: string; is_duplicate: boolean }
type Company = {
  company: { version: number; approval: boolean; rejected_at: string | null; reject_reason: string }
  registrant: { email: string } | null
  contact: { id: number; contact_type: string; contact_value: string }[]
  category: { category_code: string }[]
  about: { lang: string; name: string; about_company: string; logo: string | null }[]
  duplicates: { id: number }[]
}

/** A unique number. */
const number = () => String(Math.floor(Math.random() * 1e10))
const mailsTo = (email: string) => db().select().from(mailOutbox).where(eq(mailOutbox.to_address, email))
const get = async (route: string, role: 1 | 2 | 3 = 2) =>
  ask(`GET /yellow-page/get/${route}`, { as: await someone(role) })
const post = async (route: string, json: unknown, role: 1 | 2 | 3 = 2) =>
  ask(`POST /yellow-page/update/${route}`, { as: await someone(role), json })
const companyOf = async (id: number) => (await get(`company?id=${id}`)).body.company as Company
const readRequests = async (type: 1 | 2) => {
  const { body } = await get(`new-request?type=${type}&limit=30`)
  return body as { request: Row[]; total: number; totalPages: number; counts: Record<string, number> }
}

describe('the lists of listings', () => {
  const order = async (query: string) =>
    ((await get(query)).body.request as { id: number }[]).map(({ id }) => id)

  it('of companies are sorted by name and by number, in either direction, and by nothing else', async () => {
    const base = number()
    const ids = []
    for (const [name, place] of [
      ['Б ХОНГОРЦОГТ', 3],
      ['А ХОНГОРЦОГТ', 2],
      ['В ХОНГОРЦОГТ', 1],
    ] as const)
      ids.push((await makeListing({ name, registration_number: `${base}${place}` })).id)
    const [byName, byNumber] = [[ids[1], ids[0], ids[2]], ids.toReversed()]
    const searchIds = (sort: string) => order(`company-list/name?name=хонгорцогт${sort}`)
    expect(await searchIds('')).toEqual(byName)
    expect(await searchIds('&sort=name')).toEqual(byName)
    expect(await searchIds('&sort=-name')).toEqual(byName.toReversed())
    expect(await searchIds('&sort=registration_number')).toEqual(byNumber)
    expect(await searchIds('&sort=-registration_number')).toEqual(byNumber.toReversed())
    expect((await get('company-list?sort=address')).status).toBe(400)
  })

  it('are found by name, first those that begin with the term, and not by categories and descriptions', async () => {
    const word = 'ХОНГОРМАНХАН'
    const inside = await makeListing({ name: `А ${word} ХХК` })
    const first = await makeListing({ name: `${word} ТРЕЙД ХХК` })
    const english = await makeListing({ name: 'ЯСЛИ ХХК', name_en: `${word} LLC` })
    const its = `77${number()}`
    const other = await makeListing({
      about: `${word} компанитай хамтран ажилладаг`,
      registration_number: its,
    })
    const byName = await order(`company-list/name?name=${encodeURIComponent('хонгорманхан')}`)
    expect(byName).toEqual([first.id, english.id, inside.id])
    expect(await order(`company-list/name?name=${encodeURIComponent('хонгорманх')}`)).toEqual(byName)
    expect(await order(`company-list/name?name=${its}`)).toEqual([other.id])
    const engineer = await makeConsultant({ name: 'Д. ХОНГОРМАА', profession: word })
    expect(await order(`consultant-list/name?name=${encodeURIComponent(word)}`)).toEqual([])
    expect(await order(`consultant-list/name?name=${encodeURIComponent('хонгормаа')}`)).toEqual([engineer.id])
  })

  it('of consultants are sorted by name in either direction, page by page', async () => {
    const ids = []
    for (const name of ['Б ХОНГОРЗУЛТ', 'А ХОНГОРЗУЛТ', 'В ХОНГОРЗУЛТ'])
      ids.push((await makeConsultant({ name })).id)
    const searchIds = (sort: string, page: number) =>
      order(`consultant-list/name?name=хонгорзулт&sort=${sort}&page=${page}&limit=2`)
    expect([...(await searchIds('name', 1)), ...(await searchIds('name', 2))]).toEqual([
      ids[1],
      ids[0],
      ids[2],
    ])
    expect([...(await searchIds('-name', 1)), ...(await searchIds('-name', 2))]).toEqual([
      ids[2],
      ids[0],
      ids[1],
    ])
  })
})

describe('GET /yellow-page/get/new-request', () => {
  it('lists requests and changes of one type, newest first, and marks taken registration numbers', async () => {
    const registration_number = number()
    const listing = await makeListing({ approval: true, registration_number })
    const request = await makeListing({ registration_number })
    const change = await makeListingChange(listing.id, { address: 'Шинэ хаяг' })
    const person = await makeConsultant()
    const companies = await readRequests(1)
    expect(companies.request.slice(0, 2)).toMatchObject([
      { kind: 'change', id: listing.id, change_id: change.id, fields: 1, is_duplicate: false },
      { kind: 'new', id: request.id, change_id: null, is_duplicate: true, registrant: 'Д. Ундрах' },
    ])
    expect(companies.total).toBe(companies.counts.companies)
    expect((await readRequests(2)).request[0]).toMatchObject({ kind: 'new', id: person.id })
    expect((await companyOf(request.id)).duplicates).toMatchObject([{ id: listing.id }])
  })

  it('is nothing for those who may not read personal data, as every request is', async () => {
    const request = await makeListing()
    expect((await get('new-request?type=1', 3)).status).toBe(403)
    expect((await get(`company?id=${request.id}`, 3)).status).toBe(404)
    const json = { company: { company: { id: request.id }, about: [{ lang: 'mn', name: 'А' }] } }
    expect((await post('company', json, 3)).status).toBe(404)
    const listing = await makeListing({ approval: true })
    const { body } = await get(`company?id=${listing.id}`, 3)
    expect(body.company).toMatchObject({ registrant: null, duplicates: [] })
    const unpublish = {
      company: { company: { id: listing.id, approval: false }, about: [{ lang: 'mn', name: 'А' }] },
    }
    expect((await post('company', unpublish, 3)).status).toBe(403)
    const { body: page } = await get(`company-list/name?name=${encodeURIComponent(request.name)}`, 3)
    expect(page.total).toBe(0)
  })
})

describe('POST /yellow-page/update/request', () => {
  it.each([
    ['mn', 'Лавлахад нийтэллээ'],
    ['en', 'Published in the directory'],
  ] as const)(
    'publishes once for two simultaneous approvals, and mails once in %s',
    async (lang, subject) => {
      const { id, email } = await makeListing({ lang })
      const answers = await Promise.all(
        [1, 2].map(() => post('request', { type: 1, id, decision: 'approve' })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
        'Энэ хүсэлтийг аль хэдийн шийдвэрлэсэн байна.',
      )
      const mails = await mailsTo(email)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.subject).toContain(subject)
      expect(mails[0]?.text).toContain(`/yp/company/${id}`)
      expect(mails[0]?.registrant_id).not.toBeNull()
      expect((await readRequests(1)).request.map((row) => row.id)).not.toContain(id)
    },
  )

  it('turns down with a reason, which is mailed and kept out of the audit log', async () => {
    const as = await makeAccount(2)
    const { id, email } = await makeConsultant()
    const ask2 = (reason: string) =>
      ask('POST /yellow-page/update/request', { as, json: { type: 2, id, decision: 'reject', reason } })
    expect(await ask2(' ')).toMatchObject({
      status: 400,
      body: { fields: { reason: expect.any(String) as string } },
    })
    expect((await ask2('Мэдээлэл дутуу байна.')).status).toBe(200)
    expect((await mailsTo(email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Мэдээлэл дутуу байна.'),
    ])
    const { body } = await get(`person?id=${id}`)
    expect(body.person).toMatchObject({ person: { approval: false, reject_reason: 'Мэдээлэл дутуу байна.' } })
    const rows = await db().select().from(auditLog).where(eq(auditLog.account_id, as.id))
    expect(rows).toMatchObject([{ kind: 'directory_people', record_id: id }])
    expect(JSON.stringify(rows[0]?.details)).not.toContain('дутуу')
  })

  it('does not publish a second company under a registration number', async () => {
    const registration_number = number()
    await makeListing({ approval: true, registration_number })
    const { id, email } = await makeListing({ registration_number })
    const answer = await post('request', { type: 1, id, decision: 'approve' })
    expect(answer).toMatchObject({
      status: 409,
      body: { fields: { registration_number: expect.any(String) as string } },
    })
    expect(await mailsTo(email)).toEqual([])
    expect((await companyOf(id)).company.approval).toBe(false)
  })
})

describe('POST /yellow-page/update/company', () => {
  it('saves texts, contacts, categories, flags and logo; the approval flag publishes and mails', async () => {
    const { id, contact_id, email } = await makeListing()
    const { body: upload } = await ask('POST /yellow-page/upload/logo', {
      as: await someone(3),
      form: formOf({ image: blobOf(await pictureBytes()) }),
    })
    const answer = await post('company', {
      company: {
        company: { id, registration_number: number(), aimag: 'MN-053', approval: true, status: true },
        about: [
          {
            ...{ lang: 'mn', name: 'алтан говь ххк', sum: 'Номгон' },
            ...{ about_company: '<b>Хайгуул</b>', logo: upload.fileUrl },
          },
          { lang: 'en', name: 'altan gobi llc' },
        ],
        contact: [{ id: contact_id, contact_type: 'phone', contact_value: '7000 0000' }],
      },
      // An added row that was left empty is ignored.
      new_contact: [
        { contact_type: 'phone', contact_value: ' ' },
        { contact_type: 'website', contact_value: 'gobi.example' },
      ],
      new_category: [{ mainCategory: '01', subCategory: '0101' }],
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const company = await companyOf(id)
    expect(company).toMatchObject({
      company: { approval: true, rejected_at: null },
      about: [
        { name: 'АЛТАН ГОВЬ ХХК', about_company: '<b>Хайгуул</b>', logo: upload.fileUrl },
        { name: 'ALTAN GOBI LLC' },
      ],
      contact: [{ contact_value: '7000 0000' }, { contact_type: 'website', contact_value: 'gobi.example' }],
      category: [{ category_code: '0101' }, { category_code: '0301' }],
    })
    expect(await mailsTo(email)).toHaveLength(1)
    await post('company', {
      company: { company: { id, approval: true }, about: [{ lang: 'mn', name: 'АЛТАН ГОВЬ ХХК' }] },
    })
    expect(await mailsTo(email)).toHaveLength(1)
    // A form of the specification knows neither aimag nor sum: both stay.
    expect(await companyOf(id)).toMatchObject({
      company: { aimag: 'MN-053' },
      about: [{ sum: 'Номгон' }, {}],
    })
  })

  it('refuses an unknown aimag with a message at its field', async () => {
    const { id } = await makeListing({ approval: true })
    const answer = await post('company', {
      company: { company: { id, aimag: 'Өмнөговь' }, about: [{ lang: 'mn', name: 'НЭР' }] },
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ message: 'Аймгийг жагсаалтаас сонгоно уу.' })
  })

  it('refuses an outdated version, too many entries, and a logo that is not in the storage', async () => {
    const { id, version } = await makeListing({ approval: true })
    const body = (values: object, more: object = {}) => ({
      company: { company: { id, ...values }, about: [{ lang: 'mn', name: 'НЭР' }] },
      ...more,
    })
    expect((await post('company', body({ version }))).status).toBe(200)
    expect(await post('company', body({ version }))).toMatchObject({
      status: 409,
      body: { fields: { version: expect.any(String) as string } },
    })
    const contacts = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ contact_type: 'phone', contact_value: String(at) }))
    expect((await post('company', body({}, { new_contact: contacts(20) }))).status).toBe(400)
    const categories = Array.from({ length: 200 }, () => ({ subCategory: '0101' }))
    expect((await post('company', body({}, { new_category: categories }))).status).toBe(400)
    expect((await post('company', body({}, { new_category: [{ subCategory: '0199' }] }))).status).toBe(400)
    const long = {
      company: { company: { id }, about: [{ lang: 'mn', name: 'Н', about_company: 'а'.repeat(100_000) }] },
    }
    expect((await post('company', long)).status).toBe(400)
    const script = {
      company: { company: { id }, about: [{ lang: 'mn', name: 'Н', logo: 'javascript:alert(1)' }] },
    }
    expect(await post('company', script)).toMatchObject({
      status: 400,
      body: { fields: { logo: expect.any(String) as string } },
    })
    expect(await db().$count(directoryContacts, eq(directoryContacts.company_id, id))).toBe(1)
  })

  it.each(['company', 'person'] as const)(
    'of a %s corrects the registrant too, for roles that may see it',
    async (kind) => {
      const listing =
        kind === 'company' ? await makeListing({ approval: true }) : await makeConsultant({ approval: true })
      const { body } = await get(`${kind}?id=${listing.id}`)
      const read = body[kind] as { registrant: object; company?: object; person?: object }
      const save = async (registrant: object | null | undefined, role: 1 | 2 | 3 = 2) => {
        const record = { ...read, registrant }
        return post(kind, kind === 'company' ? { company: record } : record, role)
      }
      const entry = read[kind] as { version?: number }
      delete entry.version
      const email = `${randomUUID()}@corrected.example`
      const newRegistrant = { name: 'Б. Ундрах', position: 'Захирал', email, phone: '9900 1122' }
      expect((await save(newRegistrant, 3)).status).toBe(403)
      expect(await save({ ...newRegistrant, email: 'энэ биш' })).toMatchObject({
        status: 400,
        body: { fields: expect.any(Object) as object },
      })
      const as = await makeAccount(2)
      const record = { ...read, registrant: { ...newRegistrant, email: email.toUpperCase() } }
      const json = kind === 'company' ? { company: record } : record
      const answer = await ask(`POST /yellow-page/update/${kind}`, { as, json })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      const rows = await db().select().from(auditLog).where(eq(auditLog.account_id, as.id))
      expect(JSON.stringify(rows)).not.toContain(email)
      // A save without a registrant changes none: role 3 sends the null that it receives.
      expect((await save(null, 3)).status).toBe(200)
      expect((await save(undefined)).status).toBe(200)
      const now = (await get(`${kind}?id=${listing.id}`)).body[kind] as { registrant: object }
      expect(now.registrant).toMatchObject({ ...newRegistrant, lang: 'mn' })
      // Deleted personal data does not come back from a form that was opened before.
      await db().delete(directoryRegistrants).where(eq(directoryRegistrants.email, email))
      expect((await save(newRegistrant)).status).toBe(409)
    },
  )

  it('refuses a form from before the deletion of a contact; role 3 may not delete one', async () => {
    const { id, version, contact_id } = await makeListing({ approval: true })
    const remove = async (role: 2 | 3) =>
      ask(`DELETE /yellow-page/delete/contact?id=${contact_id}`, { as: await someone(role) })
    expect((await remove(3)).status).toBe(403)
    expect(await remove(2)).toMatchObject({ status: 200, body: { id, version: version + 1 } })
    expect((await remove(2)).status).toBe(404)
    const json = { company: { company: { id, version }, about: [{ lang: 'mn', name: 'Н' }] } }
    expect((await post('company', json)).status).toBe(409)
  })
})

describe('POST /yellow-page/update/change', () => {
  const changes = {
    name_en: 'IRON AND STEEL LLC',
    address: 'Хан-Уул дүүрэг',
    phones: ['7018 0200', '9911 0000'],
    categories: ['0101', '0301'],
  }
  const openChange = async () => {
    const company = await makeListing({ approval: true, address: 'Баянгол дүүрэг' })
    const { id } = await makeListingChange(company.id, changes)
    const { body } = await get(`change?id=${id}`)
    const change = body.change as {
      version: number
      listing: { version: number }
      fields: { field: string }[]
    }
    return { company, id, change }
  }

  it('takes the chosen fields, forgets the change and tells the owner of both', async () => {
    const { company, id, change } = await openChange()
    expect(change.fields).toEqual([
      { field: 'name_en', type: 'text', now: ['IRON LLC'], incoming: ['IRON AND STEEL LLC'] },
      expect.objectContaining({ field: 'categories', type: 'lines' }),
      { field: 'address', type: 'text', now: ['Баянгол дүүрэг'], incoming: ['Хан-Уул дүүрэг'] },
      { field: 'phones', type: 'lines', now: ['7018 0200'], incoming: ['7018 0200', '9911 0000'] },
    ])
    const answer = await post('change', {
      id,
      version: change.version,
      listing_version: change.listing.version,
      take: ['address', 'phones', 'categories'],
      note: 'Нэрийг хэвээр үлдээлээ.',
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(await companyOf(company.id)).toMatchObject({
      about: [{ address: 'Хан-Уул дүүрэг' }, { name: 'IRON LLC' }],
      contact: [{ contact_value: '7018 0200' }, { contact_value: '9911 0000' }],
      category: [{ category_code: '0101' }, { category_code: '0301' }],
    })
    expect(await db().$count(directoryChanges, eq(directoryChanges.id, id))).toBe(0)
    const [mail] = await mailsTo(company.email)
    expect(mail?.text).toContain('Лавлахад шинэчилсэн: Ангилал, Хаяг, Утас.')
    expect(mail?.text).toContain('Хэвээр үлдээсэн: Нэр (англи).')
    expect(mail?.text).toContain('Нэрийг хэвээр үлдээлээ.')
    expect((await post('change', { id, take: [] })).status).toBe(404)
  })

  it('is refused when the owner sent another one, or staff saved the listing, since it was opened', async () => {
    const { company, id, change } = await openChange()
    const decide = () =>
      post('change', {
        id,
        version: change.version,
        listing_version: change.listing.version,
        take: ['address'],
      })
    await db().update(directoryChanges).set({ version: 2 }).where(eq(directoryChanges.id, id))
    expect((await decide()).status).toBe(409)
    await db().update(directoryChanges).set({ version: change.version }).where(eq(directoryChanges.id, id))
    await post('company', {
      company: { company: { id: company.id }, about: [{ lang: 'mn', name: 'ӨӨР НЭР' }] },
    })
    expect((await decide()).status).toBe(409)
    expect(await mailsTo(company.email)).toEqual([])
  })
})

describe('the lists', () => {
  it('of companies are narrowed by category, publication, operation and name', async () => {
    const word = randomUUID().toUpperCase()
    const one = await makeListing({ name: `АЛТ ${word}`, approval: true, status: false, code: '0201' })
    const two = await makeListing({ name: `ЗЭС ${word}` })
    const searchIds = async (query: string) => {
      const { body } = await get(`company-list/name?name=${encodeURIComponent(word)}&${query}`)
      return (body.request as { id: number }[]).map(({ id }) => id)
    }
    expect(await searchIds('')).toEqual([one.id, two.id])
    expect(await searchIds('approval=true&status=false')).toEqual([one.id])
    expect(await searchIds('mainCategory=02&subCategory=')).toEqual([one.id])
    expect(await searchIds('mainCategory=all&subCategory=0301')).toEqual([two.id])
    // Characters that SQL patterns treat as wildcards match only themselves.
    expect((await get(`company-list/name?name=${encodeURIComponent('%%__')}`)).body.total).toBe(0)
    const { body } = await get('company-list?approval=false&limit=100')
    expect(body.request).toContainEqual(
      expect.objectContaining({
        id: two.id,
        approval: false,
        company_info: { translations: { logo: null, name: { mn: two.name, en: 'IRON LLC' } } },
      }),
    )
  })

  it('and their details show a literal NULL as empty, in the export too', async () => {
    const nothing = { name_en: 'NULL', address: 'null', about_en: 'NULL', registration_number: number() }
    const company = await makeListing({ ...nothing, approval: true })
    const person = await makeConsultant({ advice_range: 'NULL', name_en: 'NULL', approval: true })
    const answer = await get(`company-list/name?name=${encodeURIComponent(company.name)}`)
    expect(answer.body.request).toMatchObject([
      { company_info: { translations: { name: { mn: company.name, en: '' } } } },
    ])
    expect((await companyOf(company.id)).about).toMatchObject([
      { name: company.name, address: '', location: '' },
      { name: '', about_company: '' },
    ])
    const ownAnswer = await ask(`GET /client/yellow-page/owner/listing?kind=company&id=${company.id}`, {
      owner: company.email,
    })
    expect(ownAnswer.body.listing).toMatchObject({ texts: { name_en: '', address: '', about_en: '' } })
    const files = await Promise.all(
      (['companies', 'people'] as const).map(async (source) => {
        const file = await exportDirectory(source, 'csv', AbortSignal.timeout(10_000))
        return new Response(file.body).text()
      }),
    )
    const lines = files.join('\n').split(/\r?\n/)
    for (const { name } of [company, person]) {
      const line = lines.find((each) => each.includes(name))
      expect(line).toBeDefined()
      expect(line).not.toMatch(/null/i)
    }
  })

  it('of consultants are narrowed by publication and name; NULL is empty', async () => {
    const word = randomUUID().toUpperCase()
    const one = await makeConsultant({ name: `А ${word}`, name_en: 'NULL', approval: true })
    const two = await makeConsultant({ name: `Б ${word}` })
    const searchConsultants = async (approval: string) =>
      (await get(`consultant-list/name?name=${encodeURIComponent(word)}&approval=${approval}`)).body
    expect(await searchConsultants('all')).toMatchObject({
      total: 2,
      request: [{ id: one.id }, { id: two.id }],
    })
    expect(await searchConsultants('true')).toMatchObject({
      request: [{ id: one.id, person_info: { translations: { name: { en: '' } } } }],
    })
    expect(await searchConsultants('false')).toMatchObject({ total: 1, request: [{ id: two.id }] })
  })
})

describe('a deleted company', () => {
  it('is restored with its contacts and categories, and without its registrant', async () => {
    const { id } = await makeListing({ approval: true })
    const before = await companyOf(id)
    await ask(`DELETE /yellow-page/delete/company?id=${id}`, { as: await someone(2) })
    expect((await get(`company?id=${id}`)).status).toBe(404)
    await bringBack('directory_companies', id)
    expect(await companyOf(id)).toEqual({ ...before, registrant: null })
    const isListed = and(eq(directoryCompanies.id, id), directoryCompanies.is_listed)
    expect(await db().$count(directoryCompanies, isListed)).toBe(1)
    expect(await db().$count(directoryRegistrants, eq(directoryRegistrants.company_id, id))).toBe(0)
  })
})
