import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { assessmentColleagues, memberAnswers, memberAssessments, memberResults } from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'
import type { SessionColleague } from '@/lib/platform/auth/callers'
import { sessionTokenHash } from '@/lib/platform/auth/session-token'
import { thisYear } from '../member/queries'
import type { Colleague } from './schema'

const answersCount = sql<number>`(select count(*)::int from ${memberAnswers}
  where ${memberAnswers.colleague_id} = ${assessmentColleagues.id} and ${memberAnswers.answer} is not null)`

/** Lists the colleagues of an assessment in the order of their first invitations. */
export async function listColleagues(assessmentId: number): Promise<Colleague[]> {
  const { id, name, email, sections, opened_at, ended_at } = assessmentColleagues
  const rows = await db()
    .select({
      ...{ id, name, email, sections, opened_at, ended_at },
      answers: answersCount,
    })
    .from(assessmentColleagues)
    .where(eq(assessmentColleagues.assessment_id, assessmentId))
    .orderBy(asc(id))
  return rows.map((row) => ({
    ...row,
    opened_at: row.opened_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  }))
}

/** Lists the invitations of an e-mail address in lower case, in the order in which they were sent first. */
export async function listInvitationsByEmail(email: string) {
  const { id, name, sections, opened_at, ended_at, created_at } = assessmentColleagues
  const rows = await db()
    .select({
      ...{ id, name, sections, opened_at, ended_at, created_at },
      ...{ member: memberCompanies.name, year: memberAssessments.year, answers: answersCount },
    })
    .from(assessmentColleagues)
    .innerJoin(memberAssessments, eq(memberAssessments.id, assessmentColleagues.assessment_id))
    .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
    .where(eq(assessmentColleagues.email, email))
    .orderBy(asc(id))
  return rows.map((row) => ({
    ...row,
    opened_at: row.opened_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }))
}

/**
 * Finds the invitation of a link.
 * @returns null for an unknown or ended one, and once the assessment is finished or its year is over
 */
export async function findInvitation(
  token: string,
): Promise<{ memberId: number; colleague: SessionColleague } | null> {
  const { id, name, sections, assessment_id: assessmentId } = assessmentColleagues
  const [row] = await db()
    .select({ memberId: memberAssessments.member_id, colleague: { id, name, sections, assessmentId } })
    .from(assessmentColleagues)
    .innerJoin(memberAssessments, eq(memberAssessments.id, assessmentColleagues.assessment_id))
    .leftJoin(memberResults, eq(memberResults.assessment_id, memberAssessments.id))
    .where(
      and(
        eq(assessmentColleagues.token_hash, sessionTokenHash(token)),
        isNull(assessmentColleagues.ended_at),
        isNull(memberResults.id),
        eq(memberAssessments.year, thisYear),
      ),
    )
  return row ?? null
}
