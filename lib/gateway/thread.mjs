import { Agent, createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { forwardedAddress } from '../api/client-address.mjs'
import { boundUnread } from '../api/unread.mjs'
import { takeConsole } from '../log-lines.mjs'
import { allowedMethods, readRequestLine } from '../site/request-line.mjs'
import { FileCache } from './file-cache.mjs'
import { forward } from './forward.mjs'
import { epochOf, HitCache, sendHit } from './hit-cache.mjs'

/**
 * The gateway: the thread that visitors speak to. It answers cached pages and files from its own copies, so no reader
 * waits while the application renders, and hands everything else to it (decision 50). `start.mjs` starts it.
 */

/** @type {import('./start.mjs').GatewayOptions} */
const { port, socketPath, siteUrl, trustedHops, headers } = workerData
takeConsole()
const ownHost = new URL(siteUrl).host
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
const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 })
const hits = new HitCache()
const files = new FileCache()
let isStopping = false

server.on('request', (request, response) => {
  boundUnread(request, response)
  if (isStopping) response.setHeader('connection', 'close')
  const line = readRequestLine(request.method, request.url)
  if (!('url' in line)) return refuse(response, line.status)
  const address = addressOf(request)
  if (!address) return refuse(response, 400)
  request.url = line.url
  const key = hits.keyOf(request)
  const file = key ? null : files.keyOf(request)
  const hit = key ? hits.find(key) : file && files.find(file)
  if (hit) return sendHit(hit, request, response)
  // It is packed here.
  if (file) request.headers['accept-encoding'] = 'identity'
  // One host, and one address that was asked from: whatever a client says of either reads as ours.
  request.headers.host = ownHost
  request.headers['x-forwarded-for'] = address
  try {
    forward(request, response, {
      agent,
      socketPath,
      onAnswer: (answer) =>
        file ? takeFile(file, answer, request, response) : takeCopy(key, answer, request, response),
    })
  } catch (error) {
    // A header that may be read and not be written.
    console.error('a request could not be handed on:', error)
    refuse(response, 400)
  }
})

/**
 * Sends an answer of the page cache and takes a copy of it.
 * @param {string | null} key
 * @param {import('node:http').IncomingMessage} answer
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @returns whether it is one
 */
function takeCopy(key, answer, request, response) {
  if (!key || epochOf(answer) < 0) return false
  if (answer.statusCode === 304) hits.renew(key, answer)
  if (answer.statusCode === 304 || request.method === 'HEAD') return false
  if (!(Number(answer.headers['content-length']) <= hits.bodyBytesMax)) return false
  whole(answer, (body) => sendHit(hits.put(key, answer, body), request, response))
  return true
}

/**
 * Sends a file, packed for its reader, and takes a copy of it.
 * @param {import('./file-cache.mjs').FileKey} key
 * @param {import('node:http').IncomingMessage} answer
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @returns whether it is one
 */
function takeFile(key, answer, request, response) {
  if (answer.statusCode !== 200 || request.method === 'HEAD') return false
  if (!(Number(answer.headers['content-length']) <= files.bodyBytesMax)) return false
  whole(answer, (body) => {
    files.put(key, answer, body).then(
      (hit) => sendHit(hit, request, response),
      (error) => {
        console.error('a file could not be packed:', error)
        response.destroy()
      },
    )
  })
  return true
}

/**
 * @param {import('node:http').IncomingMessage} answer
 * @param {(body: Buffer) => void} onWhole
 */
function whole(answer, onWhole) {
  /** @type {Buffer[]} */
  const parts = []
  answer.on('data', (part) => parts.push(part))
  answer.once('end', () => onWhole(Buffer.concat(parts)))
}

// A tunnel to somewhere else. Without this the connection would be cut without a word.
server.on('connect', (_, socket) => {
  socket.end(
    `HTTP/1.1 405 Method Not Allowed\r\nallow: ${allowedMethods}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
  )
})

const claims = ['forwarded', 'x-forwarded-host']
if (trustedHops === 0) claims.push('x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-port')

/**
 * Nobody chooses their own address, host or protocol: without a proxy these headers are a client's claim.
 * @param {import('node:http').IncomingMessage} request
 */
function addressOf({ headers, socket }) {
  for (const name of claims) if (name in headers) delete headers[name]
  const forwardedFor = headers['x-forwarded-for']
  if (forwardedFor !== undefined) return forwardedAddress(String(forwardedFor), trustedHops)
  return socket.remoteAddress ?? null
}

const refusals = {
  400: 'Хүсэлт буруу байна. / This request is not valid.\n',
  405: 'Ийм хүсэлт хүлээж авдаггүй. / This kind of request is not taken.\n',
}

/** @param {import('node:http').ServerResponse} response @param {400 | 405} status */
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

/** Takes nobody new, and lets those who are being answered come to their end. @param {number} withinMs */
function stop(withinMs) {
  isStopping = true
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), withinMs)
  server.close(() => {
    clearInterval(idle)
    clearTimeout(late)
    agent.destroy()
    parentPort?.close()
  })
}

parentPort?.on('message', ({ stopWithinMs }) => stop(stopWithinMs))
// One request's forgotten failure must not end all the others.
process.on('unhandledRejection', (error) => console.error('a promise of the gateway failed unseen:', error))
server.once('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) =>
  parentPort?.postMessage({ code, message }),
)
server.listen(port, () => parentPort?.postMessage('listening'))
