// The production server, in local mode too. The build bundles it, so that this process compiles nothing.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { networkOf } from '@/lib/platform/api/client-address'
import { BrowserErrors } from '@/lib/platform/api/browser-errors'
import { answerWithoutNext } from '@/lib/platform/api/direct'
import { answerHealth } from '@/lib/platform/api/health'
import { answerMetrics } from '@/lib/platform/api/metrics'
import { PolicyReports } from '@/lib/platform/api/policy-reports'
import { answerRedirect } from '@/lib/platform/cache/redirect-answer'
import { NextAnswers } from '@/lib/platform/cache/next-answers'
import { makePrivateSocketPath, startGateway } from '@/lib/platform/gateway/start'
import { redirectConsoleAndWarnings } from '@/lib/platform/log-lines'
import { logsRequests, sendTimesWithAnswer } from '@/lib/platform/metrics/request-times'
import { throttleAndCountRenders } from '@/lib/platform/metrics/renders'
import { createPageRouteFinder } from '@/lib/platform/metrics/route-times'
import { noteThreadFigures } from '@/lib/platform/metrics/thread-figures'
import { processState } from '@/lib/platform/process-state'
import { type RequestContext, runForRequest } from '@/lib/platform/request-context'
import { requestIdHeader } from '@/lib/platform/request-id'
import { version } from '@/package.json'

Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
// From here on Next's errors are written as lines of the log too.
redirectConsoleAndWarnings()
// next-auth reads its own address and secret under these names.
process.env.NEXTAUTH_URL ??= process.env.SITE_URL
process.env.NEXTAUTH_SECRET ??= process.env.AUTH_SECRET

const startedAt = Date.now()
const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || undefined
const stopDelayMs = Number(process.env.STOP_DELAY_SECONDS || 0) * 1_000
const trustedHops = Number(process.env.TRUST_PROXY_HOPS || 0)
const siteUrl = process.env.SITE_URL || `http://localhost:${port}`
const factor = Number(process.env.RATE_LIMIT_FACTOR || 1)
const isEdgeTold = Boolean(process.env.EDGE_PURGE_URL?.trim()) && process.env.OUTGOING !== 'off'
const stopWithinMs = 10_000
/**
 * Headers of the answers: on https they make browsers use https for a year. Subdomains are not included,
 * because they may belong to others and have no certificates.
 */
const headers: Record<string, string> = siteUrl.startsWith('https:')
  ? { 'strict-transport-security': 'max-age=31536000' }
  : {}

// Gives Next the settings that the build wrote, as Next's standalone server does: reading `next.config.ts`
// would need a compiler in this process.
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as { config: object }
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  const { startTracing } = await import('@/lib/platform/tracing/start')
  startTracing(trustedHops > 0)
}
const { default: next } = await import('next')
const app = next({ dev: false, hostname: 'localhost', port })
await app.prepare()
/** Whether the line of each request in the log needs what is done for the request. */
const isTimingRequests = logsRequests()
const pageRouteOf = createPageRouteFinder('.next/routes-manifest.json')
const browserErrors = new BrowserErrors(siteUrl, factor)
const policyReports = new PolicyReports(siteUrl, factor, pageRouteOf)
const nextAnswers = new NextAnswers(throttleAndCountRenders(app.getRequestHandler(), pageRouteOf), {
  headers,
  factor,
})

/**
 * The server behind the gateway, which has already handled slow clients, forged addresses and bad requests.
 */
const server = createServer(
  { requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0, maxHeaderSize: 64 * 1024 },
  (request, response) => {
    const times = isTimingRequests ? { queryCount: 0, queryMs: 0 } : undefined
    const context: RequestContext = { id: String(request.headers[requestIdHeader]), ...(times && { times }) }
    if (times) sendTimesWithAnswer(response, times)
    response.once('close', () => (context.endedAt = performance.now()))
    const answer = () => runForRequest(context, () => answerRequest(request, response))
    if (processState.tracing) processState.tracing.traceRequest(request, response, context.id, answer)
    else answer()
  },
)

