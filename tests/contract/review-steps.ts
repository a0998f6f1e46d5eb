import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import type { FindingKind, Review } from '@/lib/assessment/reviews/schema'
import type { Account } from '@/lib/platform/accounts/schema'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { makeFinishedAssessment } from './assessment-steps'
import { ask, formOf, someReviewer } from './harness'

/** The mails of a kind to an address. */
export const mailsTo = (to: string, kind: string) =>
  db()
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.to_address, to), eq(mailOutbox.kind, kind)))

/** A day in Ulaanbaatar, such as 2026-11-30. */
export const isoDayIn = (days: number) =>
  new Date(Date.now() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10)

/** An answer of a review by the number of its question. */
export const answerOf = (review: Review, cid: string) => {
  const answer = review.answers.find((row) => row.cid === cid)
  if (!answer) throw new Error(`the review has no ${cid}`)
  return answer
}

/** The steps of reviewers and members with the questionnaire of a file, by its ids. */
export function reviewSteps(ids: Record<string, number>) {
  const readReview = async (answerId: number, as?: Account): Promise<Review> => {
    const { body } = await ask(`GET /admin/get/assessment-review?answerId=${answerId}`, {
      as: as ?? (await someReviewer()),
    })
    return body.review as Review
  }
  /** Saves a finding as a page does that has just read the review. */
  async function find(
    answerId: number,
    cid: string,
    finding: FindingKind,
    values: object = {},
    as?: Account,
  ) {
    const { changed_at, finding: before } = answerOf(await readReview(answerId), cid)
    return ask('POST /admin/update/assessment-finding', {
      as: as ?? (await someReviewer()),
      json: {
        ...{ answer_id: answerId, question_id: ids[cid], finding, version: before?.version ?? 0, changed_at },
        ...(finding === 'asked' && { remark: 'Огноог нь тодруулна уу' }),
        ...values,
      },
    })
  }
  const step = async (answerId: number, name: 'ask' | 'conclude', values: object = {}, as?: Account) =>
    ask('POST /admin/update/assessment-review', {
      as: as ?? (await someReviewer()),
      json: { answer_id: answerId, step: name, version: (await readReview(answerId)).version, ...values },
    })
  const answerAsked = (
    member: MemberCompany,
    answerId: number,
    cid: string,
    values: Record<string, string | number | boolean | Blob> = {},
  ) =>
    ask('POST /client/update/asked-answer', {
      member,
      form: formOf(
        { answer_id: answerId, question_id: ids[cid] ?? 0, answer: 1, proof: false, comment: '', ...values },
        'шинэ.pdf',
      ),
    })
  const handBack = (member: MemberCompany, answer_id: number) =>
    ask('POST /client/update/assessment-review', { member, json: { answer_id } })
  const ownReviews = async (member: MemberCompany) =>
    (await ask('GET /client/get/assessment-reviews', { member })).body.reviews

  /** A finished assessment whose first answer is asked, and whose second one lacks its proof. */
  async function makeAskedAssessment(values: object = {}) {
    const { member, answerId } = await makeFinishedAssessment(ids)
    expect((await find(answerId, '7.1.1.1', 'asked')).status).toBe(200)
    expect((await find(answerId, '7.1.1.2', 'proof_missing')).status).toBe(200)
    expect((await find(answerId, '7.1.2', 'accepted')).status).toBe(200)
    const answer = await step(answerId, 'ask', values)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return { member, answerId, due: answer.body.due_on }
  }
  return { readReview, find, step, answerAsked, handBack, ownReviews, makeAskedAssessment }
}
