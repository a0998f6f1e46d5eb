import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { languageOf, tooManyPage, withErrorText } from '../site/error-page.mjs'
import { pageAddress } from '../site/sites.mjs'
import { asking } from './asking.mjs'
import { capture, isHtml, statusOf } from './capture.mjs'
import { encodingFor } from './encoding.mjs'
import { epochHeader } from './epoch.mjs'
import { exact, headerBytes } from './packed.mjs'
import { callPath, openData, pageKeyOf, sameEtag } from './page-key.mjs'
import { PendingLimit } from './pending-limit.mjs'
import { Shelf } from './shelf.mjs'

/**
 * The page cache: answers public pages and public reading calls from memory, compressed, before Next sees the request.
 * Plain JavaScript, because `server.mjs` loads it.
 *
 * A page is good until one of its own tags expires; the tags are those of the store's entry that it came from, and of
 * a call those of the cached reads that it was made of. Renderings of the same page are shared only when they began
 * after the same expiry, or after the reader came, so nobody who comes after a publication gets what was begun
 * before it. In what follows the answer of a call is a page like any other.
 *
 * What is no longer good stays until a new one is there: when a page cannot be made, its last good copy is sent,
 * and says that it is one.
 */

const bytesMax = Number(process.env.PAGE_CACHE_BYTES_MAX || 32 * 1024 * 1024)
/** Calls have a part of their own, and so have those that the table limits, such as the search: no end of terms. */
const callBytesMax = bytesMax / 4
const limitedBytesMax = bytesMax / 8
const pageBytesMax = bytesMax - callBytesMax - limitedBytesMax
/** New pages for one client: a reader never meets it, a crawler that is told to wait does. */
const newPages = { atOnce: 300, perSecond: 10 }
/** After so long the readers of a rendering get the last good copy, where there is one. */
const renderMs = 10_000
/** The list of headers that each encoding of a page has for itself; their texts are the page's. */
const encodedBytes = 1_024
/** @typedef {Record<string, string | string[]>} Headers */
/** @typedef {Record<string, string | number>} OwnHeaders those that say how a body is encoded */
/** @typedef {{ own: OwnHeaders, headers: unknown[], body: Buffer }} Encoded `headers`: the page's and its own, in pairs */
/**
 * `epoch` is the one in which the page is known to be good, -1 where that is not known.
 * `read` is the store's entry that a page came from, where that is known; once the entry lies there, it tells `tags`.
 * `begun` is when the oldest of what it shows began to be read, `isSure` whether that was fresh then.
 * @typedef {{ status: number, headers: Headers, encoded: Map<string, Encoded>, epoch: number, begun: number, isSure: boolean, read: import('./asking.mjs').PageRead | null, tags: readonly string[] | null, madeAt: number }} Page
 */
/** @typedef {Pick<Page, 'epoch' | 'begun' | 'isSure' | 'read' | 'tags'>} Age */
/** @typedef {{ status: number, headers: Headers, whole: Buffer }} ErrorPage */
/**
 * What came of a rendering: the page, an answer that is no cached page, a failure, a reader who left before it was
 * known, or nothing in its time.
 * @typedef {Page | 'no page' | { failure: ErrorPage } | 'left' | 'late'} Outcome
 */

/** The store of `handler.mjs`, once Next has loaded it; before that nothing can be known to be fresh. */
function store() {
  return /** @type {{ strataStore?: import('./handler.mjs').Store }} */ (globalThis).strataStore
}

/** The cache epoch, or -1 while this process is out of step with the others. */
function currentEpoch() {
  const known = store()
  return known?.inStep ? known.epoch : -1
}

/** @param {Page} page */
function isGood(page) {
  const now = currentEpoch()
  if (now < 0) return false
  if (page.epoch === now) return true
  page.tags ??= page.read && (store()?.tagsOf(page.read) ?? null)
  if (!page.tags || !store()?.isFresh({ tags: page.tags, begun: page.begun })) return false
  page.epoch = now
  return true
}

