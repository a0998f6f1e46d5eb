import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { redirectTag } from '@/db/page-tags'
import { formatTags, tagsHeader } from '@/lib/platform/edge/tags'
import { processState } from '@/lib/platform/process-state'
import { reportingEndpoints } from '@/lib/platform/site/policy-reports'
import { asking } from './asking'
import { sharedEpoch } from './epoch'
import type { Expiry } from './expiry-log'
import { versionHeader } from './deferred-loader'
import { compress, estimateHeaderMemory, type MadePage, type Pack, pack, unpack } from './packed'
import { rewritePage } from './page-html'
import { SegmentedLru } from './segmented-lru'
import { TagListener } from './tag-listener'

/**
 * Next's incremental cache: compressed pages and data reads in this process's memory. The processes learn of
 * each other's tag expiries through Postgres.
 *
 * Time is counted, not measured: read misses and expiries take successive numbers. An entry carries the
 * number of the miss that it was read after, so a result that was read before an expiry never counts as
 * fresh, however late it is stored.
 */

const bytesMax = Number(process.env.CACHE_BYTES_MAX || 64 * 1024 * 1024)
const flightBytesMax = bytesMax / 8
/** The most reads noted as pending (failed reads stay noted), and the most entries in Next's lifetime map. */
const pendingMax = 1_000
/** The most tags whose last expiry is remembered; with more, everything expires. */
const tagsMax = 1_000
/** The longest key that is stored. A page with a longer address is answered but not cached. */
const keyLengthMax = 2_048

type Entry = {
  value: unknown
  tags: readonly string[]
  seq: number
  lastModified: number
  cacheControl: object | undefined
}

export class Store {
  readonly entries = new SegmentedLru<Entry>(bytesMax - flightBytesMax)
  /** The flights of the pages made last, compressed with Brotli, by the version of the page. */
  readonly flights = new SegmentedLru<Buffer>(flightBytesMax)
  /** For each key that is being read, the value of `clock` at the miss that began the read. */
  readonly pendingSeqs = new Map<string, number>()
  /** For each tag, the value of `clock` at its last expiry. */
  readonly expired = new Map<string, number>()
  /** The value of `clock` when all entries last expired together. */
  allExpired = 0
  clock = 0
  #epoch = 0
  #inSync = true
  /** The value of `clock` at the last expiry of any tag. */
  lastExpired = 0

  /** How many expiries there were. While this is the same as when a page was made, the page is fresh. */
  get epoch(): number {
    return this.#epoch
  }

  /** Whether this process receives the expiries of other processes; if not, nothing counts as fresh. */
  get inSync(): boolean {
    return this.#inSync
  }

  set inSync(isInSync: boolean) {
    this.#inSync = isInSync
    this.#tell()
  }

  #tell(): void {
    Atomics.store(sharedEpoch, 0, this.#inSync ? this.#epoch : -1)
  }

