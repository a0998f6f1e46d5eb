import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, inTransaction } from '@/db/client'
import {
  directoryCategories,
  directoryCompanies,
  directoryContacts,
  directoryReports,
} from '@/db/schema/directory'
import { eventPartners } from '@/db/schema/event'
import { memberCompanies } from '@/db/schema/members'
import { nextFreeSubCategoryCode } from '@/lib/directory/categories/mutations'
import { listCompanyCards } from '@/lib/directory/listings/cards'
import { relinkListingByNumber } from '@/lib/organisations/mutations'
import { listMemberListings } from '@/lib/content/logos/member-listings'
import { makeMember } from '@/tests/factories/assessment'
import { freeNumber, makeDirectoryCategory, makeListingReport } from '@/tests/factories/directory-content'
import { makeEdition, makePartner } from '@/tests/factories/event'
import { makeConsultant, makeListing } from '@/tests/factories/listings'
import { ask, formOf, someone } from './harness'

const post = async (path: string, json: unknown, role: 1 | 2 | 3 = 2) =>
  ask(`POST /yellow-page/${path}`, { as: await someone(role), json })
const get = async (path: string, role: 1 | 2 | 3 = 3) =>
  ask(`GET /yellow-page/${path}`, { as: await someone(role) })

describe('categories', () => {
  it('are answered by main category in either language, and all in the office with their counts', async () => {
    const mn = await ask('GET /yellow-page/categories-by-main?main=04&language=mn')
    expect(mn.body.subCategories).toContainEqual({
      ...{ id: expect.any(Number) as number, category_code: '0403', name: 'Зөвлөх инженер' },
    })
    const en = await ask('GET /yellow-page/categories?language=en')
    expect((en.body.subCategories as { name: string }[]).map(({ name }) => name)).toContain('Coal')
    expect((await ask('GET /yellow-page/categories-by-main?main=07')).status).toBe(400)
    await makeListing({ approval: true, code: '0304' })
    const { body } = await get('get/categories?type=03&lang=en&page=1&limit=50')
    const rows = body.categories as { category_code: string; companies: number }[]
    expect(rows.every(({ category_code }) => category_code.startsWith('03'))).toBe(true)
    expect(rows.find(({ category_code }) => category_code === '0304')?.companies).toBeGreaterThan(0)
  })

  it('take the next free code, each its own when two come at once', async () => {
    const form = { mainCategory: '01', nameMn: 'Газрын ховор элемент', nameEn: 'Rare earths' }
    const answers = await Promise.all([1, 2, 3].map(() => post('insert/category', form, 3)))
    expect(new Set(answers.map(({ body }) => body.category_code)).size).toBe(3)
    expect((await post('insert/category', { mainCategory: '', nameMn: '', nameEn: '' })).body.fields).toEqual(
      {
        mainCategory: 'Үндсэн ангиллыг сонгоно уу.',
        nameMn: 'Монгол нэрийг оруулна уу',
        nameEn: 'Англи нэрийг оруулна уу',
      },
    )
  })

  it('have at most 99 codes', async () => {
    expect(nextFreeSubCategoryCode('01', [])).toBe('0101')
    expect(nextFreeSubCategoryCode('01', ['0101', '0103'])).toBe('0104')
    const all = Array.from({ length: 99 }, (_, at) => `01${String(at + 1).padStart(2, '0')}`)
    expect(nextFreeSubCategoryCode('01', all.slice(0, 98))).toBe('0199')
    expect(nextFreeSubCategoryCode('01', [...all.slice(0, 40), ...all.slice(41)])).toBe('0141')
    expect(nextFreeSubCategoryCode('01', all)).toBeNull()
    const categories = await db().select().from(directoryCategories)
    const codes = all.map((code) => `03${code.slice(2)}`)
    await db()
      .insert(directoryCategories)
      .values(
        codes
          .filter((code) => !categories.some(({ category_code }) => category_code === code))
          .map((category_code) => ({ category_code, name: `Ангилал ${category_code}` })),
      )
    const answer = await post('insert/category', {
      mainCategory: '03',
      nameMn: 'Зуу дахь',
      nameEn: 'Hundredth',
    })
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/99/) as string } })
  })

  it('are deleted when they are empty, and refuse with their count otherwise', async () => {
    const { id, category_code } = await makeDirectoryCategory()
    const remove = async (number: number) =>
      ask(`DELETE /yellow-page/delete/empty-category?id=${number}`, { as: await someone(2) })
    const listing = await makeListing({ code: category_code })
    expect(await remove(id)).toMatchObject({
      ...{ status: 409, body: { message: expect.stringMatching(/1 компани/) as string } },
    })
    await db().delete(directoryCompanies).where(eq(directoryCompanies.id, listing.id))
    expect((await remove(id)).status).toBe(200)
    const [consultants] = await db()
      .select()
      .from(directoryCategories)
      .where(eq(directoryCategories.category_code, '0403'))
    expect((await remove(consultants?.id ?? 0)).status).toBe(409)
  })

  it('are searched in either language and by their codes, a page at a time, and sorted by their columns', async () => {
    const madeCodes: string[] = []
    for (const nameMn of ['Цэнгэлхөндий нэг', 'Цэнгэлхөндий хоёр', 'Цэнгэлхөндий гурав']) {
      const form = { mainCategory: '01', nameMn, nameEn: 'Quillberry works' }
      madeCodes.push(String((await post('insert/category', form, 3)).body.category_code))
    }
    const listCategories = async (query: string) => {
      const { body } = await get(`get/categories?${query}`)
      const rows = body.categories as { category_code: string }[]
      return {
        codes: rows.map(({ category_code }) => category_code),
        total: body.total,
        pages: body.totalPages,
      }
    }
    for (const term of ['Цэнгэлхөндийн', 'quillberry'])
      expect(await listCategories(`term=${encodeURIComponent(term)}`), term).toEqual({
        codes: madeCodes,
        total: 3,
        pages: 1,
      })
    expect((await listCategories(`term=${madeCodes[1]}`)).codes).toEqual([madeCodes[1]])
    expect(await listCategories('term=quillberry&type=02')).toEqual({ codes: [], total: 0, pages: 0 })
    expect(await listCategories('term=zzqqxx')).toEqual({ codes: [], total: 0, pages: 0 })
    const second = await listCategories('term=quillberry&limit=2&page=2')
    expect(second).toEqual({ codes: madeCodes.slice(2), total: 3, pages: 2 })
    await makeListing({ approval: true, code: madeCodes[1] ?? '' })
    const ordersOf = async (sort: string) => (await listCategories(`term=quillberry&sort=${sort}`)).codes
    expect(await ordersOf('-category_code')).toEqual(madeCodes.toReversed())
    expect(await ordersOf('-companies')).toEqual([madeCodes[1], madeCodes[0], madeCodes[2]])
    expect(await ordersOf('name')).toEqual([madeCodes[2], madeCodes[0], madeCodes[1]])
    expect((await get('get/categories?sort=version')).status).toBe(400)
  })

  it('make their companies searchable by a new name', async () => {
    const { category_code } = await makeDirectoryCategory()
    const listing = await makeListing({ approval: true, code: category_code })
    const input = { category_code, name: 'Жаргалантсүмбэр' }
    expect((await post('update/category', input, 3)).status).toBe(200)
    const params = new URLSearchParams({ lang: 'mn', page: '1', limit: '36', term: 'жаргалантсүмбэрийн' })
    const { body } = await ask(`GET /client/yellow-page/search/companies?${params}`)
    expect(body.companies).toMatchObject([{ id: listing.id }])
  })

  it('are renamed by code without losing the English name', async () => {
    const { id, category_code } = await makeDirectoryCategory()
    expect((await post('update/category', { category_code, name: 'Шинэ нэр' }, 3)).status).toBe(200)
    const { body } = await get(`get/category/id?id=${id}`)
    expect(body.record).toMatchObject({ name: 'Шинэ нэр', name_en: 'Category', version: 2 })
  })
})

