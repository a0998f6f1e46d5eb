import { and, eq, exists, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryCompanies } from '@/db/schema/directory'
import { eventPartners, events } from '@/db/schema/event'
import { memberCompanies } from '@/db/schema/members'
import { lockRegistrationNumber } from './queries'

type OrganisationRow = { id: number; company_id: number | null; registration_number: string }

// Every change selects its rows first, because even an update of no rows expires cached pages.

const selectMembers = (where: SQL | undefined): Promise<OrganisationRow[]> =>
  db()
    .select({
      id: memberCompanies.id,
      company_id: memberCompanies.company_id,
      registration_number: memberCompanies.registration_number,
    })
    .from(memberCompanies)
    .where(where)

/** Selects partners to change, without those of frozen editions, which must stay as they are. */
const selectUnfrozenPartners = (where: SQL | undefined): Promise<OrganisationRow[]> =>
  db()
    .select({
      id: eventPartners.id,
      company_id: eventPartners.company_id,
      registration_number: eventPartners.registration_number,
    })
    .from(eventPartners)
    .innerJoin(events, eq(events.id, eventPartners.event_id))
    .where(and(where, isNull(events.frozen_at)))

const setCompanyOfMembers = async (ids: number[], company_id: number | null): Promise<void> => {
  if (ids.length > 0)
    await db().update(memberCompanies).set({ company_id }).where(inArray(memberCompanies.id, ids))
}
const setCompanyOfPartners = async (ids: number[], company_id: number | null): Promise<void> => {
  if (ids.length > 0)
    await db().update(eventPartners).set({ company_id }).where(inArray(eventPartners.id, ids))
}

/**
 * Returns the ids of rows to join with a listing (`joined`) and to separate from it (`parted`), by
 * registration number.
 */
function findLinkChanges(rows: readonly OrganisationRow[], companyId: number, registrationNumber: string) {
  const idsWhere = (isMeant: (row: OrganisationRow) => boolean) => rows.filter(isMeant).map(({ id }) => id)
  return {
    joined: idsWhere((row) => row.registration_number === registrationNumber && row.company_id !== companyId),
    parted: idsWhere(
      (row) => !['', registrationNumber].includes(row.registration_number) && row.company_id === companyId,
    ),
  }
}

/**
 * Joins a listing with the members and partners that have its registration number, and separates it from
 * those that have another number; partners of frozen editions stay as they are. Must be called whenever a
 * listing is approved or its number is saved. Does nothing for a listing without approval or number.
 */
export async function relinkListingByNumber(companyId: number): Promise<void> {
  const [listing] = await db()
    .select({ number: directoryCompanies.registration_number })
    .from(directoryCompanies)
    .where(and(eq(directoryCompanies.id, companyId), directoryCompanies.approval))
  const number = listing?.number ?? ''
  if (number === '') return
  await lockRegistrationNumber(number)
  const members = findLinkChanges(
    await selectMembers(
      or(eq(memberCompanies.registration_number, number), eq(memberCompanies.company_id, companyId)),
    ),
    companyId,
    number,
  )
  const partners = findLinkChanges(
    await selectUnfrozenPartners(
      or(eq(eventPartners.registration_number, number), eq(eventPartners.company_id, companyId)),
    ),
    companyId,
    number,
  )
  await setCompanyOfMembers(members.joined, companyId)
  await setCompanyOfMembers(members.parted, null)
  await setCompanyOfPartners(partners.joined, companyId)
  await setCompanyOfPartners(partners.parted, null)
}

/**
 * Joins every member, and every partner of an edition that is not frozen, with the approved listing that has
 * the same registration number. For use after an import of listings.
 */
export async function linkAllListingsByNumber(): Promise<void> {
  const hasUnlinkedListing = (table: typeof memberCompanies | typeof eventPartners) =>
    exists(
      db()
        .select({ id: directoryCompanies.id })
        .from(directoryCompanies)
        .where(
          and(
            eq(directoryCompanies.approval, true),
            ne(table.registration_number, ''),
            eq(directoryCompanies.registration_number, table.registration_number),
            sql`${directoryCompanies.id} is distinct from ${table.company_id}`,
          ),
        ),
    )
  const listingIdSql = (table: typeof memberCompanies | typeof eventPartners) =>
    sql`(select c.id from ${directoryCompanies} c
      where c.approval and c.registration_number = ${table.registration_number})`
  const idsOf = (rows: readonly OrganisationRow[]) => rows.map(({ id }) => id)
  const members = idsOf(await selectMembers(hasUnlinkedListing(memberCompanies)))
  if (members.length > 0)
    await db()
      .update(memberCompanies)
      .set({ company_id: listingIdSql(memberCompanies) })
      .where(inArray(memberCompanies.id, members))
  const partners = idsOf(await selectUnfrozenPartners(hasUnlinkedListing(eventPartners)))
  if (partners.length > 0)
    await db()
      .update(eventPartners)
      .set({ company_id: listingIdSql(eventPartners) })
      .where(inArray(eventPartners.id, partners))
}
