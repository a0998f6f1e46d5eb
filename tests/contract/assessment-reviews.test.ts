import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { memberAssessments, memberResults } from '@/db/schema/assessment'
import { assessmentChanges, assessmentReviews, publicHolidays } from '@/db/schema/reviews'
import { mailOutbox } from '@/db/schema/mail'
import { memberCompanies } from '@/db/schema/members'
import type { FindingKind, Review } from '@/lib/assessment/reviews/schema'
import type { Account } from '@/lib/platform/accounts/schema'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { remindOfReviews } from '@/lib/assessment/reviews/reminders'
import { workingDayBefore } from '@/lib/assessment/reviews/working-days'
import { makeMember } from '@/tests/factories/assessment'
import { makeAccount } from '@/tests/factories/rows'
import {
  answerAll,
  freshQuestionnaire,
  makeFinishedAssessment,
  officeCookie,
  proofOf,
  questionCids,
  saveAnswer,
} from './assessment-steps'
import { ask, fetchCall, formOf, someReviewer, someone } from './harness'

const ids = freshQuestionnaire()

const readReview = async (answerId: number, as?: Account): Promise<Review> => {
  const { body } = await ask(`GET /admin/get/assessment-review?answerId=${answerId}`, {
    as: as ?? (await someReviewer()),
  })
  return body.review as Review
}
const answerOf = (review: Review, cid: string) => {
  const answer = review.answers.find((row) => row.cid === cid)
  if (!answer) throw new Error(`the review has no ${cid}`)
  return answer
}

/** Saves a finding as a page does that has just read the review. */
async function find(answerId: number, cid: string, finding: FindingKind, values: object = {}, as?: Account) {
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
const step = async (answerId: number, name: 'ask' | 'conclude', values: object = {}) =>
  ask('POST /admin/update/assessment-review', {
    as: await someReviewer(),
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
/** A day in Ulaanbaatar, such as 2026-11-30. */
const isoDayIn = (days: number) =>
  new Date(Date.now() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10)
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
const mailsTo = (to: string, kind: string) =>
  db()
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.to_address, to), eq(mailOutbox.kind, kind)))

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
    const beginner = await makeMember()
    const { body } = await saveAnswer(beginner, ids['7.1.1.1'])
    const { body: none } = await ask(`GET /admin/get/assessment-review?answerId=${String(body.answer_id)}`, {
      as: await someReviewer(),
    })
    expect(none.review).toBeNull()
  })

  it('removes the review with a result that an import writes anew', async () => {
    const { answerId } = await makeAskedAssessment()
    await db().delete(memberResults).where(eq(memberResults.assessment_id, answerId))
    expect(await db().$count(assessmentReviews, eq(assessmentReviews.assessment_id, answerId))).toBe(0)
    expect(await db().$count(memberAssessments, eq(memberAssessments.id, answerId))).toBe(1)
  })
})
