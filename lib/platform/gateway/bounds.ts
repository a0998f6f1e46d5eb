import type { IncomingMessage, ServerResponse } from 'node:http'
import { callRoots } from '@/lib/platform/api/call-paths'
import { callFolders } from '@/lib/platform/site/sites'

/**
 * What a request may bring, looked at before anything of it is read. One place for all routes, whoever answers them:
 * next-auth, calls, uploads, files, pages, streams, cards and previews.
 */

const kB = 1024
const MB = 1024 * kB

/** Browsers send some twenty. */
const headersMax = 100

const within = (folders: readonly string[]) => new RegExp(`^(?:${folders.join('|')})(?:[/?]|$)`)

/**
 * The addresses that are written to, and how large a body is there. Which call takes how much is said by the call
 * table, whose dispatcher refuses the rest; here are the largest. The first that fits counts.
 */
const writes = [
  // A form of three fields, which next-auth reads as a whole.
  { path: within(['/api/auth']), bodyBytesMax: 64 * kB },
  // What anybody may send: two proofs of 20 MB, a logo of 10 MB.
  { path: within(callFolders.filter((folder) => folder.includes('/client'))), bodyBytesMax: 48 * MB },
  // Twenty pictures of 20 MB with a book of 100 MB.
  { path: within([...callRoots, '/api/uploads']), bodyBytesMax: 512 * MB },
]

const isCall = within(callRoots)
const readMethods = ['GET', 'HEAD']
const bodyMethods = ['POST', 'PUT', 'PATCH']

export type Refusal = {
  status: 400 | 405 | 413 | 414 | 429 | 431
  allow?: string
  retryAfterSeconds?: number
}

/**
 * Looks at a request whose line is read.
 * @returns null for one within its bounds
 */
export function refusalFor({ method = '', url = '', headers, rawHeaders }: IncomingMessage): Refusal | null {
  if (rawHeaders.length > headersMax * 2) return { status: 431 }
  if (readMethods.includes(method)) return null
  const bytesMax = bodyBytesMax(url)
  if (bytesMax === 0) return { status: 405, allow: readMethods.join(', ') }
  return Number(headers['content-length'] ?? 0) > bytesMax ? { status: 413 } : null
}

/** Whether the body of a request is handed on: nothing here reads that of a GET or DELETE. */
export const hasBodyToHandOn = (method: string): boolean => bodyMethods.includes(method)

/** How large a body is at an address, 0 where nothing is written. */
export function bodyBytesMax(url: string): number {
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
 * Refuses in words: a call in JSON, everything else as plain text.
 * @param headers of every answer
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, allow, retryAfterSeconds }: Refusal,
  headers: Readonly<Record<string, string>>,
): void {
  const asJson = isCall.test(request.url ?? '')
  response.writeHead(status, {
    ...headers,
    ...(allow ? { allow } : {}),
    ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
    'content-type': `${asJson ? 'application/json' : 'text/plain'}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(asJson ? JSON.stringify({ message: texts[status] }) : `${texts[status]}\n`)
}
