import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  directoryCategories,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
  directoryPeople,
  directoryRegistrants,
} from '@/db/schema/directory'
import { requireRow, insertRow } from '@/lib/platform/api/rows'

type CompanyValues = {
  company?: Partial<typeof directoryCompanies.$inferInsert>
  registrant?: Partial<typeof directoryRegistrants.$inferInsert>
}

const registrantOf = (email: string) => ({ name: 'Б. Болд', position: 'Захирал', phone: '99112233', email })

/** A listed company with its owner; the query identifies it as the owner's calls do. */
export async function makeOwnedCompany({ company, registrant }: CompanyValues = {}) {
  const email = `${randomUUID()}@listing.example`
  const { id } = await insertRow(directoryCompanies, {
    ...{ name: 'АЛТАН ХӨНДИЙ ХХК', name_en: 'ALTAN VALLEY LLC', approval: true },
    registration_number: String(randomInt(10_000_000, 99_999_999)),
    ...company,
  })
  const category = requireRow(
    await db()
      .select({ id: directoryCategories.id })
      .from(directoryCategories)
      .where(eq(directoryCategories.category_code, '0301')),
  )
  await insertRow(directoryCompanyCategories, { company_id: id, category_id: category.id })
  await insertRow(directoryContacts, { company_id: id, contact_type: 'phone', contact_value: '70145578' })
  const owner = await insertRow(directoryRegistrants, {
    ...registrantOf(email),
    company_id: id,
    ...registrant,
  })
  return { id, email: registrant?.email ?? email, registrantId: owner.id, query: `kind=company&id=${id}` }
}

/** A listed consulting engineer with the owner of the listing. */
export async function makeOwnedConsultant(values: Partial<typeof directoryPeople.$inferInsert> = {}) {
  const email = `${randomUUID()}@listing.example`
  const { id } = await insertRow(directoryPeople, {
    ...{ name: 'Д. УНДРАХ', name_en: 'D. UNDRAKH', phone_number: '99887766', approval: true },
    ...{ profession: 'Геологич', profession_en: 'Geologist' },
    ...values,
  })
  await insertRow(directoryRegistrants, { ...registrantOf(email), person_id: id })
  return { id, email, query: `kind=consultant&id=${id}` }
}
