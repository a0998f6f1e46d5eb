import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { publicHolidays } from '@/db/schema/reviews'
import type { Account } from '@/lib/platform/accounts/schema'
import { makeMember } from '@/tests/factories/assessment'
import { makeAccount } from '@/tests/factories/rows'
import {
  answerAll,
  freshQuestionnaire,
  makeFinishedAssessment,
  officeCookie,
  proofOf,
  questionCids,
} from './assessment-steps'
import { ask, fetchCall, someReviewer, someone } from './harness'
import { answerOf, mailsTo, reviewSteps } from './review-steps'

const ids = freshQuestionnaire()
const { readReview, find, step, answerAsked, handBack, ownReviews, makeAskedAssessment } = reviewSteps(ids)

describe('the review of an assessment', () => {
  it('goes from finished to asked, answered and reviewed; the score follows and every change is kept', async () => {
    const { member, answerId } = await makeAskedAssessment()
    const [mail] = await mailsTo(member.email, 'reviewAsked')
    expect(mail?.subject).toContain('2 хариултыг')
    expect(mail?.text).toContain('/mm/member-assessment')

    expect(await ownReviews(member)).toMatchObject([
      {
        ...{ answer_id: answerId, state: 'asked', is_open: true },
        findings: [
          { question_id: ids['7.1.1.1'], finding: 'asked', remark: 'Огноог нь тодруулна уу' },
          { question_id: ids['7.1.1.2'], finding: 'proof_missing' },
        ],
      },
    ])
    expect((await answerAsked(member, answerId, '7.1.1.1', { answer: 0, comment: 'Засав' })).status).toBe(200)
    const withProof = await answerAsked(member, answerId, '7.1.1.2', proofOf)
    expect(withProof.body).toMatchObject({ answer_id: answerId, proof_file_name: 'шинэ.pdf' })
    // Saving the same once more is no change.
    expect((await answerAsked(member, answerId, '7.1.1.2', { proof: true })).status).toBe(200)
    const result = await handBack(member, answerId)
    expect(result.body.result).toMatchObject({ main_percentage: 75, total_true: 3, total_false: 1 })
    expect(await mailsTo((await someReviewer()).email, 'reviewAnswered')).not.toHaveLength(0)

    const review = await readReview(answerId)
    expect(review).toMatchObject({ state: 'in_review', is_open: false, due_on: null })
    expect(review.result.main_percentage).toBe(75)
    expect(answerOf(review, '7.1.1.1').finding?.answered_at).toEqual(expect.any(String))
    const email = (await someReviewer()).email
    expect(review.changes.map(({ kind, staff_email }) => [kind, staff_email])).toEqual([
      ...['finding', 'finding', 'finding', 'asked'].map((kind) => [kind, email]),
      ...['answer', 'score', 'answer', 'handed_back'].map((kind) => [kind, '']),
    ])
    expect(review.changes[4]).toMatchObject({
      before: { answer: true, comment: '', file: 'нотлох.pdf' },
      after: { answer: false, comment: 'Засав', file: null },
      earlier_proof: expect.stringMatching(/^\/files\/private\//),
    })

    expect((await step(answerId, 'conclude')).body).toMatchObject({
      fields: { step: 'Дүгнээгүй хариулт үлдсэн: 3.' },
    })
    for (const cid of questionCids) expect((await find(answerId, cid, 'accepted')).status).toBe(200)
    expect((await step(answerId, 'conclude')).status).toBe(200)
    expect(await ownReviews(member)).toMatchObject([
      { state: 'reviewed', accepted: 4, answers: 4, findings: [] },
    ])
    expect(await mailsTo(member.email, 'reviewDone')).toHaveLength(1)
    // A later finding takes it up again.
    await find(answerId, '7.1.2', 'proof_unfit')
    expect(await readReview(answerId)).toMatchObject({ state: 'in_review' })
  })

  it('keeps successive changes of an answer as one, and every proof among them readable', async () => {
    const { member, answerId } = await makeAskedAssessment()
    const save = async (values: Parameters<typeof answerAsked>[3]) => {
      const answer = await answerAsked(member, answerId, '7.1.1.1', values)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    const changesOf = async (kind: string) =>
      (await readReview(answerId)).changes.filter((change) => change.kind === kind)
    const answerWithProof = { answer: 1, proof: true }
    for (const comment of ['З', 'Зас', 'Засав']) await save({ ...answerWithProof, comment })
    const [firstChange, ...others] = await changesOf('answer')
    expect(others).toEqual([])
    expect(firstChange).toMatchObject({
      before: { answer: true, comment: '', file: 'нотлох.pdf' },
      after: { answer: true, comment: 'Засав', file: 'нотлох.pdf' },
      earlier_proof: null,
    })
    // The proof of before the question is replaced, then the one that came in its place.
    await save({ ...answerWithProof, ...proofOf, comment: 'Засав' })
    expect(await changesOf('answer')).toMatchObject([
      { id: firstChange?.id, before: { comment: '', file: 'нотлох.pdf' }, after: { file: 'шинэ.pdf' } },
    ])
    await save({ ...answerWithProof, ...proofOf, comment: 'Засав' })
    await save({ answer: 0, comment: 'Болив' })
    const changes = await changesOf('answer')
    expect(changes).toMatchObject([
      { before: { file: 'нотлох.pdf' }, after: { file: 'шинэ.pdf' } },
      { before: { file: 'шинэ.pdf' }, after: { file: 'шинэ.pdf' } },
      { before: { answer: true, file: 'шинэ.pdf' }, after: { answer: false, file: null, comment: 'Болив' } },
    ])
    const proofs = changes.map(({ earlier_proof }) => earlier_proof)
    expect(new Set(proofs).size).toBe(3)
    expect(proofs).not.toContain(null)
    expect(await changesOf('score')).toMatchObject([
      { before: { percentage: 100 }, after: { percentage: 75 } },
    ])

    // What was changed back is no change; what is changed after it was handed back is one of its own.
    await save({ answer: 1, comment: 'Болив' })
    expect(await changesOf('score')).toEqual([])
    const beforeSecond = await answerAsked(member, answerId, '7.1.1.2', { answer: 0 })
    expect(beforeSecond.status).toBe(200)
    await answerAsked(member, answerId, '7.1.1.2', { answer: 1 })
    expect((await changesOf('answer')).map(({ question_id }) => question_id)).not.toContain(ids['7.1.1.2'])
    await handBack(member, answerId)
    await find(answerId, '7.1.1.1', 'asked')
    await step(answerId, 'ask')
    await save({ answer: 1, comment: 'Дахин' })
    expect((await changesOf('answer')).at(-1)).toMatchObject({
      before: { comment: 'Болив' },
      after: { comment: 'Дахин' },
    })
    expect(await changesOf('answer')).toHaveLength(4)
  })

  it('counts the time in working days, without the holidays that the office has', async () => {
    const today = new Date(Date.now() + 8 * 3_600_000)
    const next = new Date(today)
    do next.setUTCDate(next.getUTCDate() + 1)
    while ([0, 6].includes(next.getUTCDay()))
    const day = next.toISOString().slice(0, 10)
    const as = await someone(2)
    const before = (await makeAskedAssessment({ days: 1 })).due
    const [there] = await db().select().from(publicHolidays).where(eq(publicHolidays.day, day))
    if (there) return expect(before).not.toBe(day)
    expect(before).toBe(day)
    const { body } = await ask('POST /admin/insert/holiday', { as, json: { day, name: 'Нэмэлт амралт' } })
    expect((await ask('POST /admin/insert/holiday', { as, json: { day, name: 'Дахин' } })).status).toBe(400)
    expect((await makeAskedAssessment({ days: 1 })).due).not.toBe(day)
    expect((await ask(`DELETE /admin/delete/holiday?id=${String(body.id)}`, { as })).status).toBe(200)
  })

  it('knows the holidays of ten years, Цагаан сар by the moon', async () => {
    const as = await someone(2)
    const { body } = await ask('GET /admin/get/holidays?limit=100', { as })
    expect(body.holidays).toContainEqual(
      expect.objectContaining({ day: '2027-02-07', name: 'Цагаан сар, шинийн нэгэн' }),
    )
    const days = (await db().select().from(publicHolidays)).map(({ day }) => day)
    for (const day of ['2030-02-05', '2033-01-31', '2036-02-28', '2036-12-29']) expect(days).toContain(day)
  })

  it('mails in the language in which the member finished', async () => {
    const member = await makeMember()
    const answerId = await answerAll(member, ids, 1)
    await ask('POST /client/insert/result?lang=en', { member, json: {} })
    await find(answerId, '7.1.1.1', 'asked')
    await step(answerId, 'ask')
    const [mail] = await mailsTo(member.email, 'reviewAsked')
    expect(mail?.text).toContain('/en/mm/member-assessment')
    expect(mail?.subject).toContain('Please clarify 1')
  })

  it('lists assessments by state and company, page by page', async () => {
    const { answerId } = await makeAskedAssessment()
    const as = await someReviewer()
    const list = async (query: string) =>
      (await ask(`GET /admin/get/assessment-reviews?limit=100&${query}`, { as })).body as {
        reviews: { answer_id: number }[]
        total: number
      }
    const row = (await list('state=asked')).reviews.find((each) => each.answer_id === answerId)
    expect(row).toMatchObject({ state: 'asked', found: 3, answers: 4, main_percentage: 100 })
    for (const state of ['finished', 'in_review', 'reviewed', 'expired'])
      expect((await list(`state=${state}`)).reviews.map(({ answer_id }) => answer_id)).not.toContain(answerId)
    expect((await ask('GET /admin/get/assessment-reviews?state=x', { as })).status).toBe(400)
    const page = await ask('GET /admin/get/assessment-reviews?limit=1&page=2&sort=-name', { as })
    expect(page.body.reviews).toHaveLength(Math.min(1, Math.max(0, Number(page.body.total) - 1)))
  })
})

describe('access to reviews', () => {
  it('is a right beside the roles, which a moderator gives and takes', async () => {
    const account = await makeAccount(2)
    const read = async () => (await ask('GET /admin/get/assessment-reviews', { as: account })).status
    const save = async (as: Account, reviews_assessments: boolean | '') => {
      const { id, first_name, email, account_role } = account
      return ask('POST /admin/update/account', {
        as,
        json: { id, first_name, email, account_role, reviews_assessments },
      })
    }
    expect(await read()).toBe(403)
    expect((await ask('GET /admin/get/assessment-reviews', { as: await someone(1) })).status).toBe(403)
    expect((await save(account, true)).status).toBe(403)
    expect((await save(await someone(1), true)).status).toBe(200)
    expect(await read()).toBe(200)
    // A form that does not know the right keeps it.
    await save(await someone(1), '')
    expect(await read()).toBe(200)
    await save(await someone(1), false)
    expect(await read()).toBe(403)
  })

  it('opens proofs to reviewers of any role, and to no other user', async () => {
    const { answerId } = await makeFinishedAssessment(ids)
    const url = answerOf(await readReview(answerId), '7.1.1.1').proof_file
    expect(url).toMatch(/^\/files\/private\//)
    const { maySenderReadFile } = await import('@/lib/assessment/member/file-access')
    const file = { id: 0, member_id: (await readReview(answerId)).member_id }
    const mayRead = (cookies: string) => maySenderReadFile(file, { cookies, tokenSecret: null })
    expect(await mayRead(await officeCookie(3))).toBe(false)
    const { replaceSessionAndBuildCookie } = await import('@/lib/platform/auth/session')
    const reviewer = await makeAccount(3, { reviews_assessments: true })
    expect(await mayRead((await replaceSessionAndBuildCookie(reviewer)).split(';')[0] ?? '')).toBe(true)
    const zip = await fetchCall(`GET /client/get/member-files/file?id=${answerId}`, { as: reviewer })
    expect(zip.status).toBe(200)
    await zip.body?.cancel()
  })

  it("keeps a member from another one's assessment", async () => {
    const { answerId } = await makeAskedAssessment()
    const other = await makeMember()
    expect((await answerAsked(other, answerId, '7.1.1.1')).status).toBe(403)
    expect((await handBack(other, answerId)).status).toBe(403)
    expect(await ownReviews(other)).toEqual([])
    expect((await answerAsked(other, 999_999, '7.1.1.1')).status).toBe(404)
  })
})
