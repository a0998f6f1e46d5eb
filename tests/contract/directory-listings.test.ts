import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { GET as vcardAt } from '@/app/[locale]/(yp)/yp/(shell)/company/[id]/card.vcf/route'
import { db, inTransaction } from '@/db/client'
import { directoryCategories, directoryCategoryCounts, directoryFormerCompanies } from '@/db/schema/directory'
import { mailOutbox } from '@/db/schema/mail'
import { memberCompanies } from '@/db/schema/members'
import { sumUpCategoryCounts } from '@/lib/directory/categories/counts'
import { getListedCompany, listNeighbours } from '@/lib/directory/listings/queries'
import { readCategoryListing } from '@/lib/directory/listings/category-listing'
import { sitemapIndex, sitemapPart } from '@/lib/sites/sitemap'
import { makeMember } from '@/tests/factories/assessment'
import { makeCompany, makeConsultant } from '@/tests/factories/directory-listings'
import { ask } from './harness'

const get = (path: string) => ask(`GET /client/yellow-page/${path}`)
type CompanyRow = { id: number; name: string; all_categories: string[] }
const companiesOf = async (query: string) => (await get(`get/companies-by-category?${query}`)).body
const idsOf = (body: Record<string, unknown>) => (body.companies as CompanyRow[]).map(({ id }) => id)

describe('categories', () => {
  it('are answered with their parts, named in the requested language', async () => {
    const { body } = await get('get/all-categories?lang=en')
    const categories = body.categories as { category_code: string; nameMn: string; subCategories: object[] }[]
    expect(categories.map(({ category_code }) => category_code)).toEqual(['01', '02', '03', '04'])
    expect(categories[0]?.nameMn).toBe('Уул уурхайн компаниуд')
    expect(categories[3]?.subCategories).toContainEqual(
      expect.objectContaining({ category_code: '0403', name: 'Consulting engineers' }),
    )
  })

  it('list companies in the order of a language, each once under a main category, page by page', async () => {
    const word = randomUUID().slice(0, 8).toUpperCase()
    const make = (name: string, name_en: string, categories: string[]) =>
      makeCompany({ name: `${name} ${word}`, name_en: `${name_en} ${word}`, categories })
    // In Mongolian Ө sorts after О, and Ү after У.
    const third = await make('ӨРӨМ', 'AAA', ['0204', '0203'])
    const first = await make('АРГАЛ', 'CCC', ['0204'])
    const second = await make('ОРОН', 'BBB', ['0203', '0204'])
    const hiddenId = await makeCompany({ approval: false, categories: ['0204'] })
    const closedId = await makeCompany({ status: false, categories: ['0204'] })
    const mine = [first, second, third]
    const pickMine = (ids: number[]) => ids.filter((id) => mine.includes(id))

    const mn = await companiesOf('lang=mn&category_code=0204&limit=100')
    expect(pickMine(idsOf(mn))).toEqual([first, second, third])
    expect(idsOf(mn)).not.toContain(hiddenId)
    expect(idsOf(mn)).not.toContain(closedId)
    const en = await companiesOf('lang=en&category_code=0204&limit=100')
    expect(pickMine(idsOf(en))).toEqual([third, second, first])

    const all: number[] = []
    const { total, totalPages } = await companiesOf('lang=mn&category_code=02&limit=2')
    for (let page = 1; page <= Number(totalPages); page++)
      all.push(...idsOf(await companiesOf(`lang=mn&category_code=02&limit=2&page=${page}`)))
    expect(pickMine(all)).toEqual([first, second, third])
    expect(all).toHaveLength(Number(total))
    expect(new Set(all).size).toBe(all.length)
    const past = await companiesOf('lang=mn&category_code=02&limit=2&page=1000')
    expect(past).toMatchObject({ companies: [], total, totalPages })
  })

  it('are 36 companies or 50 consultants a page, and nothing where there is no such code', async () => {
    for (let at = 0; at < 37; at++) await makeCompany({ categories: ['0104'] })
    const { body } = await get('get/companies-by-category?category_code=0104')
    expect(idsOf(body)).toHaveLength(36)
    expect(body.totalPages).toBeGreaterThan(1)
    expect((await get('get/companies-by-category?category_code=0199')).status).toBe(404)
    expect((await get('get/companies-by-category?category_code=1')).status).toBe(400)
    expect(await readCategoryListing(['0104', '2'], 'mn')).toMatchObject({ kind: 'companies', page: 2 })
    expect(await readCategoryListing(['0403'], 'mn')).toMatchObject({ kind: 'consultants', page: 1 })
    for (const place of [['0104', '1'], ['0104', '0'], ['0104', 'x'], ['0104', '2', '3'], ['0199'], ['x']])
      expect(await readCategoryListing(place, 'mn'), place.join('/')).toBeNull()
  })
})

