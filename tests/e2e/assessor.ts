import { randomUUID } from 'node:crypto'
import { expect, request, type APIRequestContext, type Page } from '@playwright/test'
import pg from 'pg'
import type { Section } from '@/lib/assessment/questions/schema'
import { codeSentTo } from './mail'
import { cookieOf, picture } from './office'

type Company = { id: number; name: string; email: string }
type Outcome = { main_percentage: number; total_true: number; total_false: number }

/** The current questions, in their order. */
async function askedQuestions(request: APIRequestContext) {
  const { result } = (await (await request.get('/client/get/assessment')).json()) as { result: Section[] }
  return result.flatMap(({ questions }) => questions).flatMap(({ children }) => children)
}

/** Adds a member company with a unique name as the office. */
export async function addCompany(office: APIRequestContext): Promise<Company> {
  const name = `Гишүүн ${randomUUID()} ХХК`
  const email = `${randomUUID()}@member.example`
  const answer = await office.post('/admin/insert/member-companies', {
    multipart: { name, email, image: await picture('лого.png'), active: 'true' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { member } = (await answer.json()) as { member: { id: number } }
  return { id: member.id, name, email }
}

/** The same, with a separate session of the admin. */
export async function newMember(): Promise<Company> {
  const office = await request.newContext({
    ...(process.env.STRATA_URL && { baseURL: process.env.STRATA_URL }),
    extraHTTPHeaders: { cookie: cookieOf('admin') },
  })
  try {
    return await addCompany(office)
  } finally {
    await office.dispose()
  }
}

/** Files an own assessment: yes to all but every fourth question, with evidence at the first. */
export async function assessOwn(
  request: APIRequestContext,
): Promise<{ name: string; count: number; yes: number }> {
  const name = `Өөрийн үнэлгээ ${randomUUID()}`
  const questions = await askedQuestions(request)
  const answers = questions.map(({ id }, at) => ({
    question_id: id,
    answer: at % 4 === 3 ? 0 : 1,
    proof: at === 0,
  }))
  const answer = await request.post('/client/insert/answer', {
    data: { name, email: 'own@test.example', phone_number: '9911 2233', keep_contact: true, answers },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return { name, count: questions.length, yes: answers.filter((entry) => entry.answer === 1).length }
}

/** Signs a member in: requests a code on the Mongolian page and enters it. */
export async function enterAsMember(page: Page, company: Company): Promise<void> {
  await askForCode(page, company)
  await giveCode(page, await codeSentTo(company.email))
}

/** The first step of it: requests a code, up to the six boxes. */
export async function askForCode(page: Page, { email }: Company): Promise<void> {
  await page.goto('/mm/member-assessment')
  await page.getByLabel('Бүртгэлтэй и-мэйл хаяг').fill(email)
  await page.getByRole('button', { name: 'Үргэлжлүүлэх', exact: true }).click()
}

/** Types a code into the six boxes. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.locator('fieldset input[inputmode=numeric]').first().fill(code)
  await page.keyboard.press('Enter')
}

/** Changes one row directly in the database, for states that only time would bring about. */
export async function changeRow(change: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.STRATA_DATABASE_URL })
  await client.connect()
  const { rowCount } = await client.query(change, values)
  await client.end()
  expect(rowCount).toBe(1)
}

export const proofName = 'эрсдэлийн үнэлгээ.pdf'
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${randomUUID()}`),
})

/**
 * Signs a member in with the code from its mail and answers everything, with a proof at the first question.
 * @param codesBefore how many codes the member has received before
 */
export async function answerAsMember(
  request: APIRequestContext,
  company: Company,
  codesBefore = 0,
): Promise<Outcome> {
  await request.get('/client/check/email', { params: { email: company.email } })
  const verifyAnswer = await request.post('/client/verify/code', {
    data: { id: company.id, code: await codeSentTo(company.email, codesBefore) },
  })
  const { answer_id } = (await verifyAnswer.json()) as { answer_id: number }
  for (const [at, { id }] of (await askedQuestions(request)).entries()) {
    const values = { question_id: String(id), answer: at % 4 === 3 ? '0' : '1', answer_id: String(answer_id) }
    const answer = await request.post('/client/insert/member-answer', {
      multipart:
        at === 0
          ? { ...values, proof: 'true', comment: 'Тайлбар бичвэр', proof_file: pdf(proofName) }
          : { ...values, proof: 'false' },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const resultAnswer = await request.post('/client/insert/result', { data: { answer_id } })
  expect(resultAnswer.status(), await resultAnswer.text()).toBe(200)
  return ((await resultAnswer.json()) as { result: Outcome }).result
}

/** The same, finished with both attachments. */
export async function assessAsMember(request: APIRequestContext, company: Company): Promise<Outcome> {
  const outcome = await answerAsMember(request, company)
  const answer = await request.post('/client/insert/attachment', {
    multipart: { official_document: pdf('албан бичиг.pdf'), form: pdf('маягт.pdf'), publication: 'true' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return outcome
}
