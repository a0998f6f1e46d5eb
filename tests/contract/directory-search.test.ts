import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db, inTransaction, pool } from '@/db/client'
import { directoryCategories, directoryCompanies } from '@/db/schema/directory'
import { memberCompanies } from '@/db/schema/members'
import type { DirectoryQuery } from '@/lib/directory/search/address'
import { searchDirectory } from '@/lib/directory/search/queries'
import { countCompaniesByAimag, countListingsByCategory } from '@/lib/directory/listings/queries'
import { listHomeRows } from '@/lib/directory/search/home-rows'
import { indexPending } from '@/lib/platform/search/index-records'
import { writeInLatin } from '@/lib/platform/search/latin'
import { makeMember } from '@/tests/factories/assessment'
import { makeCompany, makeConsultant } from '@/tests/factories/directory-listings'
import { ask } from './harness'

const call = (part: string, query: Record<string, string>) =>
  ask(`GET /client/yellow-page/search/${part}?${new URLSearchParams(query)}`)
type CompanyRow = { id: number; name: string }
const companies = async (term: string, query: Record<string, string> = {}) => {
  const { body } = await call('companies', { lang: 'mn', page: '1', limit: '36', term, ...query })
  return (body.companies as CompanyRow[]).map(({ id }) => id)
}
const anything: DirectoryQuery = {
  ...{ term: '', type: null, category: null, mark: null, aimag: null },
  ...{ letter: null, sort: null, page: 1 },
}
const search = (query: Partial<DirectoryQuery>, locale: 'mn' | 'en' = 'mn') =>
  inTransaction(() => searchDirectory({ ...anything, ...query }, locale))
const idsOf = ({ listings }: Awaited<ReturnType<typeof search>>) =>
  listings.map(({ type, card }) => `${type} ${card.id}`)

/** A unique Cyrillic word that ends in a vowel: its key is also the start of a longer word's. */
const unique = () =>
  [...randomUUID().replaceAll('-', '').slice(0, 7)]
    .map((digit) => syllables.slice(parseInt(digit, 16) * 2).slice(0, 2))
    .join('')
const syllables = 'багодожузаколамонупарусатофухачо'

beforeAll(() => indexPending())

