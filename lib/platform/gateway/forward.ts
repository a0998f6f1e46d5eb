import { request as ask, type Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { bodyBytesMax, hasBodyToHandOn } from './bounds'
import { ownHeaders, withoutHeaders } from './hit-cache'

/** Headers of one connection, which end at the gateway; `expect` too, which it has answered itself. */
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

/** Runs a step of an answer. An exception in an event handler ends this answer, not the thread. */
export function destroyOnError(response: ServerResponse, step: () => void): void {
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
  /** Returns whether it answers itself. */
  onAnswer(answer: IncomingMessage): boolean
  onTooLarge(): void
}

/**
 * Forwards a request to the application, and streams both ways: a body is read no faster than the application
 * reads it, an answer no faster than the reader does. When one side disconnects, the other connection is
 * closed too.
 *
 * @throws Error for a header that can be read but not written; then no connection is left open
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
    // The answer broke off; the reader must not take the part for the whole.
    answer.on('error', () => response.destroy())
    answer.once('end', () => {
      if (request.complete) return
      // A refusal: the rest of the body is read and dropped, within bounds (lib/platform/api/unread.ts).
      request.unpipe(upstream)
      request.resume()
      upstream.destroy()
    })
    destroyOnError(response, () => {
      if (isRefused || onAnswer(answer)) return
      response.writeHead(answer.statusCode ?? 500, answer.statusMessage, headersOf(answer))
      // An answer without a length is a stream: its reader gets the headers at once.
      if (answer.headers['content-length'] === undefined) response.flushHeaders()
      answer.pipe(response)
    })
  })
  // No upgrade was requested.
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
    // Here, not at the body's first part: an invalid header throws where the caller can refuse the request.
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

/** Returns the headers of an answer. No refusal is cached, whatever caching its address has. */
function headersOf(answer: IncomingMessage): string[] {
  const headers = withoutHeaders(ownHeaders, answer.rawHeaders)
  if ((answer.statusCode ?? 500) < 400 || !cacheable.test(answer.headers['cache-control'] ?? ''))
    return headers
  return [...withoutHeaders(cacheControl, headers), 'Cache-Control', 'no-store']
}
const cacheControl = new Set(['cache-control'])
