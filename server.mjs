// The production server, in local mode too. Plain JavaScript, so that nothing compiles in the hot process.
import { createServer } from 'node:http'
import { boundUnread } from './lib/api/unread.mjs'
import { FrontCache } from './lib/cache/front.mjs'

process.env.NODE_ENV = 'production'
process.env.NEXT_TELEMETRY_DISABLED = '1'
// next-auth reads its own address and secret under these names.
process.env.NEXTAUTH_URL ??= process.env.SITE_URL
process.env.NEXTAUTH_SECRET ??= process.env.AUTH_SECRET

const startedAt = Date.now()
const port = Number(process.env.PORT || 3000)
const trustsProxy = Number(process.env.TRUST_PROXY_HOPS || 0) > 0
const stopWithinMs = 10_000

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
const front = new FrontCache(app.getRequestHandler())
let isStopping = false

server.on('request', (request, response) => {
  boundUnread(request, response)
  if (isStopping) response.setHeader('connection', 'close')
  const { headers } = request
  if (!trustsProxy) {
    // Nobody chooses their own address, host or protocol: without a proxy these headers are a client's claim.
    headers['x-forwarded-for'] = request.socket.remoteAddress
    delete headers['x-forwarded-host']
    delete headers['x-forwarded-proto']
    delete headers['x-forwarded-port']
    delete headers.forwarded
  }
  if (!isReadable(request.url)) return refuse(response)
  front.answer(request, response).catch((error) => {
    console.error('a request failed:', error)
    if (!response.headersSent) response.statusCode = 500
    response.end()
  })
})

/** Percent-encoding that decodes, and no NUL: Postgres and file systems know no text with one. */
function isReadable(url) {
  if (!url.includes('%')) return true
  if (url.includes('%00')) return false
  const end = url.indexOf('?')
  try {
    decodeURIComponent(end < 0 ? url : url.slice(0, end))
    return true
  } catch {
    return false
  }
}

function refuse(response) {
  response.writeHead(400, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end('Хаяг буруу байна. / This address is not valid.\n')
}

async function stop(withinMs) {
  if (isStopping) return
  isStopping = true
  const closed = new Promise((resolve) => server.close(resolve))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), withinMs)
  await closed
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
  const url = process.env.SITE_URL || `http://localhost:${port}`
  console.log(`Strata answers at ${url} (port ${port}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  process.send?.('ready')
})
