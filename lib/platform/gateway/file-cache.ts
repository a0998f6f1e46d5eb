import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor, type Encoding } from '@/lib/platform/cache/encoding'
import { exact } from '@/lib/platform/cache/packed'
import { SegmentedLru } from '@/lib/platform/cache/segmented-lru'
import { bytesOf, type Hit, hitOf } from './hit-cache'

/**
 * Copies of files in the gateway's thread, so that none of them waits while the application renders.
 *
 * Those of the build and of `public/` stay as they are while the server stands, so each is asked for once. Each is
 * packed as small as it gets, which takes too long for an answer: the first readers get what is packed quickly.
 *
 * Of the stored ones it takes what is small, and what its answer calls the same for all and for ever. The private ones
 * lie under another address and say the opposite.
 */

/** With room for all files of a build in the two encodings that browsers take. */
const builtBytesMax = 16 * 1024 * 1024
/** About a thousand pictures. */
const storedBytesMax = 64 * 1024 * 1024
const storedFileBytesMax = 256 * 1024
/** What the storage has lost or removed is sent no longer than this. */
const storedMs = 10 * 60_000
/** One spelling for each file, so that nobody has one packed again and again. */
const builtPath = /^\/(?:_next\/static|art|fonts)(?:\/[\w~-][\w.~-]*)+$/
const storedPath = /^\/files\/[0-9a-f]{64}\/[0-9a-z]{1,12}\.(?:avif|webp|jpg|pdf|mp4)$/
/** Pictures and fonts are packed already. */
const packable = /^(?:text\/|application\/(?:javascript|json)|image\/svg\+xml)/

const brotli = promisify(brotliCompress)
const gzipBody = promisify(gzip)
const packers: Record<Encoding, (body: Buffer, isBest: boolean) => Promise<Buffer>> = {
  br: (body, isBest) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isBest ? constants.BROTLI_MAX_QUALITY : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body, isBest) => gzipBody(body, { level: isBest ? 9 : 6 }),
  identity: async (body) => body,
}

/** Files are packed well one after the other, and leave the machine's other cores to readers. */
let packing = Promise.resolve()

export type FileKey = { path: string; encoding: Encoding; isStored: boolean }

export class FileCache {
  readonly #built = new SegmentedLru<Hit>(builtBytesMax)
  readonly #stored = new SegmentedLru<Hit>(storedBytesMax)

  /** What this request may be answered with; null for one that asks for no file, or for a part of one. */
  keyOf({ method, url = '', headers }: IncomingMessage): FileKey | null {
    if ((method !== 'GET' && method !== 'HEAD') || 'range' in headers) return null
    // Packed already: one copy for all.
    if (storedPath.test(url)) return { path: url, encoding: 'identity', isStored: true }
    if (!builtPath.test(url)) return null
    const encoding = encodingFor(headers['accept-encoding'])
    return encoding && { path: url, encoding, isStored: false }
  }

  /** @returns the copy, undefined where there is none */
  find({ path, encoding, isStored }: FileKey): Hit | undefined {
    if (!isStored) return this.#built.get(`${encoding} ${path}`)
    const hit = this.#stored.get(path)
    return hit && Date.now() - hit.askedAt < storedMs ? hit : undefined
  }

  /** Whether a copy is taken of what the application answers. */
  takes({ isStored }: FileKey, { headers }: IncomingMessage): boolean {
    const bytes = Number(headers['content-length'])
    if (!isStored) return bytes <= this.#built.entryBytesMax
    return bytes <= storedFileBytesMax && /^public,.*\bimmutable$/.test(headers['cache-control'] ?? '')
  }

  /**
   * Takes a file as the application sent it, not packed.
   * @param answer with its body read
   * @returns the copy, packed quickly; the one that is packed well takes its place
   */
  async put({ path, encoding, isStored }: FileKey, answer: IncomingMessage, body: Buffer): Promise<Hit> {
    if (isStored) {
      const hit = hitOf(answer, exact(body))
      this.#stored.put(path, hit, bytesOf(hit))
      return hit
    }
    const isPacked = encoding !== 'identity' && packable.test(answer.headers['content-type'] ?? '')
    const keep = async (isBest: boolean) => {
      const content = isPacked ? await packers[encoding](body, isBest) : body
      const encodingHeaders = isPacked ? ['content-encoding', encoding] : []
      const hit = hitOf(answer, content, [...encodingHeaders, 'content-length', String(content.length)])
      this.#built.put(`${encoding} ${path}`, hit, bytesOf(hit))
      return hit
    }
    const quick = await keep(false)
    if (isPacked) packing = packing.then(() => keep(true)).then(() => undefined, console.error)
    return quick
  }
}
