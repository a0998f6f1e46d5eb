import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import {
  directoryCategories,
  directoryChanges,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
  directoryPeople,
  directoryRegistrants,
} from '@/db/schema/directory'

const first = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('nothing was written')
  return row
}

const registrant = {
  name: 'Д. Ундрах',
  position: 'Менежер',
  phone: '9902 1177',
}

type ListingValues = Partial<typeof directoryCompanies.$inferInsert> & { lang?: 'mn' | 'en'; code?: string }

/**
 * A request of a company with a phone, a category and a new registrant; `approval` makes it a listing.
 * Written in one transaction as the calls do it, so that the search finds it at once.
 */
export const makeListing = (values: ListingValues = {}) => inTransaction(() => writeListing(values))

async function writeListing({ lang = 'mn', code = '0301', ...values }: ListingValues) {
  const company = first(
    await db()
      .insert(directoryCompanies)
      .values({ name: `ТӨМӨР ${randomUUID().toUpperCase()} ХХК`, name_en: 'IRON LLC', ...values })
      .returning(),
  )
  const category = first(
    await db().select().from(directoryCategories).where(eq(directoryCategories.category_code, code)),
  )
  await db().insert(directoryCompanyCategories).values({ company_id: company.id, category_id: category.id })
  const contact = first(
    await db()
      .insert(directoryContacts)
      .values({ company_id: company.id, contact_type: 'phone', contact_value: '7018 0200' })
      .returning(),
  )
  const email = `${randomUUID()}@owner.example`
  await db()
    .insert(directoryRegistrants)
    .values({ ...registrant, company_id: company.id, email, lang })
  return { ...company, email, contact_id: contact.id, category_id: category.id }
}

type GivenPerson = Partial<typeof directoryPeople.$inferInsert>

/** A request of a consultant with a new registrant. */
export const makeConsultant = (values: GivenPerson = {}) => inTransaction(() => writeConsultant(values))

async function writeConsultant(values: GivenPerson) {
  const person = first(
    await db()
      .insert(directoryPeople)
      .values({
        name: `Д. БАТ ${randomUUID().toUpperCase()}`,
        name_en: 'D. BAT',
        profession: 'Геологич',
        phone_number: '9911 2233',
        ...values,
      })
      .returning(),
  )
  const email = `${randomUUID()}@owner.example`
  await db()
    .insert(directoryRegistrants)
    .values({ ...registrant, person_id: person.id, email })
  return { ...person, email }
}

/** A change that the owner of a company has sent. */
export async function makeListingChange(companyId: number, changes: Record<string, unknown>) {
  return first(
    await db()
      .insert(directoryChanges)
      .values({ company_id: companyId, changes, sent_by: 'Д. Ундрах' })
      .returning(),
  )
}
