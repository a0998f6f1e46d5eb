import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryCompanies, directoryDistinctCompanies, directoryReports } from '@/db/schema/directory'
import { eventPartners } from '@/db/schema/event'
import { freeNumber, makeDirectoryCategory, makeListingReport } from '@/tests/factories/directory-content'
import { makePartner } from '@/tests/factories/event'
import { makeListing } from '@/tests/factories/listings'
import { blobOf, formOf } from '../harness'
import { rowsOf, type Write } from './write'

const word = () => `Ангилал ${randomUUID()}`
const namesOf = async () =>
  (await rowsOf('GET /yellow-page/categories?language=mn', 'subCategories')).map(({ name }) => name)
const stateOf = async (id: number) =>
  (await db().select().from(directoryReports).where(eq(directoryReports.id, id)))[0]?.state
const isListed = async (registration_number: string) =>
  (await db().$count(directoryCompanies, eq(directoryCompanies.registration_number, registration_number))) > 0

const categoryWrites: Record<string, Write> = {
  'POST /yellow-page/insert/category': async () => {
    const json = { mainCategory: '03', nameMn: word(), nameEn: 'Category' }
    return {
      send: { json },
      details: json,
      read: async () => (await namesOf()).includes(json.nameMn),
      ...{ before: false, after: true },
    }
  },
  'POST /yellow-page/update/category': async () => {
    const { category_code } = await makeDirectoryCategory()
    const json = { category_code, name: word(), name_en: 'Renamed' }
    return {
      send: { json },
      details: json,
      read: async () => (await namesOf()).includes(json.name),
      ...{ before: false, after: true },
    }
  },
  'DELETE /yellow-page/delete/empty-category': async () => {
    const name = word()
    const { id } = await makeDirectoryCategory(name)
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: async () => (await namesOf()).includes(name),
      ...{ before: true, after: false },
    }
  },
}

const reportWrites: Record<string, Write> = {
  'POST /yellow-page/update/report': async () => {
    const id = await makeListingReport()
    return {
      send: { json: { id, state: 'closed' } },
      details: { id, state: 'closed' },
      read: () => stateOf(id),
      ...{ before: 'new', after: 'closed' },
    }
  },
  'DELETE /yellow-page/delete/report': async () => {
    const id = await makeListingReport()
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: () => stateOf(id),
      ...{ before: 'new', after: undefined },
    }
  },
}

const companyWrites: Record<string, Write> = {
  'POST /yellow-page/upload/companies': async () => {
    const number = freeNumber()
    const file = blobOf(Buffer.from(`registration_number,name,categories\n${number},Говь ХХК,0101`))
    return {
      send: { form: formOf({ dryRun: false, file }, 'companies.csv') },
      details: { dryRun: false },
      read: () => isListed(number),
      ...{ before: false, after: true },
    }
  },
  'POST /yellow-page/update/merged-company': async () => {
    const number = freeNumber()
    const keptListing = await makeListing({ approval: true })
    const other = await makeListing({ approval: true, registration_number: number })
    // It exhibits at the event, whose pages must expire.
    await db()
      .update(eventPartners)
      .set({ company_id: other.id })
      .where(eq(eventPartners.id, await makePartner()))
    const json = { id: keptListing.id, other_id: other.id, taken: ['registration_number'] }
    return {
      send: { json },
      details: { id: keptListing.id, other_id: other.id },
      read: async () =>
        (
          await db()
            .select({ id: directoryCompanies.id })
            .from(directoryCompanies)
            .where(eq(directoryCompanies.registration_number, number))
        ).map(({ id }) => id),
      ...{ before: [other.id], after: [keptListing.id] },
    }
  },
  'POST /yellow-page/insert/distinct-companies': async () => {
    const [one, two] = [await makeListing(), await makeListing()]
    return {
      send: { json: { id: two.id, other_id: one.id } },
      details: { id: two.id, other_id: one.id },
      read: () => db().$count(directoryDistinctCompanies, eq(directoryDistinctCompanies.company_id, one.id)),
      ...{ before: 0, after: 1 },
    }
  },
}

/** Categories, reported errors, and companies that are imported from a file or merged. */
export const directoryContentWrites: Record<string, Write> = {
  ...categoryWrites,
  ...reportWrites,
  ...companyWrites,
}
