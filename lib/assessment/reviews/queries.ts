import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { assessmentQuestions, memberAnswers, memberAssessments, memberResults } from '@/db/schema/assessment'
import { assessmentChanges, assessmentFindings, assessmentReviews } from '@/db/schema/reviews'
import { files } from '@/db/schema/files'
import { memberCompanies, privateFiles } from '@/db/schema/members'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import { shownFile } from '@/lib/platform/files/columns'
import { privateFileUrl } from '@/lib/platform/files/private'
import { fileUrl } from '@/lib/platform/files/url'
import { matchesTermSql } from '@/lib/platform/search/match'
import { todaySql } from '@/lib/platform/today'
import { getMemberAnswers } from '../member/queries'
import type {
  OwnReview,
  Review,
  ReviewChange,
  ReviewedAnswer,
  ReviewListing,
  ReviewRow,
  ReviewState,
} from './schema'

const isExpiredSql = sql`${memberResults.valid_until} <= now()`

/** Where an assessment with a result stands; the first finding begins its review. */
export const stateSql = sql<ReviewState>`case when ${isExpiredSql} then 'expired'
  else coalesce(${assessmentReviews.state}, 'finished') end`

/** Whether the member may answer what is asked. */
export const isOpenSql = sql<boolean>`coalesce(${assessmentReviews.state} = 'asked'
  and ${assessmentReviews.due_on} >= ${todaySql} and not ${isExpiredSql}, false)`

function isInState(state: ReviewState): SQL {
  if (state === 'expired') return isExpiredSql
  const isInReviewState = state === 'finished' ? sql`is null` : sql`= ${state}`
  return sql`not ${isExpiredSql} and ${assessmentReviews.state} ${isInReviewState}`
}

/** Joins the findings with their answers. */
export const isFindingOfAnswer = and(
  eq(assessmentFindings.assessment_id, memberAnswers.assessment_id),
  eq(assessmentFindings.question_id, memberAnswers.question_id),
)

/** Finished assessments with their members, and with their reviews if they have one. */
const selectReviews = () =>
  db()
    .select({
      assessment: memberAssessments,
      member: memberCompanies,
      result: memberResults,
      review: assessmentReviews,
      logo: shownFile,
      state: stateSql,
      isOpen: isOpenSql,
    })
    .from(memberResults)
    .innerJoin(memberAssessments, eq(memberAssessments.id, memberResults.assessment_id))
    .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
    .innerJoin(files, eq(files.id, memberCompanies.logo_file_id))
    .leftJoin(assessmentReviews, eq(assessmentReviews.assessment_id, memberResults.assessment_id))
    .$dynamic()

type AnswerCounts = { found: number; accepted: number; answers: number }
const noAnswers: AnswerCounts = { found: 0, accepted: 0, answers: 0 }

/**
 * Counts the answers of assessments, and those among them with a finding and with an accepted one: only of the
 * listed ones, because a statement with an offset would count those of all pages before.
 * @returns the counts by the number of the assessment, without those that have no answers
 */
async function countAnswers(assessmentIds: readonly number[]): Promise<ReadonlyMap<number, AnswerCounts>> {
  if (assessmentIds.length === 0) return new Map()
  const { finding, answered_at } = assessmentFindings
  const rows = await db()
    .select({
      assessmentId: memberAnswers.assessment_id,
      found: sql<number>`(count(*) filter (where ${finding} is not null and ${answered_at} is null))::int`,
      accepted: sql<number>`(count(*) filter (where ${finding} = 'accepted'))::int`,
      answers: sql<number>`count(${memberAnswers.answer})::int`,
    })
    .from(memberAnswers)
    .leftJoin(assessmentFindings, isFindingOfAnswer)
    .where(inArray(memberAnswers.assessment_id, [...assessmentIds]))
    .groupBy(memberAnswers.assessment_id)
  return new Map(rows.map(({ assessmentId, ...counts }) => [assessmentId, counts]))
}

const sortColumns = {
  name: memberCompanies.name,
  created_at: memberResults.created_at,
  changed_at: assessmentReviews.changed_at,
}

/** Lists a page of the finished assessments for reviewers, newest first unless another order is chosen. */
export async function listAdminReviews(
  query: ReviewListing,
): Promise<{ reviews: ReviewRow[]; total: number; totalPages: number }> {
  const where = and(
    await matchesTermSql(query.term, 'company', memberCompanies.id),
    query.state && isInState(query.state),
  )
  const [total, rows] = await Promise.all([
    db()
      .select({ total: sql<number>`count(*)::int` })
      .from(memberResults)
      .innerJoin(memberAssessments, eq(memberAssessments.id, memberResults.assessment_id))
      .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
      .leftJoin(assessmentReviews, eq(assessmentReviews.assessment_id, memberResults.assessment_id))
      .where(where)
      .then(([row]) => row?.total ?? 0),
    selectReviews()
      .where(where)
      .orderBy(
        ...sortOrder(query.sort, sortColumns, [desc(memberResults.created_at), desc(memberResults.id)]),
      )
      .limit(query.limit)
      .offset(offsetOf(query)),
  ])
  const counts = await countAnswers(rows.map(({ assessment }) => assessment.id))
  const countsOf = (assessmentId: number) => {
    const { found, answers } = counts.get(assessmentId) ?? noAnswers
    return { found, answers }
  }
  return {
    reviews: rows.map(({ assessment, member, result, review, logo, state }) => ({
      ...{ answer_id: assessment.id, member_id: member.id, name: member.name, logo: fileUrl(logo) },
      ...{ year: assessment.year, created_at: result.created_at.toISOString() },
      ...{ main_percentage: result.main_percentage, state, ...countsOf(assessment.id) },
      due_on: review?.due_on ?? null,
      changed_at: review?.changed_at.toISOString() ?? null,
    })),
    total,
    totalPages: numberOfPages(total, query.limit),
  }
}

