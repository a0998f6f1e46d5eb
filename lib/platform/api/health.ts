import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { processState } from '@/lib/platform/process-state'
import { version } from '@/package.json'
import { everyAnswer } from '@/lib/platform/site/answer-headers'

export type ReadinessPartName =
  'database' | 'schema' | 'notifications' | 'jobs' | 'files' | 'disk' | 'mail' | 'outgoing' | 'backups'

/** The result of one check of whether this process is ready, such as that of its database connection. */
export type ReadinessPart = {
  name: ReadinessPartName
  /** What is wrong, in words for operators; null if nothing is wrong. */
  problem: string | null
  /** Whether a problem of this part should keep visitors away from this process. */
  stopsTraffic: boolean
}

declare global {
  interface ProcessState {
    /** Checks all parts of the readiness, set by `instrumentation.ts`. */
    checkReadiness?: () => Promise<ReadinessPart[]>
    /** Whether the process has been told to stop; it still answers for a while. */
    isStopping?: boolean
  }
}

/** The header with which the gateway tells the application how many proxies named a client in a request. */
export const proxyCountHeader = 'x-strata-proxies'
const readinessPath = '/readyz'
export const isReadinessAddress = (url: string | undefined): boolean => url?.split('?')[0] === readinessPath

type Health = {
  isUp: boolean
  body: { status: string; version?: string; proxies?: number; parts?: Record<string, string> }
}

/**
 * Answers `/healthz` (this process answers) and `/readyz` (it should get visitors) without Next. Only
 * operators are told which part has a problem.
 * @param headers which every answer of this server has
 * @returns null for other addresses
 */
export function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> | null {
  const path = request.url?.split('?')[0]
  if (path !== '/healthz' && path !== readinessPath) return null
  const send = ({ isUp, body }: Health) => {
    response.writeHead(isUp ? 200 : 503, {
      ...headers,
      ...everyAnswer,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(JSON.stringify(body))
  }
  if (path === '/healthz') return Promise.resolve(send({ isUp: true, body: { status: 'ok' } }))
  const { authorization, [proxyCountHeader]: proxies } = request.headers
  return findReadiness(isOperator(authorization), Number(proxies ?? 0)).then(send)
}

async function findReadiness(isForOperator: boolean, proxies: number): Promise<Health> {
  if (processState.isStopping) return { isUp: false, body: { status: 'stopping' } }
  const parts = await processState.checkReadiness?.()
  if (!parts) return { isUp: false, body: { status: 'starting' } }
  const problems = parts.filter(({ problem }) => problem !== null)
  const isUp = !problems.some(({ stopsTraffic }) => stopsTraffic)
  return {
    isUp,
    body: {
      status: isUp ? (problems.length > 0 ? 'degraded' : 'ready') : 'not ready',
      ...(isForOperator && {
        version,
        proxies,
        parts: Object.fromEntries(parts.map(({ name, problem }) => [name, problem ?? 'ok'])),
      }),
    },
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request has the token in `OPERATOR_TOKEN`. Without this setting nobody is an operator. */
export function isOperator(authorization: string | undefined): boolean {
  const token = process.env.OPERATOR_TOKEN
  return Boolean(token) && timingSafeEqual(hashOf(authorization ?? ''), hashOf(`Bearer ${token}`))
}
