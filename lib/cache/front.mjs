import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { languageOf, tooManyPage, withFailureText } from '../site/failure.mjs'
import { pageAddress } from '../site/sites.mjs'
import { asking } from './asking.mjs'
import { encodingFor } from './encoding.mjs'
import { MakingLimit } from './making-limit.mjs'
import { exact, headerBytes } from './packed.mjs'
import { Shelf } from './shelf.mjs'

/**
 * Answers kept public pages from memory, compressed, before Next sees the request. Plain JavaScript, because
 * `server.mjs` loads it.
 *
 * A page is good while no cache tag has expired since its making began, or none of its own has: the store of
 * `handler.mjs` knows. Makings of the same page are shared only when they began after the same expiry, or after
 * the reader came, so nobody who comes after a publication gets what was begun before it.
 *
 * What is no longer good stays until a new one is there: when a page cannot be made, its last good copy is sent,
 * and says that it is one.
 */

const bytesMax = Number(process.env.FRONT_BYTES_MAX || 32 * 1024 * 1024)
/** Open data is streamed to each reader as long as it lasts. */
const openData = /^[^?]*\.(?:csv|json|ics)(?:\?|$)/
/** A longer address is answered and not kept. */
const urlLengthMax = 2_048
/** New pages for one client: a reader never meets it, a crawler that is told to wait does. */
const makings = { atOnce: 300, perSecond: 10 }
/** The list of headers that each encoding of a page has for itself; their texts are the page's. */
const encodedBytes = 1_024
/** What Next adds to requests of its own router, which have other answers than the page. */
const routerHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'range',
]

/** @typedef {{ headers: Record<string, unknown>, body: Buffer }} Encoded with the page's headers and its own */
/**
 * `expiries` is the count of expiries at which the page is known to be good, -1 where that is not known.
 * `read` is the store's entry that it came from, where that is known.
 * @typedef {{ status: number, headers: Record<string, string | string[]>, encoded: Map<string, Encoded>, plainBytes: number, expiries: number, read: import('./asking.mjs').PageRead | null, madeAt: number }} Page
 */
/** @typedef {{ headers: Record<string, string | string[]>, html: string }} Failure */
/**
 * What came of a making: the page, an answer that is no kept page, a failure, or a reader who left before it was
 * known.
 * @typedef {Page | 'no page' | { failure: Failure } | 'left'} Made
 */

/** The store of `handler.mjs`, once Next has loaded it; before that nothing can be known to be fresh. */
function store() {
  return /** @type {{ strataStore?: import('./handler.mjs').Store }} */ (globalThis).strataStore
}

/** The count of expiries, or -1 while this process is out of step with the others. */
function expiries() {
  const { expiries: count, inStep } = store() ?? { expiries: -1, inStep: false }
  return inStep ? count : -1
}

/** @param {Page} page */
function isGood(page) {
  const now = expiries()
  if (now < 0) return false
  if (page.expiries === now) return true
  if (!page.read || !store()?.isCurrent(page.read)) return false
  page.expiries = now
  return true
}

export class FrontCache {
  /** @type {Shelf<Page>} */
  pages = new Shelf(bytesMax)
  /** @type {Map<string, { begun: number, done: Promise<Made> }>} */
  making = new Map()
  /** Counts readers and makings, to know which came first. */
  turn = 0

