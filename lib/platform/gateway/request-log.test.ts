import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { makeLog } from '@/lib/platform/log-lines'
import { parseTimes, sendTimesWithAnswer, timesHeader } from '@/lib/platform/metrics/request-times'
import { processState } from '@/lib/platform/process-state'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  delete processState.log
})

/** Answers one request, and returns the lines that are logged about it. */
async function linesAbout(mode: string, answer: { status: number; headersSent: boolean; isWhole: boolean }) {
  const lines: Record<string, unknown>[] = []
  processState.log = makeLog({ level: 'info', write: (line) => void lines.push(JSON.parse(line)) })
  vi.stubEnv('LOG_REQUESTS', mode)
  const { logRequestWhenOver } = await import('./request-log')
  const request = {
    url: '/client/get/member?email=bat@mnma.example',
    headers: { 'x-request-id': 'abc-1', 'x-forwarded-for': '1.2.3.4', cookie: 'strata-member=x' },
  }
  const response = Object.assign(new EventEmitter(), {
    ...{ statusCode: answer.status, headersSent: answer.headersSent, writableFinished: answer.isWhole },
  })
  const entry = logRequestWhenOver(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  )
  entry.times = { queryCount: 2, queryMs: 3.5 }
  response.emit('close')
  return lines
}

it('a request is one line with its id, kind, status and times, and with nothing of its text', async () => {
  const [line, ...others] = await linesAbout('on', { status: 200, headersSent: true, isWhole: true })
  expect(others).toEqual([])
  expect(line).toEqual({
    ...{ level: 30, time: expect.any(String), msg: 'a request' },
    ...{ request: 'abc-1', route: 'call', status: 200, milliseconds: expect.any(Number) },
    ...{ queryCount: 2, queryMs: 3.5 },
  })
  const left = { status: 200, headersSent: false, isWhole: false }
  expect(await linesAbout('on', left)).toMatchObject([{ status: 499, brokeOff: true }])
})

it('no request is a line, unless that is asked for', async () => {
  expect(await linesAbout('', { status: 200, headersSent: true, isWhole: true })).toEqual([])
})

it('the application tells the times that it knows when its answer begins', () => {
  const headers: Record<string, string> = {}
  const statuses: number[] = []
  const response = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    writeHead: (status: number) => void statuses.push(status),
  }
  const times = { queryCount: 0, queryMs: 0 }
  sendTimesWithAnswer(response as unknown as ServerResponse, times)
  Object.assign(times, { queryCount: 1, queryMs: 1.26, queueMs: 0, renderStartedAt: performance.now() - 50 })
  response.writeHead(200)
  expect(statuses).toEqual([200])
  const sentTimes = parseTimes(headers[timesHeader])
  expect(sentTimes).toEqual({ queryCount: 1, queryMs: 1.3, queueMs: 0, renderMs: expect.any(Number) })
  expect(sentTimes.renderMs).toBeGreaterThanOrEqual(50)
})
