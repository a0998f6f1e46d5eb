import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { accounts } from '@/db/schema/accounts'
import { memberAssessments, memberResults } from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'
import { assessmentChanges, assessmentFindings, assessmentReviews } from '@/db/schema/reviews'
import { makeMember } from '@/tests/factories/assessment'
import { makeAccount } from '@/tests/factories/rows'
import {
  freshQuestionnaire,
  makeFinishedAssessment,
  proofOf,
  questionCids,
  saveAnswer,
} from './assessment-steps'
import { ask, blobOf, someReviewer, someone } from './harness'
import { answerOf, isoDayIn, mailsTo, reviewSteps } from './review-steps'

const ids = freshQuestionnaire()
const { readReview, find, step, answerAsked, handBack, ownReviews, makeAskedAssessment } = reviewSteps(ids)

describe('what goes wrong in a review', () => {
  it('two reviewers at once: the second learns who was first, and loses nothing', async () => {
    const { answerId } = await makeFinishedAssessment(ids)
    const [first, second] = [await someReviewer(), await makeAccount(2, { reviews_assessments: true })]
    const { changed_at } = answerOf(await readReview(answerId), '7.1.1.1')
    const json = { answer_id: answerId, question_id: ids['7.1.1.1'], version: 0, changed_at }
    const saves = await Promise.all([
      ask('POST /admin/update/assessment-finding', { as: first, json: { ...json, finding: 'accepted' } }),
      ask('POST /admin/update/assessment-finding', { as: second, json: { ...json, finding: 'proof_unfit' } }),
    ])
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
    const refusal = saves.find(({ status }) => status === 409)
    const winner = saves[0]?.status === 200 ? first : second
    expect(refusal?.body).toMatchObject({ fields: { version: expect.stringContaining(winner.email) } })
    expect(await db().$count(assessmentChanges, eq(assessmentChanges.assessment_id, answerId))).toBe(1)
    // Other answers of the same assessment can be reviewed at once.
    expect((await find(answerId, '7.1.1.2', 'accepted', {}, second)).status).toBe(200)
    // A step that was prepared before those findings is refused.
    expect((await step(answerId, 'ask', { version: 1 })).body).toMatchObject({
      fields: { version: expect.any(String) },
    })
  })

  it('two steps at once: the member is asked once, and gets one mail', async () => {
    const { member, answerId } = await makeFinishedAssessment(ids)
    await find(answerId, '7.1.1.1', 'asked')
    const second = await makeAccount(2, { reviews_assessments: true })
    const { version } = await readReview(answerId)
    const steps = await Promise.all([
      step(answerId, 'ask', { version }),
      step(answerId, 'ask', { version, days: 20 }, second),
    ])
    expect(steps.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await mailsTo(member.email, 'reviewAsked')).toHaveLength(1)
  })

  it('a reviewer whose right is taken in the middle saves nothing, and another one is told', async () => {
    const { member, answerId } = await makeFinishedAssessment(ids)
    const [leaving, staying] = [
      await makeAccount(3, { reviews_assessments: true }),
      await makeAccount(3, { reviews_assessments: true }),
    ]
    await find(answerId, '7.1.1.1', 'asked', {}, leaving)
    expect((await step(answerId, 'ask', {}, leaving)).status).toBe(200)
    await db().update(accounts).set({ reviews_assessments: false }).where(eq(accounts.id, leaving.id))
    await handBack(member, answerId)
    expect((await find(answerId, '7.1.1.1', 'accepted', {}, leaving)).status).toBe(403)
    expect(await mailsTo(leaving.email, 'reviewAnswered')).toEqual([])
    expect(await mailsTo(staying.email, 'reviewAnswered')).toHaveLength(1)
  })

  it('two browsers of a member: what one saves while the other hands back is kept or refused', async () => {
    const { member, answerId } = await makeAskedAssessment()
    const countMails = async () => (await mailsTo((await someReviewer()).email, 'reviewAnswered')).length
    const countBefore = await countMails()
    const [first, second, save] = await Promise.all([
      handBack(member, answerId),
      handBack(member, answerId),
      answerAsked(member, answerId, '7.1.1.1', { answer: 0, comment: 'Зэрэг' }),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    const { comment } = answerOf(await readReview(answerId), '7.1.1.1')
    expect([save.status, comment]).toEqual(comment === 'Зэрэг' ? [200, 'Зэрэг'] : [409, ''])
    expect(await countMails()).toBe(countBefore + 1)
  })

  it('an answer that changed while it was read: the finding is refused', async () => {
    const { member, answerId } = await makeAskedAssessment()
    const { changed_at } = answerOf(await readReview(answerId), '7.1.1.1')
    expect((await find(answerId, '7.1.1.1', 'accepted')).status).toBe(409)
    await answerAsked(member, answerId, '7.1.1.1', { answer: 0 })
    await handBack(member, answerId)
    const answer = await find(answerId, '7.1.1.1', 'accepted', { changed_at })
    expect(answer).toMatchObject({ status: 409, body: { fields: { changed_at: expect.any(String) } } })
  })

  it('reopens the asked answers alone, until the last day or the handing back', async () => {
    const { member, answerId } = await makeAskedAssessment()
    expect((await answerAsked(member, answerId, '7.1.2', { answer: 0 })).status).toBe(409)
    expect((await saveAnswer(member, ids['7.1.1.1'], { answer: 0 })).status).toBe(409)
    await db()
      .update(assessmentReviews)
      .set({ due_on: '2026-01-05' })
      .where(eq(assessmentReviews.assessment_id, answerId))
    expect((await answerAsked(member, answerId, '7.1.1.1', { answer: 0 })).status).toBe(409)
    expect(await ownReviews(member)).toMatchObject([{ is_open: false, findings: [] }])
    // Once the time is over, reviewers go on.
    expect((await find(answerId, '7.1.1.1', 'accepted')).status).toBe(200)
    expect((await step(answerId, 'ask')).status).toBe(200)
    expect((await handBack(member, answerId)).status).toBe(200)
    expect((await handBack(member, answerId)).status).toBe(409)
    expect((await answerAsked(member, answerId, '7.1.1.2', { answer: 0 })).status).toBe(409)
  })

  it('a member that is deactivated or removed in the middle', async () => {
    const { member, answerId } = await makeFinishedAssessment(ids)
    await find(answerId, '7.1.1.1', 'asked')
    const as = await someone(1)
    const refusal = await ask(`DELETE /admin/delete/member-companies?id=${member.id}`, { as })
    expect(refusal.status).toBe(409)
    await db().update(memberCompanies).set({ active: false }).where(eq(memberCompanies.id, member.id))
    expect(await step(answerId, 'ask')).toMatchObject({
      status: 409,
      body: { message: 'Гишүүний эрх идэвхгүй тул нэвтэрч хариулах боломжгүй.' },
    })
    expect((await readReview(answerId)).state).toBe('in_review')
    expect(await mailsTo(member.email, 'reviewAsked')).toEqual([])
  })

  it('a member that is deactivated while it is asked answers no more; the review can go on', async () => {
    const { member, answerId } = await makeAskedAssessment()
    const setActive = (active: boolean) =>
      db().update(memberCompanies).set({ active }).where(eq(memberCompanies.id, member.id))
    await setActive(false)
    expect((await answerAsked(member, answerId, '7.1.1.1', { answer: 0 })).status).toBe(401)
    expect((await handBack(member, answerId)).status).toBe(401)
    await db()
      .update(assessmentReviews)
      .set({ due_on: '2026-01-05' })
      .where(eq(assessmentReviews.assessment_id, answerId))
    for (const cid of questionCids) expect((await find(answerId, cid, 'accepted')).status).toBe(200)
    expect((await step(answerId, 'conclude')).status).toBe(200)
    expect(await mailsTo(member.email, 'reviewDone')).toEqual([])
    await setActive(true)
    expect(await ownReviews(member)).toMatchObject([{ state: 'reviewed', accepted: 4 }])
  })

  it('a question that is deleted keeps its answer, finding and words', async () => {
    const { member, answerId } = await makeAskedAssessment()
    const as = await someone(2)
    expect((await ask(`DELETE /admin/delete/question?id=${ids['7.1.1.1']}`, { as })).status).toBe(200)
    expect((await answerAsked(member, answerId, '7.1.1.1', { answer: 0 })).status).toBe(200)
    await handBack(member, answerId)
    const review = await readReview(answerId)
    expect(review.result).toMatchObject({ total_true: 3, total_false: 1, main_percentage: 75 })
    expect(answerOf(review, '7.1.1.1')).toMatchObject({ question: 'Асуулт 7.1.1.1', answer: 0 })
    expect((await find(answerId, '7.1.1.1', 'accepted')).status).toBe(200)
  })

  it('a proof whose last day is past is told, and can be asked again', async () => {
    const { answerId } = await makeFinishedAssessment(ids)
    await find(answerId, '7.1.1.1', 'accepted', { proof_ends_on: '2026-01-01' })
    const { finding } = answerOf(await readReview(answerId), '7.1.1.1')
    expect(finding).toMatchObject({ proof_ends_on: '2026-01-01', is_proof_over: true })
    await find(answerId, '7.1.1.1', 'proof_unfit', { remark: 'Гэрчилгээний хугацаа дууссан' })
    expect((await step(answerId, 'ask')).status).toBe(200)
  })

  it('a proof is valid on its last day, and one that ends after the review is told without opening it', async () => {
    const { member, answerId } = await makeFinishedAssessment(ids)
    for (const cid of questionCids) await find(answerId, cid, 'accepted')
    await find(answerId, '7.1.1.1', 'accepted', { proof_ends_on: isoDayIn(0) })
    await step(answerId, 'conclude')
    expect(answerOf(await readReview(answerId), '7.1.1.1').finding?.is_proof_over).toBe(false)
    await db()
      .update(assessmentFindings)
      .set({ proof_ends_on: isoDayIn(-1) })
      .where(eq(assessmentFindings.assessment_id, answerId))
    const review = await readReview(answerId)
    expect(answerOf(review, '7.1.1.1').finding?.is_proof_over).toBe(true)
    expect(review).toMatchObject({ state: 'reviewed', is_open: false })
    // Asking for a new one takes the review up again; the new proof has a day of its own.
    await find(answerId, '7.1.1.1', 'proof_unfit')
    await step(answerId, 'ask')
    await answerAsked(member, answerId, '7.1.1.1', proofOf)
    await handBack(member, answerId)
    expect((await step(answerId, 'conclude')).status).toBe(400)
    await find(answerId, '7.1.1.1', 'accepted', { proof_ends_on: isoDayIn(365) })
    expect(answerOf(await readReview(answerId), '7.1.1.1').finding).toMatchObject({ is_proof_over: false })
    expect((await step(answerId, 'conclude')).status).toBe(200)
  })

  it('expires: nothing can be changed any more', async () => {
    const { member, answerId } = await makeAskedAssessment()
    await db()
      .update(memberResults)
      .set({ valid_until: new Date('2026-01-01') })
      .where(eq(memberResults.assessment_id, answerId))
    expect((await readReview(answerId)).state).toBe('expired')
    expect((await answerAsked(member, answerId, '7.1.1.1')).status).toBe(409)
    expect((await find(answerId, '7.1.1.1', 'accepted')).status).toBe(409)
  })

  it('bad input is refused with its field', async () => {
    const { answerId } = await makeFinishedAssessment(ids)
    expect((await step(answerId, 'ask')).body).toMatchObject({ fields: { step: expect.any(String) } })
    expect((await find(answerId, '7.1.1.1', 'asked', { remark: '' })).body.message).toBe(
      'Юуг тодруулахыг бичнэ үү.',
    )
    for (const [values, field] of [
      [{ remark: '' }, 'remark'],
      [{ finding: 'x' }, 'finding'],
      [{ proof_ends_on: '2026-02-31' }, 'proof_ends_on'],
      [{ remark: 'x'.repeat(4_001) }, 'remark'],
    ] as const)
      expect(await find(answerId, '7.1.1.1', 'asked', values), field).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      })
    expect((await find(answerId, '7.1.1.1', 'accepted', { question_id: 999_999 })).status).toBe(404)
    expect((await step(answerId, 'ask', { days: 61 })).status).toBe(400)
    const { member } = await makeFinishedAssessment(ids)
    expect((await handBack(member, answerId)).status).toBe(403)
    const beginner = await makeMember()
    const { body } = await saveAnswer(beginner, ids['7.1.1.1'])
    const { body: none } = await ask(`GET /admin/get/assessment-review?answerId=${String(body.answer_id)}`, {
      as: await someReviewer(),
    })
    expect(none.review).toBeNull()
  })

  it("a member's bad input is refused with its field, and what is stored stays", async () => {
    const { member, answerId } = await makeAskedAssessment()
    for (const [values, field, status] of [
      [{ answer: 2 }, 'answer', 400],
      [{ comment: 'x'.repeat(4_001) }, 'comment', 400],
      [{ proof: true, proof_file: blobOf(Buffer.from('MZ a program')) }, 'proof_file', 415],
    ] as const)
      expect(await answerAsked(member, answerId, '7.1.1.1', values), field).toMatchObject({
        status,
        body: { fields: { [field]: expect.any(String) } },
      })
    expect((await answerAsked(member, answerId, 'x')).status).toBe(400)
    expect(answerOf(await readReview(answerId), '7.1.1.1')).toMatchObject({
      ...{ answer: 1, comment: '', proof_file_name: 'нотлох.pdf' },
    })
    const kinds = (await readReview(answerId)).changes.map(({ kind }) => kind)
    expect(kinds).not.toContain('answer')
    // Nobody but the member answers.
    const form = { as: await someone(1), json: { answer_id: answerId } }
    expect((await ask('POST /client/update/assessment-review', form)).status).toBe(401)
  })

  it('removes the review with a result that an import writes anew', async () => {
    const { answerId } = await makeAskedAssessment()
    await db().delete(memberResults).where(eq(memberResults.assessment_id, answerId))
    expect(await db().$count(assessmentReviews, eq(assessmentReviews.assessment_id, answerId))).toBe(0)
    expect(await db().$count(memberAssessments, eq(memberAssessments.id, answerId))).toBe(1)
  })
})
