import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { accounts } from '@/db/schema/accounts'
import { memberAnswers, memberAssessments, memberResults } from '@/db/schema/assessment'
import {
  assessmentChanges,
  assessmentFindings,
  assessmentReviews,
  type ReviewedValues,
} from '@/db/schema/reviews'
import { memberCompanies } from '@/db/schema/members'
import type { Account } from '@/lib/platform/accounts/schema'
import { Problem } from '@/lib/platform/api/problem'
import { increment, requireRow, typeCheckedValues, versionConflict } from '@/lib/platform/api/rows'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { env } from '@/lib/platform/env'
import { insertPrivateFile, type PrivateFile } from '@/lib/platform/files/private'
import { formatDate, formatIsoDay } from '@/lib/platform/i18n/format'
import { localePath } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { queueMail } from '@/lib/platform/mail/outbox'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { officePaths } from '@/lib/platform/site/office-paths'
import { readHolidaysAfter } from '../holidays/queries'
import { findStoredAnswer, lockAssessment } from '../member/mutations'
import { proofFieldsOf } from '../member/queries'
import { readAnsweredQuestions, readQuestionnaires } from '../questions/questionnaires'
import { questionIdsBySection, sectionTree } from '../questions/tree'
import { resultColumns, scoreOf } from '../score'
import { isFindingOfAnswer, isOpenSql, stateSql } from './queries'
import type { AskedAnswerForm, FindingForm, ReviewStepForm } from './schema'
import { addWorkingDays } from './working-days'

/**
 * Locks a finished assessment, so that reviewers and its member change it one after another.
 * @throws Problem not_found for one without a result, conflict for one that expired
 */
async function lockFinishedAssessment(assessmentId: number) {
  await lockAssessment(db(), assessmentId)
  const row = requireRow(
    await db()
      .select({
        assessment: memberAssessments,
        member: memberCompanies,
        result: memberResults,
        review: assessmentReviews,
        state: stateSql,
        isOpen: isOpenSql,
      })
      .from(memberResults)
      .innerJoin(memberAssessments, eq(memberAssessments.id, memberResults.assessment_id))
      .innerJoin(memberCompanies, eq(memberCompanies.id, memberAssessments.member_id))
      .leftJoin(assessmentReviews, eq(assessmentReviews.assessment_id, memberResults.assessment_id))
      .where(eq(memberResults.assessment_id, assessmentId)),
  )
  if (row.state === 'expired') throw new Problem('conflict', 'problems.assessment_expired')
  return row
}

type FinishedAssessment = Awaited<ReturnType<typeof lockFinishedAssessment>>

/** @throws Problem conflict while the member may answer, so that nothing changes under its hands */
function refuseWhileOpen({ isOpen, review }: FinishedAssessment): void {
  if (isOpen)
    throw new Problem('conflict', 'problems.review_open', { date: formatDate(review?.due_on ?? '', 'mn') })
}

/** Writes the review of an assessment, and begins it if there is none. */
async function saveReview(
  assessmentId: number,
  values: Pick<typeof assessmentReviews.$inferInsert, 'state' | 'due_on' | 'asked_by'>,
): Promise<void> {
  await db()
    .insert(assessmentReviews)
    .values({ assessment_id: assessmentId, ...values })
    .onConflictDoUpdate({
      target: assessmentReviews.assessment_id,
      set: { ...values, version: increment(assessmentReviews.version), changed_at: new Date() },
    })
}

async function storeChange(values: typeof assessmentChanges.$inferInsert): Promise<void> {
  await db().insert(assessmentChanges).values(values)
}

/**
 * Saves what a reviewer finds about one answer, which begins the review of a finished assessment and takes a
 * concluded one up again.
 * @throws Problem not_found for an unknown answer; conflict with the field `version` when another reviewer
 * saved a finding since, with the field `changed_at` when the answer was changed since, without a field while
 * the member may answer and once the assessment expired
 */
export async function saveFinding(
  { answer_id, question_id, version, changed_at, ...form }: FindingForm,
  { email }: Account,
): Promise<{ version: number }> {
  return inTransaction(async () => {
    const target = await lockFinishedAssessment(answer_id)
    refuseWhileOpen(target)
    const answer = requireRow(
      await db()
        .select({ changedAt: memberAnswers.updated_at })
        .from(memberAnswers)
        .where(and(eq(memberAnswers.assessment_id, answer_id), eq(memberAnswers.question_id, question_id))),
    )
    if (answer.changedAt.getTime() !== Date.parse(changed_at))
      throw Problem.ofField('changed_at', 'problems.answer_changed', {}, 'conflict')
    const isThisFinding = and(
      eq(assessmentFindings.assessment_id, answer_id),
      eq(assessmentFindings.question_id, question_id),
    )
    const [before] = await db().select().from(assessmentFindings).where(isThisFinding)
    if ((before?.version ?? 0) !== version)
      throw Problem.ofField(
        'version',
        'problems.finding_changed',
        { email: before?.reviewer ?? email },
        'conflict',
      )
    await saveReview(answer_id, { state: 'in_review', due_on: null })
    const values = {
      ...{ finding: form.finding, remark: form.remark, proof_ends_on: form.proof_ends_on ?? null },
      ...{ asked_at: null, answered_at: null, reviewer: email, version: version + 1, updated_at: new Date() },
    }
    await db()
      .insert(assessmentFindings)
      .values({ assessment_id: answer_id, question_id, ...values })
      .onConflictDoUpdate({
        target: [assessmentFindings.assessment_id, assessmentFindings.question_id],
        set: values,
      })
    await storeChange({
      ...{ assessment_id: answer_id, question_id, kind: 'finding', staff_email: email },
      before: before ? findingValues(before) : null,
      after: findingValues(values),
    })
    return { version: values.version }
  })
}

