import type { IncomingMessage, ServerResponse } from 'node:http'
import { sharedLog } from '@/lib/platform/log-lines'
import type { RouteKind } from '@/lib/platform/metrics/families'
import { logsRequests, type SentTimes } from '@/lib/platform/metrics/request-times'
import { requestIdHeader } from '@/lib/platform/request-id'
import { routeKindOf } from './requests'

const isOn = logsRequests()
/** The status of a request whose client left before the answer began. */
const clientLeft = 499

/** What is learned about a request until its answer is over. */
export type LogEntry = { kind?: RouteKind; times?: SentTimes }

/**
 * Writes one line about a request when its answer is over, if `LOG_REQUESTS` is on. The line has no address,
 * neither of the client nor of the page, and no text of the request.
 */
export function logRequestWhenOver(request: IncomingMessage, response: ServerResponse): LogEntry {
  const entry: LogEntry = {}
  if (!isOn) return entry
  const startedAt = performance.now()
  response.once('close', () => {
    const isWhole = response.writableFinished
    const fields = {
      request: request.headers[requestIdHeader],
      route: entry.kind ?? routeKindOf(request.url ?? ''),
      status: response.headersSent ? response.statusCode : clientLeft,
      milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
      ...entry.times,
      ...(isWhole ? {} : { brokeOff: true }),
    }
    sharedLog().info(fields, 'a request')
  })
  return entry
}
