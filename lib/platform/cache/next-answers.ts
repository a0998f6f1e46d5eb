import type { IncomingMessage, ServerResponse } from 'node:http'
import { formatTags, parseTags, tagsHeader } from '@/lib/platform/edge/tags'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import { processState } from '@/lib/platform/process-state'
import { callPolicy, everyAnswer } from '@/lib/platform/site/answer-headers'
import { tooManyRequestsPage } from '@/lib/platform/site/error-page'
import { pageAddress } from '@/lib/platform/site/sites'
import { asking, type Asking, type DataRead, type PageRead, type SharedAnswer } from './asking'
import { versionHeader } from './deferred-loader'
import { epochHeader, formatFreshness, type Freshness } from './epoch'
import { flightVersionOf, isHtml, openData, pageKeyOf, toRouterRequest } from './page-key'
import { PendingLimit } from './pending-limit'

/**
 * Passes requests to Next, and marks the answers that the gateway's page cache may keep: with the tags that they
 * were made of, and the epoch in which they are up to date. A page has the tags of its entry in the store of
 * `handler.ts`, the answer of a call those of its cached reads.
 *
 * The flight of a page, which its loader fetches, belongs to the version of the page, so it is never outdated:
 * the reader of another version asks under another address.
 */

const refusals = placeOf('refusals', 'pages')
/**
 * How many uncached pages one client may request, at once and then per second; beyond this it gets a 429,
 * which says how long to wait.
 */
const newPages = { atOnce: 300, perSecond: 10 }

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>
/** `headers` are sent with every answer, `factor` multiplies both limits of `newPages`. */
type Options = { headers?: Readonly<Record<string, string>>; factor?: number }
/** What a request was told of its answer while Next made it. */
type Making = { reads: PageRead[]; sharedAnswer: SharedAnswer | null }

export class NextAnswers {
  readonly headers: [string, string][]
  readonly limit: PendingLimit

  /** @param handle Next's request handler */
  constructor(
    readonly handle: Handle,
    { headers = {}, factor = 1 }: Options = {},
  ) {
    this.headers = Object.entries(headers)
    const { atOnce, perSecond } = newPages
    this.limit = new PendingLimit({ atOnce: atOnce * factor, perSecond: perSecond * factor })
  }