function answerRequest(request: IncomingMessage, response: ServerResponse): void {
  const clientNetwork = () => networkOf(String(request.headers['x-forwarded-for']))
  try {
    const answer =
      answerHealth(request, response, headers) ??
      answerMetrics(request, response, headers) ??
      browserErrors.answer(request, response, headers, clientNetwork) ??
      policyReports.answer(request, response, headers, clientNetwork) ??
      answerWithoutNext(request, response, headers) ??
      answerRedirect(request, response) ??
      nextAnswers.answer(request, response, clientNetwork)
    answer?.catch((error) => logAndFailResponse(error, response))
  } catch (error) {
    logAndFailResponse(error, response)
  }
}

function logAndFailResponse(error: unknown, response: ServerResponse): void {
  console.error('a request failed:', error)
  if (!response.headersSent) response.statusCode = 500
  response.end()
}

noteThreadFigures('application')
const { socketPath, remove } = makePrivateSocketPath()
process.on('exit', remove)
await new Promise((resolve) => server.listen(socketPath, () => resolve(null)))
const options = { port, host, socketPath, siteUrl, trustedHops, headers, isEdgeTold, factor }
const gateway = await startGateway(options).catch((error: NodeJS.ErrnoException) => {
  const words: Record<string, string> = {
    EADDRINUSE: `Strata: port ${port} is in use by another program.`,
    EADDRNOTAVAIL: `Strata: this machine does not have the address ${host} of HOST.`,
  }
  process.stderr.write(`${words[error.code ?? ''] ?? error.stack}\n`)
  process.exit(1)
})
void gateway.ended.then(() => {
  // Without a gateway no client gets an answer, so the process ends and its supervisor starts a new one.
  if (!processState.isStopping) process.exit(1)
})

/**
 * Ends the process.
 * @param withinMs how long running answers and running jobs may still take
 * @param delayMs how long it first goes on answering, while `/readyz` tells balancers to send nobody here
 */
async function stopAndExit(withinMs: number, delayMs = 0): Promise<void> {
  if (processState.isStopping) return
  processState.isStopping = true
  console.log(`Strata stops in ${Math.ceil(delayMs / 1000)} s, and answers until then`)
  gateway.closeConnectionsAfterAnswers()
  void processState.serverInstance?.renew()
  await pause(delayMs)
  const gatewayStop = gateway.stop(withinMs)
  // Event streams never end by themselves (lib/meetings/event-stream.ts); their readers reconnect to another
  // instance.
  for (const close of [...(processState.eventStreams ?? [])]) close()
  // Running jobs finish (lib/wiring/jobs/runner.ts). A job that takes too long is run again by another
  // instance.
  const jobsDone = Promise.race([processState.jobWorkers?.stop(), pause(withinMs)])
  const instanceRemoved = Promise.race([processState.serverInstance?.remove(), pause(withinMs)])
  await Promise.all([gatewayStop, jobsDone, instanceRemoved])
  server.close()
  await app.close().catch(() => undefined)
  await Promise.race([processState.tracing?.stop().catch(() => undefined), pause(1_000)])
  console.log('Strata has stopped')
  process.exit(0)
}

// An unhandled rejection or exception of one request must not end the process with all its other requests.
process.on('unhandledRejection', (error) => console.error('a promise failed unseen:', error))
process.on('uncaughtException', (error) => console.error('an event failed:', error))
process.on('SIGTERM', () => void stopAndExit(stopWithinMs, stopDelayMs))
process.on('SIGINT', () => void stopAndExit(stopWithinMs, stopDelayMs))
// Stops the server when the parent process has ended.
process.on('disconnect', () => void stopAndExit(1000))

console.log(
  `Strata ${version} answers at ${siteUrl} (port ${port}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s)`,
)
process.send?.('ready')
