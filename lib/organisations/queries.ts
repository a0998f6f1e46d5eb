import { and, eq, like, or, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryCompanies } from '@/db/schema/directory'
import { Problem } from '@/lib/platform/api/problem'
import { nameIn, upperCaseName } from '@/lib/platform/i18n/names'
import { normaliseRegistrationNumber } from './registration-number'
import type { ListingLink, ListingChoice } from './schema'

const choicesMax = 12

type ListingRow = { id: number; name: string; name_en: string; registration_number: string }
const labelOf = ({ registration_number, ...names }: Omit<ListingRow, 'id'>) =>
  [nameIn(names, 'mn').text, registration_number].filter(Boolean).join(', ')

/** Escapes the wildcards of LIKE. */
const escapeLike = (term: string) => term.replace(/[\\%_]/g, '\\$&')

/**
 * Finds at most `choicesMax` approved companies by a part of their name or by their whole registration
 * number. Names that begin with the term come first.
 */
export async function searchListingChoices(term: string): Promise<ListingChoice[]> {
  const { id, name, name_en, registration_number, sort_name, approval } = directoryCompanies
  const searchName = upperCaseName(term)
  if (searchName === '') return []
  const part = `%${escapeLike(searchName)}%`
  const begins = sql<boolean>`${sort_name} like directory_sort_name(${escapeLike(searchName)}) || '%'`
  const rows = await db()
    .select({ id, name, name_en, registration_number })
    .from(directoryCompanies)
    .where(
      and(
        approval,
        or(like(name, part), like(name_en, part), eq(registration_number, normaliseRegistrationNumber(term))),
      ),
    )
    .orderBy(sql`${begins} desc`, sql`${sort_name} collate "C"`, id)
    .limit(choicesMax)
  return rows.map((row) => ({ id: row.id, label: labelOf(row) }))
}

/** Returns the label under which a form shows the chosen listing; empty if none is chosen. */
export async function getListingLabel(company_id: number | null): Promise<string> {
  if (company_id === null) return ''
  const { id, name, name_en, registration_number } = directoryCompanies
  const [listing] = await db()
    .select({ name, name_en, registration_number })
    .from(directoryCompanies)
    .where(eq(id, company_id))
  return listing ? labelOf(listing) : ''
}

/**
 * Locks a registration number: concurrent saves with this number run one after the other and see each other's
 * rows.
 */
export async function lockRegistrationNumber(registration_number: string): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtext(${`registration ${registration_number}`}))`)
}

/** Locks the registration numbers that a query selects, always in the same order, so that no two wait for each other. */
export async function lockRegistrationNumbers(numbers: SQL): Promise<void> {
  await db().execute(sql`
    select pg_advisory_xact_lock(hashtext('registration ' || given.registration_number))
    from (
      select distinct registration_number from (${numbers}) every
      where registration_number <> '' order by registration_number
    ) given`)
}

/**
 * Decides which approved listing a save joins with a member or partner: the listing with the form's number,
 * else the listing that staff chose. A form without a number takes the number of the chosen listing.
 * Never joins by name.
 * @throws Problem bad_input when the chosen listing has another number, is not approved or does not exist
 */
export async function lockAndMatchListing({
  registration_number,
  company_id,
}: ListingLink): Promise<ListingLink> {
  const companies = directoryCompanies
  if (registration_number !== '') await lockRegistrationNumber(registration_number)
  const isMeant = or(
    registration_number === '' ? undefined : eq(companies.registration_number, registration_number),
    company_id === null ? undefined : eq(companies.id, company_id),
  )
  if (!isMeant) return { registration_number, company_id: null }
  const rows = await db()
    .select({ id: companies.id, number: companies.registration_number })
    .from(companies)
    .where(and(companies.approval, isMeant))
  const choice = rows.find(({ id }) => id === company_id)
  if (company_id !== null && !choice) throw Problem.ofField('company_id', 'validation.directory.gone')
  if (registration_number === '')
    return { registration_number: choice?.number ?? '', company_id: choice?.id ?? null }
  if (choice && choice.number !== '' && choice.number !== registration_number)
    throw Problem.ofField('company_id', 'validation.directory.otherNumber', { number: choice.number })
  const match = rows.find(({ number }) => number === registration_number)
  return { registration_number, company_id: (match ?? choice)?.id ?? null }
}

/** Returns the columns of `ListingLink` for a save; no column if the form sends neither of these fields. */
export async function lockAndMatchSentListing(listing: Partial<ListingLink>): Promise<Partial<ListingLink>> {
  const { registration_number, company_id } = listing
  if (registration_number === undefined && company_id === undefined) return {}
  return lockAndMatchListing({
    registration_number: registration_number ?? '',
    company_id: company_id ?? null,
  })
}
