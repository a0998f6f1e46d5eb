import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/**
 * A page as Next's store gets it, made small: its HTML repeats what it says for the router, so both are
 * compressed as one.
 * @param {any} page of kind APP_PAGE
 */
export async function packed(page) {
  const { html, rscData, segmentData, ...rest } = page
  const segments = [...(segmentData ?? [])]
  const parts = [Buffer.from(html), rscData ?? Buffer.alloc(0), ...segments.map(([, part]) => part)]
  const whole = Buffer.concat(parts)
  const body = await compress(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(whole.length + 1)))),
    },
  })
  return {
    rest,
    hasRouterData: rscData !== undefined,
    segments: segmentData && segments.map(([name]) => name),
    lengths: parts.map(({ length }) => length),
    body: exact(body),
  }
}

/** The page as it was. @param {Awaited<ReturnType<typeof packed>>} pack */
export async function unpacked({ rest, hasRouterData, segments, lengths, body }) {
  const whole = await decompress(body)
  let at = 0
  const [html, router, ...parts] = lengths.map((length) => whole.subarray(at, (at += length)))
  return {
    ...rest,
    headers: { ...rest.headers },
    html: html.toString(),
    rscData: hasRouterData ? router : undefined,
    segmentData: segments && new Map(segments.map((name, index) => [name, parts[index]])),
  }
}

/** A buffer that holds no more memory than it says: zlib gives a part of a larger one. @param {Buffer} buffer */
export function exact(buffer) {
  if (buffer.buffer.byteLength === buffer.length) return buffer
  const copy = Buffer.allocUnsafeSlow(buffer.length)
  buffer.copy(copy)
  return copy
}

/** @param {Record<string, unknown> | undefined} headers */
export function headerBytes(headers) {
  return headers ? JSON.stringify(headers).length * 2 : 0
}
