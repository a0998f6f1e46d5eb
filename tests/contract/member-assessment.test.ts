import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, not, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { db, pool } from '@/db/client'
import { memberAssessments } from '@/db/schema/assessment'
import { mailOutbox } from '@/db/schema/mail'
import { privateFiles } from '@/db/schema/members'
import { env } from '@/lib/platform/env'
import { fileDriver } from '@/lib/platform/files/driver'
import { privateObjectName } from '@/lib/platform/files/private'
import { listMailOf } from '@/lib/platform/mail/outbox'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { makeMember, makeQuestionnaire } from '@/tests/factories/assessment'
import { pictureBytes } from '@/tests/factories/rows'
import {
  answerAll,
  questionCids,
  cids,
  finish,
  freshQuestionnaire,
  pdf,
  proofOf,
  saveAnswer,
} from './assessment-steps'
import { runDueJobs } from './due-jobs'
import { ask, blobOf, formOf, someone } from './harness'

const ids = freshQuestionnaire()

const attach = (
  member: MemberCompany,
  values: Record<string, string | number | boolean | Blob> = {},
  lang = 'mn',
) =>
  ask(`POST /client/insert/attachment?lang=${lang}`, {
    member,
    form: formOf({ official_document: blobOf(pdf), form: blobOf(pdf), ...values }, 'албан бичиг.pdf'),
  })
const readAnswers = async (member: MemberCompany, answerId: number) => {
  const { body } = await ask(`GET /client/get/member-answers?answerId=${answerId}&memberId=${member.id}`, {
    member,
  })
  return body.answer as { answers: Record<string, unknown>[]; result: Record<string, unknown> | null }
}

