import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { languageOf, withFailureText } from '../site/failure.mjs'

/**
 * Answers kept public pages from memory, compressed once, before Next sees the request. Plain JavaScript,
 * because `server.mjs` loads it.
 *
 * A page is good while no cache tag has expired since its making began: the store of `handler.mjs` counts the
 * expiries. Makings of the same page are shared only when they began after the same expiry, so nobody who
 * comes after a publication gets what was begun before it.
 */

const bytesMax = Number(process.env.FRONT_BYTES_MAX || 64 * 1024 * 1024)
const pagePath = /^\/(?:en\/)?(?:mm|mn|mw|yp)(?:[/?]|$)/
/** Open data is streamed to each reader as long as it lasts. */
const openData = /^[^?]*\.(?:csv|json|ics)(?:\?|$)/
/** What Next adds to requests of its own router, which have other answers than the page. */
const routerHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'range',
]

/** @typedef {{ status: number, headers: Record<string, string | string[]>, raw: Buffer, encoded: Map<string, Buffer>, expiries: number, bytes: number }} Page */
/**
 * What came of a making: the page, an answer that is no kept page, or a reader who left before it was known.
 * @typedef {Page | 'no page' | 'left'} Made
 */

function expiries() {
  const store = /** @type {{ strataStore?: { expiries: number } }} */ (globalThis).strataStore
  // Before Next has loaded its cache handler nothing can be known to be fresh.
  return store?.expiries ?? -1
}

export class FrontCache {
  /** @type {Map<string, Page>} in the order of last use, oldest first */
  pages = new Map()
  /** @type {Map<string, { expiries: number, done: Promise<Made> }>} */
  making = new Map()
  bytes = 0

  /** @param {(request: any, response: any) => Promise<void>} handle Next's request handler */
  constructor(handle) {
    this.handle = handle
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async answer(request, response) {
    const key = keyOf(request)
    if (!key) return this.pass(request, response)
    for (;;) {
      const now = expiries()
      const page = this.pages.get(key)
      if (page && page.expiries === now && now >= 0) {
        this.pages.delete(key)
        this.pages.set(key, page)
        return send(page, request, response)
      }
      // Only a whole answer can be kept.
      if (request.method === 'HEAD') return this.pass(request, response)
      const making = this.making.get(key)
      if (!making) return this.make(key, now, request, response)
      const made = await making.done
      if (made === 'no page') return this.pass(request, response)
      if (made !== 'left' && making.expiries === now) return send(made, request, response)
      // It was begun before the last expiry, or its reader left: look again, unless this one has left too.
      if (response.closed) return
    }
  }

  /** Everything that is no kept page goes to Next as it is. */
  pass(request, response) {
    const { writeHead } = response
    response.writeHead = (status, ...rest) => writeHead.call(response, statusOf(response, status), ...rest)
    typeAsText(response)
    return this.handle(request, response)
  }

  /** @param {string} key @param {number} now */
  async make(key, now, request, response) {
    let settle = /** @param {Made} made */ (made) => void made
    this.making.set(key, { expiries: now, done: new Promise((resolve) => (settle = resolve)) })
    const release = capture(request, response, now, (made) => {
      this.making.delete(key)
      if (typeof made === 'object') this.keep(key, made)
      settle(made)
    })
    try {
      await this.handle(request, response)
      release()
    } catch (error) {
      release({ failed: true })
      throw error
    }
  }

  /** @param {string} key @param {Page} page */
  keep(key, page) {
    const old = this.pages.get(key)
    if (old) this.bytes -= old.bytes
    this.pages.delete(key)
    if (page.bytes > bytesMax / 8) return
    this.pages.set(key, page)
    this.bytes += page.bytes
    for (const [oldest, { bytes }] of this.pages) {
      if (this.bytes <= bytesMax) break
      this.pages.delete(oldest)
      this.bytes -= bytes
    }
  }
}

/** The page's key, or null when the request is none that a kept page answers. */
function keyOf(request) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  if (!pagePath.test(request.url) || request.url.includes('_rsc=')) return null
  if (openData.test(request.url)) return null
  if (routerHeaders.some((name) => name in request.headers)) return null
  // Readers of English are led from a bare address to its English twin.
  const cookie = request.headers.cookie ?? ''
  if (/(?:^|;\s*)lang=en(?:;|$)/.test(cookie) && languageOf(request.url) === 'mn') return null
  return request.url
}

/**
 * Holds back what Next sends until it is known to be a kept page. Anything else goes out as it comes.
 * `settle` is called once, as soon as it is known what this is: others wait for it. Next calls `end` only for
 * readers who stay, so a reader who leaves and a handler that is through settle it as well.
 * @param {(made: Made) => void} settle
 * @returns what to call when the handler is through
 */
