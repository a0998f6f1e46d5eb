import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { memberAssessments, memberResults } from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'
import { assessmentFindings, assessmentReviews } from '@/db/schema/reviews'
import { queueMail } from '@/lib/platform/mail/outbox'
import { todaySql } from '@/lib/platform/today'
import { memberMail } from './mails'
import { isOpenSql } from './queries'

/** The most members that one transaction reminds; the next transactions remind the rest. */
const batch = 50

/**
 * Reminds members, once for each question, of the answers that they were asked about and have not handed back.
 * The day of a reminder is stored with its review, so one that was missed is sent later, up to the last day.
 * A deactivated member gets none.
 */
export async function remindOfReviews(_: unknown, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const reminderCount = await inTransaction(async () => {
      const rows = await db()
        .select({
          assessment: memberAssessments,
          member: memberCompanies,
          date: assessmentReviews.due_on,
          count: sql<number>`(select count(*)::int from ${assessmentFindings}
            where ${assessmentFindings.assessment_id} = ${assessmentReviews.assessment_id}
              and ${assessmentFindings.asked_at} is not null and ${assessmentFindings.answered_at} is null)`,
        })
        .from(assessmentReviews)
        .innerJoin(memberResults, eq(memberResults.assessment_id, assessmentReviews.assessment_id))
        .innerJoin(memberAssessments, eq(memberAssessments.id, assessmentReviews.assessment_id))
        .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
        .where(and(lte(assessmentReviews.remind_on, todaySql), isOpenSql, memberCompanies.active))
        .orderBy(asc(assessmentReviews.assessment_id))
        .limit(batch)
        // Skips a review whose member is handing its answers back.
        .for('update', { of: assessmentReviews, skipLocked: true })
      await queueMail(
        rows.map(({ date, count, ...row }) => memberMail('reviewReminder', row, { count, date: date ?? '' })),
      )
      // The version stays the same, so that a reminder causes no conflict for a reviewer.
      const ids = rows.map(({ assessment }) => assessment.id)
      await db()
        .update(assessmentReviews)
        .set({ remind_on: null })
        .where(inArray(assessmentReviews.assessment_id, ids))
      return rows.length
    })
    if (reminderCount < batch) return
  }
}
