import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

/** What Next makes for an address: the whole page, and its parts for the router. */
export type MadePage = {
  kind: string
  html: string
  headers?: Record<string, unknown>
  rscData?: Buffer
  segmentData?: Map<string, Buffer>
}

/** A compressed page. `rest` has the properties of the page that are not compressed. */
export type Pack = {
  rest: Omit<MadePage, 'html' | 'rscData' | 'segmentData'>
  hasRouterData: boolean
  segments: string[] | undefined
  lengths: number[]
  body: Buffer
}

const brotli = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Compresses text with Brotli, in another thread. */
export async function compress(text: Buffer, quality = 5): Promise<Buffer> {
  const body = await brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(text.length + 1)))),
    },
  })
  return copyIfSlice(body)
}

/**
 * Compresses a page that Next stores. Its HTML repeats the router's data, so both are compressed together.
 */
export async function pack({ html, rscData, segmentData, ...rest }: MadePage): Promise<Pack> {
  const segments = [...(segmentData ?? [])]
  const parts = [Buffer.from(html), rscData ?? Buffer.alloc(0), ...segments.map(([, part]) => part)]
  return {
    rest,
    hasRouterData: rscData !== undefined,
    segments: segmentData && segments.map(([name]) => name),
    lengths: parts.map(({ length }) => length),
    body: await compress(Buffer.concat(parts)),
  }
}

/** Decompresses a page, and splits it into its HTML and its parts for the router again. */
export async function unpack({ rest, hasRouterData, segments, lengths, body }: Pack): Promise<MadePage> {
  const content = await decompress(body)
  let at = 0
  const [html = Buffer.alloc(0), router, ...parts] = lengths.map((length) =>
    content.subarray(at, (at += length)),
  )
  return {
    ...rest,
    headers: { ...rest.headers },
    html: html.toString(),
    rscData: hasRouterData ? router : undefined,
    segmentData: segments && new Map(segments.map((name, index) => [name, parts[index] ?? Buffer.alloc(0)])),
  }
}

/**
 * Copies a buffer that is a slice of larger memory, as zlib's are, so that it does not keep all that memory
 * in use.
 */
export function copyIfSlice(buffer: Buffer): Buffer {
  if (buffer.buffer.byteLength === buffer.length) return buffer
  const copy = Buffer.allocUnsafeSlow(buffer.length)
  buffer.copy(copy)
  return copy
}

export function estimateHeaderMemory(headers: Readonly<Record<string, unknown>> | undefined): number {
  return headers ? JSON.stringify(headers).length * 2 : 0
}
