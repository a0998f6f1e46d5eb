import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type IncomingHttpHeaders as Http2Headers } from 'node:http2'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { hasNginx, type Nginx, startEdge } from '../../scripts/nginx'
import { cookieOf } from '../e2e/office'
import { beginSession, makeStage, markBusy } from '../e2e/participants'
import { formBytes, formType } from '../upload-sender'
import { queryAt } from '../query-at'

/** `deploy/nginx.conf` in front of the running server. */
test.skip(() => !hasNginx(), 'there is no nginx: install nginx-light and openssl')
test.describe.configure({ mode: 'serial' })
let edge: Nginx
test.beforeAll(async () => {
  edge = await startEdge(process.env.STRATA_URL ?? '')
})
test.afterAll(() => edge?.stop())

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
type Question = { method?: string; headers?: Record<string, string>; body?: Buffer }

/** Nobody signed the certificate of the test. */
const open = (path: string, { method = 'GET', headers = {}, body }: Question = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method, headers, agent: false, rejectUnauthorized: false }
    httpsRequest(`${edge.url}${path}`, options, resolve).once('error', reject).end(body)
  })

async function ask(path: string, question: Question = {}): Promise<Answer> {
  const answer = await open(path, question)
  let body = ''
  for await (const part of answer.setEncoding('latin1')) body += String(part)
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: Buffer.from(body, 'latin1').toString(),
  }
}

/** Asks until the answer comes from what nginx keeps. */
async function askForHit(path: string, question: Question = {}): Promise<Answer> {
  for (;;) {
    const answer = await ask(path, question)
    if (answer.headers['x-cache'] === 'HIT') return answer
    expect(answer.headers['x-cache']).toMatch(/MISS|EXPIRED|REVALIDATED/)
  }
}

const query = (text: string) => queryAt(process.env.STRATA_DATABASE_URL, text)

test('keeps a page in each encoding, and tells readers who have it so', async () => {
  for (const encoding of ['br', 'gzip', undefined]) {
    const headers: Record<string, string> = encoding ? { 'accept-encoding': `${encoding}, x;q=0` } : {}
    const { headers: own } = await askForHit('/mm/about', { headers })
    expect(own['content-encoding']).toBe(encoding)
    expect(own.vary).toBe('Accept-Encoding')
    expect(own['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=1')
    const second = await ask('/mm/about', { headers: { ...headers, 'if-none-match': own.etag ?? '' } })
    expect([second.status, second.body]).toEqual([304, ''])
  }
  const session = connect(edge.url, { rejectUnauthorized: false })
  const [head] = (await once(session.request({ ':path': '/mm/about' }), 'response')) as [Http2Headers]
  session.close()
  expect(head[':status']).toBe(200)
})

test('shows a publication after two seconds at the latest', async () => {
  const [path, word] = ['/mm/blog/8=1', `цахиур${Date.now()}`]
  const write = (change: string) => query(`update news set title = ${change} where category_cid = 8`)
  await askForHit(path)
  await write(`title || ' ${word}'`)
  try {
    // This copy, too, is older than two seconds when it is asked for again.
    await ask(path)
    await pause(2_000)
    expect((await ask(path)).body).toContain(word)
  } finally {
    await write(`replace(title, ' ${word}', '')`)
  }
})

test('gives nobody what is for others', async () => {
  const headers = { cookie: cookieOf('moderator') }
  const office = await ask('/admin/dashboard', { headers })
  expect([office.status, office.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect((await ask('/admin/dashboard')).status).toBe(307)
  expect((await askForHit('/mm/about', { headers })).body).toContain('</html>')
  for (let turn = 0; turn < 2; turn++) {
    const english = await ask('/mm/about', { headers: { cookie: 'x=y; lang=en' } })
    expect([english.status, english.headers.location]).toEqual([307, '/en/mm/about'])
    expect(english.headers['cache-control']).toBe('private, no-cache')
    // Next sends who asks so to the address that its router would ask.
    const flight = await ask('/mm/about', { headers: { rsc: '1' } })
    expect([flight.status, flight.headers['cache-control']]).toEqual([307, 'private, no-cache'])
    expect(flight.headers.location).toContain('_rsc')
    const page = await askForHit('/mm/about')
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  }
  expect((await ask('/metrics')).status).toBe(404)
})

test('lets events through as they happen', async () => {
  const { one, hours } = await makeStage()
  const { name, value } = await beginSession(one)
  const stream = await open('/api/meeting-events', { headers: { cookie: `${name}=${value}` } })
  let events = ''
  stream.setEncoding('utf8').on('data', (part: string) => (events += part))
  await expect.poll(() => events, { timeout: 5_000 }).toContain('event: hello')
  await markBusy(one, hours['10:00'])
  await expect.poll(() => events, { timeout: 5_000 }).toContain('event: change')
  stream.destroy()
})

test('lets an upload of some megabytes through', async () => {
  const texts = {
    title: `Дамжсан ${Date.now()}`,
    ...{ summary: 'Хураангуй', text: '<p>Агуулга</p>', category_cid: '8', publisher: 'Админ' },
    ...{ news_status: 'false', yellow_book: 'false' },
  }
  const picture = Buffer.concat([readFileSync('bench/cover.jpg'), Buffer.alloc(6 * 1024 * 1024)])
  const { bytes } = formBytes([
    ...Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    { name: 'image', bytes: picture, fileName: 'cover.jpg' },
  ])
  const headers = { 'content-type': formType, cookie: cookieOf('moderator') }
  const answer = await ask('/admin/insert/news', { method: 'POST', headers, body: bytes })
  expect(answer.status, answer.body).toBe(200)
})
