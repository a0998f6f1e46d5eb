import { and, eq, notInArray, sql } from 'drizzle-orm'
import { afterCommit, type Database, db, inTransaction, type Transaction } from '@/db/client'
import { assessmentQuestions, memberAnswers, memberAssessments, memberResults } from '@/db/schema/assessment'
import { privateFiles } from '@/db/schema/members'
import { listStaffEmailsToNotify } from '@/lib/platform/accounts/queries'
import { consentTo } from '@/lib/platform/api/consent'
import { Problem } from '@/lib/platform/api/problem'
import { typeCheckedValues } from '@/lib/platform/api/rows'
import { insertPrivateFile, type PrivateFile, removePrivateFileBytes } from '@/lib/platform/files/private'
import { env } from '@/lib/platform/env'
import { hyphenateName } from '@/lib/platform/files/file-name'
import type { Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { type Mail, queueMail } from '@/lib/platform/mail/outbox'
import type { MemberCaller, MemberCompany, SessionColleague } from '@/lib/platform/auth/callers'
import { listAskedQuestions, listSectionsWithQuestions } from '../questions/queries'
import { findOrStoreQuestionnaire } from '../questions/questionnaires'
import type { Answer, Section } from '../questions/schema'
import { meaningsOf, questionIdsBySection, sectionTree } from '../questions/tree'
import { resultColumns, scoreOf } from '../score'
import { readAssessmentSettings } from '../settings/queries'
import { endOfValidity } from '../validity'
import { findEarlierAssessment, findEarlierProof } from './earlier-answers'
import { type AssessmentState, getCurrentAssessment, proofColumns, proofFieldsOf, thisYear } from './queries'
import type { AttachmentForm, MemberAnswerForm, MemberResult } from './schema'
import { deleteUnusedFiles } from './unused-files'

/** Returns the state of a member's assessment of this year; creates the assessment if there is none. */
export async function getOrCreateCurrentAssessment(memberId: number): Promise<AssessmentState> {
  const currentAssessment = await getCurrentAssessment(memberId)
  if (currentAssessment) return currentAssessment
  await db().insert(memberAssessments).values({ member_id: memberId, year: thisYear }).onConflictDoNothing()
  const newAssessment = await getCurrentAssessment(memberId)
  if (!newAssessment) throw new Error('the assessment was not begun')
  return newAssessment
}

/** Refuses the client's member id or assessment id when it differs from the session's. */
function assertIdsMatchSession(
  { member_id, answer_id }: { member_id?: number | null; answer_id: number | null },
  member: MemberCompany,
  current: AssessmentState,
): void {
  if (member_id != null && member_id !== member.id) throw new Problem('forbidden')
  if (answer_id !== null && answer_id !== current.answer_id) throw new Problem('forbidden')
}

/** Locks the row of an assessment until the end of the transaction. */
export async function lockAssessment(on: Database | Transaction, assessmentId: number): Promise<void> {
  await on
    .select({ id: memberAssessments.id })
    .from(memberAssessments)
    .where(eq(memberAssessments.id, assessmentId))
    .for('update')
}

/**
 * Locks an assessment, so that no answer is written while its result is computed.
 * @throws Problem conflict when the assessment already has a result
 */
async function lockUnfinishedAssessment(tx: Transaction, assessmentId: number): Promise<void> {
  await lockAssessment(tx, assessmentId)
  const [result] = await tx
    .select({ id: memberResults.id })
    .from(memberResults)
    .where(eq(memberResults.assessment_id, assessmentId))
  if (result) throw new Problem('conflict', 'problems.assessment_finished')
}

export type SavedAnswer = {
  answer_id: number
  proof_file: string | null
  proof_file_name: string | null
  stored?: { answer: Answer; proof: boolean; comment: string }
}

/** Reads a stored answer with its proof file. */
export async function findStoredAnswer(tx: Database | Transaction, assessmentId: number, questionId: number) {
  const [row] = await tx
    .select({
      answer: memberAnswers.answer,
      proof: memberAnswers.proof,
      comment: memberAnswers.comment,
      meaning: memberAnswers.meaning,
      file: proofColumns,
    })
    .from(memberAnswers)
    .leftJoin(privateFiles, eq(privateFiles.id, memberAnswers.proof_file_id))
    .where(and(eq(memberAnswers.assessment_id, assessmentId), eq(memberAnswers.question_id, questionId)))
  return row
}

function savedAnswerOf(
  answer_id: number,
  file: Pick<PrivateFile, 'key' | 'original_name'> | null,
  row: { answer?: boolean | null; proof: boolean; comment: string } | null,
): SavedAnswer {
  return {
    answer_id,
    ...proofFieldsOf(file),
    ...(row?.answer != null && {
      stored: { answer: row.answer ? 1 : 0, proof: row.proof, comment: row.comment },
    }),
  }
}

/** Whether a colleague was invited to answer a question in this assessment. */
const mayColleagueAnswer = (
  colleague: SessionColleague,
  questionId: number,
  sections: readonly Section[],
  { answer_id }: AssessmentState,
) => {
  const invitedSections = sections.filter(({ mainIndex }) => colleague.sections.includes(mainIndex))
  return colleague.assessmentId === answer_id && meaningsOf(invitedSections).has(questionId)
}

/**
 * Saves one answer with its proof and comment. A form without an answer keeps the stored answer, if any. With
 * `proof`, a sent file replaces the stored file, and a form without a file keeps it. Without `proof`, the
 * stored file is removed, and a sent file is ignored. With `taken_over`, an answer, comment or proof that is
 * stored already stays; with `earlier_proof`, the proof is the earlier year's file if none is stored.
 * @throws Problem conflict once the assessment has a result, bad_input for a question that is not asked,
 * forbidden for other ids than the session's and for a section that the colleague was not invited to answer
 */
export async function saveMemberAnswer(
  form: MemberAnswerForm,
  proofFile: PrivateFile | undefined,
  member: MemberCaller,
): Promise<SavedAnswer> {
  const current = await getOrCreateCurrentAssessment(member.id)
  assertIdsMatchSession(form, member, current)
  const { question_id, taken_over } = form
  const sections = await listSectionsWithQuestions()
  const presentMeaning = meaningsOf(sections).get(question_id)
  if (presentMeaning === undefined)
    throw Problem.ofField('question_id', 'validation.assessment.unknownQuestion')
  const { colleague } = member
  if (colleague && !mayColleagueAnswer(colleague, question_id, sections, current))
    throw new Problem('forbidden', 'problems.colleague')
  const meaning = Math.min(form.meaning ?? presentMeaning, presentMeaning)
  const { savedAnswer, unusedKeys } = await db().transaction(async (tx) => {
    await lockUnfinishedAssessment(tx, current.answer_id)
    const before = await findStoredAnswer(tx, current.answer_id, question_id)
    if (taken_over && before?.answer != null && before.meaning === presentMeaning)
      return { savedAnswer: savedAnswerOf(current.answer_id, before.file, before), unusedKeys: [] }
    const comment = (taken_over && before?.comment) || form.comment
    const proof = form.proof || (taken_over && before?.proof === true)
    const newFile = proof ? proofFile : undefined
    const storedFile = proof && !newFile ? (before?.file ?? null) : null
    const takesEarlierFile = proof && !newFile && !storedFile && form.earlier_proof
    const earlier = taken_over || takesEarlierFile ? await findEarlierAssessment(member.id, tx) : null
    const earlierFile =
      takesEarlierFile && earlier ? await findEarlierProof(tx, earlier.id, question_id) : null
    const values = {
      ...typeCheckedValues(memberAnswers, { question_id, proof, comment }),
      ...(form.answer !== null && { answer: form.answer === 1, meaning }),
      colleague_id: colleague?.id ?? null,
      taken_over_year: taken_over ? (earlier?.year ?? null) : null,
      proof_file_id: newFile
        ? (await insertPrivateFile(tx, newFile, member.id)).id
        : ((storedFile ?? earlierFile)?.id ?? null),
      updated_at: new Date(),
    }
    await tx
      .insert(memberAnswers)
      .values({ assessment_id: current.answer_id, ...values })
      .onConflictDoUpdate({ target: [memberAnswers.assessment_id, memberAnswers.question_id], set: values })
    return {
      savedAnswer: savedAnswerOf(
        current.answer_id,
        newFile ?? storedFile ?? earlierFile,
        taken_over ? values : null,
      ),
      unusedKeys: await deleteUnusedFiles(tx, before?.file && !storedFile ? [before.file.id] : []),
    }
  })
  await afterCommit(() => removePrivateFileBytes(unusedKeys))
  return savedAnswer
}

/**
 * Computes the result from the stored answers and stores it; a repeated call returns the stored result.
 * Deletes the answers to questions that are no longer asked.
 * @throws Problem bad_input while a question is unanswered, conflict when another request stores the result
 * meanwhile, forbidden for other ids than the session's
 * @param lang the member's language, in which later mails about the result are written
 */
export async function finishAssessment(
  form: { member_id: number | null; answer_id: number | null },
  member: MemberCompany,
  lang: Locale,
): Promise<MemberResult> {
  const current = await getOrCreateCurrentAssessment(member.id)
  assertIdsMatchSession(form, member, current)
  if (current.result) return current.result
  const unusedKeys = await db().transaction((tx) =>
    storeResultAndDeleteUnaskedAnswers(tx, current.answer_id, lang),
  )
  await afterCommit(() => removePrivateFileBytes(unusedKeys))
  const finishedAssessment = await getCurrentAssessment(member.id)
  if (!finishedAssessment?.result) throw new Error('the result was not written')
  return finishedAssessment.result
}

/**
 * Deletes the answers to questions that are no longer asked, and stores the result of the others.
 * @returns the keys of the deleted answers' proof files, whose bytes the caller removes
 */
async function storeResultAndDeleteUnaskedAnswers(
  tx: Transaction,
  assessmentId: number,
  lang: Locale,
): Promise<string[]> {
  await lockUnfinishedAssessment(tx, assessmentId)
  const questions = await listAskedQuestions(tx)
  const sections = questionIdsBySection(sectionTree(questions))
  const questionIds = sections.flat()
  const deletedAnswers =
    questionIds.length === 0
      ? []
      : await tx
          .delete(memberAnswers)
          .where(
            and(
              eq(memberAnswers.assessment_id, assessmentId),
              notInArray(memberAnswers.question_id, questionIds),
            ),
          )
          .returning({ proof_file_id: memberAnswers.proof_file_id })
  const rows = await tx
    .select({ id: memberAnswers.question_id, answer: memberAnswers.answer })
    .from(memberAnswers)
    .innerJoin(
      assessmentQuestions,
      // An answer to another meaning of the question is none.
      and(
        eq(assessmentQuestions.id, memberAnswers.question_id),
        eq(assessmentQuestions.meaning, memberAnswers.meaning),
      ),
    )
    .where(eq(memberAnswers.assessment_id, assessmentId))
  const answers = new Map(
    rows.flatMap(({ id, answer }): [number, boolean][] => (answer === null ? [] : [[id, answer]])),
  )
  if (questionIds.length === 0 || questionIds.some((id) => !answers.has(id)))
    throw Problem.ofField('answers', 'validation.assessment.unanswered')
  await tx.update(memberAssessments).set({ lang }).where(eq(memberAssessments.id, assessmentId))
  await tx.insert(memberResults).values({
    assessment_id: assessmentId,
    questionnaire_id: await findOrStoreQuestionnaire(questions),
    ...resultColumns(scoreOf(sections, answers)),
    valid_until: endOfValidity(new Date(), (await readAssessmentSettings()).validity_months),
  })
  return deleteUnusedFiles(
    tx,
    deletedAnswers.map(({ proof_file_id }) => proof_file_id).filter((id) => id !== null),
  )
}

/**
 * Stores the two attachments and closes the assessment. Sends mail to the member and to all moderators and
 * admins. Each mail contains the document of the answers, which is drawn when the mail is sent.
 * @param lang the member's language
 * @throws Problem bad_input before there is a result, conflict once the assessment is closed, forbidden for
 * other ids than the session's
 */
export async function completeAssessmentAndNotify(
  { official_document: _document, form: _form, result_id, answer_id, ...form }: AttachmentForm,
  files: { official_document: PrivateFile; form: PrivateFile },
  member: MemberCompany,
  lang: Locale,
): Promise<void> {
  const current = await getOrCreateCurrentAssessment(member.id)
  assertIdsMatchSession({ answer_id }, member, current)
  if (!current.result) throw new Problem('bad_input', 'problems.assessment_unfinished')
  if (result_id !== null && result_id !== current.result.id) throw new Problem('forbidden')
  await inTransaction(async () => {
    const tx = db()
    const officialDocument = await insertPrivateFile(tx, files.official_document, member.id)
    const filledForm = await insertPrivateFile(tx, files.form, member.id)
    const rows = await tx
      .update(memberAssessments)
      .set({
        official_document_id: officialDocument.id,
        form_id: filledForm.id,
        ...typeCheckedValues(memberAssessments, form),
        ...(form.publication && consentTo(lang, ['assessment.member.attachment.publication'])),
        completed_at: new Date(),
      })
      .where(and(eq(memberAssessments.id, current.answer_id), sql`${memberAssessments.completed_at} is null`))
      .returning({ id: memberAssessments.id })
    if (rows.length === 0) throw new Problem('conflict', 'problems.assessment_finished')
    await queueMail(completionMails(current, member, lang, await listStaffEmailsToNotify()))
  })
}

/** Returns the mails to the member and the staff about a closed assessment. */
function completionMails(
  { answer_id, year, result }: AssessmentState,
  member: MemberCompany,
  lang: Locale,
  staffEmails: readonly string[],
): Mail[] {
  const completionMailTo = (to: string, kind: 'memberMail' | 'staffMail', language: Locale): Mail => {
    const mailText = (key: 'subject' | 'text', values = {}) =>
      messageText(language, `assessment.${kind}.${key}`, values)
    const values = { name: member.name, year, percentage: result?.main_percentage ?? 0 }
    return {
      kind: kind === 'memberMail' ? 'assessmentDone' : 'assessmentNotice',
      to,
      subject: mailText('subject', values),
      text: mailText('text', { ...values, url: `${env().siteUrl}/admin/assessment-member-result` }),
      attachments: [
        {
          filename: `${hyphenateName(member.name)}-${year}.pdf`,
          kind: 'answers-pdf',
          answerId: answer_id,
          memberId: member.id,
          lang: language,
        },
      ],
    }
  }
  return [
    completionMailTo(member.email, 'memberMail', lang),
    ...staffEmails.map((to) => completionMailTo(to, 'staffMail', 'mn')),
  ]
}
