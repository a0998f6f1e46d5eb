import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, gzip } from 'node:zlib'
import { versionHeader } from '@/lib/platform/cache/deferred-loader'
import { encodingFor, type Encoding } from '@/lib/platform/cache/encoding'
import { epochHeader, parseFreshness, readEpoch } from '@/lib/platform/cache/epoch'
import type { ExpiryLog } from '@/lib/platform/cache/expiry-log'
import { compress, copyIfSlice } from '@/lib/platform/cache/packed'
import {
  callPath,
  flightVersionOf,
  isHtml,
  toWeakEtag,
  withoutFlightVersion,
} from '@/lib/platform/cache/page-key'
import { SegmentedLru } from '@/lib/platform/cache/segmented-lru'
import { parseTags, tagsHeader } from '@/lib/platform/edge/tags'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import { requestIdHeader } from '@/lib/platform/request-id'
import { languageOf, withErrorText } from '@/lib/platform/site/error-page'
import {
  type AnswerCopy,
  bodilessHeadersOf,
  estimateMemoryBytes,
  sendCopyOrNotModified,
  toCopy,
  withoutHeaders,
} from './answer-copy'
import { withEdgeHeadersWhileUpToDate } from './edge'
import { breakOff, collectBody, headersToForward, runOrDestroyResponse } from './forward'
import type { MissingPages } from './missing-pages'
import { requestIdHeaders } from './request-id'

/**
 * The page cache: answers requests for public pages, and public calls that only read, from compressed copies in
 * memory, in the thread that visitors connect to. It is the only store of finished answers; what Next needs to
 * make the next one is in the store of `cache/handler.ts`.
 *
 * A page, which here is also the answer of a call, is good until one of its tags expires. A reader who waits for
 * another reader's page gets it only if it is still good, or if the application began with it after the waiting
 * reader came.
 *
 * An outdated page is not removed: when no new one can be made, its last good copy is sent, marked as an old
 * copy.
 */

const counts = {
  hit: placeOf('cacheAnswers', 'pages hit'),
  made: placeOf('cacheAnswers', 'pages made'),
  stale: placeOf('cacheAnswers', 'pages stale'),
}
const bytesMax = Number(process.env.PAGE_CACHE_BYTES_MAX || 32 * 1024 * 1024)
/** Pages and the answers of calls have separate shares of memory. */
const callBytesMax = bytesMax / 4
/** Readers who have waited this long for a page get its last good copy, if there is one. */
const defaultRenderMs = 10_000
const quickQuality = 7
/** A page that is asked for after this time is worth compressing again, as well as Brotli can. */
const denseAfterMs = 1_000
/** At 10 Brotli takes 40 ms for a page of 90 kB and saves a tenth; at 11 it takes three times as long for 1 %. */
const denseQuality = 10

const gzipBody = promisify(gzip)
const decompressBrotli = promisify(brotliDecompress)
const decompressGzip = promisify(gunzip)

type Page = {
  status: number
  /** The headers beside those of a body, name and value in turn, as an edge gets them while the page is good. */
  bodilessHeaders: string[]
  /** The same as everybody gets them who may not keep the page. */
  ownHeaders: string[]
  etag: string | undefined
  /** The version under which the flight of the page is asked for. */
  version: string | undefined
  /** The tags that it was made of; null if they are unknown. A flight has none. */
  tags: readonly string[] | null
  /** The last epoch in which the page was known to be up to date; -1 if unknown. */
  epoch: number
  /** Whether the application began with the page after the last expiry, or found it fresh. */
  isSure: boolean
  /** The last epoch in which no redirect led from the address of a missing page. */
  unredirectedEpoch?: number
  copies: Map<Encoding, AnswerCopy>
  /** Copies that are being compressed. */
  pendingCopies: Map<Encoding, Promise<AnswerCopy>>
  /** Whether the Brotli copy has been compressed again, or is about to be. */
  isDense?: boolean
  madeAt: number
}
type Failure = { answer: IncomingMessage; body: Buffer }
/**
 * The result of a request to the application: the page, an answer that is no page, a failure, a reader who
 * disconnected before the result was known, or a timeout.
 */
type Outcome = Page | 'no page' | Failure | 'left' | 'late'

