import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { formatTags, tagsHeader } from '@/lib/platform/edge/tags'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import { processState } from '@/lib/platform/process-state'
import { requestIdHeader } from '@/lib/platform/request-id'
import { callPolicy, everyAnswer } from '@/lib/platform/site/answer-headers'
import { languageOf, tooManyRequestsPage, withErrorText } from '@/lib/platform/site/error-page'
import { isRedirectable } from '@/lib/platform/site/redirects'
import { pageAddress } from '@/lib/platform/site/sites'
import { asking, type Asking, type PageRead, type SharedAnswer } from './asking'
import { captureResponse, isHtml, readAndRemovePageStatus } from './capture'
import { encodingFor, type Encoding } from './encoding'
import { epochHeader } from './epoch'
import { isMissingPage, sendRedirectOrPage } from './missing'
import { compress, copyIfSlice, estimateHeaderMemory } from './packed'
import type { EncodedCopy, ErrorPage, Headers, Outcome, Page } from './page'
import { versionHeader } from './deferred-loader'
import {
  callPath,
  flightVersionOf,
  matchesEtag,
  openData,
  pageKeyOf,
  toRouterRequest,
  toWeakEtag,
  withoutFlightVersion,
} from './page-key'
import { PendingLimit } from './pending-limit'
import { SegmentedLru } from './segmented-lru'

/**
 * The page cache: answers requests for public pages, and public calls that only read, from compressed copies
 * in memory, before Next sees the request.
 *
 * A page is good until one of its tags expires. It has the tags of its entry in the store of `handler.ts`.
 * The answer of a call, which this file also calls a page, has the tags of the cached reads that it was made
 * of. A reader who waits for another reader's rendering gets the page only if it is still good, or if the
 * rendering began after the waiting reader came.
 *
 * The flight of a page, which its loader fetches, is stored beside it under the version of the page. It is never
 * outdated: it belongs to that version, and the reader of another version asks under another address.
 *
 * An outdated page is not removed: when no new one can be made, its last good copy is sent, marked as an old
 * copy.
 */

const counts = {
  hit: placeOf('cacheAnswers', 'pages hit'),
  made: placeOf('cacheAnswers', 'pages made'),
  stale: placeOf('cacheAnswers', 'pages stale'),
  refused: placeOf('refusals', 'pages'),
}
const bytesMax = Number(process.env.PAGE_CACHE_BYTES_MAX || 32 * 1024 * 1024)
/**
 * Pages, the answers of calls, and the answers of rate-limited calls such as the search have separate shares
 * of memory.
 */
const callBytesMax = bytesMax / 4
const limitedBytesMax = bytesMax / 8
const pageBytesMax = bytesMax - callBytesMax - limitedBytesMax
/**
 * How many uncached pages one client may request, at once and then per second; beyond this it gets a 429,
 * which says how long to wait.
 */
const newPages = { atOnce: 300, perSecond: 10 }
/** A page that is asked for after this time is worth compressing again, as well as Brotli can. */
const denseAfterMs = 1_000
/** At 10 Brotli takes 40 ms for a page of 90 kB and saves a tenth; at 11 it takes three times as long for 1 %. */
const denseQuality = 10
/** Readers who have waited this long for a rendering get the page's last good copy, if there is one. */
const renderMs = 10_000
/**
 * The estimated memory, in bytes, of the list of headers of one encoded copy. The texts of the headers are
 * not included, because all copies of a page share them.
 */
const encodedBytes = 1_024

type PageFreshness = Pick<Page, 'epoch' | 'seq' | 'isSure' | 'read' | 'tags'>
type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>
/** `headers` are sent with every answer, `factor` multiplies both limits of `newPages`. */
type Options = { headers?: Readonly<Record<string, string>>; factor?: number; renderMs?: number }

type SendOptions = { isStale?: boolean; plain?: Buffer }

/** Stands for an answer that is held back and not cached. */
const noPage: Page = {
  ...{ status: 404, headers: {}, encoded: new Map(), epoch: -1, seq: -1, isSure: false },
  ...{ read: null, tags: null, madeAt: 0 },
}

/** Returns the epoch of the store; -1 while the store is out of step with other processes or not loaded. */
function currentEpoch(): number {
  const pageStore = processState.cacheStore
  return pageStore?.inSync ? pageStore.epoch : -1
}

