import { db } from '@/db/client'
import { assessmentRespondents, respondentAnswers } from '@/db/schema/assessment'
import { Problem } from '@/lib/api/problem'
import { listAskedSections } from '../questions/queries'
import { askedIds } from '../questions/tree'
import { scoreOf } from '../score'
import type { OwnAssessmentForm, OwnResult } from './schema'

/**
 * Files an assessment for one's own interest. Every question that is asked must have exactly one answer. What
 * fills the hidden field is scored and not kept; the same submission sent again is answered as it was filed.
 */
export async function insertOwnAssessment(form: OwnAssessmentForm): Promise<OwnResult> {
  const answers = new Map(form.answers.map((given) => [given.question_id, given.answer === 1]))
  const sections = askedIds(await listAskedSections())
  const asked = sections.flat()
  if (answers.size < form.answers.length || [...answers.keys()].some((id) => !asked.includes(id)))
    throw Problem.field('answers', 'validation.assessment.unknownQuestion')
  if (answers.size < asked.length) throw Problem.field('answers', 'validation.assessment.unanswered')
  const { percentage, totalTrue, totalFalse } = scoreOf(sections, answers)
  if (!form.website) {
    await db().transaction(async (tx) => {
      const [respondent] = await tx
        .insert(assessmentRespondents)
        .values({
          name: form.name,
          email: form.keep_contact ? form.email : '',
          phoneNumber: form.keep_contact ? form.phone_number : '',
          percentage,
          totalTrue,
          totalFalse,
          submission: form.submission ?? null,
        })
        .onConflictDoNothing({ target: assessmentRespondents.submission })
        .returning({ id: assessmentRespondents.id })
      if (!respondent) return
      await tx.insert(respondentAnswers).values(
        form.answers.map(({ question_id, answer, proof }) => ({
          respondentId: respondent.id,
          questionId: question_id,
          answer: answer === 1,
          proof,
        })),
      )
    })
  }
  return { percentage, total_true: totalTrue, total_false: totalFalse }
}
