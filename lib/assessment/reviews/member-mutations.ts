import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { memberAnswers, memberResults } from '@/db/schema/assessment'
import { assessmentFindings, type ReviewedValues } from '@/db/schema/reviews'
import { Problem } from '@/lib/platform/api/problem'
import { typeCheckedValues } from '@/lib/platform/api/rows'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { insertPrivateFile, type PrivateFile } from '@/lib/platform/files/private'
import { queueMail } from '@/lib/platform/mail/outbox'
import { findStoredAnswer } from '../member/mutations'
import { proofFieldsOf } from '../member/queries'
import { readAnsweredQuestions, readQuestionnaires } from '../questions/questionnaires'
import { questionIdsBySection, sectionTree } from '../questions/tree'
import { resultColumns, scoreOf } from '../score'
import { reviewerMails } from './mails'
import {
  type FinishedAssessment,
  lockFinishedAssessment,
  saveReview,
  storeChange,
  storeMemberChange,
} from './rows'
import type { AskedAnswerForm } from './schema'

/**
 * Locks an assessment that its member may answer.
 * @throws Problem forbidden for another member's assessment, conflict once the time is over or the answers were
 * handed back
 */
async function lockOpenReview(assessmentId: number, memberId: number): Promise<FinishedAssessment> {
  const target = await lockFinishedAssessment(assessmentId)
  if (target.member.id !== memberId) throw new Problem('forbidden')
  if (!target.isOpen) throw new Problem('conflict', 'problems.review_closed')
  return target
}

const isAskedOf = (assessmentId: number) =>
  and(
    eq(assessmentFindings.assessment_id, assessmentId),
    isNotNull(assessmentFindings.asked_at),
    isNull(assessmentFindings.answered_at),
  )

/**
 * Saves an answer that a reviewer asks about, as `saveMemberAnswer` saves one before the finish. The answer
 * before stays in the changes, with its proof. The score follows at once.
 * @throws Problem forbidden for another member's assessment, conflict for an answer that is not asked and once
 * the time is over
 */
export async function saveAskedAnswer(
  { answer_id, question_id, ...form }: AskedAnswerForm,
  proofFile: PrivateFile | undefined,
  member: MemberCompany,
): Promise<{ answer_id: number; proof_file: string | null; proof_file_name: string | null }> {
  return inTransaction(async () => {
    const target = await lockOpenReview(answer_id, member.id)
    const [askedRow] = await db()
      .select({ id: assessmentFindings.question_id })
      .from(assessmentFindings)
      .where(and(isAskedOf(answer_id), eq(assessmentFindings.question_id, question_id)))
    const before = await findStoredAnswer(db(), answer_id, question_id)
    if (!askedRow || !before) throw new Problem('conflict', 'problems.answer_not_asked')
    const newFile = form.proof ? proofFile : undefined
    const storedFile = form.proof && !newFile ? before.file : null
    const values = {
      ...typeCheckedValues(memberAnswers, { proof: form.proof, comment: form.comment }),
      answer: form.answer === null ? before.answer : form.answer === 1,
    }
    const file = newFile ?? storedFile
    const isSame =
      values.answer === before.answer &&
      values.proof === before.proof &&
      values.comment === before.comment &&
      file === before.file
    if (isSame) return { answer_id, ...proofFieldsOf(file) }
    await db()
      .update(memberAnswers)
      .set({
        ...values,
        proof_file_id: newFile
          ? (await insertPrivateFile(db(), newFile, member.id)).id
          : (storedFile?.id ?? null),
        colleague_id: null,
        taken_over_year: null,
        updated_at: new Date(),
      })
      .where(and(eq(memberAnswers.assessment_id, answer_id), eq(memberAnswers.question_id, question_id)))
    const valuesOf = (row: typeof values, name: string | undefined): ReviewedValues => ({
      ...{ answer: row.answer, proof: row.proof, comment: row.comment, file: name ?? null },
    })
    await storeMemberChange({
      ...{ assessment_id: answer_id, question_id, kind: 'answer' },
      before: valuesOf(before, before.file?.original_name),
      after: valuesOf(values, file?.original_name),
      earlier_proof_id: before.file && file !== before.file ? before.file.id : null,
    })
    await computeScoreAgain(target)
    return { answer_id, ...proofFieldsOf(file) }
  })
}

/** Computes the result from the answers as they are now, in the sections of the answered questionnaire. */
async function computeScoreAgain({ result }: FinishedAssessment): Promise<void> {
  const rows = await db()
    .select({ id: memberAnswers.question_id, answer: memberAnswers.answer })
    .from(memberAnswers)
    .where(eq(memberAnswers.assessment_id, result.assessment_id))
  const answers = new Map(
    rows.flatMap(({ id, answer }): [number, boolean][] => (answer === null ? [] : [[id, answer]])),
  )
  const questionnaire = (await readQuestionnaires([result.questionnaire_id])).get(result.questionnaire_id)
  const questions = questionnaire
    ? [...questionnaire.values()]
    : await readAnsweredQuestions(null, [...answers.keys()])
  const columns = resultColumns(scoreOf(questionIdsBySection(sectionTree(questions)), answers))
  const { main_percentage, total_true } = columns
  if (total_true === result.total_true && main_percentage === result.main_percentage) return
  await db().update(memberResults).set(columns).where(eq(memberResults.id, result.id))
  await storeMemberChange({
    ...{ assessment_id: result.assessment_id, question_id: null, kind: 'score', earlier_proof_id: null },
    before: { percentage: result.main_percentage },
    after: { percentage: main_percentage },
  })
}

/**
 * Hands the asked answers back to the reviewers, who get a mail: who asked, or everybody with the right if that
 * account no longer has it.
 * @throws Problem forbidden for another member's assessment, conflict once they are handed back or the time is
 * over
 */
export async function handBackAnswers(assessmentId: number, member: MemberCompany): Promise<void> {
  await inTransaction(async () => {
    const { assessment, review } = await lockOpenReview(assessmentId, member.id)
    const answeredRows = await db()
      .update(assessmentFindings)
      .set({ answered_at: new Date() })
      .where(isAskedOf(assessmentId))
      .returning({ id: assessmentFindings.question_id })
    const count = answeredRows.length
    await saveReview(assessmentId, { state: 'in_review' })
    await storeChange({
      ...{ assessment_id: assessmentId, kind: 'handed_back' },
      after: { count },
    })
    await queueMail(await reviewerMails({ assessment, member, count, askedBy: review?.asked_by }))
  })
}
