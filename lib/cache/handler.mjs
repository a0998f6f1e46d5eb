import { createHash } from 'node:crypto'
import pg from 'pg'
import { withLateScripts } from './late-scripts.mjs'

/**
 * Next's incremental cache: pages and data reads in this process's memory, tag expiry agreed through
 * Postgres. Plain JavaScript, because Next loads it outside the build.
 *
 * Time is counted, not measured: every read miss and every expiry takes the next number. An entry carries
 * the number of the miss that began its making, so what was read before an expiry never counts as fresh,
 * however late it is stored.
 */

const storeBytesMax = Number(process.env.CACHE_BYTES_MAX || 128 * 1024 * 1024)
const reconnectAfterMs = 1_000

/** @typedef {{ value: any, tags: string[], begun: number, bytes: number, lastModified: number }} Entry */

export class Store {
  /** @type {Map<string, Entry>} in the order of last use, oldest first */
  entries = new Map()
  /** @type {Map<string, number>} when the making of a missing entry began */
  begun = new Map()
  /** @type {Map<string, number>} the number of each tag's last expiry */
  expired = new Map()
  bytes = 0
  clock = 0
  /** How many expiries there were: while it stands still, every page made since is fresh. */
  expiries = 0

  /** @param {readonly string[]} tags */
  expire(tags) {
    if (tags.length > 0) this.expiries++
    for (const tag of tags) this.expired.set(tag, ++this.clock)
  }

  /** @param {string} key @param {readonly string[]} softTags */
  get(key, softTags) {
    const entry = this.entries.get(key)
    if (entry && this.isFresh(entry, softTags)) {
      this.entries.delete(key)
      this.entries.set(key, entry)
      return entry
    }
    if (entry) this.drop(key)
    this.begin(key)
    return null
  }

  /** @param {string} key */
  begin(key) {
    // Misses that come while an entry is being made may share its result, so the first one's number counts.
    // A making that failed leaves an old number behind: the entry then lives for one making less, no harm.
    if (!this.begun.has(key)) this.begun.set(key, ++this.clock)
    if (this.begun.size > 10_000) this.begun.delete(this.begun.keys().next().value ?? '')
  }

  /** @param {Entry} entry @param {readonly string[]} softTags */
  isFresh(entry, softTags) {
    if ((this.expired.get('*') ?? 0) > entry.begun) return false
    for (const tag of entry.tags) if ((this.expired.get(tag) ?? 0) > entry.begun) return false
    for (const tag of softTags) if ((this.expired.get(tag) ?? 0) > entry.begun) return false
    return true
  }

  /** @param {string} key @param {any} value @param {string[]} tags */
  set(key, value, tags) {
    this.drop(key)
    const begun = this.begun.get(key) ?? ++this.clock
    this.begun.delete(key)
    const bytes = bytesOf(value) + key.length * 2
    if (bytes > storeBytesMax / 4) return
    this.entries.set(key, { value, tags, begun, bytes, lastModified: Date.now() })
    this.bytes += bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= storeBytesMax) break
      this.drop(oldest)
    }
  }

  /** @param {string} key */
  drop(key) {
    const entry = this.entries.get(key)
    if (!entry) return
    this.entries.delete(key)
    this.bytes -= entry.bytes
  }
}

/** @param {any} value */
function bytesOf(value) {
  if (!value) return 64
  let bytes = 512
  if (typeof value.html === 'string') bytes += value.html.length * 2
  if (value.rscData) bytes += value.rscData.length
  if (value.segmentData) for (const part of value.segmentData.values()) bytes += part.length
  // A kept read holds its answer as one text.
  if (typeof value.data?.body === 'string') bytes += value.data.body.length * 2
  if (value.body) bytes += value.body.length
  return bytes
}

/**
 * A policy that names each inline script of this very page by its hash, so that kept pages need no
 * 'unsafe-inline' and no nonce. Styles may be inline: React and the picture placeholders write them.
 * @param {string} html
 */
export function policyOf(html) {
  const hashes = new Set()
  for (const [, attributes, body] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes ?? '') || /type="application\/(ld\+)?json"/.test(attributes ?? '')) continue
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(body ?? '')
        .digest('base64')}'`,
    )
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Keeps the store's tags in step with the other instances, for as long as the process lives. */
class TagListener {
  /** @param {Store} store */
  constructor(store) {
    this.store = store
    void this.connect()
  }

  async connect() {
    const client = new pg.Client({
      connectionString: process.env.DATABASE_URL,
      application_name: 'strata-cache',
      keepAlive: true,
    })
    client.on('error', () => {})
    client.on('end', () => setTimeout(() => void this.connect(), reconnectAfterMs).unref())
    client.on('notification', ({ payload }) => {
      if (payload) this.store.expire(JSON.parse(payload))
    })
    try {
      await client.connect()
      await client.query('listen strata_tags')
      // Nobody knows what was written while nobody listened.
      this.store.expire(['*'])
    } catch {
      await client.end().catch(() => {})
    }
  }
}

const shared = /** @type {{ strataStore?: Store, strataListener?: TagListener }} */ (globalThis)
const store = (shared.strataStore ??= new Store())
// The build runs without a database; nothing that it makes needs to agree with anyone.
if (process.env.DATABASE_URL && process.env.NEXT_PHASE !== 'phase-production-build') {
  shared.strataListener ??= new TagListener(store)
}

export default class CacheHandler {
  /** @param {string} key @param {{ kind?: string, tags?: string[], softTags?: string[] }} context */
  async get(key, context = {}) {
    const entry = store.get(key, context.softTags ?? [])
    return entry ? { value: entry.value, lastModified: entry.lastModified } : null
  }

  /** @param {string} key @param {any} value @param {{ tags?: string[] }} context */
  async set(key, value, context = {}) {
    if (!value) return store.drop(key)
    let tags = context.tags ?? value.tags ?? []
    if (value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE') {
      value.headers ??= {}
      const header = value.headers['x-next-cache-tags']
      if (typeof header === 'string') tags = [...tags, ...header.split(',')]
    }
    if (value.kind === 'APP_PAGE') {
      value.html = withLateScripts(value.html)
      value.headers['content-security-policy'] = policyOf(value.html)
      // A page that says of itself that it shows nothing found; server.mjs turns the header into the status.
      if (value.html.includes('<meta name="strata-status" content="404"'))
        value.headers['x-strata-status'] = '404'
      // The store here is the cache; a proxy in front must ask each time, and gets a 304 by the ETag.
      value.headers['cache-control'] = 'public, max-age=0, must-revalidate'
    }
    store.set(key, value, tags)
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    store.expire(Array.isArray(tags) ? tags : [tags])
  }

  resetRequestCache() {}
}
