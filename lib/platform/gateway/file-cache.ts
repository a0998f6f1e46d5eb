import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor, type Encoding } from '@/lib/platform/cache/encoding'
import { copyIfSlice } from '@/lib/platform/cache/packed'
import { SegmentedLru } from '@/lib/platform/cache/segmented-lru'
import { estimateMemoryBytes, type AnswerCopy, copyOfAnswer } from './answer-copy'

/**
 * Copies of files in the gateway's thread, so that their readers need not wait while the application renders.
 *
 * Files of the build and of `public/` do not change while the server runs, so their copies do not expire.
 * Texts are compressed as small as possible, which takes too long for an answer: the first readers get a
 * quickly compressed copy.
 *
 * Stored files are copied if they are small and their answer says that it is public and immutable. Private
 * files have other addresses, and their answers forbid copies.
 */

/** The memory for copies of files of the build and of `public/`. */
const builtBytesMax = 16 * 1024 * 1024
/** The memory for copies of stored files. */
const storedBytesMax = 64 * 1024 * 1024
const storedFileBytesMax = 256 * 1024
/** How long the copy of a stored file is sent, even if the storage has lost or removed the file. */
const storedMs = 10 * 60_000
/**
 * These patterns allow one spelling of each address, so that no client can have a file compressed repeatedly.
 */
const builtPath = /^\/(?:_next\/static|art|fonts)(?:\/[\w~-][\w.~-]*)+$/
const storedPath = /^\/files\/[0-9a-f]{64}\/[0-9a-z]{1,12}\.(?:avif|webp|jpg|pdf|mp4)$/
/** The content types that the gateway compresses. */
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

/** Resolves after the last slow compression. These run one at a time, so that other cores serve readers. */
let packing = Promise.resolve()

export type FileKey = { path: string; encoding: Encoding; isStored: boolean }

export class FileCache {
  readonly #built = new SegmentedLru<AnswerCopy>(builtBytesMax)
  readonly #stored = new SegmentedLru<AnswerCopy & { copiedAt: number }>(storedBytesMax)

  /** Returns the key of the requested file; null if no copy can answer, such as for a byte range. */
  keyOf({ method, url = '', headers }: IncomingMessage): FileKey | null {
    if ((method !== 'GET' && method !== 'HEAD') || 'range' in headers) return null
    // A stored file is compressed already: one copy serves readers of every encoding.
    if (storedPath.test(url)) return { path: url, encoding: 'identity', isStored: true }
    if (!builtPath.test(url)) return null
    const encoding = encodingFor(headers['accept-encoding'])
    return encoding && { path: url, encoding, isStored: false }
  }

  /** @returns the copy of the file, undefined if there is none or it is too old */
  findFresh({ path, encoding, isStored }: FileKey): AnswerCopy | undefined {
    if (!isStored) return this.#built.get(`${encoding} ${path}`)
    const hit = this.#stored.get(path)
    return hit && Date.now() - hit.copiedAt < storedMs ? hit : undefined
  }

  /** Returns whether the application's answer may be copied. */
  mayCopy({ isStored }: FileKey, { headers }: IncomingMessage): boolean {
    const bytes = Number(headers['content-length'])
    if (!isStored) return bytes <= this.#built.entryBytesMax
    return bytes <= storedFileBytesMax && /^public,.*\bimmutable$/.test(headers['cache-control'] ?? '')
  }

  /**
   * Stores a file that the application sent uncompressed.
   * @param answer an answer whose body was already read
   * @returns the copy; a compressed copy is later replaced by a better compressed copy
   */
  async compressAndPut(
    { path, encoding, isStored }: FileKey,
    answer: IncomingMessage,
    body: Buffer,
  ): Promise<AnswerCopy> {
    if (isStored) {
      const hit = { ...copyOfAnswer(answer, copyIfSlice(body), 'identity'), copiedAt: Date.now() }
      this.#stored.put(path, hit, estimateMemoryBytes(hit))
      return hit
    }
    const isPacked = encoding !== 'identity' && packable.test(answer.headers['content-type'] ?? '')
    const compressAndStoreCopy = async (isBest: boolean) => {
      const content = isPacked ? await packers[encoding](body, isBest) : body
      const hit = copyOfAnswer(answer, content, isPacked ? encoding : 'identity')
      this.#built.put(`${encoding} ${path}`, hit, estimateMemoryBytes(hit))
      return hit
    }
    const quick = await compressAndStoreCopy(false)
    if (isPacked)
      packing = packing.then(() => compressAndStoreCopy(true)).then(() => undefined, console.error)
    return quick
  }
}