describe('how many companies a category lists', () => {
  /** The categories whose sum differs from the actual count. */
  const wrong = async () => {
    const { rows } = await db().execute<{ category_code: string }>(sql`
      select category_code from directory_categories c
      where (select count(*) from directory_company_categories l where l.category_id = c.id and l.is_listed)
        <> (select coalesce(sum(delta), 0) from directory_category_counts n where n.category_id = c.id)`)
    return rows.map(({ category_code }) => category_code)
  }

  it('is right after every change, and after the changes were summed up', async () => {
    const steps: ((id: number) => SQL)[] = [
      (id) => sql`update directory_companies set approval = false where id = ${id}`,
      (id) => sql`update directory_companies set approval = true, name = 'ЯК' where id = ${id}`,
      (id) => sql`update directory_companies set status = false where id = ${id}`,
      (id) => sql`update directory_companies set status = true where id = ${id}`,
      (id) => sql`delete from directory_company_categories where company_id = ${id} and category_id = 2`,
      (id) => sql`insert into directory_company_categories (company_id, category_id) values (${id}, 4)`,
      () => sql`update directory_companies set approval = not approval where rejected_at is null`,
      () => sql`update directory_companies set approval = not approval where rejected_at is null`,
      (id) => sql`delete from directory_companies where id = ${id}`,
    ]
    const id = await makeCompany({ categories: ['0101', '0102', '0301'], registration_number: '' })
    for (const step of steps) {
      await db().execute(step(id))
      expect(await wrong()).toEqual([])
    }
    await sumUpCategoryCounts()
    expect(await wrong()).toEqual([])
    expect(await db().$count(directoryCategoryCounts)).toBeLessThanOrEqual(
      await db().$count(directoryCategories),
    )
  })
})

describe('consultants', () => {
  it('are answered in both languages, with the literal NULL as empty', async () => {
    const id = await makeConsultant({
      name: 'Д. УНДРАХ',
      name_en: 'NULL',
      profession: 'Уулын инженер',
      profession_en: 'null',
      advice_range: 'NULL',
    })
    const { body } = await get('get/consultants-by-category?lang=mn&limit=100')
    expect(body.category_name).toBe('Зөвлөх инженер')
    expect(body.consultants).toContainEqual({
      id,
      phone_number: '99112233',
      person_info: {
        translations: {
          name: { mn: 'Д. УНДРАХ', en: '' },
          profession: { mn: 'Уулын инженер', en: '' },
          advice_range: { mn: '', en: '' },
        },
      },
    })
  })
})

