import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import {
  directoryCompanies,
  directoryContacts,
  directoryFormerCompanies,
  directoryRegistrants,
  directoryReports,
} from '@/db/schema/directory'
import { memberCompanies } from '@/db/schema/members'
import { findRedirect } from '@/lib/office/redirects/queries'
import { makeMember } from '@/tests/factories/assessment'
import { freeNumber, makeListingReport } from '@/tests/factories/directory-content'
import { makeListing, makeListingChange } from '@/tests/factories/listings'
import { ask, someone } from './harness'

type Pair = { reason: string; first: { id: number }; other: { id: number } }

const pairsWith = async (id: number): Promise<[number, number, string][]> => {
  const { body } = await ask('GET /yellow-page/get/duplicates?limit=100', { as: await someone(2) })
  return (body.pairs as Pair[])
    .filter(({ first, other }) => first.id === id || other.id === id)
    .map(({ first, other, reason }) => [first.id, other.id, reason])
}
const merge = async (json: object) =>
  ask('POST /yellow-page/update/merged-company', { as: await someone(2), json })
const companyOf = async (id: number) =>
  (await db().select().from(directoryCompanies).where(eq(directoryCompanies.id, id)))[0]

describe('possible duplicates', () => {
  it('have one number, or names that differ only in spelling, until staff dismiss them', async () => {
    const [number, word] = [freeNumber(), randomUUID().slice(0, 8).toUpperCase()]
    const one = await makeListing({
      name: `«${word} ТРЕЙД» ХХК`,
      approval: true,
      registration_number: number,
    })
    const same = await makeListing({ name: `${word}-ТРЕЙД`, name_en: '' })
    const sameNumber = await makeListing({ registration_number: number })
    await makeListing({ name: `${word} ТРЕЙДИНГ ХХК` })
    await makeListing({ name: `${word} ТРЕЙД ХК`, rejected_at: new Date() })
    expect(await pairsWith(one.id)).toEqual([
      [one.id, sameNumber.id, 'number'],
      [one.id, same.id, 'name'],
    ])
    const json = { id: same.id, other_id: one.id }
    const path = 'POST /yellow-page/insert/distinct-companies'
    expect((await ask(path, { as: await someone(2), json })).status).toBe(200)
    expect((await ask(path, { as: await someone(2), json })).status).toBe(200)
    expect(await pairsWith(one.id)).toEqual([[one.id, sameNumber.id, 'number']])
    expect((await ask('GET /yellow-page/get/duplicates', { as: await someone(3) })).status).toBe(403)
  })
})

describe('a merge', () => {
  it('unites lists, takes the chosen fields, moves references, and redirects from the old id', async () => {
    const number = freeNumber()
    const keptListing = await makeListing({ approval: true, address: 'Хуучин хаяг', about: 'Танилцуулга' })
    const other = await makeListing({
      ...{ approval: true, registration_number: number, address: 'Шинэ хаяг', code: '0101' },
    })
    await db()
      .insert(directoryContacts)
      .values({ company_id: other.id, contact_type: 'email', contact_value: 'info@other.example' })
    const report = await makeListingReport({ company_id: other.id })
    const member = await makeMember()
    await db()
      .update(memberCompanies)
      .set({ company_id: other.id, registration_number: number })
      .where(eq(memberCompanies.id, member.id))
    const { body } = await ask(`GET /yellow-page/get/duplicate?id=${keptListing.id}&other_id=${other.id}`, {
      as: await someone(2),
    })
    expect(body).toMatchObject({
      first: { address: 'Хуучин хаяг', members: 0 },
      other: { address: 'Шинэ хаяг', members: 1, reports: 1, categories: ['0101 Нүүрс'] },
    })

    const fields = ['registration_number', 'address', 'registrant']
    const json = { id: keptListing.id, version: 1, other_id: other.id, other_version: 1, taken: fields }
    const answers = await Promise.all([merge(json), merge(json)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await companyOf(other.id)).toBeUndefined()
    expect(await companyOf(keptListing.id)).toMatchObject({
      ...{ registration_number: number, address: 'Шинэ хаяг', about: 'Танилцуулга', version: 2 },
    })
    const contacts = await db()
      .select()
      .from(directoryContacts)
      .where(eq(directoryContacts.company_id, keptListing.id))
    expect(contacts.map(({ contact_value }) => contact_value)).toEqual(['7018 0200', 'info@other.example'])
    const [memberRow] = await db().select().from(memberCompanies).where(eq(memberCompanies.id, member.id))
    expect(memberRow?.company_id).toBe(keptListing.id)
    const [reportRow] = await db().select().from(directoryReports).where(eq(directoryReports.id, report))
    expect(reportRow?.company_id).toBe(keptListing.id)
    const [owner] = await db()
      .select()
      .from(directoryRegistrants)
      .where(eq(directoryRegistrants.company_id, keptListing.id))
    expect(owner?.email).toBe(other.email)
    expect(
      await db().select().from(directoryFormerCompanies).where(eq(directoryFormerCompanies.id, other.id)),
    ).toMatchObject([{ company_id: keptListing.id }])
    expect(await findRedirect(`/yp/company/${other.id}/card.vcf`)).toBe(
      `/yp/company/${keptListing.id}/card.vcf`,
    )
  })

  it('is refused with itself, after a later save, and while both have waiting changes', async () => {
    const [one, two] = [await makeListing({ approval: true }), await makeListing({ approval: true })]
    expect((await merge({ id: one.id, other_id: one.id })).status).toBe(400)
    expect((await merge({ id: one.id, other_id: two.id, other_version: 7 })).status).toBe(409)
    await makeListingChange(one.id, { address: 'Шинэ' })
    await makeListingChange(two.id, { address: 'Шинэ' })
    expect(await merge({ id: one.id, other_id: two.id })).toMatchObject({
      ...{ status: 409, body: { message: expect.stringMatching(/хүлээгдэж/) as string } },
    })
    expect(await companyOf(two.id)).toBeDefined()
  })
})
