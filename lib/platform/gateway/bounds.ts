import type { IncomingMessage, ServerResponse } from 'node:http'
import { callRoots } from '@/lib/platform/api/call-paths'
import { browserErrorsPath } from '@/lib/platform/site/browser-errors'
import { policyReportsPath } from '@/lib/platform/site/policy-reports'
import { callFolders } from '@/lib/platform/site/sites'
import { requestIdHeaders } from './request-id'

/**
 * Limits of requests: the number of headers, the methods, and the size of a body. They apply to all routes.
 */

const kB = 1024
const MB = 1024 * kB

const headersMax = 100

const folderPattern = (folders: readonly string[]) => new RegExp(`^(?:${folders.join('|')})(?:[/?]|$)`)

/**
 * The addresses that accept bodies, and their maximum sizes. The dispatcher enforces the limit of each single
 * call, which is never larger than the limit of the call's address here. The first match counts.
 */
const writes = [
  // The forms of the sign-in, which next-auth reads as a whole.
  { path: folderPattern(['/api/auth']), bodyBytesMax: 64 * kB },
  { path: folderPattern([browserErrorsPath]), bodyBytesMax: 8 * kB },
  // A browser may send several reports together.
  { path: folderPattern([policyReportsPath]), bodyBytesMax: 32 * kB },
  // Bodies that members and visitors send: two proofs of 20 MB, a logo of 10 MB.
  { path: folderPattern(callFolders.filter((folder) => folder.includes('/client'))), bodyBytesMax: 48 * MB },
  // The largest body holds twenty pictures of 20 MB and a PDF of 100 MB.
  { path: folderPattern([...callRoots, '/api/uploads']), bodyBytesMax: 512 * MB },
]

/** Matches the addresses of calls. */
export const isCall = folderPattern(callRoots)
const readMethods = ['GET', 'HEAD']
const bodyMethods = ['POST', 'PUT', 'PATCH']

export type Refusal = {
  status: 400 | 405 | 413 | 414 | 429 | 431
  allow?: string
  retryAfterSeconds?: number
}

/**
 * Checks a request by its request line and headers, before its body is read.
 * @returns the refusal, null for a request within the limits
 */
export function refusalFor({ method = '', url = '', headers, rawHeaders }: IncomingMessage): Refusal | null {
  if (rawHeaders.length > headersMax * 2) return { status: 431 }
  if (readMethods.includes(method)) return null
  const bytesMax = maxBodyBytesAt(url)
  if (bytesMax === 0) return { status: 405, allow: readMethods.join(', ') }
  return Number(headers['content-length'] ?? 0) > bytesMax ? { status: 413 } : null
}

/** Returns whether a request's body is forwarded. No handler reads the body of a GET or DELETE. */
export const mayForwardBody = (method: string): boolean => bodyMethods.includes(method)

/** Returns the maximum size of a body at an address, 0 if the address accepts no body. */
export function maxBodyBytesAt(url: string): number {
  return writes.find(({ path }) => path.test(url))?.bodyBytesMax ?? 0
}

const texts: Record<Refusal['status'], string> = {
  400: 'Хүсэлт буруу байна. / This request is not valid.',
  405: 'Ийм хүсэлт хүлээж авдаггүй. / This kind of request is not taken.',
  413: 'Илгээсэн мэдээлэл хэт том байна. / What was sent is too large.',
  414: 'Хаяг хэт урт байна. / This address is too long.',
  429: 'Хэт олон хүсэлт ирлээ. Түр хүлээнэ үү. / Too many requests. Please wait a moment.',
  431: 'Хүсэлтийн толгой хэсэг хэт том байна. / The headers of this request are too large.',
}

/**
 * Refuses a request: a call with JSON, everything else with plain text.
 * @param headers headers of every refusal
 */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { status, allow, retryAfterSeconds }: Refusal,
  headers: Readonly<Record<string, string>>,
): void {
  const asJson = isCall.test(request.url ?? '')
  const [idHeader, id] = requestIdHeaders(request)
  response.writeHead(status, {
    ...headers,
    [idHeader]: id,
    ...(allow ? { allow } : {}),
    ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
    'content-type': `${asJson ? 'application/json' : 'text/plain'}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(asJson ? JSON.stringify({ message: texts[status] }) : `${texts[status]}\n`)
}
