import type { IncomingMessage, ServerResponse } from 'node:http'
import { processState } from '@/lib/platform/process-state'
import { isOperator } from './health'
import { everyAnswer } from '@/lib/platform/site/answer-headers'

declare global {
  interface ProcessState {
    /** Returns all figures in the text format of Prometheus, set by `instrumentation.ts`. */
    formatMetrics?: () => Promise<{ type: string; text: string }>
  }
}

/** The header in which the gateway says whether a request for the metrics came from a private address. */
export const privateHeader = 'x-strata-private'

export const isMetricsAddress = (url: string | undefined): boolean =>
  url === '/metrics' || (url?.startsWith('/metrics?') ?? false)

/**
 * Answers `/metrics` without Next: to operators, and to requests that come directly from a private address.
 * @param headers which every answer of this server has
 * @returns null for other addresses
 */
export function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> | null {
  if (!isMetricsAddress(request.url)) return null
  const send = (status: number, type: string, text: string, more: Record<string, string> = {}) => {
    response.writeHead(status, {
      ...headers,
      ...everyAnswer,
      ...more,
      'content-type': type,
      'cache-control': 'no-store',
    })
    response.end(text)
  }
  const plain = 'text/plain; charset=utf-8'
  if (request.headers[privateHeader] !== '1' && !isOperator(request.headers.authorization))
    return Promise.resolve(send(401, plain, 'For operators.\n', { 'www-authenticate': 'Bearer' }))
  if (!processState.formatMetrics) return Promise.resolve(send(503, plain, 'It is starting.\n'))
  return processState.formatMetrics().then(({ type, text }) => send(200, type, text))
}
