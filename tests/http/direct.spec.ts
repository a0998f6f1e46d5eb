import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'

const route = '/mw/client/insert/registration'
/** A query makes it another address, which goes through Next. */
const usual = `${route}?through=next`

const person = () => ({
  company: 'Говь Ресурс ХХК',
  first_name: 'Номин',
  last_name: 'Бат',
  country: 'MN',
  email: `${randomUUID()}@test.example`,
  phone_number: '9911 2233',
  submission_key: randomUUID(),
})

/**
 * Status, body and headers, without those that change from moment to moment and those of compression: the
 * direct answer is not compressed, because that costs more than it saves.
 */
async function readAnswer(path: string, init: RequestInit) {
  const answer = await fetch(new URL(path, process.env.STRATA_URL), { method: 'POST', ...init })
  const passing = [
    'date',
    'connection',
    'keep-alive',
    'content-length',
    'transfer-encoding',
    'vary',
    'content-encoding',
    'x-request-id',
  ]
  const headers = [...answer.headers].filter(([name]) => !passing.includes(name))
  return { status: answer.status, headers: Object.fromEntries(headers), body: await answer.text() }
}
const json = { 'content-type': 'application/json' }

test('a registration that is answered before Next gets the same answer as by Next', async () => {
  for (const init of [
    { headers: json, body: '{}' },
    { headers: { ...json, cookie: 'lang=en' }, body: JSON.stringify({ ...person(), country: 'XX' }) },
    { headers: json, body: '{"company":' },
    { headers: { 'content-type': 'text/plain' }, body: 'x' },
    { headers: { ...json, origin: 'https://evil.example' }, body: '{}' },
    { headers: json, body: JSON.stringify({ company: 'х'.repeat(200_000) }) },
  ]) {
    const direct = await readAnswer(route, init)
    expect(direct.status).not.toBe(200)
    expect(direct).toEqual(await readAnswer(usual, init))
  }
})

test('a call of the event has one address, also for readers who chose English', async () => {
  for (const path of ['/mw/client/get/category', '/mw/admin/get/event']) {
    const answer = await fetch(new URL(path, process.env.STRATA_URL), {
      headers: { cookie: 'lang=en' },
      redirect: 'manual',
    })
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([
      path.includes('admin') ? 401 : 200,
      'application/json; charset=utf-8',
    ])
  }
})

test('the same submission is one registration, by either route', async () => {
  const init = { headers: json, body: JSON.stringify(person()) }
  const [direct, through] = [await readAnswer(route, init), await readAnswer(usual, init)]
  expect(direct.status).toBe(200)
  expect(through).toEqual(direct)
})