describe('POST /client/yellow-page/insert/report', () => {
  const send = (json: object) => ask('POST /client/yellow-page/insert/report', { json })
  const reportsOf = (company_id: number) =>
    db().select().from(directoryReports).where(eq(directoryReports.company_id, company_id))

  it('files a report of a shown listing once, and drops those of programs', async () => {
    const { id } = await makeListing({ approval: true })
    const report = { company_id: id, text: 'Утас нь солигдсон', email: 'Bat@Test.example' }
    const answers = await Promise.all([send(report), send(report)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body.message).toBe('Баярлалаа. Бид шалгаад засна.')
    await send({ ...report, text: 'Худал', website: 'https://spam.example' })
    expect(await reportsOf(id)).toMatchObject([{ text: 'Утас нь солигдсон', email: 'bat@test.example' }])
  })

  it('is refused for a hidden listing, for no listing or two, and for too long a text', async () => {
    const request = await makeListing()
    expect((await send({ company_id: request.id, text: 'Буруу' })).status).toBe(404)
    expect((await send({ text: 'Буруу' })).status).toBe(400)
    const person = await makeConsultant({ approval: true })
    expect((await send({ company_id: 1, person_id: person.id, text: 'Буруу' })).status).toBe(400)
    expect((await send({ person_id: person.id, text: 'я'.repeat(2_001) })).status).toBe(400)
    expect((await send({ person_id: person.id, text: 'я'.repeat(2_000) })).status).toBe(200)
  })

  it('is read by roles 1 and 2, the new ones first', async () => {
    const { id } = await makeListing({ approval: true, name: 'ГОВЬ ХХК' })
    await send({ company_id: id, text: randomUUID() })
    const { body } = await get('get/reports?state=new&limit=20', 2)
    expect((body.reports as object[])[0]).toMatchObject({ company_id: id, name: 'Говь ХХК', state: 'new' })
    expect((await get('get/reports', 3)).status).toBe(403)
  })
})

describe('the reports of the office', () => {
  const searchReports = async (term: string, more = '') => {
    const { body } = await get(`get/reports?term=${encodeURIComponent(term)}${more}`, 2)
    return { ids: (body.reports as { id: number }[]).map(({ id }) => id), total: body.total }
  }
  const makeReport = (values: Parameters<typeof makeListingReport>[0]) =>
    inTransaction(() => makeListingReport(values))

  it('are found by their text, by their sender and by the names of the listing', async () => {
    const { id: company_id } = await makeListing({
      ...{ approval: true, name: 'НАРАНБУЛАГТ ХХК', name_en: 'SUNWELLER LLC' },
    })
    const id = await makeReport({
      company_id,
      text: 'Факсын дугаар хуучирсан',
      email: 'tuvshuu@visitor.example',
    })
    for (const term of ['факсын хуучирсан', 'tuvshuu', 'Наранбулагтын', 'sunweller', 'sunweller факс'])
      expect(await searchReports(term), term).toEqual({ ids: [id], total: 1 })
    expect(await searchReports('sunweller', '&state=closed')).toEqual({ ids: [], total: 0 })
    expect(await searchReports('zzqqxx')).toEqual({ ids: [], total: 0 })
    await inTransaction(() =>
      db()
        .update(directoryCompanies)
        .set({ name_en: 'MOONWELLER LLC' })
        .where(eq(directoryCompanies.id, company_id)),
    )
    expect(await searchReports('moonweller')).toEqual({ ids: [id], total: 1 })
    expect(await searchReports('sunweller')).toEqual({ ids: [], total: 0 })
  })

  it('of consultants are found by their names, and a page at a time', async () => {
    const person = await makeConsultant({ approval: true, name: 'ӨЛЗИЙХУТАГТ БОЛД', name_en: '' })
    const ids: number[] = []
    for (const text of ['нэг', 'хоёр', 'гурав'])
      ids.unshift(
        await inTransaction(async () => {
          const [row] = await db()
            .insert(directoryReports)
            .values({ person_id: person.id, text })
            .returning({ id: directoryReports.id })
          return row?.id ?? 0
        }),
      )
    expect(await searchReports('Өлзийхутагтын', '&limit=2&page=1')).toEqual({
      ids: ids.slice(0, 2),
      total: 3,
    })
    expect(await searchReports('Өлзийхутагтын', '&limit=2&page=2')).toEqual({ ids: ids.slice(2), total: 3 })
  })
})

describe('one company in all its roles', () => {
  const memberOf = async (id: number) =>
    (await db().select().from(memberCompanies).where(eq(memberCompanies.id, id)))[0]
  const saveMember = async (id: number, values: Record<string, string | number>) => {
    const form = formOf({ id, name: 'Гишүүн', email: `${randomUUID()}@member.example`, ...values })
    return ask('POST /admin/update/member-companies', { as: await someone(2), form })
  }
  const marksOf = async (id: number) => {
    const [card] = await listCompanyCards([id])
    return [card?.isMember, card?.exhibitorOf]
  }

  it('is marked as a member by its registration number, and not by its name', async () => {
    const number = freeNumber()
    const listing = await makeListing({ approval: true, registration_number: number, name: 'ГИШҮҮН' })
    const { id } = await makeMember()
    await saveMember(id, { registration_number: '' })
    expect(await marksOf(listing.id)).toEqual([false, null])
    await saveMember(id, { registration_number: ` ${number} ` })
    expect(await marksOf(listing.id)).toEqual([true, null])
    // A save without the field leaves it unchanged.
    await saveMember(id, {})
    expect(await marksOf(listing.id)).toEqual([true, null])
    await saveMember(id, { registration_number: '', company_id: '' })
    expect(await marksOf(listing.id)).toEqual([false, null])
  })

  it('is found by the web site of its logo once it is joined, unless another gives the same', async () => {
    const host = `${randomUUID()}.example`
    const withSite = async (contact_value: string) => {
      const listing = await makeListing({ approval: true, registration_number: freeNumber() })
      await db()
        .insert(directoryContacts)
        .values({ company_id: listing.id, contact_type: 'website', contact_value })
      return listing
    }
    const listing = await withSite(`https://www.${host}/about`)
    expect((await listMemberListings())[host]).toBeUndefined()
    await saveMember((await makeMember()).id, { company_id: listing.id })
    expect((await listMemberListings())[host]).toBe(listing.id)
    await saveMember((await makeMember()).id, { company_id: (await withSite(host)).id })
    expect((await listMemberListings())[host]).toBeUndefined()
  })

  it('takes the number of the listing that staff choose, and refuses one of another number', async () => {
    const listing = await makeListing({ approval: true, registration_number: freeNumber() })
    const { id } = await makeMember()
    await saveMember(id, { company_id: listing.id })
    expect(await memberOf(id)).toMatchObject({
      ...{ company_id: listing.id, registration_number: listing.registration_number },
    })
    const answer = await saveMember(id, { company_id: listing.id, registration_number: freeNumber() })
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { company_id: expect.stringMatching(listing.registration_number) as string } },
    })
    const request = await makeListing()
    expect((await saveMember(id, { company_id: request.id })).status).toBe(400)
  })

  it('is joined when its listing is approved later, as member and as exhibitor of the live edition', async () => {
    const number = freeNumber()
    const { id } = await makeMember()
    await saveMember(id, { registration_number: number })
    const event_id = await makeEdition()
    const partner = await makePartner({ event_id, role: 'exhibitor', registration_number: number })
    await ask('POST /mw/admin/update/event-current', { as: await someone(1), json: { id: event_id } })
    const listing = await makeListing({ registration_number: number })
    await relinkListingByNumber(listing.id)
    expect((await memberOf(id))?.company_id).toBeNull()
    await db().update(directoryCompanies).set({ approval: true }).where(eq(directoryCompanies.id, listing.id))
    await relinkListingByNumber(listing.id)
    expect((await memberOf(id))?.company_id).toBe(listing.id)
    const [row] = await db().select().from(eventPartners).where(eq(eventPartners.id, partner))
    expect(row?.company_id).toBe(listing.id)
    expect(await marksOf(listing.id)).toEqual([true, expect.any(Number)])
  })

  it('is found for a form by a part of its name, in capitals or not, or by its number', async () => {
    const listing = await makeListing({ approval: true, registration_number: freeNumber() })
    const word = listing.name.slice(6, 20).toLowerCase()
    for (const term of [word, listing.registration_number]) {
      const { body } = await get(`get/listing-choices?term=${encodeURIComponent(term)}`)
      expect((body.listings as { id: number }[]).map(({ id }) => id)).toEqual([listing.id])
    }
    expect((await get('get/listing-choices?term=%25')).body.listings).toEqual([])
  })
})