/** Forwards a reader's request to the application; `onAnswer` returns whether it sends the answer itself. */
export type Forward = (handlers: {
  onAnswer?(answer: IncomingMessage): boolean
  onOwnAnswer?(): void
}) => void
type Options = {
  expiries: ExpiryLog
  missingPages: MissingPages
  renderMs?: number
}

export class PageCache {
  readonly pages = new SegmentedLru<Page>(bytesMax - callBytesMax)
  readonly calls = new SegmentedLru<Page>(callBytesMax)
  readonly #pending = new Map<string, { turn: number; outcome: Promise<Outcome> }>()
  /** The last number given to a waiting reader or a forwarded request. Both are numbered in the order they come. */
  #turn = 0
  /** Whether a page is being compressed again: one at a time, so that new pages are not delayed. */
  #isDensifying = false

  constructor(readonly options: Options) {}

  /** Sends the page if it is here and up to date. @returns whether it is */
  sendIfUpToDate(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const page = this.#shelfOf(key).get(key)
    if (!page || !this.#isUpToDate(key, page)) return false
    this.#send(key, page, request, response, counts.hit)
    return true
  }

  /** Answers a GET with the page that is being made for somebody else, or has it made. */
  async sendPendingOrMake(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    forward: Forward,
  ): Promise<void> {
    const came = ++this.#turn
    for (;;) {
      if (this.sendIfUpToDate(key, request, response)) return
      const pending = this.#pending.get(key)
      if (!pending) return this.#make(key, request, response, forward)
      const outcome = await pending.outcome
      // This reader has left too.
      if (response.closed) return
      if (outcome === 'no page') return forward({})
      if (outcome === 'late') {
        const page = this.#shelfOf(key).peek(key)
        if (page) return this.#send(key, page, request, response, counts.stale)
      } else if (outcome === 'left') {
        continue
      } else if ('answer' in outcome) {
        return this.#sendCopyOrFailure(key, outcome, request, response)
      } else if (this.#isUpToDate(key, outcome) || (pending.turn > came && outcome.isSure)) {
        return this.#send(key, outcome, request, response, counts.hit)
      }
      // The page was begun before the last expiry, takes too long, or its reader left: look again.
    }
  }

  /** A flight belongs to a version, so it is up to date even while this process is out of step with the others. */
  #isUpToDate(key: string, page: Page): boolean {
    return this.options.expiries.isUpToDate(page) || flightVersionOf(key) !== null
  }

