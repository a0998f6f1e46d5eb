import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { memberAnswers } from '@/db/schema/assessment'
import { assessmentFindings, type ReviewedValues } from '@/db/schema/reviews'
import type { Account } from '@/lib/platform/accounts/schema'
import { Problem } from '@/lib/platform/api/problem'
import { requireRow, versionConflict } from '@/lib/platform/api/rows'
import { formatDate, formatIsoDay } from '@/lib/platform/i18n/format'
import { queueMail } from '@/lib/platform/mail/outbox'
import { readHolidaysAfter } from '../holidays/queries'
import { memberMail } from './mails'
import { isFindingOfAnswer } from './queries'
import { type FinishedAssessment, lockFinishedAssessment, saveReview, storeChange } from './rows'
import type { FindingForm, ReviewStepForm } from './schema'
import { addWorkingDays, workingDayBefore } from './working-days'

/** How many working days before the last day the member is reminded. */
const reminderDays = 2

/** @throws Problem conflict while the member may answer, so that nothing changes under its hands */
function refuseWhileOpen({ isOpen, review }: FinishedAssessment): void {
  if (isOpen)
    throw new Problem('conflict', 'problems.review_open', { date: formatDate(review?.due_on ?? '', 'mn') })
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
    await saveReview(answer_id, { state: 'in_review' })
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
  const holidays = await readHolidaysAfter(today)
  const due_on = addWorkingDays(today, days, holidays)
  const reminderDay = workingDayBefore(due_on, reminderDays, holidays)
  await saveReview(assessment.id, {
    ...{ state: 'asked', due_on, asked_by: email },
    // A short time needs no reminder: the question itself is as young.
    remind_on: reminderDay > today ? reminderDay : null,
  })
  await storeChange({
    ...{ assessment_id: assessment.id, kind: 'asked', staff_email: email },
    after: { count: askedRows.length, due_on },
  })
  await queueMail([
    memberMail('reviewAsked', { assessment, member }, { count: askedRows.length, date: due_on }),
  ])
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
  await saveReview(assessment.id, { state: 'reviewed' })
  await storeChange({
    ...{ assessment_id: assessment.id, kind: 'reviewed', staff_email: email },
    after: { accepted: acceptedCount, answers: rows.length, percentage: result.main_percentage },
  })
  const counts = { accepted: acceptedCount, count: rows.length }
  if (member.active) await queueMail([memberMail('reviewDone', { assessment, member }, counts)])
  return { due_on: null }
}
