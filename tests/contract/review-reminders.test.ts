import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { memberResults } from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'
import { assessmentReviews, publicHolidays } from '@/db/schema/reviews'
import { remindOfReviews } from '@/lib/assessment/reviews/reminders'
import { workingDayBefore } from '@/lib/assessment/reviews/working-days'
import { makeMember } from '@/tests/factories/assessment'
import { answerAll, freshQuestionnaire } from './assessment-steps'
import { ask } from './harness'
import { isoDayIn, mailsTo, reviewSteps } from './review-steps'

const ids = freshQuestionnaire()
const { find, step, handBack, makeAskedAssessment } = reviewSteps(ids)

describe('the reminder of what is asked', () => {
  const remind = () => remindOfReviews({}, new AbortController().signal)
  const reviewRow = async (answerId: number) => {
    const [row] = await db()
      .select()
      .from(assessmentReviews)
      .where(eq(assessmentReviews.assessment_id, answerId))
    return row
  }
  /** As if the day of the reminder had come. */
  const bringTheDay = (answerId: number) =>
    db()
      .update(assessmentReviews)
      .set({ remind_on: isoDayIn(0) })
      .where(eq(assessmentReviews.assessment_id, answerId))

  it('is sent once, from two working days before the last day on, in the language of the finish', async () => {
    const member = await makeMember()
    const answerId = await answerAll(member, ids, 1)
    await ask('POST /client/insert/result?lang=en', { member, json: {} })
    for (const cid of ['7.1.1.1', '7.1.2']) await find(answerId, cid, 'asked')
    const { body } = await step(answerId, 'ask', { days: 12 })
    const due = String(body.due_on)
    const holidays = new Set((await db().select().from(publicHolidays)).map(({ day }) => day))
    expect((await reviewRow(answerId))?.remind_on).toBe(workingDayBefore(due, 2, holidays))
    await remind()
    expect(await mailsTo(member.email, 'reviewReminder')).toEqual([])

    await bringTheDay(answerId)
    const before = await reviewRow(answerId)
    await Promise.all([remind(), remind()])
    await remind()
    const mails = await mailsTo(member.email, 'reviewReminder')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('have to be clarified: 2.')
    expect(mails[0]?.text).toContain('/en/mm/member-assessment')
    // A reviewer's page that was read before can go on.
    expect(await reviewRow(answerId)).toEqual({ ...before, remind_on: null })
  })

  it('is not sent for a time of two working days or less', async () => {
    for (const days of [1, 2]) {
      const { answerId } = await makeAskedAssessment({ days })
      expect((await reviewRow(answerId))?.remind_on).toBeNull()
    }
    const { answerId } = await makeAskedAssessment({ days: 3 })
    expect((await reviewRow(answerId))?.remind_on).not.toBeNull()
  })

  it('is not sent once everything was handed back, the time is over or the result expired', async () => {
    const answeredOne = await makeAskedAssessment()
    await handBack(answeredOne.member, answeredOne.answerId)
    expect((await reviewRow(answeredOne.answerId))?.remind_on).toBeNull()
    const lateOne = await makeAskedAssessment()
    await bringTheDay(lateOne.answerId)
    await db()
      .update(assessmentReviews)
      .set({ due_on: '2026-01-05' })
      .where(eq(assessmentReviews.assessment_id, lateOne.answerId))
    const endedOne = await makeAskedAssessment()
    await bringTheDay(endedOne.answerId)
    await db()
      .update(memberResults)
      .set({ valid_until: new Date('2026-01-01') })
      .where(eq(memberResults.assessment_id, endedOne.answerId))
    await remind()
    for (const { member } of [answeredOne, lateOne, endedOne])
      expect(await mailsTo(member.email, 'reviewReminder')).toEqual([])
  })

  it('waits for a deactivated member until it is active again', async () => {
    const { member, answerId } = await makeAskedAssessment()
    await bringTheDay(answerId)
    const setActive = (active: boolean) =>
      db().update(memberCompanies).set({ active }).where(eq(memberCompanies.id, member.id))
    await setActive(false)
    await remind()
    expect(await mailsTo(member.email, 'reviewReminder')).toEqual([])
    await setActive(true)
    await remind()
    expect(await mailsTo(member.email, 'reviewReminder')).toHaveLength(1)
  })
})
