import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor } from '@/lib/platform/cache/encoding'
import { epochHeader } from '@/lib/platform/cache/epoch'
import { pageKeyOf, matchesEtag } from '@/lib/platform/cache/page-key'
import { SegmentedLru } from '@/lib/platform/cache/segmented-lru'
import { tagsHeader } from '@/lib/platform/edge/tags'
import { timesHeader } from '@/lib/platform/metrics/request-times'
import { requestIdHeader } from '@/lib/platform/request-id'
import { epochOf, isCurrent, withEdgeHeaders } from './edge'
import { requestIdHeaders } from './request-id'

/**
 * Copies of the page cache's most recent answers, in the gateway's thread. A copy is sent until it is
 * ten seconds old, or anything in the page cache expires, which begins a new epoch (`cache/epoch.ts`). Then
 * the page cache is asked again, and checks whether the expiry affects this page.
 */

/** The memory of the copies: a quarter of the page cache's. */
const bytesMax = Number(process.env.PAGE_CACHE_BYTES_MAX || 32 * 1024 * 1024) / 4
/**
 * The page cache retains recently requested pages, to send them when pages cannot be made, so it must see a
 * request for each copied page from time to time.
 */
const askAgainAfterMs = 10_000
/** Headers of an answer that belong to one connection or one moment, or are only for the gateway. */
export const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'trailer',
  'date',
  epochHeader,
  tagsHeader,
  requestIdHeader,
  timesHeader,
])
const bodyHeaders = new Set(['content-length', 'content-encoding'])

/** A copied answer. Both lists of headers hold names and values in turn, as `writeHead` takes them. */
export type AnswerCopy = {
  status: number
  headers: string[]
  bodilessHeaders: string[]
  etag: string | undefined
  body: Buffer
  epoch: number
  askedAt: number
}

export class HitCache {
  readonly #hits = new SegmentedLru<AnswerCopy>(bytesMax)

  get bodyBytesMax(): number {
    return this.#hits.entryBytesMax
  }

  /** Returns the key under which a copy can answer this request; null if no cached page can answer it. */
  keyOf(request: IncomingMessage): string | null {
    const key = pageKeyOf(request)
    return key && `${encodingFor(request.headers['accept-encoding'])} ${key}`
  }

  /** @returns the copy; null if there is none, or the page cache must be asked again */
  findFresh(key: string): AnswerCopy | null {
    const hit = this.#hits.get(key)
    if (!hit || !isCurrent(hit.epoch)) return null
    return Date.now() - hit.askedAt < askAgainAfterMs ? hit : null
  }

  /**
   * Copies an answer of the page cache, and stores the copy if it is still up to date.
   * @param answer an answer whose body was already read
   */
  copy(key: string, answer: IncomingMessage, body: Buffer): AnswerCopy {
    const hit = copyOfAnswer(answer, body, { isForEdge: true })
    if (isCurrent(hit.epoch)) this.#hits.put(key, hit, estimateMemoryBytes(hit))
    return hit
  }

  /**
   * Renews a copy after the page cache answered that the reader's version is current, if the copy is of that
   * version too.
   * @param answer the page cache's answer, a 304
   */
  renewIfSameEtag(key: string, answer: IncomingMessage): void {
    const hit = this.#hits.peek(key)
    if (hit && matchesEtag(answer.headers.etag, hit.etag))
      Object.assign(hit, { epoch: epochOf(answer), askedAt: Date.now() })
  }
}

/**
 * Makes a copy of an answer.
 * @param answer an answer whose body was already read
 * @param options.addedHeaders the headers that describe this body; by default those of the answer
 * @param options.isForEdge whether the page cache decides how long an edge may keep it
 */
export function copyOfAnswer(
  answer: IncomingMessage,
  body: Buffer,
  { addedHeaders, isForEdge = false }: { addedHeaders?: readonly string[]; isForEdge?: boolean } = {},
): AnswerCopy {
  const plainHeaders = withoutHeaders(ownHeaders, answer.rawHeaders)
  const headers = isForEdge ? withEdgeHeaders(answer, plainHeaders) : plainHeaders
  const bodilessHeaders = withoutHeaders(bodyHeaders, headers)
  return {
    status: answer.statusCode ?? 200,
    headers: addedHeaders ? [...bodilessHeaders, ...addedHeaders] : headers,
    bodilessHeaders,
    etag: answer.headers.etag,
    body,
    epoch: epochOf(answer),
    askedAt: Date.now(),
  }
}

/** Estimates the memory of a copy: its headers are stored twice, with two bytes per letter. */
export const estimateMemoryBytes = ({ body, headers }: AnswerCopy): number =>
  body.length + headers.join('').length * 4

export function sendCopyOrNotModified(
  hit: AnswerCopy,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const idHeaders = requestIdHeaders(request)
  if (hit.status === 200 && matchesEtag(request.headers['if-none-match'], hit.etag)) {
    response.writeHead(304, [...hit.bodilessHeaders, ...idHeaders])
    return void response.end()
  }
  response.writeHead(hit.status, [...hit.headers, ...idHeaders])
  response.end(request.method === 'HEAD' ? undefined : hit.body)
}

/** @param names in lower case */
export function withoutHeaders(names: ReadonlySet<string>, headers: readonly string[]): string[] {
  return headers.filter((_, at) => !names.has((headers[at - (at % 2)] ?? '').toLowerCase()))
}