describe('companies of the directory', () => {
  it('are found by name in either language, number, category and words of their description', async () => {
    const word = unique()
    const other = unique()
    const id = await makeCompany({
      name: `${word.toUpperCase()} ХӨНДИЙ ХХК`,
      name_en: 'QUARTZVALLEYNORTH LLC',
      registration_number: '9876501',
      about: `Бид ${other} олборлодог.`,
      categories: ['0302'],
    })
    for (const term of [word, `${word} хөндийн`, 'QUARTZVALLEYNORTH', '9876501', other, `${word} лаборатори`])
      expect(await companies(term), term).toContain(id)
    expect(await companies('laboratories')).toContain(id)
  })

  it('are the same, with the same marks, for a term in capitals, as the form sends it', async () => {
    const word = unique()
    for (const name of [`${word} ХХК`, `${word} УУЛ ХХК`]) await makeCompany({ name: name.toUpperCase() })
    await makeCompany({ name: `АЛТАН ${unique()}`.toUpperCase(), about: `Бид ${word} олборлодог.` })
    const [lowerCase, upperCase] = [await search({ term: word }), await search({ term: word.toUpperCase() })]
    expect(idsOf(lowerCase)).toHaveLength(3)
    expect(upperCase.listings).toEqual(lowerCase.listings)
  })

  it('are found by the beginning of a word from two letters on, in either alphabet, also one that texts contain', async () => {
    // Of the words that begin with two frequent letters, only so many are looked up.
    const word = `зю${unique()}`
    const longer = await makeCompany({ name: `ТАЛ ${word}`.toUpperCase() })
    const itself = await makeCompany({ name: `${word.slice(0, 3)} ХХК`.toUpperCase() })
    const withText = await makeCompany({ about: `Бид ${word}р нийлүүлдэг.` })
    // The beginning is a name itself, so the longer words come after it: first those of names.
    const ownIds = [itself, longer, withText]
    for (const beginning of [word.slice(0, 2), word.slice(0, 3)])
      for (const term of [beginning, beginning.toUpperCase(), writeInLatin(beginning)]) {
        const ids = await companies(term, { limit: '100' })
        expect(
          ids.filter((id) => ownIds.includes(id)),
          term,
        ).toEqual(ownIds)
      }
  })

  it('are sorted: the name itself, names that begin with the term, similar names', async () => {
    const word = unique()
    const longer = await makeCompany({ name: `${word.toUpperCase()} ТРЕЙД ГРУПП ХХК` })
    const compoundId = await makeCompany({ name: `${word.toUpperCase()}СЕРВИС ХХК` })
    const itself = await makeCompany({ name: `${word.toUpperCase()} ХХК` })
    expect(await companies(word)).toEqual([itself, longer, compoundId])
    const wrong = `${word.slice(0, 3)}щ${word.slice(4)}`
    expect((await companies(wrong))[0]).toBe(itself)
  })

  it('are found in other letters, in another order and without ө and ү', async () => {
    const word = unique()
    const id = await makeCompany({ name: `${word.toUpperCase()} МӨНХ ГҮН ХХК` })
    for (const term of [`гүн ${word} мөнх`, `${word} монх гун`, `${word} менх гvн`, `${word}мөнхгүнээс`])
      expect((await companies(term))[0], term).toBe(id)
  })

  it('are not found before they are approved, nor once they are closed or renamed', async () => {
    const word = unique()
    const id = await makeCompany({ name: word.toUpperCase(), approval: false })
    expect(await companies(word)).toEqual([])
    const set = (values: Partial<typeof directoryCompanies.$inferInsert>) =>
      inTransaction(() => db().update(directoryCompanies).set(values).where(eq(directoryCompanies.id, id)))
    await set({ approval: true })
    expect(await companies(word)).toEqual([id])
    await set({ status: false })
    expect(await companies(word)).toEqual([])
    await set({ status: true, name: unique().toUpperCase() })
    expect(await companies(word)).toEqual([])
  })

  it('are found by the new name of their category', async () => {
    const [oldName, newName] = [unique(), unique()]
    const [category] = await inTransaction(() =>
      db()
        .insert(directoryCategories)
        .values({ category_code: '0298', name: oldName })
        .returning({ id: directoryCategories.id }),
    )
    const id = await makeCompany({ categories: ['0298'] })
    expect(await companies(oldName)).toEqual([id])
    await inTransaction(() =>
      db()
        .update(directoryCategories)
        .set({ name: newName })
        .where(eq(directoryCategories.id, category?.id ?? 0)),
    )
    expect(await companies(newName)).toEqual([id])
    expect(await companies(oldName)).toEqual([])
  })

  it('come page by page, and all of them by name without a term', async () => {
    const word = unique()
    for (let n = 0; n < 3; n++) await makeCompany({ name: `${word} ${'АБВ'[n]}`.toUpperCase() })
    const { body } = await call('companies', { term: word, limit: '2', page: '2' })
    expect(body).toMatchObject({ total: 3, totalPages: 2, companies: [expect.anything()] })
    const all = await call('companies', { term: '', limit: '2' })
    expect(all.body.total).toBeGreaterThan(3)
    expect(all.body.companies).toHaveLength(2)
  })
})

describe('consultants', () => {
  it('are found by name and profession', async () => {
    const word = unique()
    const id = await makeConsultant({ name: word.toUpperCase(), profession: `${word} судлаач` })
    const { body } = await call('consultants', { lang: 'mn', term: `${word} судлаачийн` })
    expect(body).toMatchObject({ total: 1, totalPages: 1, consultants: [{ id }] })
  })
})

