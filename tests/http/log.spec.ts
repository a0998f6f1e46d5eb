import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { personalTraces } from '../e2e/log-traces'
import { ownSite } from '../e2e/own-site'
import { attributeOf, startTraceCollector } from '../trace-collector'

const { url, spans } = await startTraceCollector()
const test = ownSite('log', { seed: true, env: { LOG_REQUESTS: 'on', OTEL_EXPORTER_OTLP_ENDPOINT: url } })

test('no failure of the database writes an address, a code or a token into the log', async ({
  request,
  site: { stack, database, logFile },
}) => {
  const email = 'khangai-metal@member.example'
  // Without these tables every write and query fails with its parameters at hand.
  const broken = ['office_requests', 'one_time_codes', 'member_companies', 'accounts', 'news']
  for (const table of broken) await database.query(`alter table ${table} rename to ${table}_away`)
  const form = { name: 'Бат', email, phone_number: '99112233', business_type: 'Хайгуул' }
  const statuses = [
    await request.post('/client/insert/office-request', { data: { ...form, meeting_request: true } }),
    await request.get(`/client/check/email?email=${email}`),
    await request.get('/client/create/code?id=1'),
    await request.post('/client/verify/code', { data: { id: 1, code: '123456' } }),
    await request.get(`/client/search/news?term=${email}`),
    await request.get(`/mm/blog/${email}=1`),
    await request.get('/admin/get/news', {
      headers: { cookie: `strata-member=${'a'.repeat(43)}; strata-session=${'b'.repeat(60)}` },
    }),
    await request.post('/admin/auth/login', { data: { idToken: `eyJhbGciOiJub25lIn0.${'c'.repeat(40)}.` } }),
  ].map((answer) => answer.status())
  for (const table of broken) await database.query(`alter table ${table}_away rename to ${table}`)
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(3)
  // The log contains the failures, so it is not empty for another reason.
  expect((await readFile(logFile, 'utf8')).match(/Failed query/g)?.length).toBeGreaterThan(3)
  expect(await personalTraces(logFile, stack.mailDir)).toEqual([])
})

test('each request is one line of the log, with its times', async ({ request, site: { logFile } }) => {
  const path = `/mm/report=${Date.now() % 900_000}`
  const answers = [
    await request.get(path),
    await request.get(path),
    await request.get('/client/get/news'),
    await request.get('/art/none.svg'),
  ]
  const readLines = async () => (await readFile(logFile, 'utf8')).split('\n')
  const kinds = ['page', 'page', 'call', 'file']
  for (const [at, answer] of answers.entries()) {
    const id = answer.headers()['x-request-id']
    const lines = (await readLines()).filter((line) => line.includes(`"request":"${id}"`))
    expect(lines).toHaveLength(1)
    const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>
    expect(line).toMatchObject({ msg: 'a request', route: kinds[at], status: answer.status() })
    if (at === 0) expect(line).toMatchObject({ renderMs: expect.any(Number), queryCount: expect.any(Number) })
  }
  expect((await readLines()).filter((line) => line.includes(path))).toEqual([])
})

test('each request is a trace, from its arrival to its queries, without its address', async ({ request }) => {
  const number = 900_000 + (Date.now() % 90_000)
  const path = `/mm/report=${number}`
  const answer = await request.get(path)
  const findWhole = () =>
    spans.find((span) => attributeOf(span, 'strata.request_id') === answer.headers()['x-request-id'])
  await expect.poll(findWhole, { timeout: 10_000 }).toBeTruthy()
  const namesOfTrace = () =>
    spans.filter(({ traceId }) => traceId === findWhole()?.traceId).map(({ name }) => name)
  await expect.poll(namesOfTrace).toContain('query')
  expect(namesOfTrace()).toContain('GET /[locale]/mm/report/[page]')
  expect(JSON.stringify(spans)).not.toContain(String(number))
})
