import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { assessmentQuestions, memberAnswers, memberAssessments } from '@/db/schema/assessment'
import { memberCompanies, privateFiles } from '@/db/schema/members'
import { deleteImportedAssessment } from '@/lib/assessment/member/imported-assessment'
import type { EarlierAnswers, MemberAnswers } from '@/lib/assessment/member/schema'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { fileDriver } from '@/lib/platform/files/driver'
import { privateObjectName } from '@/lib/platform/files/private'
import { makeMember, makeQuestion } from '@/tests/factories/assessment'
import { answerAll, cookieOf, finish, freshQuestionnaire, proofOf, saveAnswer } from './assessment-steps'
import { ask, someone } from './harness'

const ids = freshQuestionnaire()

const keyOf = (url: unknown) => String(url).split('/').at(-1) ?? ''

/** A member that answered 7.1.1.1 with a proof and a comment, all others with no, and finished, a year ago. */
async function makeMemberOfLastYear(): Promise<{ member: MemberCompany; answerId: number; key: string }> {
  const member = await makeMember()
  const answerId = await answerAll(member, ids, 1, 0)
  const { body } = await saveAnswer(member, ids['7.1.1.1'], { ...proofOf, comment: 'Тайлан' })
  expect((await finish(member)).status).toBe(200)
  await db()
    .update(memberAssessments)
    .set({ year: sql`year - 1` })
    .where(eq(memberAssessments.id, answerId))
  return { member, answerId, key: keyOf(body.proof_file) }
}

const readEarlier = async (member: MemberCompany) =>
  (await ask('GET /client/get/earlier-answers', { member })).body.earlier as EarlierAnswers | null

const takeOver = (member: MemberCompany, values: Parameters<typeof saveAnswer>[2] = {}) =>
  saveAnswer(member, ids['7.1.1.1'], {
    ...{ answer: 1, proof: true, comment: 'Тайлан', taken_over: true, earlier_proof: true },
    ...values,
  })

const saveQuestion = async (cid: string, values: object) =>
  ask('POST /admin/update/question', {
    as: await someone(3),
    json: { id: ids[cid], originalCid: cid, cid, question: 'Өөр асуулт', ...values },
  })

describe('the answers of an earlier year', () => {
  it('are offered with their comments and proofs; changed questions with the words that were answered', async () => {
    const { member, key } = await makeMemberOfLastYear()
    await saveQuestion('7.1.1.2', { meaning_changed: true })
    await saveQuestion('7.1.2', { question: 'Асуулт 7.1.2 засав' })
    await makeQuestion('7.1.3')
    const session = await ask('GET /client/get/member-session', { member })
    const earlier = await readEarlier(member)
    expect(session.body.earlier_year).toBe(earlier?.year)
    expect(earlier?.answers).toEqual([
      {
        question_id: ids['7.1.1.1'],
        answer: 1,
        proof: true,
        proof_file: `/files/private/${key}`,
        proof_file_name: 'нотлох.pdf',
        comment: 'Тайлан',
        changed_from: null,
      },
      expect.objectContaining({
        question_id: ids['7.1.1.2'],
        answer: 0,
        changed_from: { question: 'Асуулт 7.1.1.2', question_en: '' },
      }),
      expect.objectContaining({ question_id: ids['7.1.2'], changed_from: null }),
      expect.objectContaining({ question_id: ids['7.2.1.1'] }),
    ])
  })

  it('are those of the newest year that has answers, also of one that was not finished', async () => {
    const { member, answerId } = await makeMemberOfLastYear()
    await db()
      .update(memberAssessments)
      .set({ year: sql`year - 1` })
      .where(eq(memberAssessments.id, answerId))
    const older = await readEarlier(member)
    expect(older).toMatchObject({ is_finished: true, answers: Array(4).fill(expect.anything()) })
    const { body } = await saveAnswer(member, ids['7.2.1.1'], { answer: 1 })
    const thisYear = await ask('GET /client/get/member-session', { member })
    expect(thisYear.body.earlier_year).toBe(older?.year)
    await db()
      .update(memberAssessments)
      .set({ year: sql`year - 1` })
      .where(eq(memberAssessments.id, Number(body.answer_id)))
    expect(await readEarlier(member)).toMatchObject({
      year: (older?.year ?? 0) + 1,
      is_finished: false,
      answers: [{ question_id: ids['7.2.1.1'], answer: 1 }],
    })
  })

  it('are not offered without an earlier year, after the result, nor to questions that are asked no more', async () => {
    const member = await makeMember()
    await answerAll(member, ids, 1)
    const session = async () => (await ask('GET /client/get/member-session', { member })).body
    expect((await session()).earlier_year).toBeNull()
    expect(await readEarlier(member)).toBeNull()
    await finish(member)
    expect(await session()).not.toHaveProperty('earlier_year')

    const { member: other } = await makeMemberOfLastYear()
    const deletion = await ask(`DELETE /admin/delete/question?id=${ids['7.1.1.1']}`, { as: await someone(2) })
    expect(deletion.body).toEqual({ retired: true })
    expect((await readEarlier(other))?.answers.map(({ question_id }) => question_id)).not.toContain(
      ids['7.1.1.1'],
    )
    expect(await takeOver(other)).toMatchObject({ status: 400, body: { fields: { question_id: /./ } } })
  })

  it('are for their member alone', async () => {
    await makeMemberOfLastYear()
    expect((await ask('GET /client/get/earlier-answers')).status).toBe(401)
    for (const role of [1, 2, 3] as const) {
      const as = await someone(role)
      expect((await ask('GET /client/get/earlier-answers', { as })).status).toBe(401)
    }
    expect(await readEarlier(await makeMember())).toBeNull()
  })
})

