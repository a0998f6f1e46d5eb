import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import {
  directoryChanges,
  directoryCompanies,
  directoryPeople,
  directoryRegistrants,
} from '@/db/schema/directory'
import { Problem } from '@/lib/platform/api/problem'
import { versionConflict, requireRow, increment, updateRow } from '@/lib/platform/api/rows'
import type { CodeHolder } from '@/lib/platform/auth/code-session'
import { queueMail } from '@/lib/platform/mail/outbox'
import {
  companyTextColumns,
  requireCategoryIds,
  replaceCategoriesAndContacts,
} from '../registration/mutations'
import { readCompanyEntry, readConsultantEntry } from '../registration/queries'
import { companyTextsOf, consultantTextsOf } from '../registration/texts'
import { readConfirmToken } from './confirm-token'
import { stillCorrectMail } from './mail'
import { ownsListing, readPendingChange } from './queries'
import type { ListingKind, OwnCompanyForm, OwnConsultantForm, OwnListingQuery } from './schema'

type Holder = CodeHolder<'owner'>
type SaveOutcome = { waits: boolean; version: number }

const tables = { company: directoryCompanies, consultant: directoryPeople }
const keys = { company: 'company_id', consultant: 'person_id' } as const
const listingIdColumn = (kind: ListingKind) => directoryChanges[keys[kind]]

/**
 * Locks the owner's listing until the transaction ends, so that owner and staff save one after the other.
 * @throws Problem not_found for an unknown listing, and also for a listing of another owner
 */
async function lockOwnListing(holder: Holder, listing: OwnListingQuery): Promise<void> {
  if (!(await ownsListing(holder.email, listing))) throw new Problem('not_found')
  const table = tables[listing.kind]
  requireRow(await db().select({ id: table.id }).from(table).where(eq(table.id, listing.id)).for('update'))
}

/** Returns the fields of `next` whose values differ from the values in `now`. */
function changedFields(now: Record<string, unknown>, next: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => !isDeepStrictEqual(value, now[name])),
  )
}

/**
 * Submits the changed fields to the staff. This replaces the owner's earlier pending change, if any. When
 * nothing differs from the published listing, it only deletes the earlier pending change.
 * @returns whether a change is now pending
 */
async function replaceOrDeletePendingChange(
  holder: Holder,
  { kind, id }: OwnListingQuery,
  changes: Record<string, unknown>,
  logoId: number | null,
): Promise<boolean> {
  const waits = Object.keys(changes).length > 0 || logoId !== null
  if (!waits) {
    await db()
      .delete(directoryChanges)
      .where(eq(listingIdColumn(kind), id))
    return false
  }
  const row = { changes, logo_file_id: logoId, sent_by: holder.email }
  await db()
    .insert(directoryChanges)
    .values({ [keys[kind]]: id, ...row })
    .onConflictDoUpdate({
      target: listingIdColumn(kind),
      set: { ...row, version: increment(directoryChanges.version), created_at: sql`now()` },
    })
  return true
}

/** The values that make a rejected request wait for the staff again. */
const sentAgain = { rejected_at: null, reject_reason: '' }

/** Checks the form before its logo is stored. @throws Problem as `saveOrSubmitOwnCompany` */
export async function checkOwnCompanyForm(
  { id, version, categories }: OwnCompanyForm,
  holder: Holder,
): Promise<undefined> {
  if (!(await ownsListing(holder.email, { kind: 'company', id }))) throw new Problem('not_found')
  await requireCategoryIds(categories)
  const entry = requireRow([await readCompanyEntry(id)].filter((each) => each !== null))
  if (version !== undefined && version !== entry.version) throw versionConflict()
}

/**
 * Saves an owner's form of a company. For a published company it stores a pending change, which staff accept
 * or refuse field by field. An unpublished request changes at once; a rejected one becomes pending again.
 * @throws Problem not_found, bad_input for an unknown category, or conflict when the company was saved since
 * `version`
 */
export async function saveOrSubmitOwnCompany(
  { id, version, ...form }: OwnCompanyForm,
  logo: { id: number } | undefined,
  holder: Holder,
): Promise<SaveOutcome> {
  const listing = { kind: 'company', id } as const
  await lockOwnListing(holder, listing)
  const texts = companyTextsOf(form)
  await requireCategoryIds(texts.categories)
  const entry = requireRow([await readCompanyEntry(id)].filter((each) => each !== null))
  if (version !== undefined && version !== entry.version) throw versionConflict()
  if (!entry.approval) {
    const columns = { ...companyTextColumns(texts), ...(logo && { logo_file_id: logo.id }), ...sentAgain }
    const savedRow = await updateRow(
      directoryCompanies,
      { id, version },
      { ...columns, updated_at: sql`now()` },
    )
    await replaceCategoriesAndContacts(id, texts)
    return { waits: false, ...savedRow }
  }
  // A form without a logo keeps the logo of the pending change.
  const nextLogoId = logo?.id ?? (await readPendingChange(listing))?.logo_file_id ?? null
  const logoId = nextLogoId === entry.logoId ? null : nextLogoId
  const waits = await replaceOrDeletePendingChange(holder, listing, changedFields(entry.texts, texts), logoId)
  return { waits, version: entry.version }
}

