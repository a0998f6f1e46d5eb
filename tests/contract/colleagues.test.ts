import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { memberAssessments } from '@/db/schema/assessment'
import { mailOutbox } from '@/db/schema/mail'
import { memberCompanies } from '@/db/schema/members'
import type { Colleague } from '@/lib/assessment/colleagues/schema'
import type { StoredAnswer } from '@/lib/assessment/member/schema'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { maySenderReadFile } from '@/lib/assessment/member/file-access'
import { credentialsOf } from '@/lib/platform/api/client'
import { findPrivateFiles } from '@/lib/platform/files/private'
import { allCalls } from '@/lib/wiring/calls/table'
import { makeMember } from '@/tests/factories/assessment'
import { answerAll, finish, freshQuestionnaire, from, proofOf, saveAnswer } from './assessment-steps'
import { ask, formOf, someone } from './harness'

const ids = freshQuestionnaire()
let member: MemberCompany
beforeEach(async () => void (member = await makeMember()))

const newAddress = () => `${randomUUID()}@colleague.example`
const invite = (json: object, as = member) => ask('POST /client/insert/colleague', { member: as, json })
const listOf = async (as = member) =>
  (await ask('GET /client/get/colleagues', { member: as })).body.colleagues as Colleague[]
const open = (token: string) => ask('POST /client/verify/colleague', { json: { token }, headers: from() })

/** Returns the token of the newest mail to an address. */
async function mailedToken(address: string): Promise<string> {
  const mails = await db().select().from(mailOutbox).where(eq(mailOutbox.to_address, address))
  const token = /#invitation=(\S+)/.exec(mails.sort((a, b) => b.id - a.id)[0]?.text ?? '')?.[1]
  if (!token) throw new Error(`no invitation was mailed to ${address}`)
  return token
}

/** Invites a colleague, who opens the link. */
async function makeColleague(sections: readonly string[] = ['7.1'], email = newAddress()) {
  const invitation = await invite({ name: 'Сараа', email, sections })
  expect(invitation.status, JSON.stringify(invitation.body)).toBe(200)
  const token = await mailedToken(email)
  const entry = await open(token)
  expect(entry.status).toBe(200)
  const cookie = entry.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { id: Number(invitation.body.id), email, token, cookie, standing: entry.body }
}
type SomeColleague = Awaited<ReturnType<typeof makeColleague>>

const answerAs = ({ cookie }: Pick<SomeColleague, 'cookie'>, questionId = 0, values = {}) =>
  ask('POST /client/insert/member-answer', {
    headers: { cookie },
    form: formOf({ question_id: questionId, answer: 1, proof: false, comment: '', ...values }, 'нотлох.pdf'),
  })
const answersOf = async (answerId: unknown, asking: object): Promise<StoredAnswer[]> => {
  const path = `GET /client/get/member-answers?answerId=${String(answerId)}&memberId=${member.id}`
  return ((await ask(path, asking)).body.answer as { answers: StoredAnswer[] }).answers
}