const findingValues = ({
  finding,
  remark,
  proof_ends_on,
}: Pick<typeof assessmentFindings.$inferSelect, 'finding' | 'remark' | 'proof_ends_on'>): ReviewedValues => ({
  ...{ finding, remark, proof_ends_on },
})

/**
 * Asks the member about the answers that are not accepted, or concludes the review; the member gets a mail.
 * @returns the last day to answer; null for a concluded review
 * @throws Problem bad_input with nothing to ask, or while answers are not reviewed; conflict with the field
 * `version` when somebody changed the review since, without a field while the member may answer, for a
 * deactivated member and once the assessment expired
 */
export async function takeReviewStep(
  form: ReviewStepForm,
  account: Account,
): Promise<{ due_on: string | null }> {
  return inTransaction(async () => {
    const target = await lockFinishedAssessment(form.answer_id)
    refuseWhileOpen(target)
    if ((target.review?.version ?? 0) !== form.version) throw versionConflict()
    return form.step === 'ask' ? askMember(target, form.days, account) : concludeReview(target, account)
  })
}

async function askMember({ assessment, member }: FinishedAssessment, days: number, { email }: Account) {
  if (!member.active) throw new Problem('conflict', 'problems.review_member_inactive')
  const askedRows = await db()
    .update(assessmentFindings)
    .set({ asked_at: new Date() })
    .where(
      and(
        eq(assessmentFindings.assessment_id, assessment.id),
        ne(assessmentFindings.finding, 'accepted'),
        isNull(assessmentFindings.answered_at),
      ),
    )
    .returning({ id: assessmentFindings.question_id })
  if (askedRows.length === 0) throw Problem.ofField('step', 'validation.assessment.nothingAsked')
  const today = formatIsoDay(new Date().toISOString())
  const due_on = addWorkingDays(today, days, await readHolidaysAfter(today))
  await saveReview(assessment.id, { state: 'asked', due_on, asked_by: email })
  await storeChange({
    ...{ assessment_id: assessment.id, kind: 'asked', staff_email: email },
    after: { count: askedRows.length, due_on },
  })
  await mailToMember('reviewAsked', { assessment, member }, { count: askedRows.length, date: due_on })
  return { due_on }
}

async function concludeReview({ assessment, member, result }: FinishedAssessment, { email }: Account) {
  const rows = await db()
    .select({ finding: assessmentFindings })
    .from(memberAnswers)
    .leftJoin(assessmentFindings, isFindingOfAnswer)
    .where(and(eq(memberAnswers.assessment_id, assessment.id), isNotNull(memberAnswers.answer)))
  const leftCount = rows.filter(({ finding }) => !finding || finding.answered_at !== null).length
  if (leftCount > 0) throw Problem.ofField('step', 'validation.assessment.notReviewed', { count: leftCount })
  const unsentCount = rows.filter(({ finding }) => finding?.finding === 'asked' && !finding.asked_at).length
  if (unsentCount > 0) throw Problem.ofField('step', 'validation.assessment.notAsked', { count: unsentCount })
  const acceptedCount = rows.filter(({ finding }) => finding?.finding === 'accepted').length
  await saveReview(assessment.id, { state: 'reviewed', due_on: null })
  await storeChange({
    ...{ assessment_id: assessment.id, kind: 'reviewed', staff_email: email },
    after: { accepted: acceptedCount, answers: rows.length, percentage: result.main_percentage },
  })
  await mailToMember('reviewDone', { assessment, member }, { accepted: acceptedCount, count: rows.length })
  return { due_on: null }
}

/** Queues a mail to the member, in the language in which it finished. A deactivated member gets none. */
async function mailToMember(
  kind: 'reviewAsked' | 'reviewDone',
  { assessment: { lang, year }, member }: Pick<FinishedAssessment, 'assessment' | 'member'>,
  { date, ...counts }: { date?: string; count: number; accepted?: number },
): Promise<void> {
  if (!member.active) return
  const values = {
    ...{ name: member.name, year, ...counts },
    ...(date && { date: formatDate(date, lang) }),
    url: `${env().siteUrl}${localePath(lang, associationPaths.memberAssessment)}`,
  }
  await queueMail([
    {
      ...{ kind, to: member.email },
      subject: messageText(lang, `assessment.${kind}.subject`, values),
      text: messageText(lang, `assessment.${kind}.text`, values),
    },
  ])
}

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
    await storeChange({
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
  await storeChange({
    ...{ assessment_id: result.assessment_id, kind: 'score' },
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
    await saveReview(assessmentId, { state: 'in_review', due_on: null })
    await storeChange({
      ...{ assessment_id: assessmentId, kind: 'handed_back' },
      after: { count: answeredRows.length },
    })
    const reviewers = await listReviewerEmails()
    const askingReviewers = reviewers.filter((email) => email === review?.asked_by)
    const values = {
      ...{ name: member.name, year: assessment.year, count: answeredRows.length },
      url: `${env().siteUrl}${officePaths.assessmentReviews}?review=${assessmentId}`,
    }
    await queueMail(
      (askingReviewers.length > 0 ? askingReviewers : reviewers).map((to) => ({
        ...{ kind: 'reviewAnswered', to },
        subject: messageText('mn', 'assessment.reviewAnswered.subject', values),
        text: messageText('mn', 'assessment.reviewAnswered.text', values),
      })),
    )
  })
}

async function listReviewerEmails(): Promise<string[]> {
  const rows = await db()
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.reviews_assessments, true))
  return rows.map(({ email }) => email)
}