function updateEpochIfFresh(page: Page): boolean {
  const now = currentEpoch()
  if (now < 0) return false
  if (page.epoch === now) return true
  page.tags ??= page.read && (processState.cacheStore?.tagsOf(page.read) ?? null)
  if (!page.tags || !processState.cacheStore?.isFresh({ tags: page.tags, seq: page.seq })) return false
  page.epoch = now
  return true
}

/** A flight is always up to date, even while this process is out of step with the others. */
function isUpToDate(key: string, page: Page): boolean {
  return updateEpochIfFresh(page) || flightVersionOf(key) !== null
}

export class PageCache {
  readonly pages = new SegmentedLru<Page>(pageBytesMax)
  readonly calls = new SegmentedLru<Page>(callBytesMax)
  readonly limitedCalls = new SegmentedLru<Page>(limitedBytesMax)
  readonly shelves = [this.pages, this.calls, this.limitedCalls]
  readonly pending = new Map<string, { turn: number; outcome: Promise<Outcome> }>()
  /** The last number given to a waiting reader or a rendering. Both are numbered in the order they come. */
  turn = 0
  readonly renderMs: number
  readonly headers: [string, string][]
  readonly limit: PendingLimit
  /** Whether a page is being compressed again: one at a time, so that new pages are not delayed. */
  isDensifying = false

  /** @param handle Next's request handler */
  constructor(
    readonly handle: Handle,
    { headers = {}, factor = 1, renderMs: ownRenderMs = renderMs }: Options = {},
  ) {
    this.renderMs = ownRenderMs
    this.headers = Object.entries(headers)
    const { atOnce, perSecond } = newPages
    this.limit = new PendingLimit({ atOnce: atOnce * factor, perSecond: perSecond * factor })
  }

  /**
   * Answers from the cache at once if it can.
   * @param getClient returns the client whose limit applies; called if the cache cannot answer at once
   * @returns a promise if the request must wait or goes on to Next
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    getClient: () => string = () => '',
  ): Promise<void> | void {
    const key = pageKeyOf(request)
    if (key === null) return this.limitAndPassToNext(request, response, getClient())
    const page = this.findPage(key) ?? this.takeFlight(key)
    if (page && isUpToDate(key, page)) return this.sendPage(key, page, request, response)
    if (flightVersionOf(key)) toRouterRequest(request)
    return this.sendPendingOrMakePage(key, request, response, getClient())
  }

  /** Waits for the page that is being made, or makes it. Passes HEAD and what cannot be cached to Next. */
  async sendPendingOrMakePage(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    client: string,
  ): Promise<void> {
    const came = ++this.turn
    for (;;) {
      const page = this.findPage(key)
      if (page && isUpToDate(key, page)) return this.sendPage(key, page, request, response)
      // The answer to a HEAD request has no body that could be cached.
      if (request.method === 'HEAD') return this.limitAndPassToNext(request, response, client)
      const pending = this.pending.get(key)
      if (!pending) return this.makeAndSendPage(key, request, response, client)
      const outcome = await pending.outcome
      if (outcome === 'no page') return this.limitAndPassToNext(request, response, client)
      if (typeof outcome === 'object' && 'failure' in outcome) {
        // The failure itself is logged for the request that it happened to.
        if (!this.peekPage(key)) console.error('a page failed for a request that waited for it')
        return this.sendCopyOrFailure(key, outcome.failure, request, response)
      }
      if (outcome === 'late') {
        const copy = this.peekPage(key)
        if (copy) return this.sendPage(key, copy, request, response, { isStale: true })
      }
      const isForMe =
        typeof outcome === 'object' &&
        (updateEpochIfFresh(outcome) || (pending.turn > came && outcome.isSure))
      if (isForMe) return this.sendPage(key, outcome, request, response)
      // The rendering began before the last expiry, takes too long, or its reader left: look again, unless
      // this reader has left too.
      if (response.closed) return
    }
  }

  findPage(key: string): Page | undefined {
    if (!callPath.test(key)) return this.pages.get(key)
    return this.calls.get(key) ?? this.limitedCalls.get(key)
  }

