import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { findFreePort } from '../../scripts/local/ports'
import { hasNginx, startEdge } from '../../scripts/nginx'
import { type ServerProcess, startServer } from '../../scripts/server-process'
import { cookieOf } from '../e2e/office'
import { beginSession, makeStage, markBusy } from '../e2e/participants'
import { startVisits } from '../steady-visitors'

const token = 'a-token-of-operators'
const delaySeconds = 5
const environment = JSON.parse(process.env.STRATA_ENVIRONMENT ?? '{}') as Record<string, string>

test.describe.configure({ mode: 'serial' })
let server: ServerProcess
let url: string
test.beforeAll(async () => {
  const port = await findFreePort(undefined, '127.0.0.1')
  url = `http://127.0.0.1:${port}`
  server = await start(port)
})
test.afterAll(() => server?.stop())

function start(port: number): Promise<ServerProcess> {
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: url,
    OPERATOR_TOKEN: token,
    STOP_DELAY_SECONDS: String(delaySeconds),
  }
  return startServer({ ...process.env, ...environment, ...settings }, { quiet: true })
}

test('a server listens only on the address of HOST', async () => {
  const { port } = new URL(url)
  await expect(fetch(`http://[::1]:${port}/healthz`)).rejects.toThrow()
  const answer = await fetch(`${url}/healthz`)
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
})

test('its readiness names no part to strangers, and each part to operators', async () => {
  const read = async (authorization: string, others: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/readyz`, { headers: { authorization, ...others } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return {
      status: answer.status,
      body: (await answer.json()) as { status: string; version?: string; proxies?: number; parts?: object },
    }
  }
  await expect.poll(async () => (await read('')).status, { timeout: 20_000 }).toBe(200)
  for (const authorization of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`])
    expect(Object.keys((await read(authorization)).body)).toEqual(['status'])
  const { body } = await read(`Bearer ${token}`)
  expect(body.proxies).toBe(0)
  const proxyHeaders = { 'x-forwarded-for': '192.0.2.1, 192.0.2.2', 'x-strata-proxies': '7' }
  expect((await read(`Bearer ${token}`, proxyHeaders)).body.proxies).toBe(2)
  expect(body.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(Object.keys(body.parts ?? {})).toEqual([
    'database',
    'schema',
    'notifications',
    'jobs',
    'files',
    'disk',
    'mail',
    'outgoing',
    'backups',
  ])
  // Other tests may keep the database busy for some seconds.
  await expect
    .poll(async () => (await read(`Bearer ${token}`)).body.parts, { timeout: 30_000 })
    .toMatchObject({ database: 'ok', schema: 'ok', notifications: 'ok', files: 'ok' })
})

test('its figures are for operators, and for private addresses without a proxy', async () => {
  const read = (headers: Record<string, string>) => fetch(`${url}/metrics`, { headers })
  expect((await read({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(401)
  const answer = await read({ 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${token}` })
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(await answer.text()).toMatch(
    /^strata_http_request_seconds_count\{route="other",status="2xx"\} [1-9]/m,
  )
  expect((await read({ 'x-strata-private': '1', via: 'proxy' })).status).toBe(401)
  expect((await read({})).status).toBe(200)
})

test('told to stop, it is not ready at once, and no visitor notices that a new instance takes over', async () => {
  test.setTimeout(120_000)
  const port = await findFreePort(undefined, '127.0.0.1')
  const newUrl = `http://127.0.0.1:${port}`
  // Without nginx there is nobody who leads visitors to the new instance: they ask the old one until its end.
  const edge = hasNginx() ? await startEdge([url, newUrl], 'http') : null
  const { one, hours } = await makeStage()
  const { name, value } = await beginSession(one)
  const { visits, stop } = startVisits(edge?.url ?? url, cookieOf('moderator'), `${name}=${value}`)
  let newServer: ServerProcess | undefined
  try {
    newServer = await start(port)
    await expect.poll(() => visits.isListening, { timeout: 20_000 }).toBe(true)
    const stoppedAt = Date.now()
    process.kill(server.pid, 'SIGTERM')
    await expect
      .poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 3_000, intervals: [50] })
      .toBe(503)
    const answer = await fetch(`${url}/mm`)
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    if (!edge) {
      await pause((delaySeconds - 0.5) * 1_000 - (Date.now() - stoppedAt))
      await stop()
    }
    expect(await server.ended).toBe(0)
    expect(Date.now() - stoppedAt).toBeGreaterThanOrEqual(delaySeconds * 1_000)
    expect(visits.pages).toBeGreaterThan(0)
    if (edge) {
      // The stream ended with the old instance, and was opened again on the new one.
      await expect.poll(() => visits.isListening, { timeout: 20_000 }).toBe(true)
      const { chunks, pages, reads } = visits
      await markBusy(one, hours['10:00'])
      await expect.poll(() => visits.reads, { timeout: 10_000 }).toBeGreaterThan(reads)
      await expect.poll(() => visits.chunks, { timeout: 10_000 }).toBeGreaterThan(chunks + 5)
      await expect.poll(() => visits.pages, { timeout: 10_000 }).toBeGreaterThan(pages + 5)
    }
  } finally {
    await stop()
    await edge?.stop()
    await newServer?.stop()
  }
  expect(visits.failures).toEqual([])
})
