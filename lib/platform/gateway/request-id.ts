import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { redactedErrorFields, sharedLog } from '@/lib/platform/log-lines'
import { requestIdHeader } from '@/lib/platform/request-id'

/** An id of others is printed in pages and in the log, so it must be short and harmless in both. */
const safeId = /^[\w.-]{8,64}$/
/** Tells this thread's requests from those of all others. */
const thread = randomBytes(4).readUInt32BE().toString(36).padStart(7, '0')
let requestCount = 0

/**
 * Returns the id that a trusted proxy sends, or makes one: a count, because randomness would take longer than
 * the rest of the answer from memory.
 */
export function requestIdFor(headers: IncomingHttpHeaders, isProxyTrusted: boolean): string {
  const id = isProxyTrusted ? headers[requestIdHeader] : undefined
  return typeof id === 'string' && safeId.test(id) ? id : `${thread}-${(++requestCount).toString(36)}`
}

type Message = { headers: IncomingHttpHeaders }

/** Returns the header that names a request in its answer, as name and value for `writeHead`. */
export const requestIdHeaders = ({ headers }: Message): [string, string] => [
  requestIdHeader,
  String(headers[requestIdHeader]),
]

export function logFailureOf({ headers }: Message, error: unknown, message: string): void {
  sharedLog().error({ ...redactedErrorFields(error), request: headers[requestIdHeader] }, message)
}
