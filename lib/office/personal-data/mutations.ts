import { and, eq, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { db, type Transaction } from '@/db/client'
import { assessmentColleagues, assessmentRespondents } from '@/db/schema/assessment'
import {
  directoryChanges,
  directoryCompanies,
  directoryPeople,
  directoryRegistrants,
  directoryReports,
} from '@/db/schema/directory'
import { eventRegistrations } from '@/db/schema/event'
import { recordVersions } from '@/db/schema/history'
import { mailOutbox } from '@/db/schema/mail'
import { meetings, meetingUsers } from '@/db/schema/meetings'
import { codeSessions } from '@/db/schema/members'
import { officeRequests } from '@/db/schema/requests'
import { Problem } from '@/lib/platform/api/problem'
import { deleteCodesAndBrowsersOf } from '@/lib/platform/auth/one-time-code'
import { deleteExpiredAuthRows } from '@/lib/platform/auth/expired'
import { isMailOfSql, sentMailDays } from '@/lib/platform/mail/outbox'
import type { DeletedData } from './schema'

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

type Conditions = {
  requests: SQL
  assessments: SQL
  registrations: SQL
  reports: SQL
  participants: SQL
  mails: SQL | undefined
}
/** The ids of directory data to delete. A company that only loses its registrant is not in `companies`. */
type Listings = { companies: number[]; people: number[]; registrants: number[] }

/**
 * Deletes listings and their stored versions, because the bin must not keep the deleted personal data.
 */
async function deleteListingsAndVersions(
  tx: Transaction,
  { companies, people, registrants }: Listings,
): Promise<void> {
  const isVersionOf = (kind: string, ids: number[]) =>
    and(eq(recordVersions.kind, kind), inArray(recordVersions.record_id, ids))
  if (companies.length > 0) {
    const parts = sql`${recordVersions.kind} in ('directory_contacts', 'directory_company_categories')
      and (${recordVersions.row}->>'company_id')::integer in ${companies}`
    await tx.delete(directoryCompanies).where(inArray(directoryCompanies.id, companies))
    await tx.delete(recordVersions).where(or(isVersionOf('directory_companies', companies), parts))
  }
  if (people.length > 0) {
    await tx.delete(directoryPeople).where(inArray(directoryPeople.id, people))
    await tx.delete(recordVersions).where(isVersionOf('directory_people', people))
  }
  if (registrants.length > 0)
    await tx.delete(directoryRegistrants).where(inArray(directoryRegistrants.id, registrants))
}

/**
 * Finds the directory data to delete for an e-mail address: companies that are not listed, and all
 * consultants, who are persons themselves. A listed company stays and only loses its registrant.
 */
async function findListingsToDelete(tx: Transaction, email: string): Promise<Listings> {
  const rows = await tx
    .select({
      id: directoryRegistrants.id,
      company: directoryRegistrants.company_id,
      person: directoryRegistrants.person_id,
      isListed: directoryCompanies.approval,
    })
    .from(directoryRegistrants)
    .leftJoin(directoryCompanies, eq(directoryCompanies.id, directoryRegistrants.company_id))
    .where(eq(directoryRegistrants.email, email))
  return {
    companies: rows.flatMap(({ company, isListed }) => (company && !isListed ? [company] : [])),
    people: rows.flatMap(({ person }) => person ?? []),
    registrants: rows.map(({ id }) => id),
  }
}

/** Finds the directory listings that were rejected more than `days` days ago. */
async function listLongRejectedListings(tx: Transaction, days: number): Promise<Listings> {
  const [companies, people] = [
    await tx
      .select({ id: directoryCompanies.id })
      .from(directoryCompanies)
      .where(lt(directoryCompanies.rejected_at, daysAgo(days))),
    await tx
      .select({ id: directoryPeople.id })
      .from(directoryPeople)
      .where(lt(directoryPeople.rejected_at, daysAgo(days))),
  ]
  return { companies: companies.map(({ id }) => id), people: people.map(({ id }) => id), registrants: [] }
}

/** The number of deleted listings to report; a listing and its registrant count as one. */
const countDeletedListings = ({ companies, people, registrants }: Listings) =>
  Math.max(companies.length + people.length, registrants.length)

async function deletePersonalDataWhere(
  tx: Transaction,
  where: Conditions,
  listings: Listings,
): Promise<Omit<DeletedData, 'invitations'>> {
  const requestIds = tx.select({ id: officeRequests.id }).from(officeRequests).where(where.requests)
  const respondentIds = tx
    .select({ id: assessmentRespondents.id })
    .from(assessmentRespondents)
    .where(where.assessments)
  const registrationIds = tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(where.registrations)
  const registrantIds = tx
    .select({ id: directoryRegistrants.id })
    .from(directoryRegistrants)
    .where(
      or(
        inArray(directoryRegistrants.id, listings.registrants),
        inArray(directoryRegistrants.company_id, listings.companies),
        inArray(directoryRegistrants.person_id, listings.people),
      ),
    )
  // Deletes the mail first, to count it: the deletions below would cascade to the mail about their records.
  const mails = await tx
    .delete(mailOutbox)
    .where(
      or(
        where.mails,
        inArray(mailOutbox.request_id, requestIds),
        inArray(mailOutbox.respondent_id, respondentIds),
        inArray(mailOutbox.registration_id, registrationIds),
        inArray(mailOutbox.registrant_id, registrantIds),
      ),
    )
  const requests = await tx.delete(officeRequests).where(where.requests)
  const assessments = await tx.delete(assessmentRespondents).where(where.assessments)
  const registrations = await tx.delete(eventRegistrations).where(where.registrations)
  const reports = await tx.delete(directoryReports).where(where.reports)
  const participants = await tx.$count(meetingUsers, where.participants)
  // This also deletes the participants' meetings. It is skipped if there are no participants, because even a
  // deletion of no rows expires cached pages.
  if (participants > 0) await tx.delete(meetingUsers).where(where.participants)
  await deleteListingsAndVersions(tx, listings)
  return {
    requests: requests.rowCount ?? 0,
    assessments: assessments.rowCount ?? 0,
    registrations: registrations.rowCount ?? 0,
    listings: countDeletedListings(listings),
    participants,
    reports: reports.rowCount ?? 0,
    mails: mails.rowCount ?? 0,
  }
}

const hasMeetingSince = (since: SQL) => sql`exists (
  select from ${meetings} m where m.starts_at > ${since} and m.meeting_status <> 'cancelled'
    and (m.sender_id = ${meetingUsers.id} or m.receiver_id = ${meetingUsers.id}))`

/**
 * @throws Problem conflict for upcoming meetings: staff cancel them first, so that the other participant is
 * notified
 */
async function refuseUpcomingMeetings(tx: Transaction, email: string): Promise<void> {
  const [participant] = await tx
    .select({ name: meetingUsers.name, name_en: meetingUsers.name_en })
    .from(meetingUsers)
    .where(and(eq(meetingUsers.email, email), hasMeetingSince(sql`now()`)))
  if (participant) throw new Problem('conflict', 'problems.personal_data_meetings')
}

/**
 * Deletes the data under an e-mail address (a listed company only loses its registrant, a member's assessment
 * the name of the colleague who answered), the mail to this address and letters from it, and the mail that
 * notified staff about the data.
 * @param email in lower case
 * @throws Problem conflict while the address has upcoming meetings
 */
export async function deletePersonalData(email: string): Promise<DeletedData> {
  return db().transaction(async (tx) => {
    await refuseUpcomingMeetings(tx, email)
    const listings = await findListingsToDelete(tx, email)
    await tx.delete(directoryChanges).where(eq(directoryChanges.sent_by, email))
    await tx.delete(codeSessions).where(eq(codeSessions.email, email))
    await deleteCodesAndBrowsersOf(tx, email)
    const where = {
      requests: eq(officeRequests.email, email),
      assessments: eq(assessmentRespondents.email, email),
      registrations: eq(eventRegistrations.email, email),
      reports: eq(directoryReports.email, email),
      participants: eq(meetingUsers.email, email),
      mails: isMailOfSql(email),
    }
    const invitations = await tx.delete(assessmentColleagues).where(eq(assessmentColleagues.email, email))
    const others = await deletePersonalDataWhere(tx, where, listings)
    return { ...others, invitations: invitations.rowCount ?? 0 }
  })
}

/**
 * Deletes personal data and mail more than `days` days old, sent mail more than 30 days old, and expired
 * sessions and codes. Of directory listings it deletes only those rejected more than `days` days ago.
 * @returns null while another instance of the server deletes the data
 */
export async function deleteDataOlderThan(days: number): Promise<Omit<DeletedData, 'invitations'> | null> {
  return db().transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('expired personal data')) as mine`,
    )
    if (!rows[0]?.mine) return null
    await deleteExpiredAuthRows(tx)
    const where = {
      requests: lt(officeRequests.created_at, daysAgo(days)),
      assessments: lt(assessmentRespondents.created_at, daysAgo(days)),
      registrations: lt(eventRegistrations.created_at, daysAgo(days)),
      reports: lt(directoryReports.created_at, daysAgo(days)),
      // Participants who were added more than `days` days ago, and whose meetings, if any, are as old.
      participants: sql`${meetingUsers.created_at} < ${daysAgo(days)} and not ${hasMeetingSince(daysAgo(days))}`,
      mails: or(
        lt(mailOutbox.created_at, daysAgo(days)),
        and(isNotNull(mailOutbox.sent_at), lt(mailOutbox.created_at, daysAgo(sentMailDays))),
      ),
    }
    return deletePersonalDataWhere(tx, where, await listLongRejectedListings(tx, days))
  })
}
