import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { assessmentRespondents, memberAssessments } from '@/db/schema/assessment'
import { mailOutbox } from '@/db/schema/mail'
import { memberSessions, oneTimeCodes, privateFiles } from '@/db/schema/members'
import { GET as answersPdf } from '@/app/api/assessment/[id]/answers.pdf/route'
import { GET as filesZip } from '@/app/api/assessment/[id]/files.zip/route'
import { openMemberSession } from '@/lib/auth/member-session'
import { sessionCookie } from '@/lib/auth/session'
import { fileDriver } from '@/lib/files/driver'
import { privateName } from '@/lib/files/private'
import { servePrivateFile } from '@/lib/files/serve'
import { env } from '@/lib/env'
import { sendDueMail } from '@/lib/mail/worker'
import type { MemberCompany } from '@/lib/members/schema'
import { makeMember, makeQuestion, makeQuestionnaire } from '@/tests/factories/assessment'
import { pictureBytes } from '@/tests/factories/rows'
import { ask, blobOf, formOf, someone } from './harness'

const cids = ['7.1', '7.1.1', '7.1.1.1', '7.1.1.2', '7.1.2', '7.2', '7.2.1', '7.2.1.1', '7.3']
const asked = ['7.1.1.1', '7.1.1.2', '7.1.2', '7.2.1.1']
const pdf = Buffer.from('%PDF-1.4\n%\u00e2\u00e3\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n', 'latin1')

let ids: Record<string, number> = {}
let sender = 0
const from = () => ({ 'x-forwarded-for': `198.51.100.${++sender % 250}` })
beforeEach(async () => {
  ids = await makeQuestionnaire(cids)
})

describe('GET /client/get/assessment', () => {
  it('answers the sections that ask anything, with their requirements and questions', async () => {
    const { body } = await ask('GET /client/get/assessment')
    expect(body.result).toEqual([
      {
        id: ids['7.1'],
        mainIndex: '7.1',
        mainTitle: 'Асуулт 7.1',
        mainTitle_en: '',
        questions: [
          expect.objectContaining({
            cid: '7.1.1',
            children: ['7.1.1.1', '7.1.1.2'].map((cid) => ({
              id: ids[cid],
              cid,
              question: `Асуулт ${cid}`,
              question_en: '',
              answer: null,
              proof: false,
              proof_file: null,
              comment: '',
            })),
          }),
          expect.objectContaining({ cid: '7.1.2', children: [expect.objectContaining({ cid: '7.1.2' })] }),
        ],
      },
      expect.objectContaining({ mainIndex: '7.2' }),
    ])
  })
})

describe('the questions of the back office', () => {
  const insert = async (json: unknown) => ask('POST /admin/insert/question', { as: await someone(3), json })

  it('have the messages of the specification, in its order', async () => {
    expect((await insert({})).body.message).toBe('Үнэлгээний индексийг оруулна уу')
    expect((await insert({ cid: '7', question: 'а' })).body.message).toBe('Индексийн формат алдаатай байна.')
    expect((await insert({ cid: '7.4' })).body.message).toBe('Үнэлгээний асуултыг оруулна уу')
    expect((await insert({ cid: '7.1', question: 'а' })).body.message).toBe('Индекс давхцаж байна')
    expect((await insert({ cid: '8.1.1', question: 'а' })).body.message).toBe(
      'Эхлээд 8.1 индекстэй мөрийг нэмнэ үү.',
    )
  })

  it('keep their number when it is unchanged, and take none of another', async () => {
    const as = await someone(1)
    const save = (json: object) => ask('POST /admin/update/question', { as, json })
    const own = { id: ids['7.2'], originalCid: '7.2', cid: '7.2', question: 'Шинэ' }
    expect((await save(own)).status).toBe(200)
    expect((await save({ ...own, cid: '7.1' })).body.message).toBe('Индекс давхцаж байна')
    expect((await save({ ...own, cid: '7.2.5' })).status).toBe(400)
    const { body } = await ask('GET /admin/check/index?cid=7.2', { as })
    expect(body.result).toEqual([
      { id: ids['7.2'], cid: '7.2', pid: null, question: 'Шинэ', question_en: '' },
    ])
    expect((await ask('GET /admin/check/index?cid=9.9', { as })).body.result).toEqual([])
  })

  it('are not deleted with others under them, and retired when answers hang on them', async () => {
    const as = await someone(2)
    const remove = (id?: number) => ask(`DELETE /admin/delete/question?id=${id}`, { as })
    const refused = await remove(ids['7.1.1'])
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('2 асуулт')
    await file(await answersOf(1))
    expect((await remove(ids['7.1.2'])).body).toEqual({ retired: true })
    expect((await remove(await makeQuestion('7.9'))).body).toEqual({ retired: false })
    expect((await remove(ids['7.1.2'])).status).toBe(404)
    const [respondent] = await db()
      .select()
      .from(assessmentRespondents)
      .orderBy(sql`id desc`)
      .limit(1)
    const { body } = await ask(`GET /admin/get/assessment-answer?id=${respondent?.id}`, { as })
    expect(JSON.stringify(body.answer)).toContain('Асуулт 7.1.2')
    // Its number is free again.
    expect((await insert({ cid: '7.1.2', question: 'Өөр асуулт' })).status).toBe(200)
  })
})

