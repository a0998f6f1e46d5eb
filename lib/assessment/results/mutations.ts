import { and, eq } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { memberAssessments, memberResults } from '@/db/schema/assessment'
import { assessmentChanges } from '@/db/schema/reviews'
import { consentTo } from '@/lib/platform/api/consent'
import { Problem } from '@/lib/platform/api/problem'
import { requireRow } from '@/lib/platform/api/rows'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import type { Locale } from '@/lib/platform/i18n/locale'
import { lockAssessment } from '../member/mutations'
import type { PublicationForm } from './schema'

/**
 * Stores whether the result of a member's closed assessment may be published, with the text that the member read
 * in its language, and notes the change. The same choice again changes nothing.
 * @throws Problem not_found for an unknown assessment and another member's, conflict before it is closed
 */
export async function updatePublication(
  { answer_id, publication }: PublicationForm,
  member: MemberCompany,
  lang: Locale,
): Promise<void> {
  await inTransaction(async () => {
    await lockAssessment(db(), answer_id)
    const { assessment } = requireRow(
      await db()
        .select({ assessment: memberAssessments })
        .from(memberAssessments)
        .innerJoin(memberResults, eq(memberResults.assessment_id, memberAssessments.id))
        .where(and(eq(memberAssessments.id, answer_id), eq(memberAssessments.member_id, member.id))),
    )
    if (!assessment.completed_at) throw new Problem('conflict', 'problems.assessment_not_closed')
    if (assessment.publication === publication) return
    const consent = publication
      ? consentTo(lang, ['assessment.member.publication.consent', 'assessment.member.publication.hint'], {
          year: assessment.year,
        })
      : { consent: null, consented_at: null }
    await db()
      .update(memberAssessments)
      .set({ publication, ...consent })
      .where(eq(memberAssessments.id, answer_id))
    await db()
      .insert(assessmentChanges)
      .values({
        ...{ assessment_id: answer_id, kind: 'publication' },
        ...{ before: { publication: assessment.publication }, after: { publication } },
      })
  })
}