function capture(request, response, now, settle) {
  const { write, end, writeHead } = response
  const encoding = request.headers['accept-encoding']
  // Compressed here once, and not there each time.
  delete request.headers['accept-encoding']
  const match = request.headers['if-none-match']
  delete request.headers['if-none-match']
  /** @type {Buffer[]} */
  const parts = []
  let kept = false
  let failed = false
  let isSettled = false
  const give = (made) => {
    if (isSettled) return
    isSettled = true
    settle(made)
  }
  const restore = () => {
    Object.assign(response, { write, end, writeHead })
    if (encoding !== undefined) request.headers['accept-encoding'] = encoding
    if (match !== undefined) request.headers['if-none-match'] = match
  }
  const isHtml = () => String(response.getHeader('content-type')).startsWith('text/html')
  const isKept = () =>
    response.hasHeader('x-nextjs-cache') &&
    (response.statusCode === 200 || response.statusCode === 404) &&
    isHtml()
  const isHeld = () => {
    if (isSettled) return false
    kept ||= !response.headersSent && isKept()
    failed ||= !response.headersSent && response.statusCode === 500 && isHtml()
    if (kept || failed) return true
    // Its headers go out now, so it stays what it is; nobody need wait for its end.
    give('no page')
    return false
  }
  const whole = () => Buffer.concat(parts).toString('utf8')
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
    if (failed) {
      response.removeHeader('content-length')
      end.call(response, withFailureText(whole(), request.url))
      give('no page')
      return response
    }
    const status = statusOf(response, response.statusCode)
    const raw = Buffer.from(withTwin(whole(), request.url))
    const headers = { ...response.getHeaders() }
    for (const name of Object.keys(headers)) response.removeHeader(name)
    for (const name of ownHeaders) delete headers[name]
    headers.vary =
      'Accept-Encoding, Cookie, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'
    const page = { status, headers, raw, encoded: new Map(), expiries: now, bytes: raw.length * 2 }
    give(page)
    send(page, request, response)
    return response
  }
  response.once('close', () => {
    if (isSettled) return
    restore()
    give('left')
  })
  return ({ failed: hasThrown } = { failed: false }) => {
    if (isSettled) return
    restore()
    give(response.closed ? 'left' : 'no page')
    if (!hasThrown) {
      for (const part of parts) write.call(response, part)
    } else if (!response.headersSent) {
      // They told of a page that will not come.
      for (const name of response.getHeaderNames()) response.removeHeader(name)
    }
  }
}

const escapes = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/**
 * The language link of a page leads to the same page in the other language, before any script and without one.
 * @param {string} html @param {string} url the public address, `/en/mm/about?a=b`
 */
export function withTwin(html, url) {
  const twin = languageOf(url) === 'en' ? url.slice(3) : `/en${url}`
  const href = twin.replace(/[&"<>]/g, (sign) => escapes[sign])
  return html.replace(/data-twin="" href="[^"]*"/g, () => `data-twin="" href="${href}"`)
}

/** Next sets the type of a route handler's answer as a list of one, which its own compression takes for no type. */
function typeAsText(response) {
  const { setHeader } = response
  response.setHeader = (name, value) =>
    setHeader.call(response, name, Array.isArray(value) && value.length === 1 ? value[0] : value)
}

/** Headers that belong to one answer and not to the page. */
const ownHeaders = ['content-length', 'transfer-encoding', 'date', 'connection', 'x-nextjs-cache']

/**
 * A kept page cannot answer 404 with its whole text in the first HTML; it says so by a header instead
 * (`handler.mjs` sets it), and here the header becomes the status.
 */
function statusOf(response, status) {
  if (!response.hasHeader('x-strata-status')) return status
  const own = Number(response.getHeader('x-strata-status'))
  response.removeHeader('x-strata-status')
  return status === 200 ? own : status
}

const encoders = {
  br: (raw) =>
    brotliCompressSync(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
    }),
  gzip: (raw) => gzipSync(raw, { level: 6 }),
}

/** @param {Page} page */
function send(page, request, response) {
  const etag = String(page.headers.etag ?? '')
  if (etag && sameEtag(request.headers['if-none-match'], etag) && page.status === 200) {
    response.writeHead(304, page.headers)
    response.end()
    return
  }
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  let body = page.raw
  if (encoding) {
    body = page.encoded.get(encoding) ?? encoders[encoding](page.raw)
    page.encoded.set(encoding, body)
  }
  response.writeHead(page.status, {
    ...page.headers,
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sameEtag(asked, etag) {
  if (!asked) return false
  const bare = (value) => value.trim().replace(/^W\//, '')
  return asked.split(',').some((each) => bare(each) === bare(etag))
}
