import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  directoryCategories,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
} from '@/db/schema/directory'
import { files } from '@/db/schema/files'
import { writeOrRefuseTaken } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, requireRow, increment, typeCheckedValues, updateRow } from '@/lib/platform/api/rows'
import { upperCaseName } from '@/lib/platform/i18n/names'
import { mailApproval } from '../registrants/mail'
import { correctRegistrant } from '../registrants/mutations'
import { relinkListingByNumber } from '@/lib/organisations/mutations'
import { categoriesMax, contactsMax } from '../limits'
import type { CompanyUpdate } from './schema'

type Contact = CompanyUpdate['new_contact'][number]
type Company = CompanyUpdate['company']
/** The columns with the Mongolian texts. The names of the columns with the English texts end in `_en`. */
type TextColumn = Exclude<keyof Company['about'][number], 'lang' | 'logo' | 'about_company'> | 'about'
type SavedRow = { id: number; version: number }

/** Whether the editor may approve and edit requests: only moderators and admins may see personal data. */
export type ApprovalRight = { mayApprove: boolean }

/**
 * Reads a company and locks its row until the transaction ends, so that two decisions about the company run
 * one after the other.
 */
async function lockAndReadCompany(id: number) {
  return requireRow(
    await db()
      .select({
        approval: directoryCompanies.approval,
        name: directoryCompanies.name,
        name_en: directoryCompanies.name_en,
      })
      .from(directoryCompanies)
      .where(eq(directoryCompanies.id, id))
      .for('update'),
  )
}

/** The problem that another listing is published under the same registration number. */
export const numberTakenProblem = () =>
  Problem.ofField('registration_number', 'problems.listing_number_taken', {}, 'conflict')

/**
 * Finds the stored logo by the URL that its upload returned.
 * @returns null for an empty URL, undefined if no URL was sent
 * @throws Problem bad_input for a URL that is not of a stored picture
 */
async function findLogoFileIdOrThrow(logoUrl: string | undefined): Promise<number | null | undefined> {
  if (logoUrl === undefined) return undefined
  if (logoUrl === '') return null
  const key = /^\/files\/([0-9a-f]{64})\//.exec(logoUrl)?.[1]
  const rows = key
    ? await db()
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.key, key), eq(files.kind, 'image')))
    : []
  const [file] = rows
  if (!file) throw Problem.ofField('logo', 'validation.only_image')
  return file.id
}

/**
 * Adds a company to sub-categories; the company also stays in its other categories.
 * @throws Problem bad_input for a code or id that is not of a sub-category
 */
export async function addToCategories(
  companyId: number,
  categories: readonly { code?: string; category_id?: number | undefined }[],
): Promise<void> {
  if (categories.length === 0) return
  const codes = categories.flatMap(({ code }) => (code ? [code] : []))
  const ids = categories.flatMap(({ category_id }) => (category_id === undefined ? [] : [category_id]))
  const rows = await db()
    .select({ id: directoryCategories.id, category_code: directoryCategories.category_code })
    .from(directoryCategories)
    .where(
      and(
        or(inArray(directoryCategories.category_code, codes), inArray(directoryCategories.id, ids)),
        sql`length(${directoryCategories.category_code}) = 4`,
      ),
    )
  const isKnown = ({ code, category_id }: (typeof categories)[number]) =>
    rows.some((row) => row.category_code === code || row.id === category_id)
  if (!categories.every(isKnown)) throw Problem.ofField('new_category', 'validation.listing.subCategory')
  await db()
    .insert(directoryCompanyCategories)
    .values(rows.map(({ id }) => ({ company_id: companyId, category_id: id })))
    .onConflictDoNothing()
}

/** Adds contacts after the existing ones. */
export async function addContacts(companyId: number, contacts: readonly Contact[]): Promise<void> {
  if (contacts.length === 0) return
  await db()
    .insert(directoryContacts)
    .values(
      contacts.map((contact) => typeCheckedValues(directoryContacts, { ...contact, company_id: companyId })),
    )
}

/** @throws Problem bad_input when a company has too many categories, or too many contacts of one type */
async function assertContactAndCategoryLimits(companyId: number): Promise<void> {
  const { rows } = await db().execute<{ contacts: number; categories: number }>(sql`
    select coalesce((select max(number) from (
        select count(*)::integer as number from ${directoryContacts} where company_id = ${companyId} group by contact_type
      ) kinds), 0) as contacts,
      (select count(*)::integer from ${directoryCompanyCategories} where company_id = ${companyId}) as categories`)
  const [counts] = rows
  if (!counts) return
  if (counts.contacts > contactsMax)
    throw Problem.ofField('new_contact', 'validation.listing.tooMany', { max: contactsMax })
  if (counts.categories > categoriesMax)
    throw Problem.ofField('new_category', 'validation.listing.tooMany', { max: categoriesMax })
}

