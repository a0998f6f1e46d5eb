/** The memory of an entry beside its key and value: its place in a map, its record, its list of tags. */
const entryBytes = 512
/** A read within this time after storing may belong to the same request, so the entry stays on trial. */
const sameRequestMs = 1_000

type Slot<V> = {
  value: V
  bytes: number
  since: number
  /** Whether the entry was read since it was last due for eviction. */
  isUsed: boolean
}

/**
 * A cache bounded in bytes. A new entry is on trial, in an eighth of the space, and moves to the rest of the
 * space when it is read again, so an endless number of addresses that are read once evict only each other.
 * Later reads only mark the entry. A marked entry that is due for eviction loses its mark and moves to the
 * end of the queue instead.
 */
export class SegmentedLru<V> {
  /** The entries on trial, in the order of eviction. */
  readonly #tried = new Map<string, Slot<V>>()
  /** The entries that were read again, in the order of eviction. */
  readonly #proven = new Map<string, Slot<V>>()
  readonly triedBytesMax: number
  /** The largest entry: every entry begins on trial, so it must fit into the trial part. */
  readonly entryBytesMax: number
  readonly provenBytesMax: number
  #triedBytes = 0
  #provenBytes = 0

  constructor(bytesMax: number) {
    const triedBytesMax = Math.floor(bytesMax / 8)
    this.triedBytesMax = triedBytesMax
    this.entryBytesMax = triedBytesMax
    this.provenBytesMax = bytesMax - triedBytesMax
  }

  get bytes(): number {
    return this.#triedBytes + this.#provenBytes
  }

  get size(): number {
    return this.#tried.size + this.#proven.size
  }

  /** Returns the value without marking its entry as read. */
  peek(key: string): V | undefined {
    return (this.#proven.get(key) ?? this.#tried.get(key))?.value
  }

  get(key: string): V | undefined {
    const proven = this.#proven.get(key)
    if (proven) {
      proven.isUsed = true
      return proven.value
    }
    const slot = this.#tried.get(key)
    if (!slot) return undefined
    if (Date.now() - slot.since <= sameRequestMs) return slot.value
    this.#tried.delete(key)
    this.#triedBytes -= slot.bytes
    this.#prove(key, slot)
    return slot.value
  }

  /**
   * Stores the value, unless it is too large for the trial part.
   * @param valueBytes all memory that the value holds
   */
  put(key: string, value: V, valueBytes: number): void {
    const isProven = this.#proven.has(key)
    const since = this.#tried.get(key)?.since ?? Date.now()
    this.drop(key)
    const bytes = valueBytes + key.length * 2 + entryBytes
    if (bytes > this.entryBytesMax) return
    const slot = { value, bytes, since, isUsed: false }
    if (isProven) return this.#prove(key, slot)
    this.#tried.set(key, slot)
    this.#triedBytes += bytes
    this.#triedBytes -= evictEntries(this.#tried, this.#triedBytes - this.triedBytesMax)
  }

  drop(key: string): void {
    const slot = this.#tried.get(key)
    if (slot) {
      this.#tried.delete(key)
      this.#triedBytes -= slot.bytes
    }
    const proven = this.#proven.get(key)
    if (proven) {
      this.#proven.delete(key)
      this.#provenBytes -= proven.bytes
    }
  }

  #prove(key: string, slot: Slot<V>): void {
    slot.isUsed = true
    this.#proven.set(key, slot)
    this.#provenBytes += slot.bytes
    this.#provenBytes -= evictEntries(this.#proven, this.#provenBytes - this.provenBytesMax)
  }
}

/**
 * Evicts entries until enough bytes are free.
 * @param bytesWanted evicts nothing if it is not above 0
 * @returns how many bytes were freed
 */
function evictEntries<V>(slots: Map<string, Slot<V>>, bytesWanted: number): number {
  let freedBytes = 0
  // An entry moved to the end is no longer marked when the loop reaches it again, so the loop ends.
  for (const [key, slot] of slots) {
    if (freedBytes >= bytesWanted) break
    slots.delete(key)
    if (slot.isUsed) {
      slot.isUsed = false
      slots.set(key, slot)
    } else freedBytes += slot.bytes
  }
  return freedBytes
}