  /** Expires tags. @param tags `*` is every tag */
  expire(tags: readonly string[]): void {
    if (tags.length === 0) return
    for (const tag of tags) this.expired.set(tag, ++this.clock)
    if (this.expired.has('*') || this.expired.size > tagsMax) {
      this.allExpired = ++this.clock
      this.expired.clear()
    }
    this.lastExpired = this.clock
    this.#epoch++
    // First the message, then the epoch: who sees the epoch finds the message (`expiry-log.ts`).
    processState.postExpiry?.({ tags, epoch: this.#epoch })
    this.#tell()
  }

  /** Returns a fresh entry, or begins a read and returns null. Only a cached read passes `tags`: its own. */
  getFreshOrBeginRead(
    key: string,
    softTags: readonly string[],
    { tags, isPage = false }: { tags?: readonly string[]; isPage?: boolean } = {},
  ): Entry | null {
    const entry = this.inSync ? this.entries.get(key) : undefined
    const fresh = entry && this.isFresh(entry, softTags) ? entry : null
    if (entry && !fresh) this.entries.drop(key)
    const seq = fresh ? fresh.seq : this.beginRead(key)
    const isSure = fresh !== null || seq > this.lastExpired
    const reader = asking.getStore()
    if (isPage) reader?.onPage?.({ seq, isMissing: !fresh, isSure })
    else reader?.onData?.({ tags: [...(fresh?.tags ?? tags ?? []), ...softTags], seq })
    return fresh
  }

  /** Begins a read, or joins a pending one. @returns the value of `clock` at the miss that began the read */
  beginRead(key: string): number {
    // Misses while an entry is being made may share its result, so the number of the first miss counts. A
    // failed read leaves its number behind. The next result gets this old number and so counts as outdated
    // earlier than necessary, which is harmless.
    const pendingSeq = this.pendingSeqs.get(key)
    if (pendingSeq !== undefined) return pendingSeq
    const seq = ++this.clock
    if (key.length > keyLengthMax) return seq
    this.pendingSeqs.set(key, seq)
    if (this.pendingSeqs.size > pendingMax)
      this.pendingSeqs.delete(this.pendingSeqs.keys().next().value ?? '')
    return seq
  }

  isFresh(entry: Pick<Entry, 'tags' | 'seq'>, softTags: readonly string[] = []): boolean {
    if (this.allExpired > entry.seq) return false
    for (const tag of entry.tags) if ((this.expired.get(tag) ?? 0) > entry.seq) return false
    for (const tag of softTags) if ((this.expired.get(tag) ?? 0) > entry.seq) return false
    return true
  }

  setIfPending(
    key: string,
    value: unknown,
    tags: readonly string[],
    { cacheControl }: { cacheControl?: object } = {},
  ): void {
    const seq = this.pendingSeqs.get(key)
    // It is unknown when this read began: another read of the key has stored its result, too many were
    // pending, or the key is too long. An expiry may have come since then, so the result is not stored.
    if (seq === undefined) return
    this.pendingSeqs.delete(key)
    this.entries.put(
      key,
      { value, tags, seq, lastModified: Date.now(), cacheControl },
      estimateEntryMemory(value),
    )
  }

  drop(key: string): void {
    this.entries.drop(key)
  }
}

/** A value that Next stores: a page, the answer of a route handler, or a cached read. */
type EntryValue = Partial<MadePage> & {
  tags?: readonly string[]
  /** The answer of a cached read, which is stored as one text. */
  data?: { body?: unknown }
  body?: Buffer
}
type PackedPage = { headers: Record<string, unknown>; packed: Pack }

const isPage = (value: EntryValue): value is MadePage & { headers: Record<string, unknown> } =>
  value.kind === 'APP_PAGE'
const isPacked = (value: EntryValue | PackedPage | null): value is PackedPage =>
  value !== null && 'packed' in value

function estimateEntryMemory(content: unknown): number {
  if (!content) return 64
  const value = content as Partial<PackedPage> & EntryValue
  let bytes = 512 + estimateHeaderMemory(value.headers)
  if (value.packed) bytes += value.packed.body.length
  if (typeof value.html === 'string') bytes += value.html.length * 2
  if (typeof value.data?.body === 'string') bytes += value.data.body.length * 2
  if (value.body) bytes += value.body.length
  return bytes
}

declare global {
  interface ProcessState {
    cacheStore?: Store
    tagListener?: TagListener
    /** Tells the gateway's thread what expires; set while there is one. */
    postExpiry?: (expiry: Expiry) => void
  }
}
const store = (processState.cacheStore ??= new Store())
store.inSync = true
// The build runs without a database; its pages need not agree with other instances.
const { DATABASE_URL, DATABASE_DIRECT_URL } = process.env
if (DATABASE_URL && process.env.NEXT_PHASE !== 'phase-production-build') {
  processState.tagListener ??= new TagListener(store, DATABASE_DIRECT_URL || DATABASE_URL, DATABASE_URL)
}

type Context = { kind?: string; tags?: string[]; softTags?: string[]; cacheControl?: object }

export default class CacheHandler {
  async get(
    key: string,
    context: Context = {},
  ): Promise<(Pick<Entry, 'lastModified' | 'cacheControl'> & { value: EntryValue | null }) | null> {
    const { kind, tags, softTags = [] } = context
    const entry = store.getFreshOrBeginRead(key, softTags, { tags, isPage: kind !== 'FETCH' })
    if (!entry) return null
    const { lastModified, cacheControl } = entry
    const value = entry.value as EntryValue | PackedPage | null
    return { value: isPacked(value) ? await unpack(value.packed) : value, lastModified, cacheControl }
  }

  async set(key: string, value: EntryValue | null, context: Context = {}): Promise<void> {
    clearNextLifetimesIfMany()
    if (!value) return store.drop(key)
    let tags = context.tags ?? value.tags ?? []
    if (value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE') {
      const header = (value.headers ??= {})['x-next-cache-tags']
      if (typeof header === 'string') tags = [...tags, ...header.split(',')]
    }
    if (isPage(value)) {
      const { html, policy, version, isNotFound } = rewritePage(value.html, value.rscData)
      value.html = html
      Object.assign(value.headers, { 'content-security-policy': policy }, reportingEndpoints)
      value.headers['speculation-rules'] = '"/speculation-rules.json"'
      value.headers[versionHeader] = version
      // An edge asks again for a page that is not there when a redirect may lead from it.
      value.headers[tagsHeader] = formatTags(isNotFound ? [...tags, redirectTag] : tags)
      // The page cache turns this header into the status 404.
      if (isNotFound) value.headers['x-strata-status'] = '404'
      // A browser asks each time, and gets a 304 by the ETag. The gateway adds what an edge may keep.
      value.headers['cache-control'] = 'public, max-age=0, must-revalidate'
      // A reader fetches the flight a moment later, when the page may have expired: it is stored by itself.
      const compressedFlight = value.rscData && compress(value.rscData)
      // Next sends `value` itself to the client, so the store gets a compressed copy.
      const [flight, newPack] = await Promise.all([compressedFlight, pack(value)])
      if (flight) store.flights.put(version, flight, flight.length)
      return store.setIfPending(key, { headers: value.headers, packed: newPack }, tags, context)
    }
    store.setIfPending(key, value, tags, context)
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    store.expire(Array.isArray(tags) ? tags : [tags])
  }

  resetRequestCache(): void {}
}

/**
 * Empties Next's map of lifetimes when it is large, because Next never removes an address from it. The map is
 * not needed: each entry of the store has its own lifetime.
 */
function clearNextLifetimesIfMany(): void {
  const lifetimes: Map<string, unknown> = SharedCacheControls['cacheControls']
  if (lifetimes.size > pendingMax) lifetimes.clear()
}