export class PageCache {
  /** @type {Shelf<Page>} */
  pages = new Shelf(pageBytesMax)
  /** @type {Shelf<Page>} */
  calls = new Shelf(callBytesMax)
  /** @type {Shelf<Page>} */
  limitedCalls = new Shelf(limitedBytesMax)
  shelves = [this.pages, this.calls, this.limitedCalls]
  /** @type {Map<string, { begun: number, done: Promise<Outcome> }>} */
  pending = new Map()
  /** Counts readers and renderings, to know which came first. */
  turn = 0

  /**
   * @param {(request: any, response: any) => Promise<void>} handle Next's request handler
   * @param {{ headers?: Record<string, string>, factor?: number, renderMs?: number }} options headers of every answer;
   *   the factor of all rate limits
   */
  constructor(handle, { headers = {}, factor = 1, renderMs: ownRenderMs = renderMs } = {}) {
    this.handle = handle
    this.renderMs = ownRenderMs
    this.headers = Object.entries(headers)
    const { atOnce, perSecond } = newPages
    this.limit = new PendingLimit({ atOnce: atOnce * factor, perSecond: perSecond * factor })
  }

  /**
   * Answers at once what is there.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {() => string} clientOf under whom new pages are counted; asked only when one must be made
   * @returns {Promise<void> | void} a promise when the request goes on to Next
   */
  answer(request, response, clientOf = () => '') {
    const key = pageKeyOf(request)
    if (key === null) return this.pass(request, response, clientOf())
    const page = this.find(key)
    if (page && isGood(page)) return this.send(key, page, request, response)
    return this.wait(key, request, response, clientOf())
  }

  /** Waits for the page, or makes it. @param {string} key @param {string} client */
  async wait(key, request, response, client) {
    const came = ++this.turn
    for (;;) {
      const page = this.find(key)
      if (page && isGood(page)) return this.send(key, page, request, response)
      // Only a whole answer can be cached.
      if (request.method === 'HEAD') return this.pass(request, response, client)
      const pending = this.pending.get(key)
      if (!pending) return this.make(key, request, response, client)
      const made = await pending.done
      if (made === 'no page') return this.pass(request, response, client)
      if (typeof made === 'object' && 'failure' in made)
        return this.fail(key, made.failure, request, response)
      if (made === 'late') {
        const copy = this.copyOf(key)
        if (copy) return this.send(key, copy, request, response, { isStale: true })
      }
      const isForMe = typeof made === 'object' && (isGood(made) || (pending.begun > came && made.isSure))
      if (isForMe) return this.send(key, made, request, response)
      // It was begun before the last expiry, or its reader left: look again, unless this one has left too.
      if (response.closed) return
    }
  }

  /** @param {string} key @returns {Page | undefined} */
  find(key) {
    if (!callPath.test(key)) return this.pages.get(key)
    return this.calls.get(key) ?? this.limitedCalls.get(key)
  }

  /** What lies there, good or not. @param {string} key @returns {Page | undefined} */
  copyOf(key) {
    for (const shelf of this.shelves) {
      const copy = shelf.peek(key)
      if (copy) return copy
    }
  }