  /**
   * Drops a page whose flight is gone and whose new flight has another version: its readers would never get a
   * flight that fits. The new epoch keeps the gateway from repeating the page.
   */
  dropPageOfVersion(key: string, version: string): void {
    const pageKey = withoutFlightVersion(key)
    if (this.pages.peek(pageKey)?.headers[versionHeader] !== version) return
    this.pages.drop(pageKey)
    processState.cacheStore?.raiseEpoch()
  }

  /** Takes the flight of a version over from the store, which got it when the page was made. */
  takeFlight(key: string): Page | undefined {
    const version = flightVersionOf(key)
    const flight = version && processState.cacheStore?.flights.get(version)
    if (!version || !flight) return undefined
    const headers = {
      ...Object.fromEntries(this.headers),
      'content-type': 'text/x-component',
      [versionHeader]: version,
      ...flightHeaders,
    }
    const page: Page = {
      status: 200,
      headers,
      encoded: new Map([['br', toEncodedCopy('br', flight, headers)]]),
      ...{ epoch: -1, seq: -1, isSure: true, read: null, tags: [] },
      madeAt: Date.now(),
    }
    this.pages.put(key, page, estimatePageMemory(page))
    return page
  }

  /** Returns the cached page, even if it is outdated. */
  peekPage(key: string): Page | undefined {
    for (const shelf of this.shelves) {
      const copy = shelf.peek(key)
      if (copy) return copy
    }
  }