const answersOf = async (...values: number[]) =>
  asked.map((cid, at) => ({
    question_id: ids[cid],
    answer: values[at] ?? values.at(-1),
    proof: at === 0,
  }))
const respondent = (given: object = {}) => ({
  name: `Говь Ресурс ${randomUUID()}`,
  email: 'gobi@test.example',
  phone_number: '9911 2233',
  ...given,
})
const file = async (answers: unknown, given: object = {}) =>
  ask('POST /client/insert/answer', { json: { ...respondent(given), answers }, headers: from() })

describe('POST /client/insert/answer', () => {
  it('asks for the fields in their order, each with its message', async () => {
    const answer = await ask('POST /client/insert/answer', { json: { answers: [] }, headers: from() })
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({
      message: 'Байгууллагын нэрийг оруулна уу.',
      fields: {
        name: 'Байгууллагын нэрийг оруулна уу.',
        email: 'И-мэйл хаягаа оруулна уу.',
        phone_number: 'Утасны дугаараа оруулна уу.',
        answers: 'Бүх асуултанд хариулна уу.',
      },
    })
    const wrong = await file(await answersOf(1), { email: 'gobi@test.e' })
    expect(wrong.body.fields).toEqual({ email: 'И-мэйл хаяг буруу байна.' })
  })

  it('takes an answer to every question, and to none that is not asked', async () => {
    const all = await answersOf(1)
    expect((await file(all.slice(1))).body.message).toBe('Бүх асуултанд хариулна уу.')
    const unknown = [...all, { question_id: ids['7.1'], answer: 1, proof: false }]
    expect((await file(unknown)).body.fields).toHaveProperty('answers')
    expect((await file([...all, all[0]])).status).toBe(400)
    expect((await file(all.map((each) => ({ ...each, answer: 2 })))).status).toBe(400)
  })

  it('answers the rounded share of yes, and shows the office what was answered', async () => {
    const given = respondent()
    const answer = await file(await answersOf(1, 1, 0, 0), given)
    expect(answer.body).toEqual({ percentage: 50, total_true: 2, total_false: 2 })
    const as = await someone(2)
    const { body } = await ask('GET /admin/get/assessment-respondents', { as })
    const [newest] = body.respondents as { id: number }[]
    expect(newest).toMatchObject({ name: given.name, email: given.email, phone_number: '9911 2233' })
    const answers = await ask(`GET /admin/get/assessment-answer?id=${newest?.id}`, { as })
    expect(answers.body).toEqual({
      answer: [
        {
          mainIndex: '7.1',
          mainTitle: 'Асуулт 7.1',
          questions: [
            {
              cid: '7.1.1',
              question: 'Асуулт 7.1.1',
              children: [
                { cid: '7.1.1.1', question: 'Асуулт 7.1.1.1', answer: true, proof: true },
                { cid: '7.1.1.2', question: 'Асуулт 7.1.1.2', answer: true, proof: false },
              ],
            },
            {
              cid: '7.1.2',
              question: 'Асуулт 7.1.2',
              children: [{ cid: '7.1.2', question: 'Асуулт 7.1.2', answer: false, proof: false }],
            },
          ],
        },
        expect.objectContaining({ mainIndex: '7.2' }),
      ],
      totalPercentage: 50,
      totalCount: 4,
      totalYes: 2,
      totalNo: 2,
    })
  })

  it('files one of two sendings, keeps no contact without consent, and nothing of a program', async () => {
    const submission = randomUUID()
    const given = respondent({ submission, keep_contact: false })
    const answers = await answersOf(1)
    const both = await Promise.all([file(answers, given), file(answers, given)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const program = respondent({ website: 'https://spam.example' })
    expect((await file(answers, program)).status).toBe(200)
    const rows = await db().select().from(assessmentRespondents)
    expect(rows.filter(({ name }) => name === given.name)).toMatchObject([{ email: '', phoneNumber: '' }])
    expect(rows.some(({ name }) => name === program.name)).toBe(false)
  })
})

/** The newest code that was mailed to an address. */
async function mailedCode(email: string): Promise<string> {
  const rows = await db()
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, email))
    .orderBy(sql`id desc`)
  return /\b(\d{6})\b/.exec(rows[0]?.text ?? '')?.[1] ?? ''
}
const check = (email: string) =>
  ask(`GET /client/check/email?email=${encodeURIComponent(email)}`, { headers: from() })
