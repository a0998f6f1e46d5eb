import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { findFreePort } from '../../scripts/local/ports'
import { type ServerProcess, startServer } from '../../scripts/server-process'
import { openWay, type Way } from '../database-way'
import { queryAt } from '../query-at'

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/**
 * A second server on the same database, configured as in public: behind a proxy and an edge, under https, with
 * limits.
 */
let server: ServerProcess
let way: Way
let port: number
const purgeAddress = createServer((_, response) => void response.end())

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  const environment = JSON.parse(process.env.STRATA_ENVIRONMENT ?? '{}') as Record<string, string>
  way = await openWay(environment.DATABASE_URL ?? '')
  port = await findFreePort(undefined, 'localhost')
  const purgePort = await findFreePort(undefined, '127.0.0.1')
  purgeAddress.listen(purgePort, '127.0.0.1')
  server = await startServer(
    {
      ...process.env,
      ...environment,
      ...{ DATABASE_URL: way.url, PORT: String(port), SITE_URL: 'https://mnma.example' },
      ...{ TRUST_PROXY_HOPS: '1', RATE_LIMIT_FACTOR: '0.05' },
      EDGE_PURGE_URL: `http://127.0.0.1:${purgePort}/purge`,
    },
    { quiet: true },
  )
})

test.afterAll(async () => {
  await server?.stop()
  way?.close()
  purgeAddress.close()
})

let visitors = 0

function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  // Each request comes from another client, unless the test gives one.
  const from = `198.18.${Math.floor(++visitors / 250)}.${visitors % 250}`
  return new Promise((resolve, reject) => {
    const clientRequest = httpRequest(
      { hostname: 'localhost', port, path, headers: { 'x-forwarded-for': from, ...headers } },
      (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (body += part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
        response.on('error', reject)
      },
    )
    clientRequest.once('error', reject)
    clientRequest.end()
  })
}

/** Runs a statement directly, not through the proxy of the server. */
const query = (text: string) => queryAt(process.env.STRATA_DATABASE_URL, text)

const isStale = async (path: string) => (await get(path)).headers['x-strata-stale'] === '1'

test('tells browsers in every answer to use only https', async () => {
  for (const path of [
    '/mm',
    '/mm',
    '/mm/about?x=1',
    '/client/get/news',
    '/',
    '/mm/%00',
    '/admin/login',
    '/favicon.ico',
  ])
    expect((await get(path)).headers['strict-transport-security'], path).toBe('max-age=31536000')
})

test('lets an edge that is told of publications keep pages and calls, and names what they show', async () => {
  const edgeHeaders = {
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=3600',
    vary: 'Accept-Encoding',
  }
  for (const [path, tag] of [
    ['/mm/blog/8=1', 'news'],
    ['/en/mw', 'event'],
    ['/client/get/news', 'news'],
  ] as const) {
    const ask = async () => (await get(path)).headers
    // A write of another test may expire something at the moment of an answer.
    await expect.poll(ask, path).toMatchObject(edgeHeaders)
    await expect.poll(async () => String((await ask())['cache-tag']).split(','), path).toContain(tag)
    expect(await ask()).not.toHaveProperty('x-strata-tags')
  }
  for (const path of ['/', '/admin/login', '/mm/trade/data.csv'])
    expect((await get(path)).headers['cache-control'], path).not.toMatch(/s-maxage|public/)
})

test('refuses forwarded addresses that no proxy writes', async () => {
  for (const path of ['/mm', '/mm/about', '/client/get/news', '/client/search/news?term=x'])
    for (const address of ['a'.repeat(400), 'nonsense', '198.51.100.1, nonsense', '::g'])
      expect((await get(path, { 'x-forwarded-for': address })).status, address).toBe(400)
  expect((await get('/mm', { 'x-forwarded-for': 'nonsense, 198.51.100.1' })).status).toBe(200)
})

test('renders a limited number of new pages for one client, and still sends it the cached ones', async () => {
  await get('/mm')
  const from = (last: string) => ({ 'x-forwarded-for': `2001:db8:9:9:${last}` })
  // Asked one after the other on a slow machine, the limit would give enough back for all.
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => get(`/mm/blog/limit${at}=1`, from(`:${at}`))),
  )
  const countOf = (code: number) => answers.filter(({ status }) => status === code).length
  expect(countOf(200)).toBeGreaterThanOrEqual(15)
  expect(countOf(429)).toBeGreaterThanOrEqual(5)
  expect(countOf(200) + countOf(429)).toBe(30)
  let refusal = await get('/en/mm/blog/refused=1', from('1:2:3:4'))
  while (refusal.status !== 429) refusal = await get(`/en/mm/blog/refused${++visitors}=1`, from('1:2:3:4'))
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
  expect(refusal.body).toContain('Please wait a moment')
  expect(refusal.body).toContain('Түр хүлээнэ үү')
  expect((await get('/mm/blog/refused=1', { ...from(':1'), rsc: '1' })).status).toBe(429)
  expect((await get('/mm', from(':1'))).status).toBe(200)
  expect((await get('/mm/blog/other=1', { 'x-forwarded-for': '2001:db8:9:8::1' })).status).toBe(200)
})

