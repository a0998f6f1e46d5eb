import { and, desc, eq, exists, isNotNull, isNull, lt, max, sql } from 'drizzle-orm'
import { db, type Database, type Transaction } from '@/db/client'
import { assessmentQuestions, memberAnswers, memberAssessments, memberResults } from '@/db/schema/assessment'
import { privateFiles } from '@/db/schema/members'
import { readQuestionnaires } from '../questions/questionnaires'
import { proofColumns, proofFieldsOf, thisYear } from './queries'
import type { EarlierAnswers } from './schema'

/** The assessment of an earlier year whose answers the form of this year offers: the newest with an answer. */
const isOfferedTo = (memberId: number) =>
  and(
    eq(memberAssessments.member_id, memberId),
    lt(memberAssessments.year, thisYear),
    exists(
      db()
        .select({ one: sql`1` })
        .from(memberAnswers)
        .where(and(eq(memberAnswers.assessment_id, memberAssessments.id), isNotNull(memberAnswers.answer))),
    ),
  )

/** Returns the year whose answers the form of this year offers; null for a member without an earlier one. */
export async function findEarlierYear(memberId: number): Promise<number | null> {
  const [row] = await db()
    .select({ year: max(memberAssessments.year) })
    .from(memberAssessments)
    .where(isOfferedTo(memberId))
  return row?.year ?? null
}

/** Finds the assessment whose answers the form of this year offers. */
export async function findEarlierAssessment(memberId: number, on: Database | Transaction = db()) {
  const [row] = await on
    .select({
      id: memberAssessments.id,
      year: memberAssessments.year,
      resultId: memberResults.id,
      questionnaireId: memberResults.questionnaire_id,
    })
    .from(memberAssessments)
    .leftJoin(memberResults, eq(memberResults.assessment_id, memberAssessments.id))
    .where(isOfferedTo(memberId))
    .orderBy(desc(memberAssessments.year))
    .limit(1)
  return row ?? null
}

/**
 * Reads the answers that the form of this year offers, to questions that are still asked; null for a member
 * without an earlier year. A changed question comes with the words that were answered.
 */
export async function getEarlierAnswers(memberId: number): Promise<EarlierAnswers | null> {
  const earlier = await findEarlierAssessment(memberId)
  if (!earlier) return null
  const rows = await db()
    .select({
      answer: memberAnswers,
      meaning: assessmentQuestions.meaning,
      proof: proofColumns,
    })
    .from(memberAnswers)
    .innerJoin(assessmentQuestions, eq(assessmentQuestions.id, memberAnswers.question_id))
    .leftJoin(privateFiles, eq(privateFiles.id, memberAnswers.proof_file_id))
    .where(
      and(
        eq(memberAnswers.assessment_id, earlier.id),
        isNotNull(memberAnswers.answer),
        isNull(assessmentQuestions.retired_at),
      ),
    )
    .orderBy(memberAnswers.question_id)
  const isChanged = (row: (typeof rows)[number]) => row.answer.meaning !== row.meaning
  const words = rows.some(isChanged) ? await readQuestionnaires([earlier.questionnaireId]) : null
  return {
    year: earlier.year,
    is_finished: earlier.resultId !== null,
    answers: rows.map((row) => {
      const { answer, proof } = row
      const answeredQuestion = words?.get(earlier.questionnaireId)?.get(answer.question_id)
      return {
        question_id: answer.question_id,
        answer: answer.answer ? 1 : 0,
        proof: answer.proof,
        ...proofFieldsOf(proof),
        comment: answer.comment,
        changed_from: isChanged(row)
          ? { question: answeredQuestion?.question ?? '', question_en: answeredQuestion?.question_en ?? '' }
          : null,
      }
    }),
  }
}

/** Finds the proof file of an answer of the year that the form offers, and keeps it from being deleted. */
export async function findEarlierProof(tx: Transaction, earlierId: number, questionId: number) {
  const [file] = await tx
    .select(proofColumns)
    .from(memberAnswers)
    .innerJoin(privateFiles, eq(privateFiles.id, memberAnswers.proof_file_id))
    .where(and(eq(memberAnswers.assessment_id, earlierId), eq(memberAnswers.question_id, questionId)))
    .for('key share', { of: privateFiles })
  return file ?? null
}