async function updateCompanyContacts(companyId: number, contacts: Company['contact']): Promise<void> {
  const [first] = contacts
  if (!first) return
  const { id: _id, ...fields } = first
  const names = Object.keys(typeCheckedValues(directoryContacts, fields)).map((name) => sql.identifier(name))
  const columnsOf = (row: SQL) =>
    sql.join(
      names.map((name) => sql`${row}.${name}`),
      sql`, `,
    )
  await db().execute(sql`
    update ${directoryContacts} stored set (${sql.join(names, sql`, `)}) = row (${columnsOf(sql`given`)})
    from jsonb_populate_recordset(null::${directoryContacts}, ${JSON.stringify(contacts)}::jsonb) given
    where stored.id = given.id and stored.company_id = ${companyId}
      and (${columnsOf(sql`stored`)}) is distinct from (${columnsOf(sql`given`)})`)
}

/** The columns that an approval sets: it clears a rejection and confirms the listing. */
export const approvalColumns = {
  approval: true,
  rejected_at: null,
  reject_reason: '',
  confirmed_at: sql`now()`,
}

/**
 * Saves a company with its contacts and categories. A save that approves the company mails its registrant.
 * @throws Problem not_found, forbidden, bad_input; conflict when somebody saved the company since `version`,
 * or when another company is published under its registration number
 */
export async function updateCompanyAndMailApproval(
  { company: { company, registrant, about, contact }, new_contact, new_category }: CompanyUpdate,
  { mayApprove }: ApprovalRight,
): Promise<SavedRow> {
  const { id, version, approval, ...columns } = company
  const before = await lockAndReadCompany(id)
  if (!mayApprove && !before.approval) throw new Problem('not_found')
  if (!mayApprove && (approval === false || registrant)) throw new Problem('forbidden')
  const textsIn = (lang: 'mn' | 'en') => about.find((text) => text.lang === lang)
  const [mn, en] = [textsIn('mn'), textsIn('en')]
  const values = {
    ...columns,
    ...(mn &&
      ({
        name: upperCaseName(mn.name),
        address: mn.address,
        sum: mn.sum,
        about: mn.about_company,
      } satisfies Record<TextColumn, unknown>)),
    ...(en &&
      ({
        name_en: upperCaseName(en.name),
        address_en: en.address,
        sum_en: en.sum,
        about_en: en.about_company,
      } satisfies Record<`${TextColumn}_en`, unknown>)),
    logo_file_id: await findLogoFileIdOrThrow(mn?.logo ?? en?.logo),
    ...(approval === true ? { ...approvalColumns } : { approval }),
  }
  if (!(values.name ?? before.name) && !(values.name_en ?? before.name_en))
    throw Problem.ofField('name', 'validation.listing.name')
  const savedRow = await writeOrRefuseTaken(
    () => updateRow(directoryCompanies, { id, version }, values),
    numberTakenProblem,
  )
  await updateCompanyContacts(id, contact)
  await addContacts(id, new_contact)
  await addToCategories(id, new_category)
  await assertContactAndCategoryLimits(id)
  if (registrant) await correctRegistrant('company_id', id, registrant)
  await relinkListingByNumber(id)
  if (approval === true && !before.approval) await mailCompanyApproval(id)
  return { id, version: savedRow.version }
}

/** Mails the registrant that the company is published. */
export async function mailCompanyApproval(id: number): Promise<void> {
  const names = requireRow(
    await db()
      .select({ name: directoryCompanies.name, name_en: directoryCompanies.name_en })
      .from(directoryCompanies)
      .where(eq(directoryCompanies.id, id)),
  )
  await mailApproval({ column: 'company_id', id, ...names })
}

/** Raises a company's version after a contact or category was deleted, so that older forms are refused. */
async function incrementCompanyVersion(id: number): Promise<SavedRow> {
  return requireRow(
    await db()
      .update(directoryCompanies)
      .set({ version: increment(directoryCompanies.version) })
      .where(eq(directoryCompanies.id, id))
      .returning({ id: directoryCompanies.id, version: directoryCompanies.version }),
  )
}

/** @throws Problem not_found */
export async function deleteCompanyContact(id: number): Promise<SavedRow> {
  const { company_id } = requireRow(
    await db()
      .delete(directoryContacts)
      .where(eq(directoryContacts.id, id))
      .returning({ company_id: directoryContacts.company_id }),
  )
  return incrementCompanyVersion(company_id)
}

/** @throws Problem not_found when the company is not in that category */
export async function deleteCompanyCategory(companyId: number, categoryId: number): Promise<SavedRow> {
  requireRow(
    await db()
      .delete(directoryCompanyCategories)
      .where(
        and(
          eq(directoryCompanyCategories.company_id, companyId),
          eq(directoryCompanyCategories.category_id, categoryId),
        ),
      )
      .returning({ id: directoryCompanyCategories.id }),
  )
  return incrementCompanyVersion(companyId)
}

/** @throws Problem not_found */
export function deleteCompany(id: number): Promise<void> {
  return deleteRow(directoryCompanies, id)
}
