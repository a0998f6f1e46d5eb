import { and, eq, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  directoryChanges,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
  directoryPeople,
} from '@/db/schema/directory'
import { writeOrRefuseTaken } from '@/lib/platform/api/database-error'
import { versionConflict, requireRow, updateRow } from '@/lib/platform/api/rows'
import { addContacts, addToCategories, approvalColumns, numberTakenProblem } from '../companies/mutations'
import { upperCaseName } from '@/lib/platform/i18n/names'
import { mailChangeDecision } from './mail'
import { relinkListingByNumber } from '@/lib/organisations/mutations'
import { contactLists, getListingChange, isContactListField, type StoredChange } from './queries'
import { type ChangedField, type ChangeDecision, companyChanges, personChanges } from './schema'

/** The fields of a change that the staff accepted. */
type AcceptedFields = ReadonlySet<ChangedField>

/** The new value of `confirmed_at`: accepting a change confirms the listing, as an approval does. */
const { confirmed_at } = approvalColumns

/** Returns the accepted texts of a change as column values, with names in capitals. */
function acceptedTextsOf<Changes extends Record<string, unknown>>(
  changes: Changes,
  acceptedFields: AcceptedFields,
) {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([field, value]) => {
      if (!acceptedFields.has(field as ChangedField) || typeof value !== 'string') return []
      return [[field, field === 'name' || field === 'name_en' ? upperCaseName(value) : value] as const]
    }),
  )
}

async function saveAcceptedCompanyFields(
  change: StoredChange,
  target: { id: number; version?: number | undefined },
  acceptedFields: AcceptedFields,
) {
  const changes = companyChanges.parse(change.changes)
  const logo_file_id =
    acceptedFields.has('logo') && change.logo_file_id !== null ? change.logo_file_id : undefined
  const values = { ...acceptedTextsOf(changes, acceptedFields), logo_file_id, confirmed_at }
  const savedRow = await writeOrRefuseTaken(
    () => updateRow(directoryCompanies, target, values),
    numberTakenProblem,
  )
  const lists = Object.keys(changes).filter(
    (field): field is keyof typeof contactLists =>
      acceptedFields.has(field as ChangedField) && isContactListField(field as ChangedField),
  )
  if (lists.length > 0) {
    const types = lists.map((list) => contactLists[list])
    await db()
      .delete(directoryContacts)
      .where(and(eq(directoryContacts.company_id, target.id), inArray(directoryContacts.contact_type, types)))
    await addContacts(
      target.id,
      lists.flatMap((list) =>
        (changes[list] ?? []).map((contact_value) => ({ contact_type: contactLists[list], contact_value })),
      ),
    )
  }
  if (acceptedFields.has('categories') && changes.categories) {
    await db().delete(directoryCompanyCategories).where(eq(directoryCompanyCategories.company_id, target.id))
    await addToCategories(
      target.id,
      changes.categories.map((code) => ({ code })),
    )
  }
  if (acceptedFields.has('registration_number')) await relinkListingByNumber(target.id)
  return savedRow
}

/**
 * Accepts the chosen fields of an owner's change, discards the other fields and mails the owner the decision.
 * @throws Problem not_found; conflict when the owner or the staff saved something since the change was
 * opened, or when another listing is published under the accepted registration number; bad_input for a
 * category that no longer exists
 */
export async function decideListingChange({ id, version, listing_version, take, note }: ChangeDecision) {
  // Locks the change until the commit. Meanwhile the owner cannot send another change. A concurrent decision
  // waits, and finds no row after the commit.
  const change = requireRow(
    await db().select().from(directoryChanges).where(eq(directoryChanges.id, id)).for('update'),
  )
  if (version !== undefined && version !== change.version) throw versionConflict()
  const record = await getListingChange(id)
  const { listing } = record
  if (listing_version !== undefined && listing_version !== listing.version) throw versionConflict()
  const [acceptedFields, rejectedFields] = [true, false].map((isTaken) =>
    record.fields.map(({ field }) => field).filter((field) => take.includes(field) === isTaken),
  ) as [ChangedField[], ChangedField[]]
  const target = { id: listing.id, version: listing_version }
  const isCompany = listing.type === '1'
  const savedRow =
    acceptedFields.length === 0
      ? { version: listing.version }
      : isCompany
        ? await saveAcceptedCompanyFields(change, target, new Set(acceptedFields))
        : await updateRow(directoryPeople, target, {
            ...acceptedTextsOf(personChanges.parse(change.changes), new Set(acceptedFields)),
            confirmed_at,
          })
  await db().delete(directoryChanges).where(eq(directoryChanges.id, id))
  await mailChangeDecision(
    {
      column: isCompany ? 'company_id' : 'person_id',
      id: listing.id,
      name: listing.name,
      name_en: listing.name_en,
    },
    { acceptedFields, rejectedFields, note },
  )
  return {
    id: listing.id,
    version: savedRow.version,
    kind: isCompany ? 'directory_companies' : 'directory_people',
  }
}
