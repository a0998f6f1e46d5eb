import { request as ask, type Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseTimes, type SentTimes, timesHeader } from '@/lib/platform/metrics/request-times'
import { failedTiming } from '@/lib/platform/request-id'
import { maxBodyBytesAt, mayForwardBody } from './bounds'
import { isInStep, withEdgeHeaders } from './edge'
import { ownHeaders, withoutHeaders } from './answer-copy'
import { logFailureOf, requestIdHeaders } from './request-id'

/**
 * Headers of one connection, which the gateway does not pass on; also `expect`, which the gateway has
 * answered itself.
 */
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
/** The most bytes of all headers of an answer, which may repeat a long address in encoded form. */
const answerHeaderBytesMax = 64 * 1024
const cacheable = /max-age=[1-9]|immutable/

/**
 * Runs one step of sending a response, often in an event handler. If the step throws, only this response is
 * destroyed; an uncaught error would end the whole thread.
 */
export function runOrDestroyResponse(response: ServerResponse, step: () => void): void {
  try {
    step()
  } catch (error) {
    breakOff(response, error)
  }
}

/**
 * Collects the body of an answer.
 * @param response the gateway's answer to the reader, which breaks off when `onWhole` throws
 */
export function collectBody(
  answer: IncomingMessage,
  response: ServerResponse,
  onWhole: (body: Buffer) => void,
): void {
  const parts: Buffer[] = []
  answer.on('data', (part: Buffer) => parts.push(part))
  answer.once('end', () => runOrDestroyResponse(response, () => onWhole(Buffer.concat(parts))))
}

export function breakOff(response: ServerResponse, error: unknown): void {
  logFailureOf(response.req, error, 'an answer broke off')
  response.destroy()
}

type ForwardOptions = {
  agent: Agent
  socketPath: string
  /** Returns whether the handler sends the answer to the reader itself. */
  onAnswer(answer: IncomingMessage): boolean
  onTooLarge(): void
  /** Called when the application tells before its answer that it is for this reader alone. */
  onOwnAnswer?(): void
  /** Called when the answer begins, with the times that the application tells. */
  onStatus(status: number, times: SentTimes): void
}

/**
 * Forwards a request to the application, and streams both ways: a body is read no faster than the application
 * reads it, an answer no faster than the reader does. When the reader disconnects, the application's answer
 * is ended; when the application breaks off its answer, so does the gateway.
 *
 * @throws Error for a header that Node parses but refuses to send; the request to the application is ended
 */
export function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { agent, socketPath, onAnswer, onTooLarge, onOwnAnswer, onStatus }: ForwardOptions,
): void {
  const { method = '', url = '' } = request
  const headers = { ...request.headers }
  for (const name of connectionHeaders) delete headers[name]
  const hasBody = mayForwardBody(method) && ('content-length' in headers || 'transfer-encoding' in headers)
  if (!hasBody) for (const name of ['content-length', 'transfer-encoding']) delete headers[name]
  const upstream = ask({ agent, socketPath, method, path: url, headers, maxHeaderSize: answerHeaderBytesMax })
  let isRefused = false
  upstream.on('response', (answer) => {
    // The answer broke off: the connection is cut, so that the reader does not take the part for the whole.
    answer.on('error', () => response.destroy())
    answer.once('end', () => {
      if (request.complete) return
      // The application answered before it read the whole body, so it refused the request: the rest is read
      // and dropped, within bounds (lib/platform/api/unread.ts).
      request.unpipe(upstream)
      request.resume()
      upstream.destroy()
    })
    runOrDestroyResponse(response, () => {
      if (isRefused) return
      if (answer.statusCode === 500 && !isInStep()) answer.statusCode = unavailableStatus
      onStatus(answer.statusCode ?? 500, parseTimes(answer.headers[timesHeader]))
      if (onAnswer(answer)) return
      response.writeHead(answer.statusCode ?? 500, headersToForward(request, answer))
      // An answer without a length is a stream: its reader gets the headers at once.
      if (answer.headers['content-length'] === undefined) response.flushHeaders()
      answer.pipe(response)
    })
  })
  upstream.on('information', ({ statusCode }) => statusCode === processing && onOwnAnswer?.())
  // The gateway forwards no upgrade to another protocol: an upgrade by the application counts as a failure.
  upstream.on('upgrade', (_, socket) => {
    socket.destroy()
    failResponse(new Error('another protocol'))
  })
  upstream.on('error', failResponse)
  function failResponse(error: Error): void {
    if (isRefused) return
    if (response.headersSent || response.destroyed) return void response.destroy()
    logFailureOf(request, error, 'the application did not answer')
    onStatus(502, {})
    response.writeHead(502, requestIdHeaders(request))
    response.end()
  }
  response.once('close', () => {
    if (!response.writableFinished) upstream.destroy()
  })
  try {
    if (!hasBody) return void upstream.end()
    // The headers are sent here, not with the body's first part, so that an invalid header throws while
    // the caller can still refuse the request.
    upstream.flushHeaders()
  } catch (error) {
    isRefused = true
    upstream.destroy()
    throw error
  }
  const bytesMax = maxBodyBytesAt(url)
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

/** The status of the word that an answer is for one reader (`cache/next-answers.ts`). */
const processing = 102
/** What a failure is while the database is away: it passes by itself, and a search engine comes again. */
const unavailableStatus = 503
const retrySeconds = 5

/**
 * Returns the headers to pass on, name and value in turn, with the id of the request. An error is never cached,
 * even if other answers of its address are.
 */
export function headersToForward(request: IncomingMessage, answer: IncomingMessage): string[] {
  const [idHeader, id] = requestIdHeaders(request)
  const headers = [...withoutHeaders(ownHeaders, answer.rawHeaders), idHeader, id]
  // A page cannot read its own headers, but its timing (`components/ui/error-number.tsx`).
  if (answer.statusCode === unavailableStatus && !answer.headers['retry-after'])
    headers.push('retry-after', String(retrySeconds))
  if ((answer.statusCode ?? 500) >= 500) headers.push('server-timing', `${failedTiming};desc="${id}"`)
  if ((answer.statusCode ?? 500) < 400 || !cacheable.test(answer.headers['cache-control'] ?? ''))
    return withEdgeHeaders(answer, headers)
  return [...withoutHeaders(cacheControl, headers), 'Cache-Control', 'no-store']
}
const cacheControl = new Set(['cache-control'])
