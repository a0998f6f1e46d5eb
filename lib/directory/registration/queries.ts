import { asc, eq, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  type ContactType,
  directoryCategories,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
  directoryPeople,
} from '@/db/schema/directory'
import { files } from '@/db/schema/files'
import { shownFile } from '@/lib/platform/files/columns'
import { fileUrl } from '@/lib/platform/files/url'
import { emptyIfNullText } from '@/lib/platform/i18n/names'
import type { CompanyTexts, ConsultantTexts } from './schema'

/** The field of `CompanyTexts` for each type of contact. */
export const contactLists = { phone: 'phones', fax: 'faxes', email: 'emails', website: 'websites' } as const

export type CompanyEntry = {
  id: number
  version: number
  approval: boolean
  status: boolean
  isRejected: boolean
  rejectReason: string
  confirmedAt: Date
  logoId: number | null
  logo: string | null
  texts: CompanyTexts
}
export type ConsultantEntry = Omit<CompanyEntry, 'status' | 'logoId' | 'logo' | 'texts'> & {
  texts: ConsultantTexts
}

/** Reads a company for its owner, published or not; null for an unknown company. */
export async function readCompanyEntry(id: number): Promise<CompanyEntry | null> {
  // The queries run in sequence, because a caller's transaction has only one connection.
  const [row] = await db()
    .select({ company: directoryCompanies, logo: shownFile })
    .from(directoryCompanies)
    .leftJoin(files, eq(files.id, directoryCompanies.logo_file_id))
    .where(eq(directoryCompanies.id, id))
  if (!row) return null
  const categories = await db()
    .select({ code: directoryCategories.category_code })
    .from(directoryCompanyCategories)
    .innerJoin(directoryCategories, eq(directoryCategories.id, directoryCompanyCategories.category_id))
    .where(eq(directoryCompanyCategories.company_id, id))
    .orderBy(asc(directoryCategories.category_code))
  const contacts = await db()
    .select({ type: directoryContacts.contact_type, value: directoryContacts.contact_value })
    .from(directoryContacts)
    .where(eq(directoryContacts.company_id, id))
    .orderBy(asc(directoryContacts.id))
  const { company, logo } = row
  const valuesOfType = (type: ContactType) =>
    contacts.filter((each) => each.type === type).map(({ value }) => value)
  return {
    id,
    version: company.version,
    approval: company.approval,
    status: company.status,
    isRejected: company.rejected_at !== null,
    rejectReason: company.reject_reason,
    confirmedAt: company.confirmed_at,
    logoId: company.logo_file_id,
    logo: logo && fileUrl(logo),
    texts: {
      name: emptyIfNullText(company.name),
      name_en: emptyIfNullText(company.name_en),
      registration_number: company.registration_number,
      aimag: company.aimag,
      sum: company.sum,
      sum_en: company.sum_en,
      address: emptyIfNullText(company.address),
      address_en: emptyIfNullText(company.address_en),
      about: emptyIfNullText(company.about),
      about_en: emptyIfNullText(company.about_en),
      categories: categories.map(({ code }) => code),
      phones: valuesOfType('phone'),
      faxes: valuesOfType('fax'),
      emails: valuesOfType('email'),
      websites: valuesOfType('website'),
    },
  }
}

/** Reads a consulting engineer for the owner, published or not; null for an unknown id. */
export async function readConsultantEntry(id: number): Promise<ConsultantEntry | null> {
  const [person] = await db().select().from(directoryPeople).where(eq(directoryPeople.id, id))
  if (!person) return null
  return {
    id,
    version: person.version,
    approval: person.approval,
    isRejected: person.rejected_at !== null,
    rejectReason: person.reject_reason,
    confirmedAt: person.confirmed_at,
    texts: {
      name: emptyIfNullText(person.name),
      name_en: emptyIfNullText(person.name_en),
      profession: emptyIfNullText(person.profession),
      profession_en: emptyIfNullText(person.profession_en),
      advice_range: emptyIfNullText(person.advice_range),
      advice_range_en: emptyIfNullText(person.advice_range_en),
      phone_number: person.phone_number,
    },
  }
}

/** Returns the ids of categories by their codes. @returns null when a code is unknown or repeated */
export async function findCategoryIds(codes: readonly string[]): Promise<number[] | null> {
  const rows = await db()
    .select({ id: directoryCategories.id })
    .from(directoryCategories)
    .where(inArray(directoryCategories.category_code, [...codes]))
  return rows.length === codes.length ? rows.map(({ id }) => id) : null
}
