import type { ServerResponse } from 'node:http'

/** What the application does for one request, for the request's line in the log. */
export type RequestTimes = {
  /** The wait until Next began, and when it began; missing if Next was not asked. */
  queueMs?: number
  renderStartedAt?: number
  queryCount: number
  /** The sum over all queries, which may run side by side. */
  queryMs: number
}

/** The times of a request until its answer begins, as the application tells the gateway. */
export type SentTimes = { queueMs?: number; renderMs?: number; queryCount?: number; queryMs?: number }

/** The header with which the application tells the gateway the times of a request; nobody else gets it. */
export const timesHeader = 'x-strata-times'

/** Whether each request is a line of the log. */
export const logsRequests = (): boolean => process.env.LOG_REQUESTS === 'on'

/** Adds the times to an answer when it begins. */
export function sendTimesWithAnswer(response: ServerResponse, times: RequestTimes): void {
  const { writeHead } = response as { writeHead(status: number, ...rest: unknown[]): ServerResponse }
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const { renderStartedAt, ...others } = times
    const render = renderStartedAt === undefined ? {} : { renderMs: performance.now() - renderStartedAt }
    response.setHeader(
      timesHeader,
      JSON.stringify({ ...others, ...render } satisfies SentTimes, roundNumbers),
    )
    return writeHead.call(response, status, ...rest)
  }
}

const roundNumbers = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value

/** Reads the header of an answer; {} without it. */
export const parseTimes = (header: unknown): SentTimes =>
  typeof header === 'string' ? (JSON.parse(header) as SentTimes) : {}
