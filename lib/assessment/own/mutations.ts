import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { type AnsweredQuestion, assessmentRespondents, respondentAnswers } from '@/db/schema/assessment'
import { consentTo } from '@/lib/platform/api/consent'
import { Problem } from '@/lib/platform/api/problem'
import { insertRow, typeCheckedValues } from '@/lib/platform/api/rows'
import { env } from '@/lib/platform/env'
import { findOrRetireQuestions, storeImportedQuestionnaire } from '../imported-answers'
import { listAskedQuestions } from '../questions/queries'
import { findOrStoreQuestionnaire } from '../questions/questionnaires'
import { questionIdsBySection, sectionTree } from '../questions/tree'
import { scoreOf, type Score } from '../score'
import type { ImportedRespondent, SelfAssessmentForm, SelfAssessmentResult } from './schema'

/**
 * Scores and stores an assessment that a visitor made without signing in; every question must have exactly
 * one answer. A bot's form, which fills the hidden field, is scored but not stored. A repeated submission
 * returns the stored score.
 */
export async function scoreAndStoreSelfAssessment(form: SelfAssessmentForm): Promise<SelfAssessmentResult> {
  const answers = new Map(form.answers.map((entry) => [entry.question_id, entry.answer === 1]))
  const questions = await listAskedQuestions()
  const sections = questionIdsBySection(sectionTree(questions))
  const questionIds = sections.flat()
  if (answers.size < form.answers.length || [...answers.keys()].some((id) => !questionIds.includes(id)))
    throw Problem.ofField('answers', 'validation.assessment.unknownQuestion')
  if (answers.size < questionIds.length) throw Problem.ofField('answers', 'validation.assessment.unanswered')
  const score = scoreOf(sections, answers)
  return resultOf(form.website ? score : await storeRespondentOnce(form, score, questions))
}

/** The texts of the form beside its box for the contact data. */
const contactTexts = ['assessment.own.keepContact', 'assessment.own.keepContactHint'] as const

type ScoreTotals = Pick<Score, 'percentage' | 'total_true' | 'total_false'>
const resultOf = ({ percentage, total_true, total_false }: ScoreTotals): SelfAssessmentResult => ({
  percentage,
  total_true,
  total_false,
})

/** @returns the stored score; for a repeated submission, the score of the first submission */
async function storeRespondentOnce(
  { answers, keep_contact, website: _website, lang, submission, ...person }: SelfAssessmentForm,
  { percentage, total_true, total_false }: ScoreTotals,
  questions: readonly AnsweredQuestion[],
): Promise<ScoreTotals> {
  const questionnaire_id = await findOrStoreQuestionnaire(questions)
  return db().transaction(async (tx) => {
    const scoreColumns = {
      id: assessmentRespondents.id,
      percentage: assessmentRespondents.percentage,
      total_true: assessmentRespondents.total_true,
      total_false: assessmentRespondents.total_false,
    }
    const [respondent] = await tx
      .insert(assessmentRespondents)
      .values({
        ...typeCheckedValues(assessmentRespondents, person),
        ...(keep_contact
          ? consentTo(lang, contactTexts, { days: env().personalDataDays })
          : { email: '', phone_number: '' }),
        ...{ percentage, total_true, total_false, submission, questionnaire_id },
      })
      .onConflictDoNothing({ target: assessmentRespondents.submission })
      .returning(scoreColumns)
    if (!respondent) {
      const [earlier] = await tx
        .select(scoreColumns)
        .from(assessmentRespondents)
        .where(eq(assessmentRespondents.submission, submission ?? ''))
      if (!earlier) throw new Error('the respondent row was not written')
      return earlier
    }
    await tx.insert(respondentAnswers).values(
      answers.map((entry) =>
        typeCheckedValues(respondentAnswers, {
          ...entry,
          respondent_id: respondent.id,
          answer: entry.answer === 1,
        }),
      ),
    )
    return respondent
  })
}

/** Adds an assessment of an old site with the result that it had there. */
export async function insertImportedRespondent({
  answers,
  ...form
}: ImportedRespondent): Promise<{ id: number }> {
  const questionIdOf = await findOrRetireQuestions(answers)
  const respondent = await insertRow(assessmentRespondents, {
    ...form,
    questionnaire_id: await storeImportedQuestionnaire(answers, questionIdOf),
  })
  await db()
    .insert(respondentAnswers)
    .values(
      answers.map(({ cid, question: _question, ...entry }) =>
        typeCheckedValues(respondentAnswers, {
          ...entry,
          respondent_id: respondent.id,
          question_id: questionIdOf(cid),
        }),
      ),
    )
  return respondent
}