test('shows the writes of another process at the next request', async () => {
  const [path, word] = ['/mm/blog/8=1', `зэс${Date.now()}`]
  const write = (change: string) =>
    query(`begin; update news set title = ${change} where category_cid = 8;
      select pg_notify('strata_tags', '["news"]'); commit`)
  expect((await get(path)).body).not.toContain(word)
  await write(`title || ' ${word}'`)
  try {
    await expect.poll(async () => (await get(path)).body, { timeout: 10_000 }).toContain(word)
  } finally {
    await write(`replace(title, ' ${word}', '')`)
  }
  await expect.poll(async () => (await get(path)).body, { timeout: 10_000 }).not.toContain(word)
})

test('answers from the last good copy while the database is unavailable, and says so', async () => {
  for (const path of ['/mm', '/en/mm/about', '/mm/blog/8=1']) expect((await get(path)).status).toBe(200)
  // One of them has just expired.
  await query(`select pg_notify('strata_tags', '["news"]')`)
  way.set('refused')
  await expect.poll(() => isStale('/mm'), { timeout: 10_000 }).toBe(true)
  for (const path of ['/mm', '/en/mm/about', '/mm/blog/8=1']) {
    const answer = await get(path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers, path).toMatchObject({ 'x-strata-stale': '1', 'cache-control': 'no-store' })
    expect(answer.headers, path).not.toHaveProperty('cache-tag')
    expect(Number(answer.headers.age)).toBeGreaterThanOrEqual(0)
    expect(answer.headers['strict-transport-security']).toBeDefined()
    expect(answer.body).toContain('</html>')
  }
  const never = await get('/mm/blog/neverseen=1')
  expect(never).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(never.headers['cache-control']).toContain('no-store')
  expect(never.body).toContain('<h1>Алдаа гарлаа. Дахин оролдоно уу.</h1>')
  way.set('open')
  await expect.poll(() => isStale('/mm'), { timeout: 20_000 }).toBe(false)
  const fresh = await get('/mm/blog/8=1')
  expect(fresh.status).toBe(200)
  expect(fresh.headers['x-strata-stale']).toBeUndefined()
  expect((await get('/mm/blog/neverseen=1')).status).toBe(200)
})

test(
  'a database host that is lost without a reset costs 20 seconds, and no cached page',
  { tag: '@odd' },
  async () => {
    test.setTimeout(150_000)
    const paths = ['/mm', '/en/mm/about', '/mw', '/yp']
    for (const path of paths) expect((await get(path)).status).toBe(200)
    type Reading = { path: string; startedMs: number; tookMs: number; status: number }
    const readings: Reading[] = []
    const startedAt = performance.now()
    let isOver = false
    const read = async (next: (count: number) => string) => {
      for (let count = 0; !isOver; count++) {
        const path = next(count)
        const startedMs = performance.now() - startedAt
        const { status } = await get(path).catch(() => ({ status: 0 }))
        readings.push({ path, startedMs, tookMs: performance.now() - startedAt - startedMs, status })
        await pause(25)
      }
    }
    way.lose()
    // One of the pages has just expired, as popular ones do.
    await query(`select pg_notify('strata_tags', '["news"]')`)
    const readers = [
      read((count) => paths[count % paths.length] ?? '/mm'),
      read((count) => `/client/search/news?term=lost${count}`),
      read((count) => `/client/get/news?page=1&limit=${1 + (count % 20)}`),
    ]
    await pause(40_000)
    isOver = true
    await Promise.all(readers)
    const isRight = ({ status }: Reading) => status === 200
    // A request for a cached page waits for the database no longer than a rendering may take.
    const pages = readings.filter(({ path }) => paths.includes(path))
    expect(pages.filter((reading) => !isRight(reading))).toEqual([])
    expect(Math.max(...pages.map(({ tookMs }) => tookMs))).toBeLessThan(12_000)
    const later = readings.filter(({ startedMs }) => startedMs > 20_000)
    expect(later.length).toBeGreaterThan(100)
    expect(later.filter((reading) => !isRight(reading)).length / later.length).toBeLessThan(0.01)
    expect(Math.max(...later.map(({ tookMs }) => tookMs))).toBeLessThan(5_000)
  },
)
