import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { readForwardedAddress, networkOf } from '@/lib/platform/api/client-address'
import { limitUnreadBody } from '@/lib/platform/api/unread'
import { cookieNames, filterCookies } from '@/lib/platform/auth/cookie-names'
import { ExpiryLog } from '@/lib/platform/cache/expiry-log'
import { redirectHeader } from '@/lib/platform/cache/redirect-answer'
import { pageKeyOf } from '@/lib/platform/cache/page-key'
import { PendingLimit } from '@/lib/platform/cache/pending-limit'
import { redirectConsoleAndWarnings } from '@/lib/platform/log-lines'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import type { RouteKind } from '@/lib/platform/metrics/families'
import { noteThreadFigures } from '@/lib/platform/metrics/thread-figures'
import { requestIdHeader } from '@/lib/platform/request-id'
import { allowedMethods, readRequestLine } from '@/lib/platform/site/request-line'
import { sendCopyOrNotModified } from './answer-copy'
import { refusalFor, type Refusal, sendRefusal as refuseWith } from './bounds'
import { FileCache, type FileKey } from './file-cache'
import { breakOff, collectBody, forwardRequest, runOrDestroyResponse } from './forward'
import { type Forward, PageCache } from './page-cache'
import { MissingPages } from './missing-pages'
import { notePrivateClient, noteProxyCount } from './private-client'
import { logFailureOf, requestIdFor } from './request-id'
import { logRequestWhenOver } from './request-log'
import { countRequest, routeKindOf } from './requests'
import type { GatewayOptions, GatewayOrder } from './start'

/**
 * The gateway: the thread that visitors connect to. It answers cached pages and files from its own copies, so
 * their readers do not wait while the application renders, and forwards everything else to the application
 * (decision 50). `start.ts` starts it.
 */

const { port, host, socketPath, siteUrl, trustedHops, headers, factor, expiryPort } =
  workerData as GatewayOptions & { expiryPort: MessagePort }
redirectConsoleAndWarnings()
const ownHost = new URL(siteUrl).host
const cookies = cookieNames(siteUrl)
/**
 * Limits the requests of one network that reach the application. A hall full of people who share an address
 * stays below the limit. Requests that the gateway answers itself are not counted.
 */
const limit = new PendingLimit({ atOnce: 6_000 * factor, perSecond: 300 * factor })
const server = createServer({
  // The headers of a request must arrive within 30 seconds. A large body may take up to an hour.
  headersTimeout: 30_000,
  requestTimeout: 3_600_000,
  // Longer than the idle time of usual proxies, so that they close a connection first.
  keepAliveTimeout: 75_000,
  maxHeaderSize: 32 * 1024,
})
// A connection that is idle for two minutes is closed.
server.setTimeout(120_000)
const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 })
const files = new FileCache()
const missingPages = new MissingPages({ agent, socketPath, headers })
const pages = new PageCache({ expiries: new ExpiryLog(expiryPort), missingPages })
let isClosingConnections = false
const fileHits = placeOf('cacheAnswers', 'files hit')
const refusals = placeOf('refusals', 'gateway')
noteThreadFigures('gateway')

/** Ignores errors of connections and answers: readers may disconnect at any moment. */
const ignoreError = () => undefined
server.on('connection', (socket) => socket.on('error', ignoreError))

server.on('request', (request, response) => {
  response.on('error', ignoreError)
  runOrDestroyResponse(response, () => answerOrForward(request, response))
})

function answerOrForward(request: IncomingMessage, response: ServerResponse): void {
  request.headers[requestIdHeader] = requestIdFor(request.headers, trustedHops > 0)
  const logEntry = logRequestWhenOver(request, response)
  limitUnreadBody(request, response)
  if (isClosingConnections) response.setHeader('connection', 'close')
  const line = readRequestLine(request.method, request.url)
  if (!('url' in line))
    return refuse(request, response, { ...line, ...(line.status === 405 ? { allow: allowedMethods } : {}) })
  request.url = line.url
  notePrivateClient(request)
  noteProxyCount(request)
  const address = sanitiseHeadersAndReadAddress(request)
  if (!address) return refuse(request, response, { status: 400 })
  const refusal = refusalFor(request)
  if (refusal) return refuse(request, response, refusal)
  const key = pageKeyOf(request)
  const file = key ? null : files.keyOf(request)
  const kind = routeKindOf(line.url, key !== null, file !== null)
  logEntry.kind = kind
  if (file ? sendFileIfHere(file, request, response) : key && pages.sendIfUpToDate(key, request, response))
    return response.headersSent ? countRequest(kind, response.statusCode) : countWhenSent(kind, response)
  const wait = limit.countPageOrReturnWaitSeconds(networkOf(address))
  if (wait > 0) {
    countOne(refusals)
    return refuse(request, response, { status: 429, retryAfterSeconds: wait })
  }
  // The application sends a file uncompressed, because the gateway compresses it.
  if (file) request.headers['accept-encoding'] = 'identity'
  removeForeignCookies(request)
  // The application sees one host and one client address: headers in which a client claims others are
  // overwritten.
  request.headers.host = ownHost
  request.headers['x-forwarded-for'] = address
  const startedAt = performance.now()
  const count = (status: number) => countRequest(kind, status, (performance.now() - startedAt) / 1_000)
  const mayWait = key !== null && request.method === 'GET'
  const forward: Forward = ({ onAnswer, onOwnAnswer }) => {
    try {
      forwardRequest(request, response, {
        agent,
        socketPath,
        onAnswer: (answer) => onAnswer?.(answer) || missingPages.send(answer, request, response),
        onTooLarge: () => refuse(request, response, { status: 413 }),
        ...(onOwnAnswer && { onOwnAnswer }),
        onStatus: (status, times) => {
          logEntry.times = times
          if (!mayWait) count(status)
        },
      })
    } catch (error) {
      // The request has a header that Node parses but refuses to send.
      logFailureOf(request, error, 'a request could not be handed on')
      refuseWith(request, response, { status: 400 }, headers)
      if (!mayWait) count(400)
    }
  }
  if (mayWait) {
    countWhenSent(kind, response)
    pages
      .sendPendingOrMake(key, request, response, forward)
      .catch((error: unknown) => breakOff(response, error))
  } else {
    forward(file ? { onAnswer: (answer) => sendAndCopyFileIfAllowed(file, answer, request, response) } : {})
  }
}