describe('a colleague', () => {
  it('answers the sections of the invitation, and the member sees who did', async () => {
    const colleague = await makeColleague()
    expect(colleague.standing).toMatchObject({
      member: { id: member.id },
      result: null,
      colleague: { id: expect.any(Number), name: 'Сараа', sections: ['7.1'] },
    })
    const session = await ask('GET /client/get/member-session', { headers: { cookie: colleague.cookie } })
    expect(session.body).toEqual(colleague.standing)
    const { answer_id } = colleague.standing
    expect((await answerAs(colleague, ids['7.1.1.1'], { comment: 'Дүрэм бий' })).body).toMatchObject({
      answer_id,
    })
    await saveAnswer(member, ids['7.2.1.1'])
    const ownAnswers = await answersOf(answer_id, { headers: { cookie: colleague.cookie } })
    expect(ownAnswers.map(({ cid }) => cid)).toEqual(['7.1', '7.1.1', '7.1.1.1', '7.1.1.2', '7.1.2'])
    const all = await answersOf(answer_id, { member })
    expect(all.filter(({ answer }) => answer !== null)).toMatchObject([
      { cid: '7.1.1.1', comment: 'Дүрэм бий', answered_by: 'Сараа' },
      { cid: '7.2.1.1' },
    ])
    expect(all.find(({ cid }) => cid === '7.2.1.1')).not.toHaveProperty('answered_by')
    expect(await listOf()).toMatchObject([
      { name: 'Сараа', email: colleague.email, sections: ['7.1'], ended_at: null, answers: 1 },
    ])
    // Who changes an answer has answered it.
    await saveAnswer(member, ids['7.1.1.1'], { answer: 0 })
    expect(await listOf()).toMatchObject([{ answers: 0 }])
  })

  it('may make no other call of members', async () => {
    const { cookie } = await makeColleague()
    const calls = allCalls.filter(({ access }) => access === 'member')
    expect(calls.filter((call) => 'admitsColleague' in call)).toHaveLength(3)
    for (const call of calls) {
      if ('admitsColleague' in call) continue
      const answer = await ask(call.route, {
        headers: { cookie },
        ...(call.method === 'POST' && { json: {} }),
      })
      expect(answer.status, call.route).toBe(403)
    }
  })

  it('is refused a question of another section', async () => {
    const colleague = await makeColleague()
    expect((await answerAs(colleague, ids['7.2.1.1'])).status).toBe(403)
  })

  it('opens the proofs of its sections, and no other file of the member', async () => {
    const colleague = await makeColleague()
    const ownProof = await answerAs(colleague, ids['7.1.1.1'], proofOf)
    const otherProof = await saveAnswer(member, ids['7.2.1.1'], proofOf)
    const mayRead = async (url: unknown) => {
      const [file] = await findPrivateFiles([String(url).split('/').at(-1) ?? ''])
      return file && maySenderReadFile(file, credentialsOf({ cookie: colleague.cookie }))
    }
    expect(await mayRead(ownProof.body.proof_file)).toBe(true)
    expect(await mayRead(otherProof.body.proof_file)).toBe(false)
    const { answer_id } = colleague.standing
    for (const call of ['member-answers/file', 'member-files/file'])
      expect(
        (
          await ask(`GET /client/get/${call}?id=${String(answer_id)}`, {
            headers: { cookie: colleague.cookie },
          })
        ).status,
      ).toBe(404)
  })

  it('signs out alone', async () => {
    const colleague = await makeColleague()
    const signOut = { headers: { cookie: colleague.cookie }, json: {} }
    expect((await ask('POST /client/delete/member-session', signOut)).status).toBe(200)
    expect((await answerAs(colleague, ids['7.1.1.1'])).status).toBe(401)
    expect((await open(colleague.token)).status).toBe(200)
  })
})