describe('an answer that is taken over', () => {
  it('has the same file, which stays in the other year when one lets it go', async () => {
    const { member, answerId, key } = await makeMemberOfLastYear()
    const isStored = async () => (await fileDriver().stat(privateObjectName(key))) !== null
    const countFiles = () => db().$count(privateFiles, eq(privateFiles.member_id, member.id))
    const answer = await takeOver(member)
    expect(answer.body).toMatchObject({
      proof_file: `/files/private/${key}`,
      proof_file_name: 'нотлох.pdf',
      stored: { answer: 1, proof: true, comment: 'Тайлан' },
    })
    expect(await countFiles()).toBe(1)
    // A comment afterwards keeps the file, another file leaves the earlier year alone.
    await saveAnswer(member, ids['7.1.1.1'], { proof: true, comment: 'Шинэ' })
    const replacement = await saveAnswer(member, ids['7.1.1.1'], proofOf)
    expect(await countFiles()).toBe(2)
    await saveAnswer(member, ids['7.1.1.1'], { proof: false })
    expect(await fileDriver().stat(privateObjectName(keyOf(replacement.body.proof_file)))).toBeNull()
    expect(await countFiles()).toBe(1)
    expect((await readEarlier(member))?.answers[0]).toMatchObject({ proof_file: `/files/private/${key}` })
    expect(await isStored()).toBe(true)

    // The other way round: the earlier year goes, and the file stays with this one.
    await takeOver(member, { taken_over: false })
    await deleteImportedAssessment(answerId)
    expect(await isStored()).toBe(true)
    expect(await countFiles()).toBe(1)
    await saveAnswer(member, ids['7.1.1.1'], { proof: false })
    expect(await isStored()).toBe(false)
    expect(await countFiles()).toBe(0)
  })

  it('never replaces what was answered meanwhile on another device, and says what is stored', async () => {
    const { member } = await makeMemberOfLastYear()
    await saveAnswer(member, ids['7.1.1.1'], { answer: 0, comment: 'Энэ жил үгүй' })
    expect((await takeOver(member)).body).toMatchObject({
      proof_file: null,
      stored: { answer: 0, proof: false, comment: 'Энэ жил үгүй' },
    })
    // A comment alone is no answer, and stays.
    await saveAnswer(member, ids['7.1.2'], { answer: '', comment: 'Өөрийн' })
    const other = { question_id: ids['7.1.2'] ?? 0, answer: 0, comment: 'Өмнөх', taken_over: true }
    expect((await saveAnswer(member, ids['7.1.2'], other)).body.stored).toEqual({
      ...{ answer: 0, proof: false, comment: 'Өөрийн' },
    })
  })

  it('is shown as taken over to the member and the office, until it is saved in another way', async () => {
    const { member } = await makeMemberOfLastYear()
    const answerId = Number((await takeOver(member)).body.answer_id)
    const list = `get/member-answers?answerId=${answerId}&memberId=${member.id}`
    const readYears = async () => {
      const answers = [
        await ask(`GET /client/${list}`, { member }),
        await ask(`GET /admin/${list}`, { as: await someone(2) }),
      ]
      return answers.map(({ body }) =>
        (body.answer as MemberAnswers).answers.flatMap(({ taken_over_year }) => taken_over_year ?? []),
      )
    }
    const { year } = (await readEarlier(member)) ?? {}
    expect(await readYears()).toEqual([[year], [year]])
    await saveAnswer(member, ids['7.1.1.1'], { answer: 1, comment: 'Өөр тайлан' })
    expect(await readYears()).toEqual([[], []])
  })

  it('is stored once when two devices take everything over at once', async () => {
    const { member, key } = await makeMemberOfLastYear()
    const earlier = await readEarlier(member)
    const takeAll = () =>
      (earlier?.answers ?? []).map(({ question_id, answer, proof, comment }) =>
        saveAnswer(member, question_id, {
          ...{ answer, proof, comment, taken_over: true, earlier_proof: proof },
        }),
      )
    const answers = await Promise.all([...takeAll(), ...takeAll()])
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const { body } = await ask('GET /client/get/member-session', { member })
    const rows = await db()
      .select()
      .from(memberAnswers)
      .where(eq(memberAnswers.assessment_id, Number(body.answer_id)))
    expect(rows.map(({ answer }) => answer).sort()).toEqual([false, false, false, true])
    expect(await db().$count(privateFiles, eq(privateFiles.key, key))).toBe(1)
    expect((await finish(member)).body.result).toMatchObject({ main_percentage: 25 })
  })

  it('takes no file of another member, and none that the earlier year does not have', async () => {
    const { key } = await makeMemberOfLastYear()
    const stranger = await makeMember()
    expect((await takeOver(stranger)).body).toMatchObject({ proof_file: null })
    const { member } = await makeMemberOfLastYear()
    const values = { answer: 0, proof: true, taken_over: true, earlier_proof: true }
    expect((await saveAnswer(member, ids['7.1.2'], values)).body).toMatchObject({ proof_file: null })
    expect(await db().$count(privateFiles, eq(privateFiles.key, key))).toBe(1)
  })

  it('of a question that changed meanwhile has to be given anew', async () => {
    const { member } = await makeMemberOfLastYear()
    await saveQuestion('7.1.1.1', { meaning_changed: true })
    await takeOver(member, { meaning: 1 })
    for (const cid of ['7.1.1.2', '7.1.2', '7.2.1.1']) await saveAnswer(member, ids[cid], { answer: 0 })
    expect((await finish(member)).status).toBe(400)
    await saveAnswer(member, ids['7.1.1.1'], { answer: 1, meaning: 2, proof: true })
    expect((await finish(member)).body.result).toMatchObject({ total_true: 1 })
  })

  it('is refused once the member may no longer sign in, and changes nothing', async () => {
    const { member, key } = await makeMemberOfLastYear()
    const cookie = await cookieOf(member)
    const send = (method: string) => ask(method, { headers: { cookie } })
    expect((await send('GET /client/get/earlier-answers')).status).toBe(200)
    await db().update(memberCompanies).set({ active: false }).where(eq(memberCompanies.id, member.id))
    expect((await send('GET /client/get/earlier-answers')).status).toBe(401)
    expect((await ask('POST /client/insert/member-answer', { headers: { cookie }, json: {} })).status).toBe(
      401,
    )
    // With answers the member itself is not deleted, so no result loses its member.
    const refusal = await ask(`DELETE /admin/delete/member-companies?id=${member.id}`, {
      as: await someone(1),
    })
    expect(refusal.status).toBe(409)
    expect(await fileDriver().stat(privateObjectName(key))).not.toBeNull()
  })
})

it('a question that was deleted and restored is offered again', async () => {
  const { member } = await makeMemberOfLastYear()
  await ask(`DELETE /admin/delete/question?id=${ids['7.1.1.1']}`, { as: await someone(2) })
  expect((await readEarlier(member))?.answers).toHaveLength(3)
  await db()
    .update(assessmentQuestions)
    .set({ retired_at: null })
    .where(eq(assessmentQuestions.id, ids['7.1.1.1'] ?? 0))
  expect((await readEarlier(member))?.answers).toHaveLength(4)
})
