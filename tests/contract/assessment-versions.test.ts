import { readFileSync } from 'node:fs'
import { eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import {
  assessmentQuestionnaires,
  assessmentQuestions,
  assessmentRespondents,
  memberResults,
} from '@/db/schema/assessment'
import { getAnswersVersion } from '@/lib/assessment/member/queries'
import { listSelfAssessmentsByEmail } from '@/lib/assessment/own/queries'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { makeMember } from '@/tests/factories/assessment'
import {
  answerAll,
  answersOf,
  cids,
  fileOwn,
  finish,
  freshQuestionnaire,
  makeFinishedAssessment,
  respondent,
  saveAnswer,
} from './assessment-steps'
import { ask, someone } from './harness'

const ids = freshQuestionnaire()

type Row = { cid: string; question: string; question_en: string; answer: number | null; is_changed?: true }

const readAnswers = async (member: MemberCompany, answerId: number) =>
  (await ask(`GET /client/get/member-answers?answerId=${answerId}&memberId=${member.id}`, { member })).body
    .answer as { answers: Row[]; result: object }

/** Saves a question from the office, as its form does. */
async function saveQuestion(cid: string, values: object) {
  const json = { id: ids[cid], originalCid: cid, cid, question: `Асуулт ${cid}`, ...values }
  const answer = await ask('POST /admin/update/question', { as: await someone(3), json })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

/** Changes the words of a question, moves another, and deletes all of section 7.2 with its headings. */
async function changeQuestionnaire() {
  await saveQuestion('7.1.1.1', { question: 'Өөр үг', question_en: 'Other words' })
  await saveQuestion('7.1.1', { question: 'Өөр шаардлага' })
  await saveQuestion('7.1.2', { cid: '7.3.5' })
  for (const cid of ['7.2.1.1', '7.2.1', '7.2'])
    expect((await ask(`DELETE /admin/delete/question?id=${ids[cid]}`, { as: await someone(2) })).status).toBe(
      200,
    )
}

describe('a result', () => {
  it('keeps the words, numbers and headings that it answered, for its member and the office', async () => {
    const { member, answerId } = await makeFinishedAssessment(ids)
    const before = await readAnswers(member, answerId)
    const version = await getAnswersVersion(answerId)
    const files = `GET /admin/get/member-files?answerId=${answerId}&memberId=${member.id}`
    const filesBefore = (await ask(files, { as: await someone(2) })).body
    await changeQuestionnaire()

    expect(await readAnswers(member, answerId)).toEqual(before)
    expect(before.result).toMatchObject({
      sections: [{ question: 'Асуулт 7.1' }, { question: 'Асуулт 7.2' }],
    })
    expect(before.answers.map(({ cid, question }) => `${cid} ${question}`)).toEqual(
      cids.filter((cid) => cid !== '7.3').map((cid) => `${cid} Асуулт ${cid}`),
    )
    const office = `GET /admin/get/member-answers?answerId=${answerId}&memberId=${member.id}`
    expect((await ask(office, { as: await someone(2) })).body.answer).toEqual(before)
    expect((await ask(files, { as: await someone(2) })).body).toEqual(filesBefore)
    // The document is drawn from the same, so it is not drawn anew.
    expect(await getAnswersVersion(answerId)).toEqual(version)
  })

  it("of a visitor's own assessment keeps them too", async () => {
    const person = respondent({ email: 'words@test.example' })
    await fileOwn(answersOf(ids, 1), person)
    const as = await someone(2)
    const [{ id } = { id: 0 }] = await db()
      .select({ id: assessmentRespondents.id })
      .from(assessmentRespondents)
      .where(eq(assessmentRespondents.name, person.name))
    const read = async () => (await ask(`GET /admin/get/assessment-answer?id=${id}`, { as })).body
    const before = await read()
    const [exportedRow] = await listSelfAssessmentsByEmail('words@test.example')
    await changeQuestionnaire()
    expect(await read()).toEqual(before)
    expect(JSON.stringify(before)).toContain('Асуулт 7.2.1')
    expect((await listSelfAssessmentsByEmail('words@test.example'))[0]).toEqual(exportedRow)
  })

  it('shares its stored questionnaire with the results that were made with the same one', async () => {
    const before = await db().$count(assessmentQuestionnaires)
    const members = [await makeMember(), await makeMember(), await makeMember()]
    for (const member of members) await answerAll(member, ids, 1)
    await Promise.all(members.slice(0, 2).map((member) => finish(member)))
    expect(await db().$count(assessmentQuestionnaires)).toBe(before + 1)
    await saveQuestion('7.1.1.1', { question: 'Өөр үг' })
    await finish(members[2] ?? (await makeMember()))
    expect(await db().$count(assessmentQuestionnaires)).toBe(before + 2)
  })

  it('that is older than stored questionnaires gets one with the migration', async () => {
    const { member, answerId } = await makeFinishedAssessment(ids)
    const before = await readAnswers(member, answerId)
    await fileOwn(answersOf(ids, 1), respondent({ email: 'migrated@test.example' }))
    const readOwn = () => listSelfAssessmentsByEmail('migrated@test.example')
    const ownBefore = await readOwn()
    await db().update(memberResults).set({ questionnaire_id: null })
    await db().update(assessmentRespondents).set({ questionnaire_id: null })
    expect(await readAnswers(member, answerId)).toEqual(before)
    const file = new URL('../../db/migrations/0023_questionnaires_of_results.sql', import.meta.url)
    const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint')
    for (const statement of statements.filter((text) => text.includes('"headed"')))
      await db().execute(sql.raw(statement))
    expect(await db().$count(memberResults, isNull(memberResults.questionnaire_id))).toBe(0)
    await changeQuestionnaire()
    expect(await readAnswers(member, answerId)).toEqual(before)
    expect(ownBefore).toHaveLength(1)
    expect(await readOwn()).toEqual(ownBefore)
  })
})

describe('a question that is given another meaning while members answer', () => {
  it('has to be answered anew; a correction of its words has not', async () => {
    const member = await makeMember()
    const answerId = await answerAll(member, ids, 1)
    await saveQuestion('7.1.1.1', { question: 'Асуулт 7.1.1.1 засав' })
    await saveQuestion('7.1.1.2', { question: 'Өөр асуулт', meaning_changed: true })
    const rowOf = async (cid: string) =>
      (await readAnswers(member, answerId)).answers.find((row) => row.cid === cid)
    expect(await rowOf('7.1.1.1')).toMatchObject({ answer: 1, question: 'Асуулт 7.1.1.1 засав' })
    expect(await rowOf('7.1.1.2')).toMatchObject({ answer: null, is_changed: true, meaning: 2 })
    expect(await finish(member)).toMatchObject({
      status: 400,
      body: { fields: { answers: expect.any(String) } },
    })

    // A page that was opened before sends the answer to the earlier words: it still has to be answered.
    await saveAnswer(member, ids['7.1.1.2'], { answer: 1, meaning: 1, comment: 'хуучин' })
    expect(await rowOf('7.1.1.2')).toMatchObject({ answer: null, is_changed: true, comment: 'хуучин' })
    expect((await finish(member)).status).toBe(400)

    await saveAnswer(member, ids['7.1.1.2'], { answer: 0, meaning: 2 })
    expect(await rowOf('7.1.1.2')).not.toHaveProperty('is_changed')
    expect((await finish(member)).body.result).toMatchObject({ total_true: 3, total_false: 1 })
  })

  it('tells so beside the question, and a client of the specification answers what is asked now', async () => {
    await saveQuestion('7.1.2', { question: 'Өөр асуулт', meaning_changed: true })
    const { body } = await ask('GET /client/get/assessment')
    expect(JSON.stringify(body.result)).toContain('"meaning":2')
    const member = await makeMember()
    await answerAll(member, ids, 1)
    expect((await finish(member)).status).toBe(200)
    const [row] = await db()
      .select()
      .from(assessmentQuestions)
      .where(eq(assessmentQuestions.id, ids['7.1.2'] ?? 0))
    expect(row?.meaning).toBe(2)
  })
})
