import { desc, eq, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import { assessmentQuestions, assessmentRespondents, respondentAnswers } from '@/db/schema/assessment'
import type { Listing } from '@/lib/platform/api/listing'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { matchesTermSql } from '@/lib/platform/search/match'
import { compareIndex } from '../questions/numbers'
import { readAnsweredQuestions, readQuestionnaires } from '../questions/questionnaires'
import type { Respondent, RespondentAnswers } from './schema'

function respondentOf(row: typeof assessmentRespondents.$inferSelect): Respondent {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone_number: row.phone_number,
    created_at: row.created_at.toISOString(),
    percentage: row.percentage,
  }
}

const sortColumns = { name: assessmentRespondents.name, created_at: assessmentRespondents.created_at }

export async function listAdminRespondents(
  paging: Listing<keyof typeof sortColumns>,
): Promise<{ respondents: Respondent[]; total: number; totalPages: number }> {
  const { created_at: createdAt, id } = assessmentRespondents
  const where = await matchesTermSql(paging.term, 'respondent', id)
  const [total, rows] = await Promise.all([
    db().$count(assessmentRespondents, where),
    db()
      .select()
      .from(assessmentRespondents)
      .where(where)
      .orderBy(...sortOrder(paging.sort, sortColumns, [desc(createdAt), desc(id)]))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
  ])
  return {
    respondents: rows.map(respondentOf),
    total,
    totalPages: numberOfPages(total, paging.limit),
  }
}

/**
 * Reads one respondent's answers, grouped under their headings, including answers to retired questions.
 * Returns no groups for an unknown respondent.
 */
export async function getRespondentAnswers(respondentId: number): Promise<RespondentAnswers> {
  const [respondent] = await db()
    .select()
    .from(assessmentRespondents)
    .where(eq(assessmentRespondents.id, respondentId))
  const answers = await db()
    .select({
      id: respondentAnswers.question_id,
      answer: respondentAnswers.answer,
      proof: respondentAnswers.proof,
    })
    .from(respondentAnswers)
    .where(eq(respondentAnswers.respondent_id, respondentId))
  const answerOf = new Map(answers.map((row) => [row.id, row]))
  const questions = await readAnsweredQuestions(respondent?.questionnaire_id ?? null, [...answerOf.keys()])
  const rows = questions.flatMap(({ id, cid, question }) => {
    const row = answerOf.get(id)
    return row ? [{ cid, question, answer: row.answer, proof: row.proof }] : []
  })
  const textOf = (cid: string) =>
    questions.find((row) => row.cid === cid && !answerOf.has(row.id))?.question ?? ''
  const sections = new Map<string, Map<string, typeof rows>>()
  for (const row of rows) {
    const parts = row.cid.split('.')
    const section = parts.slice(0, 2).join('.')
    const requirement = parts.slice(0, 3).join('.')
    const groups = sections.get(section) ?? new Map<string, typeof rows>()
    groups.set(requirement, [...(groups.get(requirement) ?? []), row])
    sections.set(section, groups)
  }
  return {
    answer: [...sections].map(([mainIndex, groups]) => ({
      mainIndex,
      mainTitle: textOf(mainIndex),
      questions: [...groups].map(([cid, children]) => ({
        cid,
        // A requirement without questions is itself the question, so its text is also the heading.
        question: children.find((row) => row.cid === cid)?.question ?? textOf(cid),
        children,
      })),
    })),
    totalPercentage: respondent?.percentage ?? 0,
    totalCount: rows.length,
    totalYes: respondent?.total_true ?? 0,
    totalNo: respondent?.total_false ?? 0,
  }
}

/** Lists the assessments that visitors sent with this e-mail address, each with its answers, newest first. */
export async function listSelfAssessmentsByEmail(email: string) {
  const respondents = await db()
    .select()
    .from(assessmentRespondents)
    .where(eq(assessmentRespondents.email, email))
    .orderBy(desc(assessmentRespondents.id))
  const rows = await db()
    .select({
      respondentId: respondentAnswers.respondent_id,
      id: assessmentQuestions.id,
      cid: assessmentQuestions.cid,
      question: assessmentQuestions.question,
      answer: respondentAnswers.answer,
      proof: respondentAnswers.proof,
    })
    .from(respondentAnswers)
    .innerJoin(assessmentQuestions, eq(assessmentQuestions.id, respondentAnswers.question_id))
    .where(
      inArray(
        respondentAnswers.respondent_id,
        respondents.map(({ id }) => id),
      ),
    )
  const questionnaires = await readQuestionnaires(respondents.map((row) => row.questionnaire_id))
  const answersOf = new Map<number, typeof rows>()
  for (const row of rows) answersOf.set(row.respondentId, [...(answersOf.get(row.respondentId) ?? []), row])
  return respondents.map((respondent) => ({
    ...respondentOf(respondent),
    consent: respondent.consent,
    consented_at: respondent.consented_at?.toISOString() ?? null,
    answers: (answersOf.get(respondent.id) ?? [])
      .map(({ id, cid, question, answer, proof }) => {
        const questionThen = questionnaires.get(respondent.questionnaire_id)?.get(id)
        return { cid: questionThen?.cid ?? cid, question: questionThen?.question ?? question, answer, proof }
      })
      .sort((a, b) => compareIndex(a.cid, b.cid)),
  }))
}
