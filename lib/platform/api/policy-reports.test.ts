import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeLog } from '@/lib/platform/log-lines'
import { placeOf, sharedCounts } from '@/lib/platform/metrics/counts'
import { processState } from '@/lib/platform/process-state'
import { policyReportsPath } from '@/lib/platform/site/policy-reports'
import { PolicyReports } from './policy-reports'

let lines: Record<string, unknown>[] = []
const closing: (() => void)[] = []

beforeEach(() => {
  lines = []
  processState.log = makeLog({ level: 'info', write: (line) => void lines.push(JSON.parse(line)) })
})
afterEach(() => {
  delete processState.log
  vi.useRealTimers()
  for (const close of closing.splice(0)) close()
})

const origin = 'https://strata.example'
const page = `${origin}/en/mw/pass/secret?name=Bat`
const countOf = (outcome: 'logged' | 'foreign' | 'dropped') =>
  sharedCounts[placeOf('policyReports', outcome)] ?? 0

/** @returns a function that sends a body and returns the status of the answer */
async function startServer(factor = 1) {
  const findRoute = (path: string) => (path.includes('/pass/') ? '/mw/pass/[code]' : undefined)
  const reports = new PolicyReports(origin, factor, findRoute)
  const server = createServer((request, response) => {
    if (!reports.answer(request, response, {}, () => '1.2.3.4')) response.end('of others')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return async (body: unknown, type: string, headers: Record<string, string> = {}, method = 'POST') => {
    const answer = await fetch(`http://127.0.0.1:${port}${policyReportsPath}`, {
      method,
      headers: { ...headers, ...(type && { 'content-type': type }) },
      ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    })
    return answer.status
  }
}

const ofFirefox = (fields: object = {}) => ({
  'csp-report': {
    'document-uri': page,
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://user:word@ads.example:8443/p/bat@mail.example?id=7',
    'source-file': `${origin}/_next/static/chunks/0a-b.js?x=1`,
    'line-number': 12,
    ...fields,
  },
})
const ofChrome = (fields: object = {}) => ({
  type: 'csp-violation',
  url: page,
  body: {
    documentURL: page,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sourceFile: page,
    lineNumber: 3,
    sample: 'alert("Bat")',
    ...fields,
  },
})
const csp = 'application/csp-report'
const json = 'application/reports+json'

describe('reports of policies', () => {
  it('are lines of the log without a path, a query or a sample of a visitor', async () => {
    const send = await startServer()
    const before = countOf('logged')
    expect(await send(ofFirefox(), csp, { origin })).toBe(204)
    expect(await send([ofChrome(), { type: 'deprecation', body: {} }], `${json}; charset=utf-8`)).toBe(204)
    expect(lines).toEqual([
      {
        ...{
          level: 30,
          time: expect.any(String),
          msg: 'a policy forbade something',
          page: '/mw/pass/[code]',
        },
        ...{ directive: 'img-src', blocked: 'ads.example', source: '/_next/static/chunks/0a-b.js:12' },
      },
      {
        ...{
          level: 30,
          time: expect.any(String),
          msg: 'a policy forbade something',
          page: '/mw/pass/[code]',
        },
        ...{ directive: 'script-src-elem', blocked: 'inline', source: 'self:3' },
      },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/Bat|secret|mail\.example|word|8443/)
    expect(countOf('logged') - before).toBe(2)
  })

  it('of extensions, and of pages of others, are only counted', async () => {
    const send = await startServer()
    const before = countOf('foreign')
    for (const fields of [
      { blockedURL: 'chrome-extension://abc/x.js' },
      { blockedURL: 'chrome-extension' },
      { sourceFile: 'moz-extension://abc/x.js' },
      { sourceFile: 'safari-web-extension' },
      { blockedURL: 'about' },
      { documentURL: 'https://evil.example/mm' },
      { documentURL: 'nothing' },
    ])
      expect(await send([ofChrome(fields)], json)).toBe(204)
    expect(lines).toEqual([])
    expect(countOf('foreign') - before).toBe(7)
  })

  it('that repeat are counted, and no more kinds are kept than fifty', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const send = await startServer(1_000)
    const before = countOf('dropped')
    for (let kind = 0; kind < 60; kind++)
      expect(await send([ofChrome({ lineNumber: kind + 1 }), ofChrome({ lineNumber: 1 })], json)).toBe(204)
    expect(lines).toHaveLength(50)
    expect(countOf('dropped') - before).toBe(10)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(lines.at(50)).toMatchObject({ source: 'self:1', repeated: 60 })
  })

  it('are few of one network and of one body', async () => {
    const send = await startServer()
    const before = countOf('logged')
    expect(
      await send(
        Array.from({ length: 100 }, () => ofChrome()),
        json,
      ),
    ).toBe(204)
    expect(countOf('logged') - before).toBe(20)
    for (let at = 1; at < 20; at++) expect(await send([], json)).toBe(204)
    expect(await send([], json)).toBe(429)
  })

  it('are refused if they are none, or name another site', async () => {
    const send = await startServer()
    expect(await send([], '', {}, 'GET')).toBe(405)
    expect(await send(ofFirefox(), csp, { origin: 'https://evil.example' })).toBe(403)
    for (const [body, type] of [
      ['{', csp],
      ['null', csp],
      ['{}', csp],
      ['{}', json],
      ['[null]', json],
      ['[{"type":"csp-violation"}]', json],
      [ofFirefox(), 'application/json'],
      [ofFirefox(), 'text/plain'],
    ] as const)
      expect(await send(body, type), JSON.stringify(body)).toBe(400)
    const odd = {
      directive: 7,
      blockedURL: { a: 1 },
      sourceFile: null,
      lineNumber: '7',
      effectiveDirective: '<b>',
    }
    expect(await send([ofChrome(odd)], json)).toBe(204)
    expect(lines).toMatchObject([{ directive: 'other', blocked: '', source: '' }])
  })
})
