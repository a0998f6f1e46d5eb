import { and, asc, count, eq, gt, isNotNull, isNull, min, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryCompanies, directoryRegistrants } from '@/db/schema/directory'
import { eventRegistrations } from '@/db/schema/event'
import { meetings, meetingUsers } from '@/db/schema/meetings'
import { memberCompanies } from '@/db/schema/members'
import { listOwnReviews } from '@/lib/assessment/reviews/queries'
import { findOpenAssessment, listOwnYears } from '@/lib/assessment/years/queries'
import { getLiveEdition, isEditionOver } from '@/lib/event/editions/queries'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import type { MemberOverview, OpenTasks } from './schema'

/** Lists what reviewers ask of a member now. */
async function listAskedAnswers(memberId: number): Promise<OpenTasks['asked']> {
  const reviews = await listOwnReviews(memberId)
  return reviews.flatMap(({ is_open, year, findings, due_on }) =>
    is_open && due_on !== null ? [{ year, count: findings.length, due_on }] : [],
  )
}

/**
 * Lists the listings that wait for a confirmation, of those that were joined with the member by number or by
 * staff, or that were registered with its address.
 */
async function listUnconfirmedListings({
  id,
  email,
}: Pick<MemberCompany, 'id' | 'email'>): Promise<OpenTasks['listings']> {
  const { is_listed, asked_at, name, name_en, id: companyId } = directoryCompanies
  const rows = await db()
    .select({ id: companyId, name, name_en, asked_at })
    .from(directoryCompanies)
    .where(
      and(
        // An array and not a subquery, so that the index of the key serves it.
        sql`${companyId} = any (array(
          select ${memberCompanies.company_id} from ${memberCompanies} where ${memberCompanies.id} = ${id}
          union select ${directoryRegistrants.company_id} from ${directoryRegistrants}
          where ${directoryRegistrants.email} = ${email.toLowerCase()}))`,
        is_listed,
        isNotNull(asked_at),
      ),
    )
    .orderBy(asc(asked_at), asc(companyId))
  return rows.flatMap((row) => (row.asked_at ? [{ ...row, asked_at: row.asked_at.toISOString() }] : []))
}

/** Counts the meeting requests that the participant with an address may still answer; null without one. */
async function findWaitingMeetings(email: string): Promise<OpenTasks['meetings']> {
  const [row] = await db()
    .select({ count: count(), answerBy: min(meetings.answer_by) })
    .from(meetingUsers)
    .innerJoin(meetings, eq(meetings.waits_for_id, meetingUsers.id))
    .where(
      and(
        eq(meetingUsers.email, email.toLowerCase()),
        isNull(meetingUsers.blocked_at),
        gt(meetings.answer_by, sql`now()`),
      ),
    )
  return row?.answerBy ? { count: row.count, answer_by: row.answerBy.toISOString() } : null
}

/** Finds the live edition if it is not over and nobody registered for it with an address; null otherwise. */
async function findMissingRegistration(email: string): Promise<OpenTasks['registration']> {
  const live = await getLiveEdition()
  if (!live || (await isEditionOver(live.edition.id))) return null
  const registrationCount = await db().$count(
    eventRegistrations,
    and(
      eq(eventRegistrations.event_id, live.edition.id),
      sql`lower(${eventRegistrations.email}) = ${email.toLowerCase()}`,
    ),
  )
  if (registrationCount > 0) return null
  const { event, event_en } = live.edition
  return { event, event_en, begins_on: live.days[0]?.event_date ?? null }
}

/** Reads a member's results over the years and what it has left to do. */
export async function getMemberOverview(member: MemberCompany): Promise<MemberOverview> {
  const { id, name, logo, email } = member
  const [years, askedAnswers, assessment, listings, waitingMeetings, registration] = await Promise.all([
    listOwnYears(id),
    listAskedAnswers(id),
    findOpenAssessment(id),
    listUnconfirmedListings(member),
    findWaitingMeetings(email),
    findMissingRegistration(email),
  ])
  return {
    member: { id, name, logo },
    years,
    open: { asked: askedAnswers, assessment, listings, meetings: waitingMeetings, registration },
  }
}
