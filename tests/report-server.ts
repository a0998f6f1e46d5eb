import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, vi } from 'vitest'
import type { ReportEndpoint } from '@/lib/platform/api/report-endpoint'
import { makeLog } from '@/lib/platform/log-lines'
import { processState } from '@/lib/platform/process-state'

type Report = { body?: string; headers?: Record<string, string>; method?: string }

/**
 * Serves endpoints for reports in the tests of one file and collects what they log.
 * @returns the lines of the running test, and a function that sends a report and returns the answer's status
 */
export function serveReports(path: string) {
  const lines: Record<string, unknown>[] = []
  const closing: (() => void)[] = []
  beforeEach(() => {
    lines.length = 0
    processState.log = makeLog({ level: 'info', write: (line) => void lines.push(JSON.parse(line)) })
  })
  afterEach(() => {
    delete processState.log
    vi.useRealTimers()
    for (const close of closing.splice(0)) close()
  })
  async function startServer(endpoint: ReportEndpoint) {
    const server = createServer((request, response) => {
      if (!endpoint.answer(request, response, {}, () => '1.2.3.4')) response.end('of others')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => server.close())
    const { port } = server.address() as AddressInfo
    return async ({ method = 'POST', ...report }: Report) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { method, ...report })).status
  }
  return { lines, startServer }
}