const verify = (id: number, code: string) =>
  ask('POST /client/verify/code', { json: { id, code }, headers: from() })
const age = (email: string, interval: string) =>
  db()
    .update(oneTimeCodes)
    .set({ createdAt: sql`created_at - ${interval}::interval` })
    .where(eq(oneTimeCodes.email, email))

describe('entering with a code', () => {
  it('tells a registered address from an unregistered and a switched-off one', async () => {
    expect((await check('')).body.message).toBe('Та и-мэйл хаягаа оруулна уу.')
    expect((await check(`${randomUUID()}@nobody.example`)).body).toEqual({ answer_id: null })
    const off = await makeMember({ active: false })
    expect((await check(off.email)).body).toEqual({ answer_id: null })
    const member = await makeMember()
    const { id, name, logo } = member
    expect((await check(member.email.toUpperCase())).body).toEqual({
      member: { id, name, logo },
      answer_id: null,
    })
  })

  it('opens a session with the right code, once', async () => {
    const member = await makeMember()
    await check(member.email)
    const code = await mailedCode(member.email)
    expect((await verify(member.id, code === '000000' ? '000001' : '000000')).body).toEqual({
      message: 'Код буруу эсвэл хугацаа нь дууссан байна.',
    })
    const entered = await verify(member.id, code)
    expect(entered.body).toMatchObject({
      member: { id: member.id },
      completion: false,
      result: null,
      answer_id: expect.any(Number),
    })
    const cookie = entered.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
    const session = await ask('GET /client/get/member-session', {
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    expect(session.body).toMatchObject({ member: { id: member.id }, answer_id: entered.body.answer_id })
    expect((await verify(member.id, code)).body).toHaveProperty('message')
    expect((await ask('GET /client/get/member-session')).body).toEqual({ member: null })
  })

  it('allows five tries, ten minutes, and the newest code alone', async () => {
    const guessed = await makeMember()
    await check(guessed.email)
    const code = await mailedCode(guessed.email)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let i = 0; i < 5; i++) await verify(guessed.id, wrong)
    expect((await verify(guessed.id, code)).body).toHaveProperty('message')

    const late = await makeMember()
    await check(late.email)
    const old = await mailedCode(late.email)
    await age(late.email, '2 minutes')
    expect((await ask(`GET /client/create/code?id=${late.id}`, { headers: from() })).body).toEqual({
      message: 'Баталгаажуулах код илгээгдлээ.',
    })
    const fresh = await mailedCode(late.email)
    if (fresh !== old) expect((await verify(late.id, old)).body).toHaveProperty('message')
    await age(late.email, '10 minutes')
    expect((await verify(late.id, fresh)).body).toHaveProperty('message')
  })

  it('sends one a minute and ten a day, and an unknown number tells nothing', async () => {
    const member = await makeMember()
    const again = () => ask(`GET /client/create/code?id=${member.id}`, { headers: from() })
    expect((await check(member.email)).status).toBe(200)
    expect((await again()).status).toBe(429)
    // A second look at the address is no failure: the code is on its way.
    expect((await check(member.email)).status).toBe(200)
    for (let sent = 1; sent < 10; sent++) {
      await age(member.email, '2 minutes')
      expect((await again()).status).toBe(200)
    }
    await age(member.email, '2 minutes')
    expect((await again()).body.message).toBe(
      'Өнөөдөр хангалттай олон код илгээсэн байна. Маргааш дахин оролдоно уу.',
    )
    expect((await ask('GET /client/create/code?id=2000000000', { headers: from() })).status).toBe(200)
  })

  it('keeps no code: not in the table of codes, and not in the outbox once the mail is sent', async () => {
    const member = await makeMember()
    await check(member.email)
    const code = await mailedCode(member.email)
    expect(code).toMatch(/^\d{6}$/)
    const codes = await db().select().from(oneTimeCodes).where(eq(oneTimeCodes.email, member.email))
    expect(JSON.stringify(codes)).not.toContain(code)
    while ((await sendDueMail()) > 0);
    const [mail] = await db().select().from(mailOutbox).where(eq(mailOutbox.toAddress, member.email))
    expect(mail).toMatchObject({ text: '', lastError: null })
  })

  it('ends with leaving, with time, and with the member', async () => {
    const member = await makeMember()
    const cookie = (await openMemberSession(member.id)).split(';')[0] ?? ''
    const session = async () =>
      (await ask('GET /client/get/member-session', { headers: { cookie } })).body.member
    expect(await session()).toMatchObject({ id: member.id })
    await db()
      .update(memberSessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(memberSessions.memberId, member.id))
    expect(await session()).toBeNull()
    const left = (await openMemberSession(member.id)).split(';')[0] ?? ''
    const away = await ask('POST /client/delete/member-session', { json: {}, headers: { cookie: left } })
    expect(away.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(
      (await ask('GET /client/get/member-session', { headers: { cookie: left } })).body.member,
    ).toBeNull()
  })
})

const save = (
  member: MemberCompany,
  cid: string,
  given: Record<string, string | number | boolean | Blob> = {},
) =>
  ask('POST /client/insert/member-answer', {
    member,
    form: formOf(
      { question_id: ids[cid] ?? 0, answer: 1, proof: false, comment: '', ...given },
      'нотлох.pdf',
    ),
  })
async function answerAll(member: MemberCompany, ...values: number[]): Promise<number> {
  let answerId = 0
  for (const [at, cid] of asked.entries()) {
    const saved = await save(member, cid, { answer: values[at] ?? values.at(-1) ?? 1 })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    answerId = Number(saved.body.answer_id)
  }
  return answerId
}
const finish = (member: MemberCompany, json: object = {}) =>
  ask('POST /client/insert/result', { member, json })
const attach = (member: MemberCompany, given: Record<string, string | number | boolean | Blob> = {}) =>
  ask('POST /client/insert/attachment', {
    member,
    form: formOf({ official_document: blobOf(pdf), form: blobOf(pdf), ...given }, 'албан бичиг.pdf'),
  })
const stored = async (member: MemberCompany, answerId: number) => {
  const { body } = await ask(`GET /client/get/member-answers?answerId=${answerId}&memberId=${member.id}`, {
    member,
  })
  return body.answer as { answers: Record<string, unknown>[]; result: Record<string, unknown> | null }
}

describe("a member's assessment", () => {
  it('saves each answer when it is given, with proof and comment, and goes on from there', async () => {
    const member = await makeMember()
    const saved = await save(member, '7.1.1.1', { proof: true, comment: 'Тайлбар', proof_file: blobOf(pdf) })
    const answerId = Number(saved.body.answer_id)
    expect(saved.body).toMatchObject({ proof_file_name: 'нотлох.pdf' })
    const { answers, result } = await stored(member, answerId)
    expect(result).toBeNull()
    expect(answers.map(({ cid }) => cid)).toEqual(cids)
    expect(answers[0]).toMatchObject({ pid: null, answer: null })
    expect(answers[2]).toMatchObject({
      pid: '7.1.1',
      answer: 1,
      proof: true,
      comment: 'Тайлбар',
      proof_file: saved.body.proof_file,
    })
    // The file stays with a later change, and goes with the mark.
    const kept = await save(member, '7.1.1.1', { answer: 0, proof: true })
    expect(kept.body.proof_file).toBe(saved.body.proof_file)
    const key = String(saved.body.proof_file).split('/').at(-1) ?? ''
    expect(await fileDriver().stat(privateName(key))).not.toBeNull()
    expect((await save(member, '7.1.1.1', { proof: false })).body.proof_file).toBeNull()
    expect(await fileDriver().stat(privateName(key))).toBeNull()
    expect(await db().$count(privateFiles, eq(privateFiles.memberId, member.id))).toBe(0)
  })

  it('takes PDF, JPEG and PNG as proof, told by their bytes', async () => {
    const member = await makeMember()
    const proof = async (bytes: Buffer) => save(member, '7.1.1.1', { proof: true, proof_file: blobOf(bytes) })
    expect((await proof(await pictureBytes({ format: 'jpeg' }))).status).toBe(200)
    const refused = await proof(Buffer.from('MZ a program'))
    expect(refused.status).toBe(415)
    expect(refused.body.message).toBe('Зөвхөн PDF, JPG эсвэл PNG файл сонгоно уу.')
    const large = await proof(Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)]))
    expect(large.status).toBe(413)
  })

  it('draws the result from the stored answers, whatever the client says, and once', async () => {
    const member = await makeMember()
    await answerAll(member, 1, 1, 1, 0)
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
    const late = await save(member, '7.2.1.1', { answer: 1 })
    expect(late.status).toBe(409)
  })

  it('is not finished before every question is answered', async () => {
    const member = await makeMember()
    await save(member, '7.1.1.1')
    const answer = await finish(member)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe('Бүх асуултанд хариулна уу.')
    expect((await attach(member)).body.message).toBe('Эхлээд асуулгаа бөглөж дуусгана уу.')
  })

  it('is closed by both attachments, and read-only from then on', async () => {
    const member = await makeMember()
    const answerId = await answerAll(member, 1)
    await finish(member)
    const missing = await ask('POST /client/insert/attachment', {
      member,
      form: formOf({ official_document: blobOf(pdf) }, 'a.pdf'),
    })
    expect(missing.body).toEqual({ message: 'Заавал бөглөнө үү!', fields: { form: 'Заавал бөглөнө үү!' } })
    expect((await attach(member, { publication: false })).status).toBe(200)
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

  it('keeps what was asked then, when the questionnaire changes', async () => {
    const member = await makeMember()
    const answerId = await answerAll(member, 1)
    await finish(member)
    ids = await makeQuestionnaire(['9.1', '9.1.1'])
    const { answers } = await stored(member, answerId)
    expect(answers.filter(({ answer }) => answer !== null).map(({ cid }) => cid)).toEqual(asked)
    expect(answers.map(({ cid }) => cid)).toEqual(cids.filter((cid) => cid !== '7.3'))
  })

  it('begins anew each calendar year, and the earlier one stays readable', async () => {
    const member = await makeMember()
    const old = await answerAll(member, 1)
    await finish(member)
    await db()
      .update(memberAssessments)
      .set({ year: sql`year - 1` })
      .where(eq(memberAssessments.id, old))
    const fresh = await answerAll(member, 0)
    expect(fresh).not.toBe(old)
    await finish(member)
    const { body } = await ask('GET /client/get/assessment-years', { member })
    expect((body.years as { answer_id: number }[]).map(({ answer_id }) => answer_id)).toEqual([fresh, old])
    expect((await stored(member, old)).result).toMatchObject({ main_percentage: 100 })
  })

  it('is nobody else’s: not its answers, not its files, not its numbers', async () => {
    const [owner, other] = [await makeMember(), await makeMember()]
    const answerId = await answerAll(owner, 1)
    const { proof_file } = (await save(owner, '7.1.1.1', { proof: true, proof_file: blobOf(pdf) })).body
    expect(await stored(other, answerId)).toEqual({ answers: [], result: null })
    const foreign = await ask(`GET /client/get/member-answers?answerId=${answerId}&memberId=${owner.id}`, {
      member: other,
    })
    expect(foreign.body.answer).toEqual({ answers: [], result: null })
    expect((await save(other, '7.1.1.1', { answer_id: answerId })).status).toBe(403)
    expect((await save(other, '7.1.1.1', { member_id: owner.id })).status).toBe(403)
    expect((await finish(other, { answer_id: answerId })).status).toBe(403)
    expect(proof_file).toMatch(/^\/files\/private\/[0-9a-f]{64}$/)
  })

  it('holds back a member from deletion once it has answered', async () => {
    const member = await makeMember()
    await save(member, '7.1.1.1')
    const as = await someone(1)
    const refused = await ask(`DELETE /admin/delete/member-companies?id=${member.id}`, { as })
    expect(refused.status).toBe(409)
    const begun = await makeMember()
    await ask('GET /client/get/member-session', { member: begun })
    expect((await ask(`DELETE /admin/delete/member-companies?id=${begun.id}`, { as })).status).toBe(200)
  })
})

describe('what is taken away', () => {
  const fetchOf =
    (route: typeof answersPdf) =>
    (id: number | string, cookie = '') =>
      route(new Request(`${env().siteUrl}/api/assessment/${id}/x`, { headers: { cookie } }), {
        params: Promise.resolve({ id: String(id) }),
      })

  it('goes to the member and to the roles that see personal data, as a document and as an archive', async () => {
    const member = await makeMember()
    const cookie = (await openMemberSession(member.id)).split(';')[0] ?? ''
    const office = async (role: 1 | 2 | 3) => (await sessionCookie(await someone(role))).split(';')[0] ?? ''
    const [document, archive] = [fetchOf(answersPdf), fetchOf(filesZip)]
    await save(member, '7.1.1.1', { proof: true, proof_file: blobOf(pdf) })
    const answerId = await answerAll(member, 1)
    expect((await document(answerId, cookie)).status).toBe(404)
    await save(member, '7.1.1.1', { proof: true, proof_file: blobOf(pdf) })
    await finish(member)
    const made = await document(answerId, cookie)
    expect(made.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await made.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const zip = await archive(answerId, await office(2))
    const bytes = Buffer.from(await zip.arrayBuffer())
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
    expect(bytes.includes(pdf)).toBe(true)
    expect(bytes.includes(Buffer.from('7.1.1.1 нотлох.pdf'))).toBe(true)
    for (const stranger of [
      '',
      await office(3),
      (await openMemberSession((await makeMember()).id)).split(';')[0] ?? '',
    ]) {
      expect((await document(answerId, stranger)).status).toBe(404)
      expect((await archive(answerId, stranger)).status).toBe(404)
    }
    for (const nonsense of ['x', '0', '-1', '1e3', '99999999999'])
      expect((await document(nonsense, cookie)).status).toBe(404)
  })
})

describe('a private file', () => {
  it('opens for its member and for the roles that see personal data, and is kept nowhere', async () => {
    const server = createServer((request, response) => {
      void servePrivateFile(request.url?.split('/').at(-1) ?? '', request, response)
    }).listen(0)
    const { port } = server.address() as AddressInfo
    const member = await makeMember()
    const { proof_file } = (await save(member, '7.1.1.1', { proof: true, proof_file: blobOf(pdf) })).body
    const cookieOf = async (someone: MemberCompany) =>
      (await openMemberSession(someone.id)).split(';')[0] ?? ''
    const office = async (role: 1 | 2 | 3) => (await sessionCookie(await someone(role))).split(';')[0] ?? ''
    const get = (cookie: string, path = String(proof_file)) =>
      fetch(`http://localhost:${port}${path}`, { headers: { cookie } })
    try {
      for (const cookie of [await cookieOf(member), await office(1), await office(2)]) {
        const answer = await get(cookie)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect(answer.headers.get('content-type')).toBe('application/pdf')
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('нотлох.pdf')
        expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
      }
      for (const cookie of ['', await cookieOf(await makeMember()), await office(3)]) {
        expect((await get(cookie)).status).toBe(404)
      }
      expect((await get(await office(1), `/files/private/${'0'.repeat(64)}`)).status).toBe(404)
    } finally {
      server.close()
    }
  })
})

describe('member companies', () => {
  const send = async (fields: Record<string, string | number | boolean | Blob>, path = 'insert') =>
    ask(`POST /admin/${path}/member-companies`, { as: await someone(2), form: formOf(fields) })

  it('ask for name, address and picture in that order', async () => {
    const answer = await send({})
    expect(Object.entries(answer.body.fields as object)).toEqual([
      ['name', 'Нэр оруулна уу'],
      ['email', 'И-мэйл хаягийг оруулна уу'],
      ['image', 'Зураг оруулна уу'],
    ])
  })

  it('answer a registered address with 200 and a message, as the specification has it', async () => {
    const known = await makeMember()
    const image = blobOf(await pictureBytes())
    const twice = await send({ name: 'Өөр ХХК', email: known.email.toUpperCase(), image })
    expect(twice.status).toBe(200)
    expect(twice.body).toEqual({ message: 'Бүртгэлтэй и-мэйл хаяг байна.' })
    const other = await makeMember()
    const taken = await send({ id: other.id, name: other.name, email: known.email }, 'update')
    expect(taken.body).toEqual({ message: 'Бүртгэлтэй и-мэйл хаяг байна.' })
    expect((await send({ id: 2_000_000_000, name: 'а', email: 'a@b.mn' }, 'update')).status).toBe(404)
  })
})