describe('a company', () => {
  it('is answered with all its contacts, categories and marks', async () => {
    const id = await makeCompany({
      name: 'АЛТАН ХӨНДИЙ ХХК',
      name_en: 'ALTAN VALLEY LLC',
      address: 'Улаанбаатар',
      about: 'Танилцуулга',
      about_en: 'NULL',
      categories: ['0301', '0201'],
      contacts: [
        { contact_type: 'phone', contact_value: '7014 5578' },
        { contact_type: 'phone', contact_value: '9911 0045' },
        { contact_type: 'fax', contact_value: '7014 5579' },
        { contact_type: 'website', contact_value: 'altanvalley.example' },
      ],
    })
    const member = await makeMember()
    await inTransaction(() =>
      db().update(memberCompanies).set({ company_id: id }).where(eq(memberCompanies.id, member.id)),
    )
    const { body } = await get(`get/company?id=${id}&lang=en`)
    expect(body.company).toMatchObject({
      name: 'ALTAN VALLEY LLC',
      company_name: 'ALTAN VALLEY LLC',
      phones: ['7014 5578', '9911 0045'],
      faxes: ['7014 5579'],
      emails: [],
      websites: ['altanvalley.example'],
      about_company: 'Танилцуулга',
      member: true,
      exhibitor: null,
    })
    const { all_categories } = body.company as { all_categories: { category_code: string }[] }
    expect(all_categories.map(({ category_code }) => category_code)).toEqual(['0201', '0301'])
    expect(JSON.stringify(body)).not.toContain('registr')
  })

  it('that is not listed is not found', async () => {
    const id = await makeCompany({ approval: false })
    for (const companyId of [id, 2_000_000_000]) {
      const { status, body } = await get(`get/company?id=${companyId}`)
      expect([status, body]).toEqual([404, { message: 'Мэдээлэл байхгүй байна.' }])
    }
  })

  it('is found under the id that was merged into it', async () => {
    const id = await makeCompany()
    await inTransaction(() => db().insert(directoryFormerCompanies).values({ id: 900_000, company_id: id }))
    const { body } = await get('get/company?id=900000')
    expect(body.company).toMatchObject({ id })
    const vcard = (companyId: number) =>
      vcardAt(new Request('http://localhost'), {
        params: Promise.resolve({ locale: 'en', id: String(companyId) }),
      })
    const former = await vcard(900_000)
    expect([former.status, former.headers.get('location')]).toEqual([308, `/en/yp/company/${id}/card.vcf`])
    expect((await vcard(id)).headers.get('content-type')).toBe('text/vcard; charset=utf-8')
    expect((await vcard(900_001)).status).toBe(404)
  })

  it('has the next ones of its category as neighbours, wrapping at the end', async () => {
    const word = randomUUID().slice(0, 8).toUpperCase()
    const ids: number[] = []
    for (const letter of ['А', 'Б', 'В'])
      ids.push(await makeCompany({ name: `${letter} ${word}`, categories: ['0401'] }))
    const [a = 0, b = 0, c = 0] = ids
    const category = (await getListedCompany(a))?.categories[0]?.id ?? 0
    const neighbours = async (id: number) =>
      (await listNeighbours(id, category, 'mn')).rows
        .map((row) => row.id)
        .filter((each) => ids.includes(each))
    expect(await neighbours(a)).toEqual([b, c])
    expect(await neighbours(c)).toEqual([a, b])
  })
})