describe('the search page', () => {
  it('filters by type, category, mark and letter, and counts the results of each', async () => {
    const word = unique()
    const member = await makeCompany({ name: `АЯ ${word}`.toUpperCase(), categories: ['0101', '0102'] })
    const plain = await makeCompany({ name: `БЯ ${word}`.toUpperCase(), categories: ['0301'] })
    const person = await makeConsultant({ name: `ВЯ ${word}`.toUpperCase() })
    const { id: memberId } = await makeMember()
    await inTransaction(() =>
      db()
        .update(memberCompanies)
        .set({ company_id: member, active: true })
        .where(eq(memberCompanies.id, memberId)),
    )
    const all = await search({ term: word })
    expect(all.total).toBe(3)
    expect(all.facets).toMatchObject({
      types: { company: 2, consultant: 1 },
      marks: { member: 1, exhibitor: 0 },
      categories: { '01': 1, '0101': 1, '0102': 1, '03': 1, '0301': 1, '04': 1, '0403': 1 },
    })
    expect([...all.facets.letters].sort()).toEqual(['А', 'Б', 'В'])
    const findIds = async (query: Partial<DirectoryQuery>) => idsOf(await search({ term: word, ...query }))
    expect(await findIds({ type: 'consultant' })).toEqual([`consultant ${person}`])
    expect(await findIds({ category: '01' })).toEqual([`company ${member}`])
    expect(await findIds({ category: '0301' })).toEqual([`company ${plain}`])
    expect(await findIds({ mark: 'member' })).toEqual([`company ${member}`])
    expect(await findIds({ letter: 'Б' })).toEqual([`company ${plain}`])
    const none = await search({ term: word, mark: 'member', letter: 'Б' })
    expect(none).toMatchObject({ total: 0, foundInAll: 3 })
  })

  it('filters by aimag, with and without a term, and counts the results of each', async () => {
    const word = unique()
    const place = { aimag: 'MN-053', categories: ['0401'] }
    const there = await makeCompany({ name: `ГЯ ${word}`.toUpperCase(), ...place })
    const capital = await makeCompany({ name: `ГЯГ ${word}`.toUpperCase(), ...place, aimag: 'MN-1' })
    await makeConsultant({ name: `ГЯ ${word}`.toUpperCase() })
    expect((await search({ term: word })).facets.aimags).toEqual({ 'MN-053': 1, 'MN-1': 1 })
    const answer = await search({ term: word, aimag: 'MN-053' })
    expect(idsOf(answer)).toEqual([`company ${there}`])
    // The counts of a filter's values ignore that filter.
    expect(answer.facets).toMatchObject({ aimags: { 'MN-053': 1, 'MN-1': 1 }, types: { consultant: 0 } })
    const ofCapital = await search({ aimag: 'MN-1', category: '0401', letter: 'Г' })
    expect(idsOf(ofCapital)).toContain(`company ${capital}`)
    expect(idsOf(ofCapital)).not.toContain(`company ${there}`)
    const ids = await inTransaction(() =>
      db()
        .select({ id: directoryCategories.id })
        .from(directoryCategories)
        .where(eq(directoryCategories.category_code, '0401')),
    )
    const ofCategory = await inTransaction(() => countCompaniesByAimag(ids.map(({ id }) => id)))
    expect(ofCategory).toEqual((await search({ category: '0401' })).facets.aimags)
    const ofAll = await inTransaction(() => countCompaniesByAimag(null))
    expect(ofAll).toEqual((await search({})).facets.aimags)
  })

  it('lists all by name where no term is given', async () => {
    const id = await makeCompany({ name: `ЯЯЯ ${unique()}`.toUpperCase(), categories: ['0401'] })
    const all = await search({ category: '0401', letter: 'Я' })
    expect(idsOf(all)).toContain(`company ${id}`)
    expect(all.total).toBe(all.listings.length)
    const { rows } = await pool().query<{ count: number }>(
      'select ((select count(*) from directory_companies where is_listed) + (select count(*) from directory_people where is_listed))::int as count',
    )
    expect((await search({})).total).toBe(rows[0]?.count)
  })

  it('marks the words that matched, also at the beginning of a name', async () => {
    const word = unique()
    await makeCompany({ name: `${word}СЕРВИС ХХК`.toUpperCase() })
    const { listings } = await search({ term: word })
    expect(listings[0]?.matchedWords).toContain(`${word}сервис`)
  })

  it('sorts by relevance, or by name on request', async () => {
    const word = unique()
    const first = await makeCompany({ name: `АА ${word} ХХК`.toUpperCase() })
    const itself = await makeCompany({ name: `${word} ХХК`.toUpperCase() })
    expect(idsOf(await search({ term: word }))).toEqual([`company ${itself}`, `company ${first}`])
    expect(idsOf(await search({ term: word, sort: 'name' }))).toEqual([
      `company ${first}`,
      `company ${itself}`,
    ])
  })

  it('suggests similar words without a result, and partial results when a word is missing', async () => {
    const word = unique()
    await makeCompany({ name: word.toUpperCase() })
    expect(await search({ term: `${word} кимберлитщ` })).toMatchObject({ total: 1, without: ['кимберлитщ'] })
    expect(await search({ term: 'щщщщщщъъъъ' })).toMatchObject({ total: 0, listings: [] })
  })
})

