import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import {
  directoryCategories,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
  directoryPeople,
  directoryRegistrants,
} from '@/db/schema/directory'

type ListingValues = Partial<typeof directoryCompanies.$inferInsert> & {
  /** Codes of its sub-categories. */
  categories?: readonly string[]
  contacts?: readonly { contact_type: 'phone' | 'fax' | 'email' | 'website'; contact_value: string }[]
  /** The address of its registrant. */
  registrant?: string
}

/** A company of the directory, listed by default. @returns its id */
export async function makeCompany({
  categories = ['0301'],
  contacts = [],
  registrant,
  ...values
}: ListingValues = {}) {
  return inTransaction(async () => {
    const [company] = await db()
      .insert(directoryCompanies)
      .values({ name: `КОМПАНИ ${randomUUID().toUpperCase()} ХХК`, approval: true, ...values })
      .returning({ id: directoryCompanies.id })
    if (!company) throw new Error('the company was not written')
    const company_id = company.id
    const rows = await db()
      .select({ category_id: directoryCategories.id })
      .from(directoryCategories)
      .where(inArray(directoryCategories.category_code, [...categories]))
    await db()
      .insert(directoryCompanyCategories)
      .values(rows.map((row) => ({ ...row, company_id })))
    if (contacts.length > 0)
      await db()
        .insert(directoryContacts)
        .values(contacts.map((contact) => ({ ...contact, company_id })))
    if (registrant)
      await db()
        .insert(directoryRegistrants)
        .values({ company_id, name: 'Б. Бат', position: 'Захирал', email: registrant, phone: '99112233' })
    return company_id
  })
}

/** A listed consulting engineer. @returns its id */
export async function makeConsultant(values: Partial<typeof directoryPeople.$inferInsert> = {}) {
  return inTransaction(async () => {
    const [person] = await db()
      .insert(directoryPeople)
      .values({ name: `ИНЖЕНЕР ${randomUUID()}`, phone_number: '99112233', approval: true, ...values })
      .returning({ id: directoryPeople.id })
    if (!person) throw new Error('the consultant was not written')
    return person.id
  })
}
