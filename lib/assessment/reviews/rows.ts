import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberAssessments, memberResults } from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'
import { assessmentChanges, assessmentReviews } from '@/db/schema/reviews'
import { Problem } from '@/lib/platform/api/problem'
import { increment, requireRow } from '@/lib/platform/api/rows'
import { lockAssessment } from '../member/mutations'
import { isOpenSql, stateSql } from './queries'

/**
 * Locks a finished assessment, so that reviewers and its member change it one after another.
 * @throws Problem not_found for one without a result, conflict for one that expired
 */
export async function lockFinishedAssessment(assessmentId: number) {
  await lockAssessment(db(), assessmentId)
  const row = requireRow(
    await db()
      .select({
        assessment: memberAssessments,
        member: memberCompanies,
        result: memberResults,
        review: assessmentReviews,
        state: stateSql,
        isOpen: isOpenSql,
      })
      .from(memberResults)
      .innerJoin(memberAssessments, eq(memberAssessments.id, memberResults.assessment_id))
      .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
      .leftJoin(assessmentReviews, eq(assessmentReviews.assessment_id, memberResults.assessment_id))
      .where(eq(memberResults.assessment_id, assessmentId)),
  )
  if (row.state === 'expired') throw new Problem('conflict', 'problems.assessment_expired')
  return row
}

export type FinishedAssessment = Awaited<ReturnType<typeof lockFinishedAssessment>>

/** Writes the review of an assessment, and begins it if there is none. */
export async function saveReview(
  assessmentId: number,
  {
    due_on = null,
    remind_on = null,
    ...form
  }: Pick<typeof assessmentReviews.$inferInsert, 'state' | 'due_on' | 'remind_on' | 'asked_by'>,
): Promise<void> {
  const values = { ...form, due_on, remind_on }
  await db()
    .insert(assessmentReviews)
    .values({ assessment_id: assessmentId, ...values })
    .onConflictDoUpdate({
      target: assessmentReviews.assessment_id,
      set: { ...values, version: increment(assessmentReviews.version), changed_at: new Date() },
    })
}

type ChangeRow = typeof assessmentChanges.$inferSelect

/** Notes a change since the finish. */
export async function storeChange(values: typeof assessmentChanges.$inferInsert): Promise<void> {
  await db().insert(assessmentChanges).values(values)
}

/**
 * Notes a change that the member makes while it is asked. Until the next question, successive changes of the
 * same answer are one row, with the values before the first and after the last of them; what was changed back
 * leaves none. A change that replaces a proof that the row before brought gets a row of its own, so that every
 * proof stays readable.
 */
export async function storeMemberChange(
  change: Pick<ChangeRow, 'assessment_id' | 'question_id' | 'before' | 'after' | 'earlier_proof_id'> & {
    kind: 'answer' | 'score'
  },
): Promise<void> {
  const { assessment_id, question_id, kind, after, earlier_proof_id } = change
  const isOfAssessment = eq(assessmentChanges.assessment_id, assessment_id)
  const lastQuestion = db()
    .select({ id: sql`coalesce(max(${assessmentChanges.id}), 0)` })
    .from(assessmentChanges)
    .where(and(isOfAssessment, eq(assessmentChanges.kind, 'asked')))
  const [last] = await db()
    .select()
    .from(assessmentChanges)
    .where(
      and(
        ...[isOfAssessment, eq(assessmentChanges.kind, kind), gt(assessmentChanges.id, lastQuestion)],
        question_id === null
          ? isNull(assessmentChanges.question_id)
          : eq(assessmentChanges.question_id, question_id),
      ),
    )
    .orderBy(desc(assessmentChanges.id))
    .limit(1)
  const isSameProof = last?.earlier_proof_id === null && last.before?.file === last.after?.file
  if (!last || (earlier_proof_id !== null && !isSameProof)) return storeChange(change)
  const isThisRow = eq(assessmentChanges.id, last.id)
  const keptProofId = last.earlier_proof_id ?? earlier_proof_id
  if (keptProofId === null && isDeepStrictEqual(last.before, after))
    await db().delete(assessmentChanges).where(isThisRow)
  else
    await db()
      .update(assessmentChanges)
      .set({ after, earlier_proof_id: keptProofId, created_at: new Date() })
      .where(isThisRow)
}