  #shelfOf(key: string): SegmentedLru<Page> {
    return callPath.test(key) ? this.calls : this.pages
  }

  #make(key: string, request: IncomingMessage, response: ServerResponse, forward: Forward): void {
    let settle: (outcome: Outcome) => void = () => undefined
    const entry = { turn: ++this.#turn, outcome: new Promise<Outcome>((resolve) => (settle = resolve)) }
    this.#pending.set(key, entry)
    const finish = (outcome: Outcome) => {
      clearTimeout(timer)
      // If this page was late, a newer request may have replaced it as the pending one.
      if (this.#pending.get(key) === entry) this.#pending.delete(key)
      settle(outcome)
    }
    const timer = setTimeout(() => {
      finish('late')
      const page = this.#shelfOf(key).peek(key)
      if (page) this.#send(key, page, request, response, counts.stale)
    }, this.options.renderMs ?? defaultRenderMs)
    response.once('close', () => finish('left'))
    const onWhole = async (answer: IncomingMessage, body: Buffer) => {
      const page = await this.#toPage(key, answer, body, request)
      this.#put(key, page)
      finish(page)
      if (!response.closed) this.#send(key, page, request, response, counts.made)
    }
    const onAnswer = (answer: IncomingMessage): boolean => {
      // The reader of a late page has got its last good copy.
      if (response.headersSent) {
        answer.resume()
        return true
      }
      this.#dropPageWithoutFlight(key, answer)
      if (epochHeader in answer.headers && isPageStatus(answer.statusCode)) {
        collectBody(answer, response, (body) => {
          onWhole(answer, body).catch((error: unknown) => breakOff(response, error))
        })
        return true
      }
      if (!this.#isFailure(key, answer)) {
        // Its headers are sent now, so no other reader needs to wait for its end.
        finish('no page')
        return false
      }
      collectBody(answer, response, (body) => {
        const failure = { answer, body }
        finish(failure)
        this.#sendCopyOrFailure(key, failure, request, response)
      })
      return true
    }
    forward({ onAnswer, onOwnAnswer: () => finish('no page') })
  }

  /** Returns whether an answer is a failure that waiting readers get too: an error page, or what has a good copy. */
  #isFailure(key: string, { statusCode = 500, headers }: IncomingMessage): boolean {
    if (statusCode < 500) return false
    const isPage = !callPath.test(key)
    return (isPage && isHtml(headers['content-type'])) || this.#shelfOf(key).peek(key) !== undefined
  }

  /**
   * Drops a page whose flight is gone and whose new flight has another version: its readers would never get a
   * flight that fits.
   */
  #dropPageWithoutFlight(key: string, { headers }: IncomingMessage): void {
    const version = flightVersionOf(key)
    if (!version || !headers[versionHeader] || headers[versionHeader] === version) return
    const pageKey = withoutFlightVersion(key)
    if (this.pages.peek(pageKey)?.version === version) this.pages.drop(pageKey)
  }

  async #toPage(key: string, answer: IncomingMessage, body: Buffer, request: IncomingMessage): Promise<Page> {
    const { headers, statusCode: status = 200 } = answer
    const etag = callPath.test(key) ? etagOf(body) : headers.etag && toWeakEtag(headers.etag)
    const etagHeaders = etag ? ['etag', etag] : []
    const ownHeaders = [...withoutHeaders(etagNames, bodilessHeadersOf(answer)), ...etagHeaders]
    const page: Page = {
      ...{ status, ownHeaders, etag, madeAt: Date.now() },
      bodilessHeaders: withEdgeHeadersWhileUpToDate(answer, ownHeaders),
      version: headers[versionHeader]?.toString(),
      tags: tagsOf(key, headers[tagsHeader]),
      ...parseFreshness(headers[epochHeader]),
      ...{ copies: new Map(), pendingCopies: new Map() },
    }
    if (headers['content-encoding'] === 'br') {
      page.copies.set('br', toCopy(page, copyIfSlice(body), 'br'))
      return page
    }
    const encoding = encodingFor(request.headers['accept-encoding']) === 'br' ? 'br' : 'gzip'
    const text = isHtml(headers['content-type']) ? Buffer.from(withAlternateLink(body.toString(), key)) : body
    page.copies.set(encoding, await encode(page, encoding, text))
    return page
  }

  #put(key: string, page: Page): void {
    this.#shelfOf(key).put(key, page, memoryBytesOf(page))
  }

  /** Compresses a page that is read again as well as Brotli can: a tenth is saved. */
  async #densify(key: string, page: Page, copy: AnswerCopy): Promise<void> {
    if (this.#isDensifying || Date.now() - page.madeAt < denseAfterMs) return
    this.#isDensifying = true
    page.isDense = true
    try {
      const body = await compress(await plainBodyOf(page), denseQuality)
      if (body.length >= copy.body.length || this.#shelfOf(key).peek(key) !== page) return
      page.copies.set('br', toCopy(page, body, 'br'))
      this.#put(key, page)
    } finally {
      this.#isDensifying = false
    }
  }

  /**
   * Sends a page, unless the reader has got another answer meanwhile.
   * @param count how the answer is counted: `counts.stale` also marks it as an old copy
   */
  #send(key: string, page: Page, request: IncomingMessage, response: ServerResponse, count: number): void {
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return sendNotAcceptable(request, response)
    const sendCopy = (copy: AnswerCopy) => {
      if (response.headersSent || response.closed) return
      countOne(count)
      if (encoding === 'br' && !page.isDense)
        void this.#densify(key, page, copy).catch((error: unknown) => console.error(error))
      const isStale = count === counts.stale
      sendCopyOrNotModified(copyToSend(page, copy, encoding, isStale), request, response)
    }
    const send = () => {
      const copy = page.copies.get(encoding)
      if (copy) return sendCopy(copy)
      this.#getOrMakeCopy(key, page, encoding).then(
        (newCopy) => runOrDestroyResponse(response, () => sendCopy(newCopy)),
        (error: unknown) => breakOff(response, error),
      )
    }
    // Only the address of a missing page is looked for among the redirects, once in an epoch: staff may add one.
    const epoch = readEpoch()
    const isAsked = page.epoch === epoch && page.unredirectedEpoch === epoch
    if (page.status !== 404 || count === counts.stale || isAsked) return send()
    this.options.missingPages.sendRedirectOr(request, response, () => {
      page.unredirectedEpoch = epoch
      send()
    })
  }

  /** Returns a copy in an encoding that nobody has asked for before; one for all who ask meanwhile. */
  #getOrMakeCopy(key: string, page: Page, encoding: Encoding): Promise<AnswerCopy> {
    const makeCopy = async () => {
      const copy = await encode(page, encoding, await plainBodyOf(page))
      const shelf = this.#shelfOf(key)
      const bytes = memoryBytesOf(page) + estimateMemoryBytes(copy)
      if (bytes > shelf.entryBytesMax || shelf.peek(key) !== page) return copy
      page.copies.set(encoding, copy)
      this.#put(key, page)
      return copy
    }
    const pendingCopy =
      page.pendingCopies.get(encoding) ?? makeCopy().finally(() => page.pendingCopies.delete(encoding))
    page.pendingCopies.set(encoding, pendingCopy)
    return pendingCopy
  }

  /** Sends the last good copy of a page that cannot be made now, marked as an old copy, or else the failure. */
  #sendCopyOrFailure(
    key: string,
    { answer, body }: Failure,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    if (response.headersSent) return
    const page = this.#shelfOf(key).peek(key)
    if (page) return this.#send(key, page, request, response, counts.stale)
    const headers = withoutHeaders(lengthName, headersToForward(request, answer))
    const id = String(request.headers[requestIdHeader])
    response.writeHead(answer.statusCode ?? 500, headers)
    response.end(isHtml(answer.headers['content-type']) ? withErrorText(body.toString(), key, id) : body)
  }
}