  /**
   * @param {(request: any, response: any) => Promise<void>} handle Next's request handler
   * @param {{ headers?: Record<string, string>, factor?: number }} options headers of every answer; the factor of
   *   all rate limits
   */
  constructor(handle, { headers = {}, factor = 1 } = {}) {
    this.handle = handle
    this.headers = Object.entries(headers)
    const { atOnce, perSecond } = makings
    this.limit = new MakingLimit({ atOnce: atOnce * factor, perSecond: perSecond * factor })
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {string} client under which new pages are counted
   */
  async answer(request, response, client = '') {
    const key = keyOf(request)
    if (!key) return this.pass(request, response, client)
    const came = ++this.turn
    for (;;) {
      const page = this.pages.get(key)
      if (page && isGood(page)) return this.send(key, page, request, response)
      // Only a whole answer can be kept.
      if (request.method === 'HEAD') return this.pass(request, response, client)
      const making = this.making.get(key)
      if (!making) return this.make(key, request, response, client)
      const made = await making.done
      if (made === 'no page') return this.pass(request, response, client)
      if (typeof made === 'object' && 'failure' in made)
        return this.fail(key, made.failure, request, response)
      const isForMe = made !== 'left' && (isGood(made) || (making.begun > came && made.read?.isSure))
      if (isForMe) return this.send(key, made, request, response)
      // It was begun before the last expiry, or its reader left: look again, unless this one has left too.
      if (response.closed) return
    }
  }

  /** Everything that is no kept page goes to Next as it is. */
  pass(request, response, client) {
    for (const [name, value] of this.headers) response.setHeader(name, value)
    const { writeHead } = response
    response.writeHead = (status, ...rest) => writeHead.call(response, statusOf(response, status), ...rest)
    typeAsText(response)
    if (!pageAddress.test(request.url)) return this.handle(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(response)
    const wait = openData.test(request.url) ? this.limit.take(client) : this.limit.wait(client)
    if (wait > 0) return tooMany(wait, request, response)
    // The router of a browser asks for many pages and mostly gets what is there: only what must be made counts.
    const note = ({ isMissing }) => void (isMissing && this.limit.take(client))
    return asking.run({ note }, () => this.handle(request, response))
  }

  /** @param {string} key */
  async make(key, request, response, client) {
    for (const [name, value] of this.headers) response.setHeader(name, value)
    const wait = this.limit.take(client)
    if (wait > 0) return tooMany(wait, request, response)
    let settle = /** @param {Made} made */ (made) => void made
    const now = expiries()
    const done = new Promise((resolve) => (settle = resolve))
    this.making.set(key, { begun: ++this.turn, done })
    /** @type {import('./asking.mjs').PageRead[]} */
    const reads = []
    const release = capture(request, response, {
      settle: (made) => {
        this.making.delete(key)
        settle(made)
      },
      keep: (status, headers, html) => {
        // Next lets requests share what is being made. Who has not looked into the store at all may have been
        // given what was begun long ago.
        const read = reads.every((each) => each.begun === reads[0]?.begun) ? (reads[0] ?? null) : null
        const isKnown = now >= 0 && read?.isSure
        const plain = Buffer.from(html)
        const encoding = encodingFor(request.headers['accept-encoding']) === 'br' ? 'br' : 'gzip'
        /** @type {Page} */
        const page = {
          status,
          headers,
          encoded: new Map([[encoding, encodedAs(encoding, plain, headers)]]),
          plainBytes: plain.length,
          expiries: -1,
          read,
          madeAt: Date.now(),
        }
        if (isKnown) page.expiries = now
        this.keep(key, page)
        return page
      },
      send: (page) => this.send(key, page, request, response),
      fail: (failure) => this.fail(key, failure, request, response),
    })
    try {
      await asking.run({ note: (read) => void reads.push(read) }, () => this.handle(request, response))
      release()
    } catch (error) {
      release({ failed: true })
      const copy = this.pages.peek(key)
      if (!copy || response.headersSent) throw error
      console.error('a page could not be made:', error)
      this.send(key, copy, request, response, { isStale: true })
    }
  }

  /** @param {string} key @param {Page} page */
  keep(key, page) {
    let bytes = headerBytes(page.headers)
    for (const { body } of page.encoded.values()) bytes += body.length + encodedBytes
    this.pages.put(key, page, bytes)
  }

  /**
   * The last good copy of a page that cannot be made now, marked as one; where there is none, what is to be said.
   * @param {string} key @param {Failure} failure
   */
  fail(key, failure, request, response) {
    const copy = this.pages.peek(key)
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    if (copy) return this.send(key, copy, request, response, { isStale: true })
    response.writeHead(500, failure.headers)
    response.end(withFailureText(failure.html, request.url))
  }

  /** @param {string} key @param {Page} page */
  send(key, page, request, response, { isStale = false } = {}) {
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return notAcceptable(response)
    const etag = String(page.headers.etag ?? '')
    const isKnown = page.status === 200 && etag !== '' && sameEtag(request.headers['if-none-match'], etag)
    const marks = isStale ? staleHeaders(page) : undefined
    if (isKnown) {
      response.writeHead(304, marks ? { ...page.headers, ...marks } : page.headers)
      return void response.end()
    }
    const { headers, body } = this.encodedOf(key, page, encoding)
    response.writeHead(page.status, marks ? { ...headers, ...marks } : headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /** @param {string} key @param {Page} page @param {import('./encoding.mjs').Encoding} encoding @returns {Encoded} */
  encodedOf(key, page, encoding) {
    const known = page.encoded.get(encoding)
    if (known) return known
    const plain = plainOf(page)
    if (encoding === 'identity') {
      return { headers: { ...page.headers, 'content-length': page.plainBytes }, body: plain }
    }
    const encoded = encodedAs(encoding, plain, page.headers)
    page.encoded.set(encoding, encoded)
    if (this.pages.peek(key) === page) this.keep(key, page)
    return encoded
  }
}

/** The page's key, or null when the request is none that a kept page answers. */
function keyOf(request) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  if (!pageAddress.test(request.url) || request.url.includes('_rsc=')) return null
  if (request.url.length > urlLengthMax) return null
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
 * @param {{ settle(made: Made): void, keep(status: number, headers: any, html: string): Page, send(page: Page): void, fail(failure: Failure): void }} to
 * @returns what to call when the handler is through
 */
function capture(request, response, to) {
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
    to.settle(made)
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
    const status = statusOf(response, response.statusCode)
    const headers = { ...response.getHeaders() }
    for (const name of Object.keys(headers)) response.removeHeader(name)
    for (const name of ownHeaders) delete headers[name]
    if (failed) {
      const failure = { headers, html: whole() }
      give({ failure })
      to.fail(failure)
      return response
    }
    headers.vary =
      'Accept-Encoding, Cookie, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'
    const page = to.keep(status, headers, withTwin(whole(), request.url))
    give(page)
    to.send(page)
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

const plainText = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const encoders = {
  br: (raw) =>
    brotliCompressSync(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
    }),
  gzip: (raw) => gzipSync(raw, { level: 6 }),
}

/** @param {Page} page */
function plainOf({ encoded }) {
  const br = encoded.get('br')
  return br ? brotliDecompressSync(br.body) : gunzipSync(encoded.get('gzip')?.body ?? '')
}

/** @param {'br' | 'gzip'} encoding @param {Buffer} plain @param {Page['headers']} headers @returns {Encoded} */
function encodedAs(encoding, plain, headers) {
  const body = exact(encoders[encoding](plain))
  return { headers: { ...headers, 'content-length': body.length, 'content-encoding': encoding }, body }
}

/** @param {Page} page */
function staleHeaders({ madeAt }) {
  return {
    'cache-control': 'no-store',
    age: String(Math.round((Date.now() - madeAt) / 1000)),
    warning: '110 - "Response is Stale"',
    'x-strata-stale': '1',
  }
}

function notAcceptable(response) {
  response.writeHead(406, plainText)
  response.end('No encoding of this page is acceptable: br, gzip and identity are there.\n')
}

function notAllowed(response) {
  response.writeHead(405, { ...plainText, allow: 'GET, HEAD' })
  response.end('A page is only read.\n')
}

/** @param {number} seconds */
function tooMany(seconds, request, response) {
  response.writeHead(429, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'retry-after': String(seconds),
  })
  response.end(request.method === 'HEAD' ? undefined : tooManyPage(request.url, seconds))
}

function sameEtag(asked, etag) {
  if (!asked) return false
  const bare = (value) => value.trim().replace(/^W\//, '')
  return asked.split(',').some((each) => bare(each) === bare(etag))
}
