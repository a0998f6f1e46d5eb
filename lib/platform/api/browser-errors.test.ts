import { describe, expect, it, vi } from 'vitest'
import { placeOf, sharedCounts } from '@/lib/platform/metrics/counts'
import { browserErrorsPath } from '@/lib/platform/site/browser-errors'
import { serveReports } from '@/tests/report-server'
import { BrowserErrors, withoutContents } from './browser-errors'

const { lines, startServer } = serveReports(browserErrorsPath)

const ownOrigin = 'https://strata.example'
const stackAt = (line: number) =>
  `TypeError: no\n    at f (${ownOrigin}/_next/static/chunks/0a-b.js:${line}:7)\n    at g (${ownOrigin}/mw/pass/secret:1:2)`
const countOf = (outcome: 'logged' | 'foreign' | 'dropped') =>
  sharedCounts[placeOf('browserErrors', outcome)] ?? 0

async function startEndpoint(factor = 1) {
  const send = await startServer(new BrowserErrors(ownOrigin, factor))
  return (report: unknown, headers: Record<string, string> = {}) =>
    send({
      body: JSON.stringify(report),
      headers: { origin: ownOrigin, referer: `${ownOrigin}/en/mw/pass/secret?name=Bat`, ...headers },
    })
}

describe('errors of browsers', () => {
  it('are lines of the log, one for each message and place, then counted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const send = await startEndpoint()
    const before = countOf('logged')
    for (const line of [1, 1, 1, 2])
      expect(await send({ message: 'TypeError: no', stack: stackAt(line) })).toBe(204)
    expect(countOf('logged') - before).toBe(4)
    const common = { level: 30, site: 'mw', error: 'TypeError: no', msg: 'an error in a browser' }
    const place = (line: number) => `_next/static/chunks/0a-b.js:${line}:7`
    expect(lines).toMatchObject([
      { ...common, place: place(1) },
      { ...common, place: place(2) },
    ])
    vi.advanceTimersByTime(10 * 60_000)
    expect(lines.slice(2)).toMatchObject([{ ...common, place: place(1), repeated: 2 }])
    expect(JSON.stringify(lines)).not.toMatch(/secret|Bat/)
  })

  it('are of our own scripts and pages, and of no other', async () => {
    const send = await startEndpoint()
    const before = countOf('foreign')
    const report = { message: 'Error: x', stack: 'at f (chrome-extension://abc/_next.js:1:1)' }
    expect(await send(report)).toBe(204)
    expect(countOf('foreign') - before).toBe(1)
    expect(await send({ message: 'x', stack: stackAt(1) }, { origin: 'https://evil.example' })).toBe(403)
    expect(await send({ message: 1 })).toBe(400)
    expect(await send(null)).toBe(400)
    expect(await (await startServer(new BrowserErrors(ownOrigin, 1)))({ method: 'GET' })).toBe(405)
    expect(lines).toEqual([])
  })

  it('are bounded: by network, and in all by the number of groups', async () => {
    const send = await startEndpoint()
    const statuses: number[] = []
    for (let line = 0; line < 25; line++) statuses.push(await send({ message: 'x', stack: stackAt(line) }))
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    const sendMuch = await startEndpoint(100)
    const [before, linesBefore] = [countOf('dropped'), lines.length]
    for (let line = 0; line < 60; line++) await sendMuch({ message: 'x', stack: stackAt(line) })
    expect([countOf('dropped') - before, lines.length - linesBefore]).toEqual([10, 50])
  })
})

it.each([
  ["TypeError: Cannot read properties of undefined (reading 'name')", null],
  ["NotFoundError: Failed to execute 'removeChild' on 'Node': The node is not a child.", null],
  [
    'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=Bat',
    'Error: Minified React error #418; visit …',
  ],
  [
    'SyntaxError: Unexpected token \'B\', "Bat, 99112233" is not valid JSON',
    'SyntaxError: Unexpected token \'…\', "…" is not valid JSON',
  ],
  [
    "SyntaxError: Failed to execute 'querySelector' on 'Document': '#Bat' is not a valid selector.",
    "SyntaxError: Failed to execute 'querySelector' on 'Document': '…' is not a valid selector.",
  ],
  ['CallError: Bat is busy at this hour.', 'CallError'],
  ['Error: Бат, энэ цагт та завгүй байна.', 'Error: …, … .'],
  ['Error: no bat@mnma.example at /mw/pass/AbCd, 5012345', 'Error: no …@… at … #'],
  ['Error: "cut off in the middle of Bat', 'Error: "…"'],
])('says of %s nothing that a visitor typed', (message, expected) => {
  expect(withoutContents(message)).toBe(expected ?? message)
})