  /** Passes a request to Next, unless its method is wrong for a page or the client has reached its limit. */
  limitAndPassToNext(
    request: IncomingMessage,
    response: ServerResponse,
    client: string,
  ): Promise<void> | void {
    for (const [name, value] of this.headers) response.setHeader(name, value)
    const { writeHead } = response as { writeHead(status: number, ...rest: unknown[]): ServerResponse }
    response.writeHead = (status: number, ...rest: unknown[]) =>
      writeHead.call(response, readAndRemovePageStatus(response, status), ...rest)
    unwrapSingleHeaders(response)
    const { url = '' } = request
    if (!pageAddress.test(url)) {
      this.redirectIfMissing(request, response)
      return this.handle(request, response)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendNotAllowed(response)
    const wait = openData.test(url)
      ? this.limit.countPageOrReturnWaitSeconds(client)
      : this.limit.secondsToWait(client)
    if (wait > 0) return sendTooManyRequests(wait, request, response)
    this.redirectIfMissing(request, response)
    // A browser's router requests many pages, mostly cached ones: only a page that must be made counts.
    const onPage = ({ isMissing }: PageRead) =>
      void (isMissing && this.limit.countPageOrReturnWaitSeconds(client))
    return asking.run({ onPage }, () => this.handle(request, response))
  }

  /** Holds a page back that Next sends for an address that is not there, and looks for the redirect first. */
  redirectIfMissing(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    if (!isRedirectable(request.url ?? '')) return
    let page: ErrorPage | undefined
    captureResponse(request, response, {
      settle: () => undefined,
      isFailure: () => false,
      isCached: () => isMissingPage(response),
      keep: (status, headers, body) => {
        page = { status, headers, body }
        return noPage
      },
      send: () =>
        void sendRedirectOrPage(request, response, this.headers, () => {
          response.writeHead(page?.status ?? 404, page?.headers)
          response.end(page?.body)
        }),
      fail: () => undefined,
    })
  }

  async makeAndSendPage(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    client: string,
  ): Promise<void> {
    for (const [name, value] of this.headers) response.setHeader(name, value)
    const isCall = callPath.test(key)
    const version = flightVersionOf(key)
    const wait = isCall
      ? 0
      : version
        ? this.limit.secondsToWait(client)
        : this.limit.countPageOrReturnWaitSeconds(client)
    if (wait > 0) return sendTooManyRequests(wait, request, response)
    let settle: (outcome: Outcome) => void = () => undefined
    const now = currentEpoch()
    const pendingOutcome = new Promise<Outcome>((resolve) => (settle = resolve))
    this.pending.set(key, { turn: ++this.turn, outcome: pendingOutcome })
    const reads: PageRead[] = []
    let answer = null as SharedAnswer | null
    let plain: Buffer = Buffer.alloc(0)
    const targetCache = () => (!answer ? this.pages : answer.isLimited ? this.limitedCalls : this.calls)
    const finishPending = (outcome: Outcome) => {
      clearTimeout(timer)
      // If this rendering was late, a newer one may have replaced it as the pending one.
      if (this.pending.get(key)?.outcome === pendingOutcome) this.pending.delete(key)
      settle(outcome)
    }
    const timer = setTimeout(() => {
      finishPending('late')
      const copy = this.peekPage(key)
      if (copy)
        responseCapture.answerOtherwise(() => this.sendPage(key, copy, request, response, { isStale: true }))
    }, this.renderMs)
    const responseCapture = captureResponse(request, response, {
      settle: finishPending,
      isFailure: () =>
        isCall ? response.statusCode >= 500 && this.peekPage(key) !== undefined : isErrorPage(response),
      isCached: () => {
        if (version) {
          const madeVersion = versionOfMadeFlight(response)
          if (madeVersion !== null && madeVersion !== version) this.dropPageOfVersion(key, version)
          return madeVersion === version
        }
        return isCall ? answer !== null && response.statusCode === 200 : isCachedPage(response)
      },
      keep: (status, ownHeaders, body) => {
        const addedHeaders = version
          ? flightHeaders
          : isCall
            ? callHeaders(body, answer?.tags ?? [])
            : pageHeaders
        const headers: Headers = { ...ownHeaders, ...addedHeaders }
        if (headers.etag) headers.etag = toWeakEtag(String(headers.etag))
        plain = isCall || version ? body : Buffer.from(withAlternateLink(body.toString(), request.url ?? ''))
        const encoding = encodingFor(request.headers['accept-encoding']) === 'br' ? 'br' : 'gzip'
        const page: Page = {
          status,
          headers,
          encoded: new Map([[encoding, encodeCopy(encoding, plain, headers)]]),
          ...(answer ? freshnessOfSharedAnswer(answer) : freshnessOfPage(reads, now)),
          ...(version ? { tags: [] } : {}),
          madeAt: Date.now(),
        }
        targetCache().put(key, page, estimatePageMemory(page))
        return page
      },
      send: (page) => this.sendPage(key, page, request, response, { plain }),
      fail: (failure) => this.sendCopyOrFailure(key, failure, request, response),
    })
    // Next must not compress a page, because this cache does. The answer of a call is exempted from Next's
    // compression in `onSharedAnswer`, once it is known to be shared.
    if (isCall) unwrapSingleHeaders(response)
    else responseCapture.takeEncoding()
    const reader: Asking = isCall
      ? {
          onOwnAnswer: responseCapture.giveUp,
          onSharedAnswer: (sharedAnswer) => {
            answer = sharedAnswer
            responseCapture.takeEncoding()
          },
        }
      : {
          onPage: (read) => {
            reads.push(read)
            if (version && read.isMissing) this.limit.countPageOrReturnWaitSeconds(client)
          },
        }
    try {
      await asking.run(reader, () => this.handle(request, response))
      responseCapture.release()
    } catch (error) {
      // The reader of this late page has already got the last good copy.
      if (responseCapture.isAnswered) return console.error('a page that was late could not be made:', error)
      responseCapture.release({ failed: true })
      const copy = this.peekPage(key)
      if (!copy || response.headersSent) throw error
      console.error('a page could not be made:', error)
      this.sendPage(key, copy, request, response, { isStale: true })
    }
  }

  /**
   * Sends the last good copy of a page that cannot be made now, marked as an old copy. If there is no copy,
   * sends the failure.
   */
  sendCopyOrFailure(
    key: string,
    failure: ErrorPage,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const copy = this.peekPage(key)
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    if (copy) return this.sendPage(key, copy, request, response, { isStale: true })
    response.writeHead(failure.status, failure.headers)
    const id = String(request.headers[requestIdHeader])
    response.end(withErrorText(failure.body.toString(), request.url ?? '', id))
  }

  sendPage(
    key: string,
    page: Page,
    request: IncomingMessage,
    response: ServerResponse,
    options: SendOptions = {},
  ): void {
    const { epoch } = page
    const send = () => this.sendCopy(key, page, request, response, { epoch, ...options })
    // Only the address of a missing page is looked for among the redirects: every other page costs nothing.
    if (page.status !== 404 || options.isStale) return send()
    void sendRedirectOrPage(request, response, this.headers, send)
  }

  /** @param options.epoch the epoch in which the page was up to date, before its redirect was looked for */
  sendCopy(
    key: string,
    page: Page,
    request: IncomingMessage,
    response: ServerResponse,
    { isStale = false, plain, epoch }: SendOptions & { epoch: number },
  ): void {
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return sendNotAcceptable(response)
    countOne(isStale ? counts.stale : plain ? counts.made : counts.hit)
    if (!isStale && epoch >= 0) response.setHeader(epochHeader, String(epoch))
    const etag = page.headers.etag?.toString()
    const isKnown = page.status === 200 && matchesEtag(request.headers['if-none-match'], etag)
    if (isKnown) {
      response.writeHead(304, isStale ? { ...page.headers, ...staleHeaders(page) } : page.headers)
      return void response.end()
    }
    const { ownHeaders, headers, body } = this.getOrEncodeCopy(key, page, encoding, plain)
    response.writeHead(
      page.status,
      isStale ? { ...page.headers, ...ownHeaders, ...staleHeaders(page) } : headers,
    )
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /** Compresses a page that is read again as well as Brotli can, in another thread: a tenth is saved. */
  async densify(key: string, page: Page, copy: EncodedCopy): Promise<void> {
    if (this.isDensifying || Date.now() - page.madeAt < denseAfterMs) return
    this.isDensifying = true
    page.isDense = true
    const body = await compress(plainBodyOf(page), denseQuality).finally(() => (this.isDensifying = false))
    const shelf = this.shelves.find((each) => each.peek(key) === page)
    if (!shelf || body.length >= copy.body.length) return
    page.encoded.set('br', toEncodedCopy('br', body, page.headers))
    shelf.put(key, page, estimatePageMemory(page))
  }

  /** @param plainBody the uncompressed text of the page, if it was just made for this reader */
  getOrEncodeCopy(key: string, page: Page, encoding: Encoding, plainBody: Buffer | undefined): EncodedCopy {
    const copy = page.encoded.get(encoding)
    if (copy) {
      if (encoding === 'br' && !page.isDense) void this.densify(key, page, copy)
      return copy
    }
    const newCopy = encodeCopy(encoding, plainBody ?? plainBodyOf(page), page.headers)
    // An uncompressed page is large: it is cached only when a later reader asks for it and there is room.
    if (encoding === 'identity' && plainBody) return newCopy
    const shelf = this.shelves.find((each) => each.peek(key) === page)
    if (!shelf || estimatePageMemory(page) + newCopy.body.length > shelf.entryBytesMax) return newCopy
    page.encoded.set(encoding, newCopy)
    shelf.put(key, page, estimatePageMemory(page))
    return newCopy
  }
}

/** Estimates the memory of a page in bytes: the headers, and the copies in each encoding. */
function estimatePageMemory({ headers, encoded }: Page): number {
  let bytes = estimateHeaderMemory(headers)
  for (const { body } of encoded.values()) bytes += body.length + encodedBytes
  return bytes
}

/**
 * Returns the data by which the freshness of a page is judged.
 * @param reads the lookups of its rendering in the store of `handler.ts`
 * @param epoch the epoch when its rendering began
 */
function freshnessOfPage(reads: readonly PageRead[], epoch: number): PageFreshness {
  // If this request made no lookup, or lookups that disagree, the age of the page is unknown: Next lets
  // requests share a pending page, whose rendering may have begun long ago.
  const read = reads.every((each) => each.seq === reads[0]?.seq) ? (reads[0] ?? null) : null
  const isSure = read?.isSure ?? false
  return { epoch: isSure ? epoch : -1, seq: read?.seq ?? -1, isSure, read, tags: null }
}

function freshnessOfSharedAnswer({ tags, seq }: SharedAnswer): PageFreshness {
  return { epoch: -1, seq, isSure: true, read: null, tags }
}

/** Returns whether Next is about to send a page that it caches. */
function isCachedPage(response: ServerResponse): boolean {
  if (response.statusCode !== 200 && response.statusCode !== 404) return false
  return response.hasHeader('x-nextjs-cache') && isHtml(response)
}

/** Returns the version of the flight that Next is about to send; null if it is about to send something else. */
function versionOfMadeFlight(response: ServerResponse): string | null {
  const isFlight = String(response.getHeader('content-type')).startsWith('text/x-component')
  const version = response.getHeader(versionHeader)
  return isFlight && typeof version === 'string' ? version : null
}

/** Returns whether Next is about to send its error page. */
function isErrorPage(response: ServerResponse): boolean {
  return response.statusCode === 500 && isHtml(response)
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/**
 * Points the language link of a page to the same page in the other language, so that the link works without
 * scripts, and before they are loaded.
 * @param url the public address, `/en/mm/about?a=b`
 */
export function withAlternateLink(html: string, url: string): string {
  const alternate = languageOf(url) === 'en' ? url.slice(3) : `/en${url}`
  const href = alternate.replace(/[&"<>]/g, (sign) => escapes[sign] ?? sign)
  return html.replace(/data-alternate="" href="[^"]*"/g, () => `data-alternate="" href="${href}"`)
}

/**
 * Makes a response store one-element header lists as single values: Next sets a route handler's content type
 * as such a list, which Next's own compression does not recognise.
 */
function unwrapSingleHeaders(response: ServerResponse): void {
  const { setHeader } = response
  response.setHeader = (name, value) =>
    setHeader.call(response, name, Array.isArray(value) && value.length === 1 ? value[0] : value)
}

/**
 * The headers of a page, which depends on its address alone: Next's router asks under others (`_rsc`), and a
 * cookie for English gets a redirect that no cache keeps.
 */
const pageHeaders = { vary: 'Accept-Encoding' }

/** The headers of a flight, which never changes at its address. */
const flightHeaders = {
  vary: 'Accept-Encoding',
  'cache-control': 'private, max-age=31536000, immutable',
}

/**
 * Returns the headers of a call's answer, which depends only on the address: not on a cookie, and not on the
 * headers of Next's router.
 */
function callHeaders(body: Buffer, tags: readonly string[]): Headers {
  return {
    ...everyAnswer,
    ...callPolicy,
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
    [tagsHeader]: formatTags(tags),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }
}

const plainText = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const encoders = {
  br: (raw: Buffer) =>
    brotliCompressSync(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
    }),
  gzip: (raw: Buffer) => gzipSync(raw, { level: 6 }),
}

function plainBodyOf({ encoded }: Page): Buffer {
  const [identity, br, gzip] = (['identity', 'br', 'gzip'] as const).map((each) => encoded.get(each)?.body)
  return identity ?? (br ? brotliDecompressSync(br) : gunzipSync(gzip ?? ''))
}

function encodeCopy(encoding: Encoding, plain: Buffer, headers: Headers): EncodedCopy {
  return toEncodedCopy(
    encoding,
    copyIfSlice(encoding === 'identity' ? plain : encoders[encoding](plain)),
    headers,
  )
}

function toEncodedCopy(encoding: Encoding, body: Buffer, headers: Headers): EncodedCopy {
  const ownHeaders: EncodedCopy['ownHeaders'] = { 'content-length': body.length }
  if (encoding !== 'identity') ownHeaders['content-encoding'] = encoding
  return { ownHeaders, headers: Object.entries({ ...headers, ...ownHeaders }).flat(), body }
}

function staleHeaders({ madeAt }: Page): Headers {
  return {
    'cache-control': 'no-store',
    age: String(Math.round((Date.now() - madeAt) / 1000)),
    warning: '110 - "Response is Stale"',
    'x-strata-stale': '1',
  }
}

function sendNotAcceptable(response: ServerResponse): void {
  response.writeHead(406, plainText)
  response.end('No encoding of this page is acceptable: br, gzip and identity are there.\n')
}

function sendNotAllowed(response: ServerResponse): void {
  response.writeHead(405, { ...plainText, allow: 'GET, HEAD' })
  response.end('A page is only read.\n')
}

function sendTooManyRequests(seconds: number, request: IncomingMessage, response: ServerResponse): void {
  countOne(counts.refused)
  response.writeHead(429, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'retry-after': String(seconds),
  })
  response.end(request.method === 'HEAD' ? undefined : tooManyRequestsPage(request.url ?? '', seconds))
}