/** Saves an owner's form of a consulting engineer, as `saveOrSubmitOwnCompany` does for a company. */
export async function saveOrSubmitOwnConsultant(
  { id, version, ...form }: OwnConsultantForm,
  holder: Holder,
): Promise<SaveOutcome> {
  const listing = { kind: 'consultant', id } as const
  await lockOwnListing(holder, listing)
  const texts = consultantTextsOf(form)
  const entry = requireRow([await readConsultantEntry(id)].filter((each) => each !== null))
  if (version !== undefined && version !== entry.version) throw versionConflict()
  if (!entry.approval) {
    const columns = { ...texts, ...sentAgain, updated_at: sql`now()` }
    return { waits: false, ...(await updateRow(directoryPeople, { id, version }, columns)) }
  }
  const waits = await replaceOrDeletePendingChange(holder, listing, changedFields(entry.texts, texts), null)
  return { waits, version: entry.version }
}

/** Deletes the pending change of a listing, before staff have decided on it. @throws Problem not_found */
export async function withdrawChange(listing: OwnListingQuery, holder: Holder): Promise<void> {
  await lockOwnListing(holder, listing)
  await db()
    .delete(directoryChanges)
    .where(eq(listingIdColumn(listing.kind), listing.id))
}

/**
 * Records that the listing named by the token of a «still correct?» mail is still correct.
 * @throws Problem bad_input for an invalid or expired token, not_found when the listing is no longer public
 */
export async function confirmListing(token: string): Promise<void> {
  const listing = readConfirmToken(token)
  if (!listing || listing.isOver) throw new Problem('bad_input', 'problems.confirm_link')
  const table = tables[listing.kind]
  requireRow(
    await db()
      .update(table)
      .set({ confirmed_at: sql`now()`, asked_at: null })
      .where(and(eq(table.id, listing.id), table.is_listed))
      .returning({ id: table.id }),
  )
}

const correctDays = 365
const askedAgainDays = 30
/** The most listings of each kind about which one run of the job asks; later runs ask about the others. */
const askedMax = 500

/**
 * Finds up to `askedMax` public listings that have a registrant, that nobody confirmed for a year, and about
 * which no mail asked in the last `askedAgainDays`. Stores the current time as the time of asking.
 * @returns these listings with their registrants
 */
async function markUnconfirmedListingsAsAsked(kind: ListingKind) {
  const table = tables[kind]
  const ofListing = directoryRegistrants[keys[kind]]
  const due = db()
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        table.is_listed,
        sql`${table.confirmed_at} < now() - make_interval(days => ${correctDays})`,
        sql`(${table.asked_at} is null or ${table.asked_at} < now() - make_interval(days => ${askedAgainDays}))`,
        sql`exists (select from ${directoryRegistrants} where ${ofListing} = ${table.id})`,
      ),
    )
    .orderBy(table.confirmed_at)
    .limit(askedMax)
    .for('update', { skipLocked: true })
  const listings = await db()
    .update(table)
    .set({ asked_at: sql`now()` })
    .where(inArray(table.id, due))
    .returning({ id: table.id, name: table.name, name_en: table.name_en })
  if (listings.length === 0) return []
  const ids = listings.map(({ id }) => id)
  const { id, name, email, lang } = directoryRegistrants
  const registrants = await db()
    .select({ id, name, email, lang, of: ofListing })
    .from(directoryRegistrants)
    .where(inArray(ofListing, ids))
  return listings.flatMap((listing) =>
    registrants
      .filter(({ of }) => of === listing.id)
      .map((registrant) => ({ registrant, listing: { kind, ...listing } })),
  )
}

/** Queues the mails that ask owners whether listings that nobody confirmed for a year are still correct. */
export async function askOwnersToConfirmListings(): Promise<void> {
  await inTransaction(async () => {
    const due = [
      ...(await markUnconfirmedListingsAsAsked('company')),
      ...(await markUnconfirmedListingsAsAsked('consultant')),
    ]
    await queueMail(due.map(({ registrant, listing }) => stillCorrectMail(registrant, listing)))
  })
}