function tagsOf(key: string, header: string | string[] | undefined): string[] | null {
  if (flightVersionOf(key)) return []
  return header === undefined ? null : parseTags(header)
}

const isPageStatus = (status: number | undefined) => status === 200 || status === 404

const etagNames = new Set(['etag'])
const lengthName = new Set(['content-length'])
const cacheControlName = new Set(['cache-control'])

function memoryBytesOf({ copies }: Page): number {
  let bytes = 0
  for (const copy of copies.values()) bytes += estimateMemoryBytes(copy)
  return bytes
}

const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Returns a copy with the headers of the moment: those for an edge only while the page is up to date. */
function copyToSend(page: Page, copy: AnswerCopy, encoding: Encoding, isStale: boolean): AnswerCopy {
  if (!isStale && page.epoch >= 0 && page.epoch === readEpoch()) return copy
  const bodilessHeaders = isStale
    ? [...withoutHeaders(cacheControlName, page.ownHeaders), ...staleHeaders(page)]
    : page.ownHeaders
  return toCopy({ ...page, bodilessHeaders }, copy.body, encoding)
}

const staleHeaders = ({ madeAt }: Page): string[] => [
  ...['cache-control', 'no-store', 'age', String(Math.round((Date.now() - madeAt) / 1000))],
  ...['warning', '110 - "Response is Stale"', 'x-strata-stale', '1'],
]

/** @param text the page as the application made it */
async function encode(page: Page, encoding: Encoding, text: Buffer): Promise<AnswerCopy> {
  if (encoding === 'identity') return toCopy(page, text, encoding)
  const body = encoding === 'br' ? await compress(text, quickQuality) : await gzipBody(text, { level: 6 })
  return toCopy(page, copyIfSlice(body), encoding)
}

/** Returns the text of a page, which has a copy in Brotli or gzip at least. */
async function plainBodyOf({ copies }: Page): Promise<Buffer> {
  const bodyIn = (encoding: Encoding) => copies.get(encoding)?.body
  const brotliBody = bodyIn('br')
  if (brotliBody) return bodyIn('identity') ?? decompressBrotli(brotliBody)
  return bodyIn('identity') ?? decompressGzip(bodyIn('gzip') ?? Buffer.alloc(0))
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

function sendNotAcceptable(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(406, [
    ...['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store'],
    ...['x-content-type-options', 'nosniff', ...requestIdHeaders(request)],
  ])
  response.end('No encoding of this page is acceptable: br, gzip and identity are there.\n')
}
