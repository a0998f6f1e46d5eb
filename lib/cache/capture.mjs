/**
 * Between Next and the page cache: what Next sends is held back until it is known what it is. Plain JavaScript, because
 * `server.mjs` loads it through the page cache.
 */

/** Headers that belong to one answer and not to the page. */
const ownHeaders = ['content-length', 'transfer-encoding', 'date', 'connection', 'x-nextjs-cache']

/** @typedef {import('./page-cache.mjs').Page} Page */
/** @typedef {import('./page-cache.mjs').Headers} Headers */
/** @typedef {import('./page-cache.mjs').ErrorPage} ErrorPage */
/** @typedef {import('./page-cache.mjs').Outcome} Outcome */

/**
 * Holds back what Next sends until it is known to be a cached page. Anything else goes out as it comes.
 * `settle` is called once, as soon as it is known what this is: others wait for it. Next calls `end` only for
 * readers who stay, so a reader who leaves and a handler that is through settle it as well.
 * @param {{ settle(made: Outcome): void, isCached(): boolean, isFailure(): boolean, keep(status: number, headers: Headers, whole: Buffer): Page, send(page: Page): void, fail(failure: ErrorPage): void }} to
 */
export function capture(request, response, to) {
  const { write, end, writeHead } = response
  /** @type {Record<string, string> | null} */
  let taken = null
  /** @type {Buffer[]} */
  const parts = []
  let cached = false
  let failed = false
  let isSettled = false
  let isAnswered = false
  const give = (made) => {
    if (isSettled) return
    isSettled = true
    to.settle(made)
  }
  const giveUp = () => give('no page')
  const restore = () => {
    Object.assign(response, { write, end, writeHead })
    Object.assign(request.headers, taken)
  }
  const isHeld = () => {
    if (isSettled) return false
    cached ||= !response.headersSent && to.isCached()
    failed ||= !response.headersSent && to.isFailure()
    if (cached || failed) return true
    // Its headers go out now, so it stays what it is; nobody need wait for its end.
    giveUp()
    return false
  }
  response.writeHead = (code, ...rest) => {
    response.statusCode = code
    if (isHeld()) {
      for (const headers of rest)
        if (headers && typeof headers === 'object')
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      return response
    }
    return writeHead.call(response, code, ...rest)
  }
  response.write = (chunk, ...rest) => {
    if (!isHeld()) return write.call(response, chunk, ...rest)
    parts.push(Buffer.from(chunk))
    return true
  }
  response.end = (chunk, ...rest) => {
    const held = isHeld()
    restore()
    if (!held) return end.call(response, chunk, ...rest)
    if (chunk && typeof chunk !== 'function') parts.push(Buffer.from(chunk))
    const status = statusOf(response, response.statusCode)
    const headers = { ...response.getHeaders() }
    for (const name of Object.keys(headers)) response.removeHeader(name)
    for (const name of ownHeaders) delete headers[name]
    const whole = Buffer.concat(parts)
    if (failed) {
      const failure = { status, headers, whole }
      give({ failure })
      to.fail(failure)
      return response
    }
    const page = to.keep(status, headers, whole)
    give(page)
    to.send(page)
    return response
  }
  response.once('close', () => {
    if (isSettled) return
    restore()
    give('left')
  })
  return {
    /** Whether the reader was answered by something else. */
    get isAnswered() {
      return isAnswered
    },
    /**
     * Answers the reader by something else, unless this is already known to go out; what Next sends from then on goes
     * nowhere.
     * @param {() => void} send
     */
    answerOtherwise(send) {
      if (isSettled || response.headersSent || response.closed) return
      isSettled = true
      isAnswered = true
      restore()
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      send()
      const nothing = () => response
      Object.assign(response, {
        ...{ writeHead: nothing, end: nothing, setHeader: nothing, appendHeader: nothing },
        ...{ write: () => true, removeHeader: () => undefined, flushHeaders: () => undefined },
      })
    },
    /** Others need not wait: this will be no cached page. */
    giveUp,
    /** Lets nobody compress this, and nobody answer that the reader has it already: both are done here. */
    takeEncoding() {
      taken = {}
      for (const name of ['accept-encoding', 'if-none-match']) {
        if (name in request.headers) taken[name] = request.headers[name]
        delete request.headers[name]
      }
    },
    /** To be called when the handler is through. */
    release({ failed: hasThrown } = { failed: false }) {
      if (isSettled) return
      restore()
      give(response.closed ? 'left' : 'no page')
      if (!hasThrown) {
        for (const part of parts) write.call(response, part)
      } else if (!response.headersSent) {
        // They told of a page that will not come.
        for (const name of response.getHeaderNames()) response.removeHeader(name)
      }
    },
  }
}

/**
 * A cached page cannot answer 404 with its whole text in the first HTML; it says so by a header instead
 * (`handler.mjs` sets it), and here the header becomes the status.
 */
export function statusOf(response, status) {
  if (!response.hasHeader('x-strata-status')) return status
  // Said twice of a page that `proxy.ts` leads to.
  const own = Number.parseInt(String(response.getHeader('x-strata-status')), 10)
  response.removeHeader('x-strata-status')
  return status === 200 ? own : status
}

/** @param {import('node:http').ServerResponse} response */
export function isHtml(response) {
  return String(response.getHeader('content-type')).startsWith('text/html')
}
