import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { backupRuns } from '@/db/schema/operations'
import { answerMetrics } from '@/lib/platform/api/metrics'
import { notePrivateClient } from '@/lib/platform/gateway/private-client'
import { search } from '@/lib/platform/search/search'
import { formatMetrics } from '@/lib/wiring/metrics'
import { runForRequest } from '@/lib/platform/request-context'
import { collectLogLines } from './log-lines'
import { forgetJobs } from './due-jobs'

const line =
  /^([a-z_]+)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\[\\"n])*"(?:,|(?=\})))+)\})? (-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|\+Inf|NaN)$/

/** Reads the text format of Prometheus, version 0.0.4. @throws Error for a line that it does not allow */
function parseMetrics(text: string): Map<string, number> {
  const samples = new Map<string, number>()
  let family = ''
  for (const each of text.trimEnd().split('\n')) {
    if (each === '' || each.startsWith('# HELP ')) continue
    const [, typeName] = /^# TYPE ([a-z_]+) (?:counter|gauge|histogram)$/.exec(each) ?? []
    if (typeName) {
      family = typeName
      continue
    }
    const [, name = '', labels = '', value] = line.exec(each) ?? []
    const ownName = name.replace(/_(?:bucket|sum|count)$/, '')
    if (name !== family && ownName !== family) throw new Error(`not in the format: ${each}`)
    const key = labels ? `${name}{${labels}}` : name
    if (samples.has(key)) throw new Error(`told twice: ${each}`)
    samples.set(key, Number(value))
  }
  return samples
}

const readMetrics = async () => parseMetrics((await formatMetrics()).text)
const namesOf = (samples: Map<string, number>) => new Set([...samples.keys()].map((key) => key.split('{')[0]))

describe('the figures of a server', () => {
  afterEach(forgetJobs)

  it('are valid, and tell all that the dashboard and the alerts ask for', async () => {
    const now = new Date()
    await db()
      .insert(backupRuns)
      .values({ name: 'a', started_at: now, ended_at: now, bytes: 1, files: 1, restored_at: now })
    const names = namesOf(await readMetrics())
    const neededNames = new Set<string>()
    for (const file of ['deploy/alerts.yml', 'deploy/grafana-dashboard.json'])
      for (const [name] of (await readFile(file, 'utf8')).matchAll(/\bstrata_[a-z_]+/g)) neededNames.add(name)
    expect(neededNames.size).toBeGreaterThan(20)
    expect([...neededNames].filter((name) => !names.has(name))).toEqual([])
  })

  it('count queries and searches, and no label is a text of a visitor', async () => {
    const lines = collectLogLines()
    const before = await readMetrics()
    await search({ term: 'уурхай', kinds: ['news'], limit: 1, audience: 'public', lang: 'mn' })
    await db().execute(sql`select pg_sleep(0.6)`)
    const after = await readMetrics()
    const grewBy = (key: string) => (after.get(key) ?? NaN) - (before.get(key) ?? NaN)
    expect(grewBy('strata_slow_queries_total')).toBe(1)
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    expect(
      grewBy('strata_query_seconds_bucket{le="+Inf"}') - grewBy('strata_query_seconds_bucket{le="0.5"}'),
    ).toBe(1)
    expect(grewBy('strata_search_seconds_count')).toBeGreaterThan(0)
    expect([...after.keys()].filter((key) => /[^\x20-\x7E]/.test(key))).toEqual([])
  })

  it('name the request of a slow query, also of one that waited for a connection', async () => {
    const lines = collectLogLines()
    const ids = Array.from({ length: 12 }, (_, at) => `request-${at}`)
    const requests = ids.map((id) => ({ id, times: { queryCount: 0, queryMs: 0 } }))
    const sleep = async () => void (await db().execute(sql`select pg_sleep(0.6)`))
    await Promise.all(requests.map((request) => runForRequest(request, sleep)))
    // A new connection asks for its limits first.
    for (const { times } of requests) expect([1, 2]).toContain(times.queryCount)
    expect(Math.min(...requests.map(({ times }) => times.queryMs))).toBeGreaterThan(500)
    await vi.waitFor(() => expect(new Set(lines.map(({ request }) => request))).toEqual(new Set(ids)))
  })

  it('tell the plan of a slow query, and none of its values', async () => {
    const lines = collectLogLines()
    await db().execute(sql`select pg_sleep(0.6), (select count(*) from news where title = ${'Батаа'})`)
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    expect(lines[0]).toMatchObject({
      msg: 'a slow query',
      plan: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
      steps: expect.stringMatching(/\bnews\b/) as string,
    })
    expect(JSON.stringify(lines)).not.toContain('Батаа')
  })

  it('log a slow command, which has no plan', async () => {
    const lines = collectLogLines()
    await db().execute(sql`do $$ begin perform pg_sleep(0.6); end $$`)
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    expect(lines[0]).not.toHaveProperty('plan')
  })

  it('read the database at most once in ten seconds', async () => {
    await readMetrics()
    await db().execute(sql`select graphile_worker.add_job('ofAnotherVersion', '{}')`)
    const keys = (await readMetrics()).get('strata_jobs_waiting{lane="other"}')
    expect(keys).toBe(0)
  })
})

describe('/metrics', () => {
  const answerTo = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const request = { url: '/metrics', headers: { ...headers }, socket: { remoteAddress } }
    notePrivateClient(request as unknown as IncomingMessage)
    let status = 0
    const response = { writeHead: (code: number) => (status = code), end: () => undefined }
    await answerMetrics(request as unknown as IncomingMessage, response as unknown as ServerResponse, {})
    return status === 401 ? 'refused' : 'let in'
  }

  it('is for private addresses without a proxy, and for operators', async () => {
    for (const address of ['127.0.0.1', '::ffff:10.1.2.3', '192.168.7.1', '172.31.0.9', '::1', 'fd00::7'])
      expect([address, await answerTo(address)]).toEqual([address, 'let in'])
    for (const address of ['203.0.113.9', '::ffff:8.8.8.8', '172.32.0.1', '2001:db8::1', ''])
      expect([address, await answerTo(address)]).toEqual([address, 'refused'])
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect(await answerTo('127.0.0.1', { [name]: '10.0.0.1' })).toBe('refused')
    expect(await answerTo('203.0.113.9', { 'x-strata-private': '1' })).toBe('refused')
    process.env.OPERATOR_TOKEN = 'a-token-of-operators'
    const authorization = 'Bearer a-token-of-operators'
    expect(await answerTo('203.0.113.9', { authorization })).toBe('let in')
    expect(await answerTo('203.0.113.9', { authorization: `${authorization}x` })).toBe('refused')
    delete process.env.OPERATOR_TOKEN
  })
})
