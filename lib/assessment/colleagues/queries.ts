import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { assessmentColleagues, memberAnswers, memberAssessments, memberResults } from '@/db/schema/assessment'
import type { SessionColleague } from '@/lib/platform/auth/callers'
import { sessionTokenHash } from '@/lib/platform/auth/session-token'
import { thisYear } from '../member/queries'
import type { Colleague } from './schema'

/** Lists the colleagues of an assessment in the order of their first invitations. */
export async function listColleagues(assessmentId: number): Promise<Colleague[]> {
  const { id, name, email, sections, opened_at, ended_at } = assessmentColleagues
  const rows = await db()
    .select({
      ...{ id, name, email, sections, opened_at, ended_at },
      answers: sql<number>`(select count(*)::int from ${memberAnswers}
        where ${memberAnswers.colleague_id} = ${id} and ${memberAnswers.answer} is not null)`,
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