/** Reads a finished assessment as its reviewers see it; null for one without a result. */
export async function getReview(assessmentId: number): Promise<Review | null> {
  const [row] = await selectReviews().where(eq(memberResults.assessment_id, assessmentId))
  if (!row) return null
  const { assessment, member, review, state, isOpen } = row
  const [{ answers, result }, reviewParts, changes] = await Promise.all([
    getMemberAnswers(assessmentId, member.id),
    listReviewParts(assessmentId),
    listChanges(assessmentId),
  ])
  if (!result) return null
  return {
    ...{ answer_id: assessment.id, member_id: member.id, year: assessment.year, state },
    due_on: review?.due_on ?? null,
    is_open: isOpen,
    version: review?.version ?? 0,
    result,
    answers: answers.map((answer) => ({
      ...answer,
      ...(reviewParts.get(answer.question_id) ?? { changed_at: null, finding: null }),
    })),
    changes,
  }
}

/** Reads when each answer was saved, and what was found about it, by the number of its question. */
async function listReviewParts(
  assessmentId: number,
): Promise<ReadonlyMap<number, Pick<ReviewedAnswer, 'changed_at' | 'finding'>>> {
  const rows = await db()
    .select({
      questionId: memberAnswers.question_id,
      changedAt: memberAnswers.updated_at,
      row: assessmentFindings,
      isProofOver: sql<boolean>`coalesce(${assessmentFindings.proof_ends_on} < ${todaySql}, false)`,
    })
    .from(memberAnswers)
    .leftJoin(assessmentFindings, isFindingOfAnswer)
    .where(eq(memberAnswers.assessment_id, assessmentId))
  return new Map(
    rows.map(({ questionId, changedAt, row, isProofOver }) => [
      questionId,
      {
        changed_at: changedAt.toISOString(),
        finding: row && {
          ...{ finding: row.finding, remark: row.remark, proof_ends_on: row.proof_ends_on },
          is_proof_over: isProofOver,
          asked_at: row.asked_at?.toISOString() ?? null,
          answered_at: row.answered_at?.toISOString() ?? null,
          ...{ reviewer: row.reviewer, version: row.version },
        },
      },
    ]),
  )
}

async function listChanges(assessmentId: number): Promise<ReviewChange[]> {
  const rows = await db()
    .select({ change: assessmentChanges, key: privateFiles.key })
    .from(assessmentChanges)
    .leftJoin(privateFiles, eq(privateFiles.id, assessmentChanges.earlier_proof_id))
    .where(eq(assessmentChanges.assessment_id, assessmentId))
    .orderBy(asc(assessmentChanges.id))
  return rows.map(({ change, key }) => ({
    ...{ id: change.id, question_id: change.question_id, kind: change.kind },
    ...{ staff_email: change.staff_email, before: change.before, after: change.after },
    earlier_proof: key && privateFileUrl(key),
    created_at: change.created_at.toISOString(),
  }))
}

/**
 * Lists the reviews of a member's assessments, newest first: while the member may answer, with what is asked,
 * and after the review with what was not accepted. What reviewers have not sent is left out.
 */
export async function listOwnReviews(memberId: number): Promise<OwnReview[]> {
  const rows = await selectReviews()
    .where(and(eq(memberAssessments.member_id, memberId), isNotNull(assessmentReviews.assessment_id)))
    .orderBy(desc(memberAssessments.year))
  const findings = await db()
    .select({ row: assessmentFindings, cid: assessmentQuestions.cid })
    .from(assessmentFindings)
    .innerJoin(assessmentQuestions, eq(assessmentQuestions.id, assessmentFindings.question_id))
    .innerJoin(memberAssessments, eq(memberAssessments.id, assessmentFindings.assessment_id))
    .where(and(eq(memberAssessments.member_id, memberId), sql`${assessmentFindings.finding} <> 'accepted'`))
    .orderBy(assessmentFindings.question_id)
  const counts = await countAnswers(rows.map(({ assessment }) => assessment.id))
  return rows.map(({ assessment, review, state, isOpen }) => {
    const { accepted, answers } = counts.get(assessment.id) ?? noAnswers
    const isConcluded = review?.state === 'reviewed'
    return {
      ...{ answer_id: assessment.id, year: assessment.year, state, is_open: isOpen, answers },
      due_on: review?.due_on ?? null,
      accepted: isConcluded ? accepted : 0,
      findings: findings
        .filter(({ row }) => row.assessment_id === assessment.id)
        .filter(({ row }) => isConcluded || (isOpen && row.asked_at !== null && row.answered_at === null))
        .map(({ cid, row: { question_id, finding, remark } }) => ({ question_id, cid, finding, remark })),
    }
  })
}
