import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding } from '@/lib/platform/cache/encoding'
import { epochHeader } from '@/lib/platform/cache/epoch'
import { matchesEtag } from '@/lib/platform/cache/page-key'
import { tagsHeader } from '@/lib/platform/edge/tags'
import { timesHeader } from '@/lib/platform/metrics/request-times'
import { requestIdHeader } from '@/lib/platform/request-id'
import { requestIdHeaders } from './request-id'

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
}

/**
 * Returns the headers of an answer that do not describe its body, name and value in turn.
 * @param answer an answer of the application
 */
export const bodilessHeadersOf = ({ rawHeaders }: IncomingMessage): string[] =>
  withoutHeaders(bodyHeaders, withoutHeaders(ownHeaders, rawHeaders))

/**
 * Makes a copy of an answer.
 * @param answer an answer whose body was already read
 * @param encoding the encoding of the body
 */
export function copyOfAnswer(answer: IncomingMessage, body: Buffer, encoding: Encoding): AnswerCopy {
  const { statusCode: status = 200, headers } = answer
  return toCopy({ status, bodilessHeaders: bodilessHeadersOf(answer), etag: headers.etag }, body, encoding)
}

/** Makes a copy of an answer with a body in an encoding. */
export function toCopy(
  answer: Pick<AnswerCopy, 'status' | 'bodilessHeaders' | 'etag'>,
  body: Buffer,
  encoding: Encoding,
): AnswerCopy {
  const { status, bodilessHeaders, etag } = answer
  const encodingHeaders = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const headers = [...bodilessHeaders, ...encodingHeaders, 'content-length', String(body.length)]
  return { status, headers, bodilessHeaders, etag, body }
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
