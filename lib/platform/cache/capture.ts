import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorPage, Headers, Outcome, Page } from './page'

/** Headers that belong to one answer and are not cached with the page. */
const ownHeaders = ['content-length', 'transfer-encoding', 'date', 'connection', 'x-nextjs-cache']

type Chunk = Uint8Array | string
/** The response's methods for sending, typed for all the overloads that Next calls. */
type Sending = {
  writeHead(code: number, ...rest: unknown[]): ServerResponse
  write(chunk: Chunk, ...rest: unknown[]): boolean
  end(chunk?: Chunk | (() => void), ...rest: unknown[]): ServerResponse
  flushHeaders(): void
}

type CaptureHandlers = {
  settle(outcome: Outcome): void
  isCached(): boolean
  isFailure(): boolean
  keep(status: number, headers: Headers, body: Buffer): Page
  send(page: Page): void
  fail(failure: ErrorPage): void
}

type Capture = {
  /** Whether `answerOtherwise` has answered the reader. */
  readonly isAnswered: boolean
  /**
   * Sends the reader another answer, unless Next's is already being sent; drops what Next sends afterwards.
   */
  answerOtherwise(send: () => void): void
  /** Releases the waiting readers: Next's answer will not become a cached page. */
  giveUp(): void
  /** Prevents Next from compressing the page and from answering 304: the page cache does both. */
  takeEncoding(): void
  /** To be called after Next's handler: sends what is still held back, or drops it if the handler failed. */
  release(how?: { failed: boolean }): void
}

/**
 * Holds back what Next sends if it may be a cached page or a failure. Anything else is sent as it comes.
 * Calls `settle` at most once, as soon as the outcome is known: other readers wait for it. Next calls `end`
 * only for readers who stay, so a disconnected reader and a finished handler settle the outcome as well.
 */
export function captureResponse(
  request: IncomingMessage,
  response: ServerResponse,
  handlers: CaptureHandlers,
): Capture {
  const { write, end, writeHead, flushHeaders } = response as Sending
  let takenHeaders: Record<string, string | string[] | undefined> | null = null
  const parts: Buffer[] = []
  let isCached = false
  let hasFailed = false
  let isSettled = false
  let isAnswered = false
  const settleOnce = (outcome: Outcome) => {
    if (isSettled) return
    isSettled = true
    handlers.settle(outcome)
  }
  const giveUp = () => settleOnce('no page')
  const restoreMethodsAndHeaders = () => {
    Object.assign(response, { write, end, writeHead, flushHeaders })
    Object.assign(request.headers, takenHeaders)
  }
  const holdBackOrGiveUp = () => {
    if (isSettled) return false
    isCached ||= !response.headersSent && handlers.isCached()
    hasFailed ||= !response.headersSent && handlers.isFailure()
    if (isCached || hasFailed) return true
    // The answer is no cached page. Its headers are sent now, so no other reader needs to wait for its end.
    giveUp()
    return false
  }
  const overrides: Sending = {
    writeHead(code, ...rest) {
      response.statusCode = code
      if (!holdBackOrGiveUp()) return writeHead.call(response, code, ...rest)
      for (const headers of rest)
        if (headers && typeof headers === 'object')
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value as string)
      return response
    },
    flushHeaders() {
      // Next calls this before the first part of a stream.
      if (!holdBackOrGiveUp()) flushHeaders.call(response)
    },
    write(chunk, ...rest) {
      if (!holdBackOrGiveUp()) return write.call(response, chunk, ...rest)
      parts.push(Buffer.from(chunk as Uint8Array))
      return true
    },
    end(chunk, ...rest) {
      const isOurs = holdBackOrGiveUp()
      restoreMethodsAndHeaders()
      if (!isOurs) return end.call(response, chunk, ...rest)
      if (chunk && typeof chunk !== 'function') parts.push(Buffer.from(chunk as Uint8Array))
      const status = readAndRemovePageStatus(response, response.statusCode)
      const headers = { ...response.getHeaders() } as Headers
      for (const name of Object.keys(headers)) response.removeHeader(name)
      for (const name of ownHeaders) delete headers[name]
      const body = Buffer.concat(parts)
      if (hasFailed) {
        const failure = { status, headers, body }
        settleOnce({ failure })
        handlers.fail(failure)
        return response
      }
      const page = handlers.keep(status, headers, body)
      settleOnce(page)
      handlers.send(page)
      return response
    },
  }
  Object.assign(response, overrides)
  response.once('close', () => {
    if (isSettled) return
    restoreMethodsAndHeaders()
    settleOnce('left')
  })
  return {
    get isAnswered() {
      return isAnswered
    },
    answerOtherwise(send) {
      if (isSettled || response.headersSent || response.closed) return
      isSettled = true
      isAnswered = true
      restoreMethodsAndHeaders()
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      send()
      const returnResponse = () => response
      Object.assign(response, {
        ...{
          writeHead: returnResponse,
          end: returnResponse,
          setHeader: returnResponse,
          appendHeader: returnResponse,
        },
        ...{ write: () => true, removeHeader: () => undefined, flushHeaders: () => undefined },
      })
    },
    giveUp,
    takeEncoding() {
      takenHeaders = {}
      for (const name of ['accept-encoding', 'if-none-match']) {
        if (name in request.headers) takenHeaders[name] = request.headers[name]
        delete request.headers[name]
      }
    },
    release({ failed: hasThrown } = { failed: false }) {
      if (isSettled) return
      restoreMethodsAndHeaders()
      settleOnce(response.closed ? 'left' : 'no page')
      if (!hasThrown) {
        for (const part of parts) write.call(response, part)
      } else if (!response.headersSent) {
        // The headers set so far belong to a page that will not be sent.
        for (const name of response.getHeaderNames()) response.removeHeader(name)
      }
    },
  }
}

/**
 * Returns the status of a page. Next cannot give a cached page the status 404 and its whole text in the
 * first HTML: a header set by `handler.ts` carries the status instead, and is removed here.
 */
export function readAndRemovePageStatus(response: ServerResponse, status: number): number {
  if (!response.hasHeader('x-strata-status')) return status
  // If `proxy.ts` rewrote the request to this page, the header occurs twice: `parseInt` takes the first.
  const ownStatus = Number.parseInt(String(response.getHeader('x-strata-status')), 10)
  response.removeHeader('x-strata-status')
  return status === 200 ? ownStatus : status
}

export function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html')
}
