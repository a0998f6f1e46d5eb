// The production server, in local mode too. Plain JavaScript, so that nothing compiles in the hot process.
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { forwardedAddress, networkOf } from './lib/api/client-address.mjs'
import { answerDirectly } from './lib/api/direct.mjs'
import { boundUnread } from './lib/api/unread.mjs'
import { PageCache } from './lib/cache/page-cache.mjs'
import { oneEachTurn } from './lib/site/one-each-turn.mjs'
import { allowedMethods, readRequestLine } from './lib/site/request-line.mjs'

process.env.NODE_ENV = 'production'
process.env.NEXT_TELEMETRY_DISABLED = '1'
// next-auth reads its own address and secret under these names.
process.env.NEXTAUTH_URL ??= process.env.SITE_URL
process.env.NEXTAUTH_SECRET ??= process.env.AUTH_SECRET

const startedAt = Date.now()
const port = Number(process.env.PORT || 3000)
const trustedHops = Number(process.env.TRUST_PROXY_HOPS || 0)
const siteUrl = process.env.SITE_URL || `http://localhost:${port}`
const ownHost = new URL(siteUrl).host
const stopWithinMs = 10_000
/** A year. Not for subdomains, which may be others' and without certificates. */
const headers = siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}

const { default: next } = await import('next')
const app = next({ dev: false, hostname: 'localhost', port })
const server = createServer({
  // Slow clients are cut off while they send headers; a body of 300 MB may take an hour on a slow line.
  headersTimeout: 30_000,
  requestTimeout: 3_600_000,
  // Longer than the idle time of usual proxies, so that they close a connection first.
  keepAliveTimeout: 75_000,
  maxHeaderSize: 32 * 1024,
})
// A connection on which nothing moves for two minutes is given up.
server.setTimeout(120_000)

await app.prepare()
const front = new PageCache(oneEachTurn(app.getRequestHandler()), {
  headers,
  factor: Number(process.env.RATE_LIMIT_FACTOR || 1),
})
let isStopping = false

server.on('request', (request, response) => {
  boundUnread(request, response)
  if (isStopping) response.setHeader('connection', 'close')
  const line = readRequestLine(request.method, request.url)
  if (!('url' in line)) return refuse(response, line.status)
  const address = addressOf(request)
  if (!address) return refuse(response, 400)
  request.url = line.url
  // One host, and one address that was asked from: whatever a client says of either reads as ours.
  request.headers.host = ownHost
  request.headers['x-forwarded-for'] = address
  try {
    const answered =
      answerDirectly(request, response, headers) ?? front.answer(request, response, () => networkOf(address))
    answered?.catch((error) => fail(error, response))
  } catch (error) {
    fail(error, response)
  }
})

function fail(error, response) {
  console.error('a request failed:', error)
  if (!response.headersSent) response.statusCode = 500
  response.end()
}

// A tunnel to somewhere else. Without this the connection would be cut without a word.
server.on('connect', (_, socket) => {
  socket.end(
    `HTTP/1.1 405 Method Not Allowed\r\nallow: ${allowedMethods}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
  )
})

const claims = ['forwarded', 'x-forwarded-host']
if (trustedHops === 0) claims.push('x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-port')

/** Nobody chooses their own address, host or protocol: without a proxy these headers are a client's claim. */
function addressOf({ headers, socket }) {
  for (const name of claims) if (name in headers) delete headers[name]
  const forwardedFor = headers['x-forwarded-for']
  if (forwardedFor !== undefined) return forwardedAddress(forwardedFor, trustedHops)
  return socket.remoteAddress ?? null
}

const refusals = {
  400: 'Хүсэлт буруу байна. / This request is not valid.\n',
  405: 'Ийм хүсэлт хүлээж авдаггүй. / This kind of request is not taken.\n',
}

function refuse(response, status) {
  response.writeHead(status, {
    ...headers,
    ...(status === 405 ? { allow: allowedMethods } : {}),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(refusals[status])
}

async function stop(withinMs) {
  if (isStopping) return
  isStopping = true
  const closed = new Promise((resolve) => server.close(resolve))
  // Streams of events have no end of their own (lib/meetings/event-stream.ts): their readers come back elsewhere.
  globalThis.strataLive?.stop()
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), withinMs)
  // What the job queue is at is done (lib/jobs/runner.ts), unless it takes too long: then it is done again elsewhere.
  const jobsDone = Promise.race([globalThis.strataJobs?.stop(), pause(withinMs)])
  await Promise.all([closed, jobsDone])
  clearInterval(idle)
  clearTimeout(late)
  await app.close().catch(() => undefined)
  process.exit(0)
}

// One request's forgotten failure must not end all the others.
process.on('unhandledRejection', (error) => console.error('a promise failed unseen:', error))
process.on('SIGTERM', () => void stop(stopWithinMs))
process.on('SIGINT', () => void stop(stopWithinMs))
// The process that started this one is gone.
process.on('disconnect', () => void stop(1000))

server.once('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Strata: port ${port} is in use by another program.` : error)
  process.exit(1)
})
server.listen(port, () => {
  console.log(
    `Strata answers at ${siteUrl} (port ${port}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s)`,
  )
  process.send?.('ready')
})