describe('suggestions', () => {
  it('are listings whose names begin so, in any letters', async () => {
    const word = unique()
    const id = await makeCompany({ name: `${word} ХХК`.toUpperCase() })
    await makeCompany({ name: `${word} НУУЦ`.toUpperCase(), approval: false })
    for (const term of [word.slice(0, 8), word.slice(0, 8).toUpperCase(), writeInLatin(word.slice(0, 8))]) {
      const { body } = await call('suggestions', { term, lang: 'mn' })
      expect(body.suggestions).toEqual([
        {
          ...{ type: 'company', id, category_code: '0301', logo: null, count: null },
          name: expect.stringMatching(/ ХХК$/) as string,
        },
      ])
    }
  })

  it('are categories too, with the number of their listings, from two letters on', async () => {
    const word = unique()
    const [category] = await inTransaction(() =>
      db()
        .insert(directoryCategories)
        .values({ category_code: '0297', name: `Сорил, ${word}`, name_en: 'Testing' })
        .returning({ id: directoryCategories.id }),
    )
    const suggestedCategories = async (term: string, lang = 'mn') => {
      const { body } = await call('suggestions', { term, lang })
      return (body.suggestions as { type: string }[]).filter(({ type }) => type === 'category')
    }
    // An empty category is not suggested.
    expect(await suggestedCategories(word)).toEqual([])
    await makeCompany({ categories: ['0297'] })
    const suggestion = { type: 'category', id: category?.id, category_code: '0297', logo: null, count: 1 }
    for (const term of [word.slice(0, 2), writeInLatin(word), `${word.slice(0, 4)} сор`])
      expect(await suggestedCategories(term), term).toContainEqual({ ...suggestion, name: `Сорил, ${word}` })
    expect(await suggestedCategories(word, 'en')).toEqual([{ ...suggestion, name: 'Testing' }])
    expect(await suggestedCategories(word.slice(0, 1))).toEqual([])
  })
})

describe('the home page', () => {
  it('counts the listings of each category, and lists the newest companies, members and exhibitors', async () => {
    const before = await inTransaction(() => countListingsByCategory())
    const plain = await makeCompany({ name: unique().toUpperCase(), categories: ['0301', '0401'] })
    await makeConsultant({ name: unique().toUpperCase() })
    const member = await makeCompany({ name: unique().toUpperCase(), categories: ['0301'] })
    await makeCompany({ name: unique().toUpperCase(), categories: ['0301'], approval: false })
    const { id } = await makeMember()
    const rowsBefore = await inTransaction(() => listHomeRows('mn'))
    await inTransaction(() =>
      db()
        .update(memberCompanies)
        .set({ company_id: member, active: true })
        .where(eq(memberCompanies.id, id)),
    )
    const after = await inTransaction(() => countListingsByCategory())
    const growthOf = (code: string) => (after[code] ?? 0) - (before[code] ?? 0)
    expect(['0301', '0401', '0403', '0101'].map(growthOf)).toEqual([2, 1, 1, 0])
    const rows = await inTransaction(() => listHomeRows('mn'))
    expect(rows.newest.companies.slice(0, 2).map((card) => card.id)).toEqual([member, plain])
    expect(rows.newest.companies).toHaveLength(5)
    expect(rows.members.total).toBe(rowsBefore.members.total + 1)
    expect(rows.members.companies.every(({ isMember }) => isMember)).toBe(true)
    expect(rows.exhibitors.companies.every(({ exhibitorOf }) => exhibitorOf !== null)).toBe(true)
  })
})

describe('an unusual term', () => {
  it.each(['%', '_', "'; drop table news; --", '\\', 'алтан khundii', '🪨', '( | &', '..'])(
    'is answered: %s',
    async (term) => {
      for (const part of ['companies', 'consultants', 'suggestions']) {
        const { status } = await call(part, { term })
        expect(status).toBe(200)
      }
      expect((await search({ term })).total).toBeTypeOf('number')
    },
  )

  it('is refused when it is longer than any name', async () => {
    const { status, body } = await call('companies', { term: 'а'.repeat(5_000) })
    expect(status).toBe(400)
    expect(body).toMatchObject({ fields: { term: expect.any(String) as string } })
    expect((await call('suggestions', { term: ' ' })).status).toBe(400)
  })
})
