import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberAnswers } from '@/db/schema/assessment'
import { assessmentFindings, assessmentReviews, publicHolidays } from '@/db/schema/reviews'
import { makeQuestionnaire } from '@/tests/factories/assessment'
import { makeHoliday } from '@/tests/factories/holidays'
import { cids, makeFinishedAssessment } from '../assessment-steps'
import { ask, someReviewer } from '../harness'
import type { Write } from './write'

const countHolidays = (name: string) => db().$count(publicHolidays, eq(publicHolidays.name, name))

/** A finished assessment and one of its answers, as its reviewer reads it. */
async function makeFinding() {
  const ids = await makeQuestionnaire(cids)
  const { answerId } = await makeFinishedAssessment(ids)
  const [answer] = await db()
    .select()
    .from(memberAnswers)
    .where(eq(memberAnswers.assessment_id, answerId))
    .orderBy(memberAnswers.question_id)
    .limit(1)
  if (!answer) throw new Error('the assessment has no answer')
  return {
    ...{ answer_id: answerId, question_id: answer.question_id, finding: 'proof_missing', version: 0 },
    changed_at: answer.updated_at.toISOString(),
  }
}

/** Writes of reviewers, and of staff to the holidays that these writes leave out. */
export const reviewWrites: Record<string, Write> = {
  'POST /admin/update/assessment-finding': async () => {
    const json = await makeFinding()
    const isThis = and(
      eq(assessmentFindings.assessment_id, json.answer_id),
      eq(assessmentFindings.question_id, json.question_id),
    )
    return {
      ...{ send: { json: { ...json, remark: 'Баримтаа хавсаргана уу' } }, details: json },
      read: () => db().$count(assessmentFindings, isThis),
      ...{ before: 0, after: 1 },
    }
  },
  'POST /admin/update/assessment-review': async () => {
    const finding = await makeFinding()
    await ask('POST /admin/update/assessment-finding', { as: await someReviewer(), json: finding })
    const json = { answer_id: finding.answer_id, step: 'ask', version: 1, days: 10 }
    return {
      ...{ send: { json }, details: json },
      read: async () => {
        const isThis = eq(assessmentReviews.assessment_id, finding.answer_id)
        const [review] = await db().select().from(assessmentReviews).where(isThis)
        return review?.state
      },
      ...{ before: 'in_review', after: 'asked' },
    }
  },
  'POST /admin/insert/holiday': async () => {
    const json = { day: '2039-04-04', name: randomUUID() }
    return {
      ...{ send: { json }, details: json },
      read: () => countHolidays(json.name),
      ...{ before: 0, after: 1 },
    }
  },
  'POST /admin/update/holiday': async () => {
    const json = { id: await makeHoliday(), version: 1, day: '2039-04-05', name: randomUUID() }
    return {
      ...{ send: { json }, details: json },
      read: () => countHolidays(json.name),
      ...{ before: 0, after: 1 },
    }
  },
  'DELETE /admin/delete/holiday': async () => {
    const name = randomUUID()
    const id = await makeHoliday(name)
    return {
      ...{ send: { query: `id=${id}` }, details: { id } },
      read: () => countHolidays(name),
      ...{ before: 1, after: 0 },
    }
  },
}