/** Counts a request whose answer is sent later, or never. */
function countWhenSent(kind: RouteKind, response: ServerResponse): void {
  const startedAt = performance.now()
  response.once('close', () => {
    if (response.headersSent) countRequest(kind, response.statusCode, (performance.now() - startedAt) / 1_000)
  })
}

/** Sends the copy of a file if there is one. @returns whether there is */
function sendFileIfHere(file: FileKey, request: IncomingMessage, response: ServerResponse): boolean {
  const hit = files.findFresh(file)
  if (!hit) return false
  sendCopyOrNotModified(hit, request, response)
  countOne(fileHits)
  return true
}

/** Removes all cookies but the application's: it reads no others, and would take long to read a thousand. */
function removeForeignCookies({ headers }: IncomingMessage): void {
  if (headers.cookie === undefined) return
  const cookie = filterCookies(headers.cookie, cookies)
  if (cookie) headers.cookie = cookie
  else delete headers.cookie
}

/**
 * Sends a file, compressed for its reader if the file is text, and keeps a copy of it.
 * @returns false when the answer is not copied: nothing was sent, and the caller sends it
 */
function sendAndCopyFileIfAllowed(
  key: FileKey,
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (answer.statusCode !== 200 || request.method === 'HEAD') return false
  if (!files.mayCopy(key, answer)) return false
  collectBody(answer, response, (body) => {
    files.compressAndPut(key, answer, body).then(
      (hit) => runOrDestroyResponse(response, () => sendCopyOrNotModified(hit, request, response)),
      (error) => {
        logFailureOf(request, error, 'a file could not be packed')
        response.destroy()
      },
    )
  })
  return true
}

// Refuses a request for a tunnel. Without this handler the connection would be closed without an answer.
server.on('connect', ({ headers }, socket) => {
  const id = requestIdFor(headers, trustedHops > 0)
  socket.end(
    `HTTP/1.1 405 Method Not Allowed\r\nallow: ${allowedMethods}\r\n${requestIdHeader}: ${id}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
  )
})

/** The last one would have Next make a page anew for whoever knows a key of the build, which is no secret. */
const claims = ['forwarded', 'x-forwarded-host', redirectHeader, 'x-prerender-revalidate']
if (trustedHops === 0) claims.push('x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-port')

/**
 * Returns the client's address; null if it is unknown or invalid. Removes headers that are only a client's
 * claim: `forwarded`, `x-forwarded-host`, one of Next's own, and without a trusted proxy all forwarding headers.
 */
function sanitiseHeadersAndReadAddress({ headers, socket }: IncomingMessage): string | null {
  for (const name of claims) if (name in headers) delete headers[name]
  const forwardedFor = headers['x-forwarded-for']
  if (forwardedFor !== undefined) return readForwardedAddress(String(forwardedFor), trustedHops)
  return socket.remoteAddress ?? null
}

function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  countRequest(routeKindOf(request.url ?? ''), refusal.status)
  refuseWith(request, response, refusal, headers)
}

/** Accepts no new connections, and lets running answers finish within the given time. */
function stopServer(withinMs: number): void {
  isClosingConnections = true
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), withinMs)
  server.close(() => {
    clearInterval(idle)
    clearTimeout(late)
    agent.destroy()
    parentPort?.close()
  })
}

parentPort?.on('message', (order: GatewayOrder) => {
  if (typeof order === 'string') isClosingConnections = true
  else stopServer(order.stopWithinMs)
})
// An unhandled rejection of one request must not end the thread, and with it all other requests.
process.on('unhandledRejection', (error) => console.error('a promise of the gateway failed unseen:', error))
process.on('uncaughtException', (error) => console.error('the gateway failed in an event:', error))
server.once('error', ({ code, message }: NodeJS.ErrnoException) => parentPort?.postMessage({ code, message }))
server.listen({ port, host }, () => parentPort?.postMessage('listening'))
