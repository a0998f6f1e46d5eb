import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runForRequest } from './request-context'
import {
  makeLog,
  redactedErrorFields,
  redirectConsoleAndWarnings,
  redactMailAddresses,
  describeError,
} from './log-lines'

let lines: Record<string, unknown>[] = []
const log = () =>
  makeLog({ level: 'info', write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })

beforeEach(() => {
  lines = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the log', () => {
  it('writes a failure that occurs a thousand times in a minute seven times, with the total count', () => {
    const to = log()
    for (let at = 0; at < 1_000; at++) {
      to.error(redactedErrorFields(new Error(`connect ECONNREFUSED 127.0.0.1:${at}`)), 'a request failed')
      vi.advanceTimersByTime(60)
    }
    vi.advanceTimersByTime(20_000)
    expect(lines.length).toBeLessThanOrEqual(8)
    const failureCount = lines.reduce(
      (sum, { repeated: repeatCount }) => sum + (repeatCount === undefined ? 1 : Number(repeatCount)),
      0,
    )
    expect(failureCount).toBe(1_000)
    to.error(redactedErrorFields(new Error('connect ECONNREFUSED 127.0.0.1:9')), 'a request failed')
    expect(lines.at(-1)).not.toHaveProperty('repeated')
  })

  it('groups failures by their cause, and keeps others separate', () => {
    const to = log()
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    for (const table of ['news', 'people', 'members'])
      to.error(
        redactedErrorFields(new Error(`Failed query: select from ${table}`, { cause })),
        'a request failed',
      )
    to.error(redactedErrorFields(new Error('the picture is broken')), 'a request failed')
    to.warn(redactedErrorFields(cause), 'a connection was lost')
    expect(lines.map(({ msg, code }) => [msg, code])).toEqual([
      ['a request failed', 'ECONNREFUSED'],
      ['a request failed', undefined],
      ['a connection was lost', 'ECONNREFUSED'],
    ])
  })

  it('names the request of a line, and those of its repetitions', () => {
    const to = log()
    for (const id of ['one', 'two', 'three'])
      runForRequest({ id }, () => to.error(redactedErrorFields(new Error('no connection')), 'a call failed'))
    runForRequest({ id: 'four' }, () => to.info('done'))
    to.info('done')
    vi.advanceTimersByTime(10_000)
    expect(lines.map(({ request, requests }) => [request, requests])).toEqual([
      ['one', undefined],
      ['four', undefined],
      [undefined, undefined],
      ['three', ['two', 'three']],
    ])
  })

  it('writes other lines each time', () => {
    const to = log()
    for (let at = 0; at < 3; at++) to.info({ at }, 'done')
    expect(lines.map(({ at }) => at)).toEqual([0, 1, 2])
  })

  it('handles console output of others: an error as an error, many lines as one', () => {
    vi.spyOn(console, 'error')
    vi.spyOn(console, 'warn')
    const listeners = process.listeners('warning')
    redirectConsoleAndWarnings(log())
    console.error('\u001B[31m⨯\u001B[0m', new TypeError('no way'))
    console.error(' ⨯ Error: broken\n    at page (/srv/app/page.js:1:2)')
    console.warn('old %s', { a: 1 })
    process.removeAllListeners('warning')
    for (const each of listeners) process.on('warning', each)
    expect(lines).toMatchObject([
      { level: 50, msg: 'something failed', error: 'no way' },
      { level: 50, reason: 'Error: broken', stack: '    at page (/srv/app/page.js:1:2)' },
      { level: 40, reason: 'old %s { a: 1 }' },
    ])
  })
})

describe('the text of a failure', () => {
  it('has no mail address, and the whole stack', () => {
    const stack = [
      'Error: 550 <bat.dorj+x@mnma.example>: no mailbox for "bat@mnma.example"',
      '    at send (/srv/node_modules/@aws-sdk/client-s3/dist-cjs/index.js:79:67)',
      '    at /srv/node_modules/.pnpm/pg@8.23.1/node_modules/pg/lib/client.js:1:2',
      '    at async Object.<anonymous> (file:///srv/lib/mail/send.ts:3:4)',
    ].join('\n')
    const quiet = redactMailAddresses(stack)
    expect(quiet.split('\n').slice(1)).toEqual(stack.split('\n').slice(1))
    expect(quiet).not.toContain('mnma.example')
    expect(redactMailAddresses("Cannot find '/srv/node_modules/@aws-sdk/client-s3'")).toContain(
      '/@aws-sdk/client',
    )
    expect(redactMailAddresses('to bat@mnma.example, a/b@mnma.example')).not.toContain('mnma')
  })

  it('names what caused it', () => {
    const cause = Object.assign(new Error('relation "x" is missing'), { code: '42P01' })
    const error = new Error('Failed query: create index', { cause })
    expect(redactedErrorFields(error)).toMatchObject({ code: '42P01', cause: 'relation "x" is missing' })
    expect(describeError(error)).toBe('Failed query: create index: relation "x" is missing')
    expect(describeError(new AggregateError([new Error('connect ECONNREFUSED ::1'), new Error('b')]))).toBe(
      'connect ECONNREFUSED ::1: b',
    )
  })
})
