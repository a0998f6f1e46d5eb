import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  type ContactType,
  directoryCategories,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
} from '@/db/schema/directory'
import { eventPartners, events } from '@/db/schema/event'
import { files } from '@/db/schema/files'
import { memberCompanies } from '@/db/schema/members'
import { shownFile } from '@/lib/platform/files/columns'
import { fileUrl } from '@/lib/platform/files/url'
import type { Category } from '../categories/queries'

/** A company in a public list. Its names are as stored: an imported name may be the word `NULL`. */
export type ListingCard = {
  id: number
  name: string
  name_en: string
  logo: string | null
  categories: Category[]
  contacts: { contact_type: ContactType; contact_value: string }[]
  /** Whether the company is a member of the association. */
  isMember: boolean
  /** The year of the live edition of the event if the company exhibits there, otherwise null. */
  exhibitorOf: number | null
}

const isMember = sql<boolean>`exists (select from ${memberCompanies}
  where ${memberCompanies.company_id} = ${directoryCompanies.id} and ${memberCompanies.active})`
const exhibitorOf = sql<number | null>`(select ${events.year} from ${eventPartners}
  join ${events} on ${events.id} = ${eventPartners.event_id} and ${events.is_current}
  where ${eventPartners.company_id} = ${directoryCompanies.id} and ${eventPartners.role} = 'exhibitor' limit 1)`

/** Columns for a query of `directory_companies`: `isMember` and `exhibitorOf` as in `ListingCard`. */
const listingMarks = { isMember, exhibitorOf }

/**
 * Reads the cards of companies in the order of `ids`, without companies that are not listed.
 * @param ids at most as many as one page shows
 */
export async function listCompanyCards(ids: readonly number[]): Promise<ListingCard[]> {
  if (ids.length === 0) return []
  const companyIds = [...ids]
  const [companies, categories, contacts] = await Promise.all([
    db()
      .select({
        id: directoryCompanies.id,
        name: directoryCompanies.name,
        name_en: directoryCompanies.name_en,
        logo: shownFile,
        ...listingMarks,
      })
      .from(directoryCompanies)
      .leftJoin(files, eq(files.id, directoryCompanies.logo_file_id))
      .where(and(inArray(directoryCompanies.id, companyIds), directoryCompanies.is_listed)),
    db()
      .select({
        company_id: directoryCompanyCategories.company_id,
        id: directoryCategories.id,
        category_code: directoryCategories.category_code,
        name: directoryCategories.name,
        name_en: directoryCategories.name_en,
      })
      .from(directoryCompanyCategories)
      .innerJoin(directoryCategories, eq(directoryCategories.id, directoryCompanyCategories.category_id))
      .where(inArray(directoryCompanyCategories.company_id, companyIds))
      .orderBy(asc(directoryCategories.category_code)),
    db()
      .select({
        company_id: directoryContacts.company_id,
        contact_type: directoryContacts.contact_type,
        contact_value: directoryContacts.contact_value,
      })
      .from(directoryContacts)
      .where(inArray(directoryContacts.company_id, companyIds))
      .orderBy(asc(directoryContacts.id)),
  ])
  const byId = new Map(companies.map((company) => [company.id, company]))
  return companyIds.flatMap((id) => {
    const company = byId.get(id)
    if (!company) return []
    return [
      {
        ...company,
        logo: company.logo && fileUrl(company.logo),
        categories: categories
          .filter(({ company_id }) => company_id === id)
          .map(({ company_id: _company, ...category }) => category),
        contacts: contacts
          .filter(({ company_id }) => company_id === id)
          .map(({ company_id: _company, ...contact }) => contact),
      },
    ]
  })
}
