import { randomInt, randomUUID } from 'node:crypto'
import { beforeEach, expect } from 'vitest'
import { openMemberSessionAndBuildCookie } from '@/lib/content/members/session'
import { replaceSessionAndBuildCookie } from '@/lib/platform/auth/session'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { makeMember, makeQuestionnaire } from '@/tests/factories/assessment'
import { ask, blobOf, formOf, someone, type Answer } from './harness'

/** The numbers of the tests' questionnaire: sections, requirements and questions. */
export const cids = ['7.1', '7.1.1', '7.1.1.1', '7.1.1.2', '7.1.2', '7.2', '7.2.1', '7.2.1.1', '7.3']
/** The ones among them that have to be answered. */
export const questionCids = ['7.1.1.1', '7.1.1.2', '7.1.2', '7.2.1.1']
/** The smallest file that is recognised as a PDF. */
export const pdf = Buffer.from('%PDF-1.4\n%\u00e2\u00e3\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n', 'latin1')

/** Creates a new questionnaire before each test of a file. @returns its ids by number */
export function freshQuestionnaire(): Record<string, number> {
  const ids: Record<string, number> = {}
  beforeEach(async () => void Object.assign(ids, await makeQuestionnaire(cids)))
  return ids
}

/** Headers of a unique client, so that no test meets another's rate limit. */
export const from = () => ({
  'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
})

/** Answers to every question; the last value is repeated for the rest. */
export const answersOf = (ids: Record<string, number>, ...values: number[]) =>
  questionCids.map((cid, at) => ({
    question_id: ids[cid],
    answer: values[at] ?? values.at(-1),
    proof: at === 0,
  }))

export const respondent = (values: object = {}) => ({
  name: `Говь Ресурс ${randomUUID()}`,
  email: 'gobi@test.example',
  phone_number: '9911 2233',
  keep_contact: true,
  ...values,
})

/** Files a visitor's own assessment. */
export const fileOwn = (answers: unknown, values: object = {}) =>
  ask('POST /client/insert/answer', { json: { ...respondent(values), answers }, headers: from() })

type FormValues = Record<string, string | number | boolean | Blob>

/** Saves a member's answer to one question. */
export const saveAnswer = (member: MemberCompany, questionId = 0, values: FormValues = {}): Promise<Answer> =>
  ask('POST /client/insert/member-answer', {
    member,
    form: formOf({ question_id: questionId, answer: 1, proof: false, comment: '', ...values }, 'нотлох.pdf'),
  })

/** Saves a member's answers to all questions. @returns the number of its assessment */
export async function answerAll(
  member: MemberCompany,
  ids: Record<string, number>,
  ...values: number[]
): Promise<number> {
  let answerId = 0
  for (const [at, cid] of questionCids.entries()) {
    const answer = await saveAnswer(member, ids[cid], { answer: values[at] ?? values.at(-1) ?? 1 })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    answerId = Number(answer.body.answer_id)
  }
  return answerId
}

export const finish = (member: MemberCompany, json: object = {}) =>
  ask('POST /client/insert/result', { member, json })

export const proofOf = { proof: true, proof_file: blobOf(pdf) }

/** The cookie of a signed-in member, or of an account of that role. */
export const cookieOf = async (member: MemberCompany) =>
  (await openMemberSessionAndBuildCookie(member.id)).split(';')[0] ?? ''
export const officeCookie = async (role: 1 | 2 | 3) =>
  (await replaceSessionAndBuildCookie(await someone(role))).split(';')[0] ?? ''

/** A member whose assessment has a result and a proof. */
export async function makeFinishedAssessment(
  ids: Record<string, number>,
  values: Parameters<typeof makeMember>[0] = {},
) {
  const member = await makeMember(values)
  const answerId = await answerAll(member, ids, 1)
  await saveAnswer(member, ids['7.1.1.1'], proofOf)
  await finish(member)
  return { member, answerId, cookie: await cookieOf(member) }
}
