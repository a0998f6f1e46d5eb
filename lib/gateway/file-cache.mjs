import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor } from '../cache/encoding.mjs'
import { Shelf } from '../cache/shelf.mjs'
import { bytesOf, hitOf } from './hit-cache.mjs'

/**
 * Copies of the files of the build and of `public/`, in the gateway's thread. They stay as they are while the server
 * stands, so each is asked for once: none of them waits while the application renders. Each is packed as small as it
 * gets, which takes too long for an answer: the first readers get what is packed quickly.
 */

/** With room for all files of a build in the two encodings that browsers take. */
const bytesMax = 16 * 1024 * 1024
/** One spelling for each file, so that nobody has one packed again and again. */
const filePath = /^\/(?:_next\/static|art|fonts)(?:\/[\w~-][\w.~-]*)+$/
/** Pictures and fonts are packed already. */
const packable = /^(?:text\/|application\/(?:javascript|json)|image\/svg\+xml)/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** @type {Record<import('../cache/encoding.mjs').Encoding, (body: Buffer, isBest: boolean) => Promise<Buffer>>} */
const packers = {
  br: (body, isBest) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isBest ? constants.BROTLI_MAX_QUALITY : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body, isBest) => gzipped(body, { level: isBest ? 9 : 6 }),
  identity: async (body) => body,
}

/** Files are packed well one after the other, and leave the machine's other cores to readers. */
let packing = Promise.resolve()

/** @typedef {{ path: string, encoding: import('../cache/encoding.mjs').Encoding }} FileKey */

export class FileCache {
  /** @type {Shelf<import('./hit-cache.mjs').Hit>} */
  #files = new Shelf(bytesMax)

  /** The largest file of which a copy is taken, in bytes. */
  get bodyBytesMax() {
    return this.#files.entryBytesMax
  }

  /**
   * What this request may be answered with; null for one that asks for no file, or for a part of one.
   * @param {import('node:http').IncomingMessage} request
   * @returns {FileKey | null}
   */
  keyOf({ method, url = '', headers }) {
    if ((method !== 'GET' && method !== 'HEAD') || 'range' in headers || !filePath.test(url)) return null
    const encoding = encodingFor(headers['accept-encoding'])
    return encoding && { path: url, encoding }
  }

  /** @param {FileKey} key @returns the copy, undefined where there is none yet */
  find({ path, encoding }) {
    return this.#files.get(`${encoding} ${path}`)
  }

  /**
   * Takes a file as the application sent it, not packed.
   * @param {FileKey} key
   * @param {import('node:http').IncomingMessage} answer with its body read
   * @param {Buffer} body
   * @returns the copy, packed quickly; the one that is packed well takes its place
   */
  async put({ path, encoding }, answer, body) {
    const isPacked = encoding !== 'identity' && packable.test(answer.headers['content-type'] ?? '')
    /** @param {boolean} isBest */
    const keep = async (isBest) => {
      const packed = isPacked ? await packers[encoding](body, isBest) : body
      const own = isPacked ? ['content-encoding', encoding] : []
      const hit = hitOf(answer, packed, [...own, 'content-length', String(packed.length)])
      this.#files.put(`${encoding} ${path}`, hit, bytesOf(hit))
      return hit
    }
    const quick = await keep(false)
    if (isPacked) packing = packing.then(() => keep(true)).then(() => undefined, console.error)
    return quick
  }
}