describe('POST /client/yellow-page/insert/letter', () => {
  const mailsTo = (address: string) =>
    db().select().from(mailOutbox).where(eq(mailOutbox.to_address, address))
  const write = (json: object, from = '198.51.100.7') =>
    ask('POST /client/yellow-page/insert/letter', { json, headers: { 'x-forwarded-for': from } })
  const letter = { name: 'Б. Номин', email: 'Nomin@visitor.example', text: 'Үнийн санал авмаар байна.' }

  it('goes to the registrant of the company, once, with the sender as reply address', async () => {
    const registrant = `${randomUUID()}@owner.example`
    const company_id = await makeCompany({
      registrant,
      contacts: [{ contact_type: 'email', contact_value: `${randomUUID()}@company.example` }],
    })
    const answers = await Promise.all([write({ ...letter, company_id }), write({ ...letter, company_id })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(registrant)
    const mails = await mailsTo(registrant)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ reply_to: 'nomin@visitor.example' })
    expect(mails[0]?.text).toContain(letter.text)
    expect(mails[0]?.registrant_id).not.toBeNull()
  })

  it('goes to the first e-mail contact when there is no registrant, and is refused without either', async () => {
    const address = `${randomUUID()}@company.example`
    const company_id = await makeCompany({
      contacts: [
        { contact_type: 'phone', contact_value: '70145578' },
        { contact_type: 'email', contact_value: address },
      ],
    })
    expect((await write({ ...letter, company_id })).status).toBe(200)
    expect(await mailsTo(address)).toHaveLength(1)
    const silent = await write({ ...letter, company_id: await makeCompany() })
    expect([silent.status, silent.body.message]).toEqual([404, 'Мэдээлэл байхгүй байна.'])
  })

  it('asks for a name, an address and a text, and takes no program for a person', async () => {
    const address = `${randomUUID()}@company.example`
    const company_id = await makeCompany({
      contacts: [{ contact_type: 'email', contact_value: address }],
    })
    const answer = await write({ company_id })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields as object)).toEqual(['name', 'email', 'text'])
    for (const wrong of [
      { name: 'Номин\nBcc: all@visitor.example' },
      { name: 'https://evil.example' },
      { email: 'nomin' },
      { text: 'а'.repeat(2_001) },
    ])
      expect((await write({ ...letter, company_id, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
    expect((await write({ ...letter, company_id, website: 'x' })).status).toBe(200)
    expect(await mailsTo(address)).toEqual([])
  })

  it('is accepted a few times an hour from one address', async () => {
    const companies = await Promise.all(
      [1, 2, 3].map(() =>
        makeCompany({
          contacts: [{ contact_type: 'email', contact_value: `${randomUUID()}@company.example` }],
        }),
      ),
    )
    const statuses: number[] = []
    for (let at = 0; at < 11; at++)
      statuses.push(
        (await write({ ...letter, company_id: companies[at % 3], text: `${at}` }, '198.51.100.9')).status,
      )
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })

  it('is limited by day for one sender and by hour for one company, for all senders together', async () => {
    const address = `${randomUUID()}@company.example`
    const company_id = await makeCompany({
      contacts: [{ contact_type: 'email', contact_value: address }],
    })
    const last = async (senders: number, lettersEach: number) => {
      let answer = await write({ ...letter, company_id, text: 'эхнийх' }, '203.0.113.99')
      for (let sender = 0; sender < senders; sender++)
        for (let at = 0; at < lettersEach; at++)
          answer = await write(
            {
              ...{ ...letter, company_id, text: `${sender} ${at}` },
              ...(sender > 0 && { email: `${randomUUID()}@visitor.example` }),
            },
            `203.0.113.${sender}`,
          )
      return answer
    }
    const lastAnswer = await last(1, 5)
    expect([lastAnswer.status, lastAnswer.body.message]).toEqual([
      429,
      'Та энэ компанид өнөөдөр хэд хэдэн захидал илгээсэн байна. Маргааш дахин оролдоно уу.',
    ])
    expect(await mailsTo(address)).toHaveLength(5)
    const crowd = await last(40, 1)
    expect([crowd.status, crowd.body.message]).toEqual([
      429,
      'Энэ компани саяхан олон захидал хүлээн авсан байна. 60 минутын дараа дахин оролдоно уу.',
    ])
    expect(await mailsTo(address)).toHaveLength(20)
  })
})

describe('the sitemap', () => {
  it('contains the listings, in the languages of their names', async () => {
    const both = await makeCompany({ name_en: 'BOTH LLC' })
    const one = await makeCompany({ name_en: 'NULL' })
    const hiddenId = await makeCompany({ approval: false })
    const person = await makeConsultant()
    expect(await sitemapIndex()).toContain('/sitemap/companies-1.xml')
    const companies = (await sitemapPart('companies-1')) ?? ''
    expect(companies).toContain(`/en/yp/company/${both}<`)
    expect(companies).toContain(`/yp/company/${one}<`)
    expect(companies).not.toContain(`/en/yp/company/${one}<`)
    expect(companies).not.toContain(`/yp/company/${hiddenId}<`)
    const pages = (await sitemapPart('directory-1')) ?? ''
    for (const path of ['/yp<', '/yp/category/0301<', '/yp/category/0403<', `/yp/consultant/${person}<`])
      expect(pages).toContain(path)
  })
})
