import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { asking } from './asking.mjs'
import { sharedEpoch } from './epoch.mjs'
import { withDeferredScripts } from './deferred-scripts.mjs'
import { withJoinedStyles } from './joined-styles.mjs'
import { withThemeFirst } from '../site/theme-script.mjs'
import { headerBytes, packed, unpacked } from './packed.mjs'
import { policyOf } from './page-policy.mjs'
import { Shelf } from './shelf.mjs'
import { TagListener } from './tag-listener.mjs'

/**
 * Next's incremental cache: pages, compressed, and data reads in this process's memory, tag expiry agreed through
 * Postgres. Plain JavaScript, because Next loads it outside the build.
 *
 * Time is counted, not measured: every read miss and every expiry takes the next number. An entry carries
 * the number of the miss that it was read after, so what was read before an expiry never counts as fresh,
 * however late it is stored.
 */

const storeBytesMax = Number(process.env.CACHE_BYTES_MAX || 64 * 1024 * 1024)
/** More are hardly made at once; the numbers of reads that failed are pushed out here. */
const pendingMax = 1_000
/** There are some twenty; more of them mean that somebody counts them up. */
const tagsMax = 1_000
/** A longer address is answered and not cached. */
const keyLengthMax = 2_048

/** @typedef {{ value: any, tags: readonly string[], begun: number, lastModified: number, cacheControl?: object }} Entry */

export class Store {
  /** @type {Shelf<Entry>} */
  entries = new Shelf(storeBytesMax)
  /** @type {Map<string, number>} the entries that are pending, by the miss that began them */
  begun = new Map()
  /** @type {Map<string, number>} the number of each tag's last expiry */
  expired = new Map()
  /** The number of the last expiry of everything. */
  allExpired = 0
  clock = 0
  #epoch = 0
  #inStep = true
  /** The number of the last of them. */
  lastExpired = 0

  /** The epoch, how many expiries there were: while it stands still, every page made since is fresh. */
  get epoch() {
    return this.#epoch
  }

  /** Whether this process hears of the others' expiries. While it does not, it takes nothing for fresh. */
  get inStep() {
    return this.#inStep
  }

  set inStep(isInStep) {
    this.#inStep = isInStep
    this.#tell()
  }

  #tell() {
    Atomics.store(sharedEpoch, 0, this.#inStep ? this.#epoch : -1)
  }

  /** @param {readonly string[]} tags `*` is every tag */
  expire(tags) {
    if (tags.length === 0) return
    this.#epoch++
    for (const tag of tags) this.expired.set(tag, ++this.clock)
    if (this.expired.has('*') || this.expired.size > tagsMax) {
      this.allExpired = ++this.clock
      this.expired.clear()
    }
    this.lastExpired = this.clock
    this.#tell()
  }

  /**
   * @param {string} key @param {readonly string[]} softTags
   * @param {{ tags?: readonly string[], isPage?: boolean }} more the tags of a cached read, which it knows before it is made
   */
  get(key, softTags, { tags, isPage = false } = {}) {
    const entry = this.inStep ? this.entries.get(key) : undefined
    const fresh = entry && this.isFresh(entry, softTags) ? entry : null
    if (entry && !fresh) this.entries.drop(key)
    const begun = fresh ? fresh.begun : this.begin(key)
    const isSure = fresh !== null || begun > this.lastExpired
    const asked = asking.getStore()
    if (isPage) asked?.onPage?.({ key, softTags, begun, isMissing: !fresh, isSure })
    else asked?.onData?.({ tags: [...(fresh?.tags ?? tags ?? []), ...softTags], begun })
    return fresh
  }

  /**
   * The tags of what that read gave, or led to; null when it does not lie here.
   * @param {import('./asking.mjs').PageRead} read
   */
  tagsOf({ key, softTags, begun }) {
    const entry = this.entries.peek(key)
    return entry?.begun === begun ? [...entry.tags, ...softTags] : null
  }

  /** @param {string} key @returns the number of the miss that began the read */
  begin(key) {
    // Misses that come while an entry is being made may share its result, so the first one's number counts.
    // A read that failed leaves an old number behind: the entry then lives for one read less, no harm.
    const known = this.begun.get(key)
    if (known !== undefined) return known
    const begun = ++this.clock
    if (key.length > keyLengthMax) return begun
    this.begun.set(key, begun)
    if (this.begun.size > pendingMax) this.begun.delete(this.begun.keys().next().value ?? '')
    return begun
  }

