/** What one entry costs beside its key and its value: its place in a map, its record, its list of tags. */
const entryBytes = 512
/** An entry that is asked for again within this time may still belong to the request that made it. */
const sameRequestMs = 1_000

type Slot<V> = {
  value: V
  bytes: number
  since: number
  /** Asked for since it last had its turn to go. */
  isUsed: boolean
}

/**
 * A cache bounded in bytes. A new entry is on trial, in an eighth of the room, and moves to the rest when it is asked
 * for again, so an endless number of addresses that are asked for once push out only each other. A read only marks its
 * entry; a marked entry whose turn it is to go moves to the end of the queue once more. The hot path moves nothing.
 */
export class SegmentedLru<V> {
  /** In the order in which they have their turn to go. */
  readonly #tried = new Map<string, Slot<V>>()
  /** The same. */
  readonly #proven = new Map<string, Slot<V>>()
  readonly triedBytesMax: number
  /** Everything begins on trial, so no entry is larger. */
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

  /** What lies there, without a sign that it was asked for. */
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
   * Keeps the value, unless it is too large for a trial.
   * @param valueBytes all that the value holds in memory
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
    this.#triedBytes -= makeRoom(this.#tried, this.#triedBytes - this.triedBytesMax)
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
    this.#provenBytes -= makeRoom(this.#proven, this.#provenBytes - this.provenBytesMax)
  }
}

/**
 * @param bytesWanted none, when it is not above 0
 * @returns how many bytes were freed
 */
function makeRoom<V>(slots: Map<string, Slot<V>>, bytesWanted: number): number {
  let freedBytes = 0
  // Whoever is sent to the end is no longer marked when the walk comes there, so it ends.
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
