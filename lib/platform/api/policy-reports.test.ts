import { describe, expect, it, vi } from 'vitest'
import { placeOf, sharedCounts } from '@/lib/platform/metrics/counts'
import { policyReportsPath } from '@/lib/platform/site/policy-reports'
import { serveReports } from '@/tests/report-server'
import { PolicyReports } from './policy-reports'

const { lines, startServer } = serveReports(policyReportsPath)

const origin = 'https://strata.example'
const page = `${origin}/en/mw/pass/secret?name=Bat`
const countOf = (outcome: 'logged' | 'foreign' | 'dropped') =>
  sharedCounts[placeOf('policyReports', outcome)] ?? 0

async function startEndpoint(factor = 1) {
  const findRoute = (path: string) => (path.includes('/pass/') ? '/mw/pass/[code]' : undefined)
  const send = await startServer(new PolicyReports(origin, factor, findRoute))
  return (body: unknown, type: string, headers: Record<string, string> = {}) =>
    send({
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { ...headers, ...(type && { 'content-type': type }) },
    })
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
    const send = await startEndpoint()
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
    const send = await startEndpoint()
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
    const send = await startEndpoint(1_000)
    const before = countOf('dropped')
    for (let kind = 0; kind < 60; kind++)
      expect(await send([ofChrome({ lineNumber: kind + 1 }), ofChrome({ lineNumber: 1 })], json)).toBe(204)
    expect(lines).toHaveLength(50)
    expect(countOf('dropped') - before).toBe(10)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(lines.at(50)).toMatchObject({ source: 'self:1', repeated: 60 })
  })

  it('are few of one network and of one body', async () => {
    const send = await startEndpoint()
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
    const send = await startEndpoint()
    expect(await (await startServer(new PolicyReports(origin, 1, () => undefined)))({ method: 'GET' })).toBe(
      405,
    )
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