describe('an invitation', () => {
  it('ends with its sessions when the member ends it; its answers and its name stay', async () => {
    const colleague = await makeColleague()
    await answerAs(colleague, ids['7.1.1.1'])
    const end = (as: MemberCompany) =>
      ask(`DELETE /client/delete/colleague?id=${colleague.id}`, { member: as })
    expect((await end(await makeMember())).status).toBe(404)
    expect((await end(member)).status).toBe(200)
    expect((await end(member)).status).toBe(404)
    expect((await answerAs(colleague, ids['7.1.1.2'])).status).toBe(401)
    const refusal = await open(colleague.token)
    expect(refusal.status).toBe(404)
    expect(JSON.stringify(refusal.body)).toContain('Энэ урилга хүчингүй болсон байна.')
    const [row] = await listOf()
    expect(row).toMatchObject({ name: 'Сараа', answers: 1 })
    expect(row?.ended_at).not.toBeNull()
  })

  it('to the same address replaces the one before, whose link and session end', async () => {
    const first = await makeColleague(['7.1'])
    const second = await makeColleague(['7.2'], first.email.toUpperCase().toLowerCase())
    expect(second.id).toBe(first.id)
    expect((await open(first.token)).status).toBe(404)
    expect((await answerAs(first, ids['7.2.1.1'])).status).toBe(401)
    expect((await answerAs(second, ids['7.2.1.1'])).status).toBe(200)
    expect(await listOf()).toHaveLength(1)
  })

  it('ends when the member finishes, and none can be sent then', async () => {
    const colleague = await makeColleague()
    await answerAll(member, ids, 1)
    expect((await finish(member)).status).toBe(200)
    expect((await open(colleague.token)).status).toBe(404)
    expect((await answerAs(colleague, ids['7.1.1.1'])).status).toBe(401)
    expect((await invite({ name: 'Бат', email: newAddress(), sections: ['7.1'] })).status).toBe(409)
  })

  it('ends with its year, and with the membership', async () => {
    const ofLastYear = await makeColleague()
    await db()
      .update(memberAssessments)
      .set({ year: new Date().getFullYear() - 1 })
      .where(eq(memberAssessments.id, Number(ofLastYear.standing.answer_id)))
    expect((await open(ofLastYear.token)).status).toBe(404)
    expect((await answerAs(ofLastYear, ids['7.1.1.1'])).status).toBe(403)
    const colleague = await makeColleague()
    await db().update(memberCompanies).set({ active: false }).where(eq(memberCompanies.id, member.id))
    expect((await open(colleague.token)).status).toBe(404)
    expect((await answerAs(colleague, ids['7.1.1.1'])).status).toBe(401)
  })

  it.each([
    ['a name', { name: '' }, 'name'],
    ['an address', { email: 'сараа' }, 'email'],
    ['a section', { sections: [] }, 'sections'],
    ['a section that is asked', { sections: ['9.9'] }, 'sections'],
  ])('needs %s', async (_, change, field) => {
    const answer = await invite({ name: 'Сараа', email: newAddress(), sections: ['7.1'], ...change })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields as object)).toEqual([field])
  })

  it('is mailed ten times a day to one address at most', async () => {
    const email = newAddress()
    const send = () => invite({ name: 'Сараа', email, sections: ['7.1'] })
    for (let at = 0; at < 10; at++) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
  })
})

it('the office finds the invitations of an address, and deletes them; the answers stay with the member', async () => {
  const colleague = await makeColleague()
  await answerAs(colleague, ids['7.1.1.1'])
  const as = await someone(2)
  const { body } = await ask(`GET /admin/get/personal-data?email=${colleague.email}`, { as })
  expect(body).toMatchObject({
    invitations: [{ name: 'Сараа', member: member.name, sections: ['7.1'], answers: 1, ended_at: null }],
    mails: [{}],
  })
  const deletion = await ask(`DELETE /admin/delete/personal-data?email=${colleague.email}`, { as })
  expect(deletion.body).toMatchObject({ invitations: 1, mails: 1 })
  expect(await listOf()).toEqual([])
  expect((await answerAs(colleague, ids['7.1.1.2'])).status).toBe(401)
  const answers = await answersOf(colleague.standing.answer_id, { member })
  const answer = answers.find(({ cid }) => cid === '7.1.1.1')
  expect(answer).toMatchObject({ answer: 1 })
  expect(answer).not.toHaveProperty('answered_by')
})

it('the office sees who answered', async () => {
  const colleague = await makeColleague()
  await answerAs(colleague, ids['7.1.1.1'])
  const { answer_id } = colleague.standing
  const path = `GET /admin/get/member-answers?answerId=${String(answer_id)}&memberId=${member.id}`
  const { body } = await ask(path, { as: await someone(2) })
  const { answers } = body.answer as { answers: StoredAnswer[] }
  expect(answers.find(({ cid }) => cid === '7.1.1.1')).toMatchObject({ answered_by: 'Сараа' })
})