  /**
   * Passes a request to Next, unless its method is wrong for a page or its client has reached its limit.
   * @param getClient returns the client whose limit applies
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    getClient: () => string = () => '',
  ): Promise<void> | void {
    for (const [name, value] of this.headers) response.setHeader(name, value)
    const { url = '', method } = request
    const key = pageKeyOf(request)
    const isPage = pageAddress.test(url)
    if (isPage && method !== 'GET' && method !== 'HEAD') return sendNotAllowed(response)
    const version = key && flightVersionOf(key)
    const flight = version && processState.cacheStore?.flights.get(version)
    if (version && flight) return sendStoredFlight(version, flight, response)
    const mayKeep = key !== null && method === 'GET'
    // A browser's router requests many pages, mostly cached ones: only a page that must be made counts.
    const countsWhenMade = !mayKeep || version !== null
    const client = isPage ? getClient() : ''
    if (isPage) {
      const countsAtOnce = !countsWhenMade || openData.test(url)
      const wait = countsAtOnce
        ? this.limit.countPageOrReturnWaitSeconds(client)
        : this.limit.secondsToWait(client)
      if (wait > 0) return sendTooManyRequests(wait, request, response)
    }
    const making: Making = { reads: [], sharedAnswer: null }
    const asker: Asking = {
      onPage: (read) => {
        making.reads.push(read)
        if (isPage && countsWhenMade && read.isMissing) this.limit.countPageOrReturnWaitSeconds(client)
      },
    }
    if (version) toRouterRequest(request)
    if (mayKeep && isPage) takeConditions(request)
    if (mayKeep && !isPage) {
      // Readers who wait in the gateway for the same answer need wait no longer.
      asker.onOwnAnswer = () => response.writeProcessing()
      asker.onSharedAnswer = (answer) => {
        making.sharedAnswer = answer
        takeConditions(request)
      }
    }
    unwrapSingleHeaders(response)
    beforeHeaders(response, (status) => {
      const ownStatus = readAndRemovePageStatus(response, status)
      const marks = mayKeep && marksOf(response, ownStatus, { isPage, version, making })
      if (marks) setMarks(response, marks)
      return ownStatus
    })
    if (!isPage && key === null) return this.handle(request, response)
    return asking
      .run(asker, () => this.handle(request, response))
      .catch((error: unknown) => {
        // The headers set so far belong to a page that will not be sent.
        if (!response.headersSent) for (const name of response.getHeaderNames()) response.removeHeader(name)
        throw error
      })
  }
}

/** Has Next send the whole answer, uncompressed: the page cache compresses it and compares versions. */
function takeConditions({ headers }: IncomingMessage): void {
  delete headers['accept-encoding']
  delete headers['if-none-match']
}

/**
 * Returns what the page cache must know of an answer, and the headers of its readers; null for an answer that it may
 * not keep.
 */
function marksOf(
  response: ServerResponse,
  status: number,
  { isPage, version, making }: { isPage: boolean; version: string | null; making: Making },
): Record<string, string> | null {
  const { sharedAnswer, reads } = making
  if (version !== null) return versionOfMadeFlight(response) === version ? flightHeaders() : null
  if (!isPage) return sharedAnswer && status === 200 ? sharedHeaders(sharedAnswer) : null
  if (!isCachedPage(response, status)) return null
  const freshness = freshnessOfPage(reads, response.getHeader(tagsHeader))
  // Next's router asks under other addresses, and a cookie for English gets a redirect.
  return { vary: 'Accept-Encoding', [epochHeader]: formatFreshness(freshness) }
}

function setMarks(response: ServerResponse, marks: Readonly<Record<string, string>>): void {
  response.removeHeader('x-nextjs-cache')
  for (const [name, value] of Object.entries(marks)) response.setHeader(name, value)
}

/** @returns the present epoch when nothing with these tags has expired since they began to be read, else -1 */
function epochOf({ tags, seq }: DataRead): number {
  const store = processState.cacheStore
  return store?.inSync && store.isFresh({ tags, seq }) ? store.epoch : -1
}

/**
 * @param reads the lookups of its rendering in the store of `handler.ts`
 * @param tags the header with the tags of the page
 */
function freshnessOfPage(
  reads: readonly PageRead[],
  tags: number | string | string[] | undefined,
): Freshness {
  // If this request made no lookup, or lookups that disagree, the age of the page is unknown: Next lets
  // requests share a pending page, whose rendering may have begun long ago.
  const [read] = reads
  if (!read || tags === undefined || reads.some(({ seq }) => seq !== read.seq))
    return { epoch: -1, isSure: false }
  return { epoch: epochOf({ tags: parseTags(String(tags)), seq: read.seq }), isSure: read.isSure }
}

/**
 * The headers of a call's answer, which depends only on the address: not on a cookie, and not on the headers of
 * Next's router.
 */
const sharedHeaders = (answer: SharedAnswer): Record<string, string> => ({
  ...everyAnswer,
  ...callPolicy,
  'content-type': 'application/json; charset=utf-8',
  vary: 'Accept-Encoding',
  'cache-control': 'public, max-age=0, must-revalidate',
  [tagsHeader]: formatTags(answer.tags),
  [epochHeader]: formatFreshness({ epoch: epochOf(answer), isSure: true }),
})

/** The headers of a flight, which never changes at its address. */
const flightHeaders = (): Record<string, string> => ({
  vary: 'Accept-Encoding',
  'cache-control': 'private, max-age=31536000, immutable',
  [epochHeader]: formatFreshness({ epoch: epochOf({ tags: [], seq: Infinity }), isSure: true }),
})

/** Sends the flight of a page that was made here, which is stored compressed. */
function sendStoredFlight(version: string, flight: Buffer, response: ServerResponse): void {
  const headers = { 'content-type': 'text/x-component', 'content-encoding': 'br', [versionHeader]: version }
  response.writeHead(200, { ...headers, ...flightHeaders(), 'content-length': flight.length })
  response.end(flight)
}

/** Returns whether Next is about to send a page that it caches. */
function isCachedPage(response: ServerResponse, status: number): boolean {
  if (status !== 200 && status !== 404) return false
  return response.hasHeader('x-nextjs-cache') && isHtml(response.getHeader('content-type'))
}

/** Returns the version of the flight that Next is about to send; null if it is about to send something else. */
function versionOfMadeFlight(response: ServerResponse): string | null {
  const isFlight = String(response.getHeader('content-type')).startsWith('text/x-component')
  const version = response.getHeader(versionHeader)
  return isFlight && typeof version === 'string' ? version : null
}

/**
 * Returns the status of a page. Next cannot give a cached page the status 404 and its whole text in the
 * first HTML: a header set by `handler.ts` carries the status instead, and is removed here.
 */
function readAndRemovePageStatus(response: ServerResponse, status: number): number {
  if (!response.hasHeader('x-strata-status')) return status
  // If `proxy.ts` rewrote the request to this page, the header occurs twice: `parseInt` takes the first.
  const ownStatus = Number.parseInt(String(response.getHeader('x-strata-status')), 10)
  response.removeHeader('x-strata-status')
  return status === 200 ? ownStatus : status
}

/** Calls `toStatus` before the headers of a response are sent, with the status that it has, and sends the result. */
function beforeHeaders(response: ServerResponse, toStatus: (status: number) => number): void {
  const { writeHead } = response as { writeHead(status: number, ...rest: unknown[]): ServerResponse }
  response.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead.call(response, toStatus(status), ...rest)
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

const plainText = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

function sendNotAllowed(response: ServerResponse): void {
  response.writeHead(405, { ...plainText, allow: 'GET, HEAD' })
  response.end('A page is only read.\n')
}

function sendTooManyRequests(seconds: number, request: IncomingMessage, response: ServerResponse): void {
  countOne(refusals)
  response.writeHead(429, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'retry-after': String(seconds),
  })
  response.end(request.method === 'HEAD' ? undefined : tooManyRequestsPage(request.url ?? '', seconds))
}