describe("a member's assessment", () => {
  it('saves each answer when it is given, with proof and comment, and continues from there', async () => {
    const member = await makeMember()
    const answer = await saveAnswer(member, ids['7.1.1.1'], {
      proof: true,
      comment: 'Тайлбар',
      proof_file: blobOf(pdf),
    })
    const answerId = Number(answer.body.answer_id)
    expect(answer.body).toMatchObject({ proof_file_name: 'нотлох.pdf' })
    const { answers, result } = await readAnswers(member, answerId)
    expect(result).toBeNull()
    expect(answers.map(({ cid }) => cid)).toEqual(cids)
    expect(answers[0]).toMatchObject({ pid: null, answer: null })
    expect(answers[2]).toMatchObject({
      pid: '7.1.1',
      answer: 1,
      proof: true,
      comment: 'Тайлбар',
      proof_file: answer.body.proof_file,
    })
    // A later change keeps the file; without the mark it is removed.
    const laterAnswer = await saveAnswer(member, ids['7.1.1.1'], { answer: 0, proof: true })
    expect(laterAnswer.body.proof_file).toBe(answer.body.proof_file)
    const key = String(answer.body.proof_file).split('/').at(-1) ?? ''
    expect(await fileDriver().stat(privateObjectName(key))).not.toBeNull()
    expect((await saveAnswer(member, ids['7.1.1.1'], { proof: false })).body.proof_file).toBeNull()
    expect(await fileDriver().stat(privateObjectName(key))).toBeNull()
    expect(await db().$count(privateFiles, eq(privateFiles.member_id, member.id))).toBe(0)
  })

  it('stores a proof and a comment before the answer; a save without an answer keeps the stored one', async () => {
    const member = await makeMember()
    const early = await saveAnswer(member, ids['7.1.1.1'], { answer: '', ...proofOf, comment: 'Эхлээд' })
    expect(early).toMatchObject({ status: 200, body: { proof_file_name: 'нотлох.pdf' } })
    const rowOf = async () => (await readAnswers(member, Number(early.body.answer_id))).answers[2]
    expect(await rowOf()).toMatchObject({
      answer: null,
      proof: true,
      comment: 'Эхлээд',
      proof_file: early.body.proof_file,
    })
    await saveAnswer(member, ids['7.1.1.1'], { answer: 0, proof: true, comment: 'Дараа нь' })
    await saveAnswer(member, ids['7.1.1.1'], { answer: '', proof: true, comment: 'Эцэст нь' })
    expect(await rowOf()).toMatchObject({ answer: 0, comment: 'Эцэст нь', proof_file: early.body.proof_file })
    expect((await saveAnswer(member, ids['7.1.1.1'], { answer: 2 })).status).toBe(400)
  })

  it('is not finished by comments alone, which do not count in the score', async () => {
    const other = await makeMember()
    await saveAnswer(other, ids['7.1.1.1'], { answer: 1 })
    for (const cid of questionCids.slice(1))
      await saveAnswer(other, ids[cid], { answer: '', comment: 'Удахгүй' })
    expect(await finish(other)).toMatchObject({
      status: 400,
      body: { fields: { answers: 'Бүх асуултанд хариулна уу.' } },
    })
    await answerAll(other, ids, 1, 0)
    expect((await finish(other)).body.result).toMatchObject({ main_percentage: 25, total_false: 3 })
  })

  it('sends the answers as a PDF to the member and to the office once it is closed', async () => {
    const office = await someone(2)
    const writer = await someone(3)
    const member = await makeMember()
    await answerAll(member, ids, 1)
    await finish(member)
    expect(await listMailOf(member.email)).toEqual([])
    expect((await attach(member, {}, 'en')).status).toBe(200)
    expect(await attach(member)).toMatchObject({ status: 409 })
    const [mine, ...more] = await listMailOf(member.email)
    expect(more).toEqual([])
    expect(mine?.subject).toMatch(/^We have received your assessment, \d{4}$/)
    expect((await listMailOf(writer.email)).length).toBe(0)
    expect((await listMailOf(office.email))[0]).toMatchObject({
      subject: `Гишүүний үнэлгээ дууслаа: ${member.name}`,
      text: expect.stringContaining('/admin/assessment-member-result'),
    })

    const toMember = and(eq(mailOutbox.to_address, member.email), sql`sent_at is null`)
    await db()
      .update(mailOutbox)
      .set({ sent_at: new Date() })
      .where(not(eq(mailOutbox.to_address, member.email)))
    await runDueJobs()
    expect(await db().$count(mailOutbox, toMember)).toBe(0)
    const folder = env().mailDir
    const raw = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .find((mail) => mail.includes(`To: ${member.email}`))
    const [, base64 = ''] =
      /application\/pdf[^]*?base64[^]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(raw ?? '') ?? []
    const bytes = Buffer.from(base64, 'base64')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.subarray(-8).toString()).toContain('%%EOF')
  })

  it('takes PDF, JPEG and PNG as proof, recognised by their bytes', async () => {
    const member = await makeMember()
    const proof = async (bytes: Buffer) =>
      saveAnswer(member, ids['7.1.1.1'], { proof: true, proof_file: blobOf(bytes) })
    expect((await proof(await pictureBytes({ format: 'jpeg' }))).status).toBe(200)
    const refusal = await proof(Buffer.from('MZ a program'))
    expect(refusal.status).toBe(415)
    expect(refusal.body.message).toBe('Зөвхөн PDF, JPG эсвэл PNG файл сонгоно уу.')
    const large = await proof(Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)]))
    expect(large.status).toBe(413)
  })

  it('keeps no proof that no answer refers to, and uses no connection while it stores one', async () => {
    const member = await makeMember()
    const driver = fileDriver()
    const put = driver.moveToStorage.bind(driver)
    const names: string[] = []
    const openCounts: number[] = []
    const spy = vi.spyOn(driver, 'moveToStorage').mockImplementation((name, path) => {
      names.push(name)
      openCounts.push(pool().totalCount - pool().idleCount)
      return put(name, path)
    })
    const send = async (
      questionId: number | undefined,
      values: Record<string, string | number | boolean | Blob>,
    ) => (await saveAnswer(member, questionId, values)).status
    // Accepted, not marked as a proof, of an unknown question, and of another member's assessment.
    expect(await send(ids['7.1.1.1'], proofOf)).toBe(200)
    expect(await send(ids['7.1.1.1'], { ...proofOf, proof: false })).toBe(200)
    expect(await send(2_000_000_000, proofOf)).toBe(400)
    expect(await send(ids['7.1.1.1'], { ...proofOf, answer_id: 2_000_000_000 })).toBe(403)
    // Refused inside the transaction.
    await answerAll(member, ids, 1)
    await finish(member)
    expect(await send(ids['7.1.1.1'], proofOf)).toBe(409)
    spy.mockRestore()
    expect(openCounts).toEqual([0, 0, 0, 0, 0])
    for (const name of names) expect(await driver.stat(name)).toBeNull()
  })

  it('computes the result once, from the stored answers, whatever the client sends', async () => {
    const member = await makeMember()
    await answerAll(member, ids, 1, 1, 1, 0)
    const first = await finish(member, { main_percentage: 100, total_true: 99 })
    expect(first.body.result).toMatchObject({
      member_id: member.id,
      main_percentage: 75,
      first_section_per: 100,
      second_section_per: 0,
      third_section_per: 0,
      total_true: 3,
      total_false: 1,
      name: member.name,
    })
    expect((await finish(member)).body).toEqual(first.body)
    const late = await saveAnswer(member, ids['7.2.1.1'], { answer: 1 })
    expect(late.status).toBe(409)
  })

  it('is not finished before every question is answered', async () => {
    const member = await makeMember()
    await saveAnswer(member, ids['7.1.1.1'])
    const answer = await finish(member)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe('Бүх асуултанд хариулна уу.')
    expect((await attach(member)).body.message).toBe('Эхлээд асуулгаа бөглөж дуусгана уу.')
  })

  it('is closed by both attachments, and read-only afterwards', async () => {
    const member = await makeMember()
    const answerId = await answerAll(member, ids, 1)
    await finish(member)
    const refusal = await ask('POST /client/insert/attachment', {
      member,
      form: formOf({ official_document: blobOf(pdf) }, 'a.pdf'),
    })
    expect(refusal.body).toEqual({ message: 'Заавал бөглөнө үү!', fields: { form: 'Заавал бөглөнө үү!' } })
    // A consent that is not given is none.
    expect((await attach(member)).status).toBe(200)
    expect((await attach(member)).status).toBe(409)
    const session = await ask('GET /client/get/member-session', { member })
    expect(session.body).toMatchObject({ completion: true, result: { main_percentage: 100 } })
    const years = await ask('GET /client/get/assessment-years', { member })
    expect(years.body.years).toMatchObject([{ answer_id: answerId, completion: true, main_percentage: 100 }])

    const as = await someone(2)
    const list = await ask('GET /admin/get/member-assessment-result', { as })
    expect((list.body.respondents as object[])[0]).toMatchObject({
      name: member.name,
      email: member.email,
      publication: false,
      answer_id: answerId,
      member_id: member.id,
    })
    const files = await ask(`GET /admin/get/member-files?answerId=${answerId}&memberId=${member.id}`, { as })
    expect(files.body.file).toMatchObject({
      files: [],
      attachment: {
        official_document: expect.stringMatching(/^\/files\/private\//),
        form: expect.any(String),
      },
    })
  })

  it('keeps its questions when the questionnaire changes', async () => {
    const member = await makeMember()
    const answerId = await answerAll(member, ids, 1)
    await finish(member)
    await makeQuestionnaire(['9.1', '9.1.1'])
    const { answers } = await readAnswers(member, answerId)
    expect(answers.filter(({ answer }) => answer !== null).map(({ cid }) => cid)).toEqual(questionCids)
    expect(answers.map(({ cid }) => cid)).toEqual(cids.filter((cid) => cid !== '7.3'))
  })

  it('starts again each calendar year, and the earlier one stays readable', async () => {
    const member = await makeMember()
    const old = await answerAll(member, ids, 1)
    await finish(member)
    await db()
      .update(memberAssessments)
      .set({ year: sql`year - 1` })
      .where(eq(memberAssessments.id, old))
    const fresh = await answerAll(member, ids, 0)
    expect(fresh).not.toBe(old)
    await finish(member)
    const { body } = await ask('GET /client/get/assessment-years', { member })
    expect((body.years as { answer_id: number }[]).map(({ answer_id }) => answer_id)).toEqual([fresh, old])
    expect((await readAnswers(member, old)).result).toMatchObject({ main_percentage: 100 })
  })

  it('is closed to other members: its answers, its files, its ids', async () => {
    const [owner, other] = [await makeMember(), await makeMember()]
    const answerId = await answerAll(owner, ids, 1)
    const { proof_file } = (await saveAnswer(owner, ids['7.1.1.1'], proofOf)).body
    expect(await readAnswers(other, answerId)).toEqual({ answers: [], result: null })
    const foreign = await ask(`GET /client/get/member-answers?answerId=${answerId}&memberId=${owner.id}`, {
      member: other,
    })
    expect(foreign.body.answer).toEqual({ answers: [], result: null })
    expect((await saveAnswer(other, ids['7.1.1.1'], { answer_id: answerId })).status).toBe(403)
    expect((await saveAnswer(other, ids['7.1.1.1'], { member_id: owner.id })).status).toBe(403)
    expect((await finish(other, { answer_id: answerId })).status).toBe(403)
    expect(proof_file).toMatch(/^\/files\/private\/[0-9a-f]{64}$/)
  })

  it('prevents the deletion of a member that has answered', async () => {
    const member = await makeMember()
    await saveAnswer(member, ids['7.1.1.1'])
    const as = await someone(1)
    const refusal = await ask(`DELETE /admin/delete/member-companies?id=${member.id}`, { as })
    expect(refusal.status).toBe(409)
    const newMember = await makeMember()
    await ask('GET /client/get/member-session', { member: newMember })
    expect((await ask(`DELETE /admin/delete/member-companies?id=${newMember.id}`, { as })).status).toBe(200)
  })
})
