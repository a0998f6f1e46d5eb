import { request as ask, type Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { bodyBytesMax, hasBodyToHandOn } from './bounds'
import { ownHeaders, without } from './hit-cache'

/** Headers of one connection, which end at the gateway; it has also answered what a client expects before its body. */
const connectionHeaders = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'upgrade',
  'http2-settings',
  'te',
  'trailer',
  'expect',
]
/** An answer repeats addresses, encoded. */
const answerHeaderBytesMax = 64 * 1024
const cacheable = /max-age=[1-9]|immutable/

/**
 * Does a step of an answer. An exception in an event handler belongs to no request and would end the thread: here it
 * ends this one answer.
 */
export function attempt(response: ServerResponse, step: () => void): void {
  try {
    step()
  } catch (error) {
    console.error('an answer broke off:', error)
    response.destroy()
  }
}

type Way = {
  agent: Agent
  socketPath: string
  /** Says whether it answers itself. */
  onAnswer(answer: IncomingMessage): boolean
  onTooLarge(): void
}

/**
 * Asks the application for what the gateway cannot answer, and streams both ways: a body is read no faster than the
 * application takes it, an answer no faster than the reader does. Whoever leaves is left on the other side too.
 *
 * @throws Error for a header that may be read and not be written; then nothing is open any more
 */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { agent, socketPath, onAnswer, onTooLarge }: Way,
): void {
  const { method = '', url = '' } = request
  const headers = { ...request.headers }
  for (const name of connectionHeaders) delete headers[name]
  const hasBody = hasBodyToHandOn(method) && ('content-length' in headers || 'transfer-encoding' in headers)
  if (!hasBody) for (const name of ['content-length', 'transfer-encoding']) delete headers[name]
  const upstream = ask({ agent, socketPath, method, path: url, headers, maxHeaderSize: answerHeaderBytesMax })
  let isRefused = false
  upstream.on('response', (answer) => {
    // It broke off; a reader must not take the part for the whole.
    answer.on('error', () => response.destroy())
    answer.once('end', () => {
      if (request.complete) return
      // A refusal: the rest of the body is nobody's. It is read and dropped, within bounds (lib/platform/api/unread.ts).
      request.unpipe(upstream)
      request.resume()
      upstream.destroy()
    })
    attempt(response, () => {
      if (isRefused || onAnswer(answer)) return
      response.writeHead(answer.statusCode ?? 500, answer.statusMessage, headersOf(answer))
      // What has no length is a stream: its reader is told at once that it begins.
      if (answer.headers['content-length'] === undefined) response.flushHeaders()
      answer.pipe(response)
    })
  })
  // An upgrade was not asked for.
  upstream.on('upgrade', (_, socket) => {
    socket.destroy()
    fail(new Error('another protocol'))
  })
  upstream.on('error', fail)
  function fail(error: Error): void {
    if (isRefused) return
    if (response.headersSent || response.destroyed) return void response.destroy()
    console.error('the application did not answer:', error)
    response.writeHead(502)
    response.end()
  }
  response.once('close', () => {
    if (!response.writableFinished) upstream.destroy()
  })
  try {
    if (!hasBody) return void upstream.end()
    // Here, and not at the first part of the body: whatever cannot be written is thrown at who can refuse it.
    upstream.flushHeaders()
  } catch (error) {
    isRefused = true
    upstream.destroy()
    throw error
  }
  const bytesMax = bodyBytesMax(url)
  let bytes = 0
  request.on('data', (part: Buffer) => {
    bytes += part.length
    if (bytes <= bytesMax || isRefused) return
    isRefused = true
    request.unpipe(upstream)
    request.resume()
    upstream.destroy()
    if (response.headersSent) response.destroy()
    else onTooLarge()
  })
  request.pipe(upstream)
}

/** What an answer says of itself. No refusal is kept, whatever is said of the address that it came from. */
function headersOf(answer: IncomingMessage): string[] {
  const headers = without(ownHeaders, answer.rawHeaders)
  if ((answer.statusCode ?? 500) < 400 || !cacheable.test(answer.headers['cache-control'] ?? ''))
    return headers
  return [...without(cacheControl, headers), 'Cache-Control', 'no-store']
}
const cacheControl = new Set(['cache-control'])
