import { and, eq, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { db, type Transaction } from '@/db/client'
import { assessmentRespondents } from '@/db/schema/assessment'
import { eventRegistrations } from '@/db/schema/event'
import { mailOutbox } from '@/db/schema/mail'
import { officeRequests } from '@/db/schema/requests'
import { deleteExpiredEntries } from '@/lib/auth/expired'
import type { DeletedData } from './schema'

/** Mail that was sent is of use for as long as somebody may ask whether it left. */
const sentMailDays = 30

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

type Conditions = { requests: SQL; assessments: SQL; registrations: SQL; mails: SQL | undefined }

async function deleteWhere(tx: Transaction, where: Conditions): Promise<DeletedData> {
  const requestIds = tx.select({ id: officeRequests.id }).from(officeRequests).where(where.requests)
  const respondentIds = tx
    .select({ id: assessmentRespondents.id })
    .from(assessmentRespondents)
    .where(where.assessments)
  const registrationIds = tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(where.registrations)
  // Mail that tells of what is deleted here would go with it; it goes first, so that it is counted.
  const mails = await tx
    .delete(mailOutbox)
    .where(
      or(
        where.mails,
        inArray(mailOutbox.request_id, requestIds),
        inArray(mailOutbox.respondent_id, respondentIds),
        inArray(mailOutbox.registration_id, registrationIds),
      ),
    )
  const requests = await tx.delete(officeRequests).where(where.requests)
  const assessments = await tx.delete(assessmentRespondents).where(where.assessments)
  const registrations = await tx.delete(eventRegistrations).where(where.registrations)
  return {
    requests: requests.rowCount ?? 0,
    assessments: assessments.rowCount ?? 0,
    registrations: registrations.rowCount ?? 0,
    mails: mails.rowCount ?? 0,
  }
}

/**
 * Deletes what is kept under an address, with the mail to it and the mail that tells the staff of it.
 * @param email lower-cased
 */
export async function deletePersonalData(email: string): Promise<DeletedData> {
  return db().transaction((tx) =>
    deleteWhere(tx, {
      requests: eq(officeRequests.email, email),
      assessments: eq(assessmentRespondents.email, email),
      registrations: eq(eventRegistrations.email, email),
      mails: eq(mailOutbox.to_address, email),
    }),
  )
}

/**
 * Deletes what public forms collected more than so many days ago, mail that was sent a month ago, and sessions
 * and codes that are over.
 * @returns null while another instance is at it
 */
export async function deleteExpiredData(days: number): Promise<DeletedData | null> {
  return db().transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('expired personal data')) as mine`,
    )
    if (!rows[0]?.mine) return null
    await deleteExpiredEntries(tx)
    return deleteWhere(tx, {
      requests: lt(officeRequests.created_at, daysAgo(days)),
      assessments: lt(assessmentRespondents.created_at, daysAgo(days)),
      registrations: lt(eventRegistrations.created_at, daysAgo(days)),
      mails: or(
        lt(mailOutbox.created_at, daysAgo(days)),
        and(isNotNull(mailOutbox.sent_at), lt(mailOutbox.created_at, daysAgo(sentMailDays))),
      ),
    })
  })
}