  /** Everything that is no cached page goes to Next as it is. */
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
    const onPage = ({ isMissing }) => void (isMissing && this.limit.take(client))
    return asking.run({ onPage }, () => this.handle(request, response))
  }

  /** @param {string} key @param {string} client */
  async make(key, request, response, client) {
    for (const [name, value] of this.headers) response.setHeader(name, value)
    const isCall = callPath.test(key)
    const wait = isCall ? 0 : this.limit.take(client)
    if (wait > 0) return tooMany(wait, request, response)
    let settle = /** @param {Outcome} made */ (made) => void made
    const now = currentEpoch()
    const done = new Promise((resolve) => (settle = resolve))
    this.pending.set(key, { begun: ++this.turn, done })
    /** @type {import('./asking.mjs').PageRead[]} */
    const reads = []
    /** @type {import('./asking.mjs').SharedAnswer | null} */
    let answer = null
    let plain = Buffer.alloc(0)
    const shelf = () => (!answer ? this.pages : answer.isLimited ? this.limitedCalls : this.calls)
    const stop = (/** @type {Outcome} */ made) => {
      clearTimeout(timer)
      // One that was late has made way for the next, which may be at work.
      if (this.pending.get(key)?.done === done) this.pending.delete(key)
      settle(made)
    }
    const timer = setTimeout(() => {
      stop('late')
      const copy = this.copyOf(key)
      if (copy) held.answerOtherwise(() => this.send(key, copy, request, response, { isStale: true }))
    }, this.renderMs)
    const held = capture(request, response, {
      settle: stop,
      isFailure: () =>
        isCall ? response.statusCode >= 500 && this.copyOf(key) !== undefined : isErrorPage(response),
      isCached: () => (isCall ? answer !== null && response.statusCode === 200 : isCachedPage(response)),
      keep: (status, own, whole) => {
        const headers = { ...own, ...(isCall ? callHeaders(whole) : pageHeaders) }
        plain = isCall ? whole : Buffer.from(withAlternate(whole.toString(), request.url))
        const encoding = encodingFor(request.headers['accept-encoding']) === 'br' ? 'br' : 'gzip'
        /** @type {Page} */
        const page = {
          status,
          headers,
          encoded: new Map([[encoding, encodedAs(encoding, plain, headers)]]),
          ...(answer ? ageOfAnswer(answer) : ageOfPage(reads, now)),
          madeAt: Date.now(),
        }
        shelf().put(key, page, bytesOf(page))
        return page
      },
      send: (page) => this.send(key, page, request, response, { plain }),
      fail: (failure) => this.fail(key, failure, request, response),
    })
    // Pages are compressed here, once. Whether a call's answer will be is known when its handler is through.
    if (isCall) typeAsText(response)
    else held.takeEncoding()
    const asked = isCall
      ? {
          onOwnAnswer: held.giveUp,
          onSharedAnswer: (shared) => {
            answer = shared
            held.takeEncoding()
          },
        }
      : { onPage: (read) => void reads.push(read) }
    try {
      await asking.run(asked, () => this.handle(request, response))
      held.release()
    } catch (error) {
      // Its reader has long had the copy.
      if (held.isAnswered) return console.error('a page that was late could not be made:', error)
      held.release({ failed: true })
      const copy = this.copyOf(key)
      if (!copy || response.headersSent) throw error
      console.error('a page could not be made:', error)
      this.send(key, copy, request, response, { isStale: true })
    }
  }

  /**
   * The last good copy of a page that cannot be made now, marked as one; where there is none, what is to be said.
   * @param {string} key @param {ErrorPage} failure
   */
  fail(key, failure, request, response) {
    const copy = this.copyOf(key)
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    if (copy) return this.send(key, copy, request, response, { isStale: true })
    response.writeHead(failure.status, failure.headers)
    response.end(withErrorText(failure.whole.toString(), request.url))
  }

  /** @param {string} key @param {Page} page @param {{ isStale?: boolean, plain?: Buffer }} more */
  send(key, page, request, response, { isStale = false, plain } = {}) {
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return notAcceptable(response)
    if (!isStale && page.epoch >= 0) response.setHeader(epochHeader, String(page.epoch))
    const isKnown = page.status === 200 && sameEtag(request.headers['if-none-match'], page.headers.etag)
    if (isKnown) {
      response.writeHead(304, isStale ? { ...page.headers, ...staleHeaders(page) } : page.headers)
      return void response.end()
    }
    const { own, headers, body } = this.encodedOf(key, page, encoding, plain)
    response.writeHead(page.status, isStale ? { ...page.headers, ...own, ...staleHeaders(page) } : headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /**
   * @param {string} key @param {Page} page @param {import('./encoding.mjs').Encoding} encoding
   * @param {Buffer} [made] the plain text of a page that was made for this very reader
   * @returns {Encoded}
   */
  encodedOf(key, page, encoding, made) {
    const known = page.encoded.get(encoding)
    if (known) return known
    const encoded = encodedAs(encoding, made ?? plainOf(page), page.headers)
    // Plain text is large: it is cached for those who come again, where it has room.
    if (encoding === 'identity' && made) return encoded
    const shelf = this.shelves.find((each) => each.peek(key) === page)
    if (!shelf || bytesOf(page) + encoded.body.length > shelf.entryBytesMax) return encoded
    page.encoded.set(encoding, encoded)
    shelf.put(key, page, bytesOf(page))
    return encoded
  }
}

/** All that a page holds in memory. @param {Page} page */
function bytesOf({ headers, encoded }) {
  let bytes = headerBytes(headers)
  for (const { body } of encoded.values()) bytes += body.length + encodedBytes
  return bytes
}

/**
 * How old a page is that came from Next's own store.
 * @param {import('./asking.mjs').PageRead[]} reads @param {number} now the epoch when its rendering began
 * @returns {Age}
 */
function ageOfPage(reads, now) {
  // Next lets requests share what is being made. Who has not looked into the store at all may have been given what
  // was begun long ago.
  const read = reads.every((each) => each.begun === reads[0]?.begun) ? (reads[0] ?? null) : null
  const isSure = read?.isSure ?? false
  return { epoch: isSure ? now : -1, begun: read?.begun ?? -1, isSure, read, tags: null }
}

/** @param {import('./asking.mjs').SharedAnswer} answer @returns {Age} */
function ageOfAnswer({ tags, begun }) {
  return { epoch: -1, begun, isSure: true, read: null, tags }
}

/** Whether what Next is about to send is a page that it caches. */
function isCachedPage(response) {
  if (response.statusCode !== 200 && response.statusCode !== 404) return false
  return response.hasHeader('x-nextjs-cache') && isHtml(response)
}

/** Whether Next is about to send its page of an error. */
function isErrorPage(response) {
  return response.statusCode === 500 && isHtml(response)
}

const escapes = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/**
 * The language link of a page leads to the same page in the other language, before any script and without one.
 * @param {string} html @param {string} url the public address, `/en/mm/about?a=b`
 */
export function withAlternate(html, url) {
  const alternate = languageOf(url) === 'en' ? url.slice(3) : `/en${url}`
  const href = alternate.replace(/[&"<>]/g, (sign) => escapes[sign])
  return html.replace(/data-alternate="" href="[^"]*"/g, () => `data-alternate="" href="${href}"`)
}

/** Next sets the type of a route handler's answer as a list of one, which its own compression takes for no type. */
function typeAsText(response) {
  const { setHeader } = response
  response.setHeader = (name, value) =>
    setHeader.call(response, name, Array.isArray(value) && value.length === 1 ? value[0] : value)
}

const pageHeaders = {
  vary: 'Accept-Encoding, Cookie, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
}

/** The answer goes by the address alone: not by a cookie, and not by what Next's router asks with. @param {Buffer} whole */
function callHeaders(whole) {
  return {
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
    // A proxy in front must ask each time, and gets a 304 by the ETag.
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: `"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`,
  }
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
  const [identity, br, gzip] = ['identity', 'br', 'gzip'].map((encoding) => encoded.get(encoding)?.body)
  return identity ?? (br ? brotliDecompressSync(br) : gunzipSync(gzip ?? ''))
}

/** @param {import('./encoding.mjs').Encoding} encoding @param {Buffer} plain @param {Headers} headers @returns {Encoded} */
function encodedAs(encoding, plain, headers) {
  const body = exact(encoding === 'identity' ? plain : encoders[encoding](plain))
  /** @type {OwnHeaders} */
  const own = { 'content-length': body.length }
  if (encoding !== 'identity') own['content-encoding'] = encoding
  return { own, headers: Object.entries({ ...headers, ...own }).flat(), body }
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
