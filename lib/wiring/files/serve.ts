import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { maySenderReadFile } from '@/lib/assessment/member/file-access'
import { credentialsOf } from '@/lib/platform/api/client'
import { log } from '@/lib/platform/log'
import { fileDriver } from '@/lib/platform/files/driver'
import type { FileDriver } from '@/lib/platform/files/stored-object'
import { findPrivateFiles, privateObjectName } from '@/lib/platform/files/private'

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
}

type Range = { start: number; end: number }

/**
 * Reads a `Range` header.
 * @returns null for the whole file (no readable header, several parts, or another unit), 'unsatisfiable' for
 * a range that is empty or past the end
 */
function rangeOf(header: string | undefined, bytes: number): Range | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (first === '' && Number(last) === 0) return 'unsatisfiable'
  return start >= bytes || start > end ? 'unsatisfiable' : { start, end }
}

/**
 * Answers requests under `/files/`.
 * @param path the path without `/files/`: `<key>/<name>`, or `private/<key>`
 */
export function answerFile(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [folder, name = '', ...more] = path.split('/')
  if (folder === 'private' && more.length === 0) return servePrivateFile(name, request, response)
  return serveFile(path, request, response)
}

type FileHead = { name: string; etag: string; type: string; cacheControl: string; disposition: string }

/**
 * Sends a stored public file as a stream; supports ranges. Clients may cache it for a year, because other
 * content has another key.
 * @param name `<key>/<name>`
 * @throws Error when the storage cannot be read, before any header is set
 */
export async function serveFile(
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  driver: FileDriver = fileDriver(),
): Promise<void> {
  const extension = /^[0-9a-f]{64}\/[0-9a-z]{1,12}\.(avif|webp|jpg|pdf|mp4)$/.exec(name)?.[1]
  const file: FileHead | null = extension
    ? {
        name,
        etag: `"${name}"`,
        type: types[extension] ?? 'application/octet-stream',
        cacheControl: 'public, max-age=31536000, immutable',
        disposition: 'inline',
      }
    : null
  await sendFileResponse(file, request, response, driver)
}

/**
 * Sends a private file to who may read it; others get a 404.
 * @param key from its address, `/files/private/<key>`
 */
export async function servePrivateFile(
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  driver: FileDriver = fileDriver(),
): Promise<void> {
  const [row] = /^[0-9a-f]{64}$/.test(key) ? await findPrivateFiles([key]) : []
  const mayRead = row && (await maySenderReadFile(row, credentialsOf(request.headers)))
  const file: FileHead | null = mayRead
    ? {
        name: privateObjectName(key),
        etag: `"${key}"`,
        type: row.mime,
        cacheControl: 'private, no-store',
        disposition: `inline; filename*=UTF-8''${encodeURIComponent(row.original_name || 'file')}`,
      }
    : null
  await sendFileResponse(file, request, response, driver)
}

async function sendFileResponse(
  file: FileHead | null,
  request: IncomingMessage,
  response: ServerResponse,
  driver: FileDriver,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const fileStat = file ? await driver.stat(file.name) : null
  if (!fileStat || !file) {
    response
      .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .end('404')
    return
  }
  const { name, etag } = file
  const isKnown = request.headers['if-none-match'] === etag
  const fits = !request.headers['if-range'] || request.headers['if-range'] === etag
  const range = fits ? rangeOf(request.headers.range, fileStat.bytes) : null
  const hasBody = request.method === 'GET' && !isKnown && range !== 'unsatisfiable'
  // The file is opened before any header is set, so that a storage failure is not cached for a year.
  const body = hasBody ? await driver.read(name, range ?? undefined) : null
  if (response.destroyed) {
    body?.destroy()
    return
  }
  response.setHeader('content-type', file.type)
  response.setHeader('cache-control', file.cacheControl)
  response.setHeader('accept-ranges', 'bytes')
  response.setHeader('etag', etag)
  response.setHeader('last-modified', fileStat.changedAt.toUTCString())
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('content-disposition', file.disposition)
  // Our own reader page frames PDFs; no served file may run a script.
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
  )
  if (isKnown) {
    response.writeHead(304).end()
    return
  }
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${fileStat.bytes}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: fileStat.bytes - 1 }
  const headers = { 'content-length': String(end - start + 1) }
  if (range)
    response.writeHead(206, { ...headers, 'content-range': `bytes ${start}-${end}/${fileStat.bytes}` })
  else response.writeHead(200, headers)
  if (!body) {
    response.end()
    return
  }
  // A client may disconnect at any time; that is not an error. Which error the pipeline then reports depends on
  // the version of Node.
  let hasClientLeft = false
  response.once('close', () => (hasClientLeft = !body.errored))
  await pipeline(body, response).catch((error: Error) => {
    if (!hasClientLeft) log().warn({ error: error.message, name }, 'a file broke off')
  })
}
