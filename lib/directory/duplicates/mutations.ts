import { asc, eq, inArray, sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import {
  directoryChanges,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
  directoryDistinctCompanies,
  directoryFormerCompanies,
  directoryRegistrants,
  directoryReports,
} from '@/db/schema/directory'
import { eventPartners } from '@/db/schema/event'
import { memberCompanies } from '@/db/schema/members'
import { Problem } from '@/lib/platform/api/problem'
import { versionConflict, increment } from '@/lib/platform/api/rows'
import { rememberAddresses } from '@/lib/platform/records/remembered-addresses'
import { pickFields } from '@/lib/platform/pick-fields'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { relinkListingByNumber } from '@/lib/organisations/mutations'
import { type ComparedField, comparedTexts, type MergeForm } from './schema'

const companies = directoryCompanies
type Company = typeof companies.$inferSelect

/** Reads both companies and locks their rows until the commit. @throws Problem not_found */
async function lockAndReadCompanies(id: number, otherId: number): Promise<[Company, Company]> {
  const rows = await db()
    .select()
    .from(companies)
    .where(inArray(companies.id, [id, otherId]))
    .orderBy(asc(companies.id))
    .for('update')
  const [keptCompany, other] = [id, otherId].map((companyId) => rows.find((row) => row.id === companyId))
  if (!keptCompany || !other) throw new Problem('not_found')
  return [keptCompany, other]
}

/**
 * Records that two companies are not duplicates; a repeated call changes nothing.
 * @throws Problem not_found
 */
export async function markCompaniesDistinct(id: number, otherId: number): Promise<void> {
  await inTransaction(async () => {
    await lockAndReadCompanies(id, otherId)
    await db()
      .insert(directoryDistinctCompanies)
      .values({ company_id: Math.min(id, otherId), other_id: Math.max(id, otherId) })
      .onConflictDoNothing()
  })
}

/**
 * Merges company `other_id` into company `id`: company `id` stays and takes over the fields named in `taken`,
 * company `other_id` is deleted. Its id is stored, so that its old addresses still lead to company `id`.
 * @throws Problem not_found; conflict when somebody saved one of the companies since the form was opened, or
 * when the owners of both companies sent changes on which staff have not decided
 */
export async function mergeCompanies(form: MergeForm): Promise<{ version: number }> {
  const { id, other_id, version, other_version, taken } = form
  return inTransaction(async () => {
    const [keptCompany, other] = await lockAndReadCompanies(id, other_id)
    const wasSavedSince = (row: Company, knownVersion: number | undefined) =>
      knownVersion !== undefined && knownVersion !== row.version
    if (wasSavedSince(keptCompany, version) || wasSavedSince(other, other_version)) throw versionConflict()
    const changeCount = await db().$count(
      directoryChanges,
      inArray(directoryChanges.company_id, [id, other_id]),
    )
    if (changeCount > 1) throw new Problem('conflict', 'problems.merge_changes')

    await copyMissingCategoriesAndContacts(id, other_id)
    await moveRegistrantIfChosenOrMissing(id, other_id, taken.includes('registrant'))
    const fields = columnsOfFields(other, taken)
    await moveReferences(id, other_id, fields.registration_number ?? keptCompany.registration_number)
    // Deletes before the update, because two approved companies cannot have the same registration number.
    await db().delete(companies).where(eq(companies.id, other_id))
    const [savedRow] = await db()
      .update(companies)
      .set({
        ...fields,
        approval: keptCompany.approval || other.approval,
        ...(other.approval && !keptCompany.approval && { status: other.status }),
        ...(other.approval && { rejected_at: null, reject_reason: '' }),
        updated_at: sql`now()`,
        version: increment(companies.version),
      })
      .where(eq(companies.id, id))
      .returning({ version: companies.version })
    if (!savedRow) throw new Problem('not_found')
    await db().insert(directoryFormerCompanies).values({ id: other_id, company_id: id })
    await rememberAddresses([
      {
        ...{ path: directoryPaths.company(other_id), address: directoryPaths.company(id) },
        ...{ kind: 'directory_companies', record_id: id },
      },
    ])
    await relinkListingByNumber(id)
    return savedRow
  })
}

const columnsOfFields = (other: Company, fieldNames: readonly ComparedField[]): Partial<Company> => ({
  ...pickFields(
    other,
    comparedTexts.filter((field) => fieldNames.includes(field)),
  ),
  ...(fieldNames.includes('logo') && { logo_file_id: other.logo_file_id }),
})

/** Adds the categories and contacts of the other company that the remaining company lacks. */
async function copyMissingCategoriesAndContacts(keptId: number, otherId: number): Promise<void> {
  await db().execute(sql`
    insert into ${directoryCompanyCategories} (company_id, category_id)
    select ${keptId}, category_id from ${directoryCompanyCategories} where company_id = ${otherId}
    on conflict do nothing`)
  await db().execute(sql`
    insert into ${directoryContacts} (company_id, contact_type, contact_value)
    select ${keptId}, contact_type, contact_value from ${directoryContacts} added
    where company_id = ${otherId} and not exists (
      select from ${directoryContacts} own
      where own.company_id = ${keptId} and own.contact_type = added.contact_type
        and lower(own.contact_value) = lower(added.contact_value))
    order by id`)
}

/**
 * Moves the other company's registrant to the remaining company, if staff chose that registrant or if the
 * remaining company has none. Deletes the registrant that is replaced, because a company has at most one.
 */
async function moveRegistrantIfChosenOrMissing(
  keptId: number,
  otherId: number,
  isChosen: boolean,
): Promise<void> {
  const registrants = directoryRegistrants
  const ofOther = eq(registrants.company_id, otherId)
  const [others, ownCount] = await Promise.all([
    db().$count(registrants, ofOther),
    db().$count(registrants, eq(registrants.company_id, keptId)),
  ])
  if (others === 0 || (ownCount > 0 && !isChosen)) return
  await db().delete(registrants).where(eq(registrants.company_id, keptId))
  await db().update(registrants).set({ company_id: keptId }).where(ofOther)
}

/**
 * Makes members, partners, reports, changes and earlier merges refer to the remaining company instead of the
 * other one. Members and partners also get the registration number of the remaining company.
 */
async function moveReferences(keptId: number, otherId: number, registration_number: string): Promise<void> {
  const stays = { company_id: keptId }
  const reference = { ...stays, registration_number }
  const refersToOther = (table: typeof memberCompanies | typeof eventPartners) =>
    eq(table.company_id, otherId)
  // Skips an update that would change no row, because even an update of no rows expires cached pages.
  if ((await db().$count(memberCompanies, refersToOther(memberCompanies))) > 0)
    await db()
      .update(memberCompanies)
      .set({ ...reference, version: increment(memberCompanies.version) })
      .where(refersToOther(memberCompanies))
  if ((await db().$count(eventPartners, refersToOther(eventPartners))) > 0)
    await db()
      .update(eventPartners)
      .set({ ...reference, version: increment(eventPartners.version) })
      .where(refersToOther(eventPartners))
  await db().update(directoryReports).set(stays).where(eq(directoryReports.company_id, otherId))
  await db().update(directoryChanges).set(stays).where(eq(directoryChanges.company_id, otherId))
  await db()
    .update(directoryFormerCompanies)
    .set(stays)
    .where(eq(directoryFormerCompanies.company_id, otherId))
}