  /** @param {Pick<Entry, 'tags' | 'begun'>} entry @param {readonly string[]} softTags */
  isFresh(entry, softTags = []) {
    if (this.allExpired > entry.begun) return false
    for (const tag of entry.tags) if ((this.expired.get(tag) ?? 0) > entry.begun) return false
    for (const tag of softTags) if ((this.expired.get(tag) ?? 0) > entry.begun) return false
    return true
  }

  /**
   * @param {string} key @param {any} value @param {readonly string[]} tags
   * @param {{ bytes?: number, cacheControl?: object }} more `bytes`: what the value holds in memory
   */
  set(key, value, tags, { bytes = bytesOf(value), cacheControl } = {}) {
    const begun = this.begun.get(key)
    // When it was begun is not known: two reads of one key ended, or too many began. It could be older than an
    // expiry that has long been counted.
    if (begun === undefined) return
    this.begun.delete(key)
    this.entries.put(key, { value, tags, begun, lastModified: Date.now(), cacheControl }, bytes)
  }

  /** @param {string} key */
  drop(key) {
    this.entries.drop(key)
  }
}

/** @param {any} value */
function bytesOf(value) {
  if (!value) return 64
  let bytes = 512 + headerBytes(value.headers)
  if (Buffer.isBuffer(value.packed?.body)) bytes += value.packed.body.length
  if (typeof value.html === 'string') bytes += value.html.length * 2
  // A cached read holds its answer as one text.
  if (typeof value.data?.body === 'string') bytes += value.data.body.length * 2
  if (value.body) bytes += value.body.length
  return bytes
}

const shared = /** @type {{ strataStore?: Store, strataListener?: TagListener }} */ (globalThis)
const store = (shared.strataStore ??= new Store())
store.inStep = true
// The build runs without a database; nothing that it makes needs to agree with anyone.
if (process.env.DATABASE_URL && process.env.NEXT_PHASE !== 'phase-production-build') {
  shared.strataListener ??= new TagListener(store, process.env.DATABASE_URL)
}

export default class CacheHandler {
  /** @param {string} key @param {{ kind?: string, tags?: string[], softTags?: string[] }} context */
  async get(key, context = {}) {
    const { kind, tags, softTags = [] } = context
    const entry = store.get(key, softTags, { tags, isPage: kind !== 'FETCH' })
    if (!entry) return null
    const { value, lastModified, cacheControl } = entry
    return { value: value.packed ? await unpacked(value.packed) : value, lastModified, cacheControl }
  }

  /** @param {string} key @param {any} value @param {{ tags?: string[], cacheControl?: object }} context */
  async set(key, value, context = {}) {
    forgetLifetimes()
    if (!value) return store.drop(key)
    let tags = context.tags ?? value.tags ?? []
    if (value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE') {
      value.headers ??= {}
      const header = value.headers['x-next-cache-tags']
      if (typeof header === 'string') tags = [...tags, ...header.split(',')]
    }
    if (value.kind === 'APP_PAGE') {
      value.html = withDeferredScripts(withThemeFirst(withJoinedStyles(value.html)))
      value.headers['content-security-policy'] = policyOf(value.html, value.rscData)
      // A page that says of itself that it shows nothing found; server.mjs turns the header into the status.
      if (value.html.includes('<meta name="strata-status" content="404"'))
        value.headers['x-strata-status'] = '404'
      // The store here is the cache; a proxy in front must ask each time, and gets a 304 by the ETag.
      value.headers['cache-control'] = 'public, max-age=0, must-revalidate'
      // Next sends the value itself to whoever asked; what is cached of it is a copy.
      return store.set(key, { headers: value.headers, packed: await packed(value) }, tags, context)
    }
    store.set(key, value, tags, context)
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    store.expire(Array.isArray(tags) ? tags : [tags])
  }

  resetRequestCache() {}
}

/** Next remembers the lifetime of every address that was ever made. Each entry here carries its own. */
function forgetLifetimes() {
  const lifetimes = SharedCacheControls.cacheControls
  if (lifetimes.size > pendingMax) lifetimes.clear()
}
