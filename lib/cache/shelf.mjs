/** What one entry costs beside its key and its value: its place in a map, its record, its list of tags. */
const entryBytes = 512
/** An entry that is asked for again within this time may still belong to the request that made it. */
const sameRequestMs = 1_000

/**
 * Keeps what was used last, within a number of bytes. What is new stands on trial, in an eighth of the room, and
 * moves to the rest when it is asked for again. Addresses without end, each asked for once, push out one another
 * and nothing else.
 * @template V
 */
export class Shelf {
  /** @type {Map<string, { value: V, bytes: number, since: number }>} in the order of last use, oldest first */
  #tried = new Map()
  /** @type {Map<string, { value: V, bytes: number, since: number }>} the same */
  #proven = new Map()
  #triedBytes = 0
  #provenBytes = 0

  /** @param {number} bytesMax */
  constructor(bytesMax) {
    this.triedBytesMax = Math.floor(bytesMax / 8)
    this.provenBytesMax = bytesMax - this.triedBytesMax
  }

  get bytes() {
    return this.#triedBytes + this.#provenBytes
  }

  get size() {
    return this.#tried.size + this.#proven.size
  }

  /** What lies there, without a sign that it was asked for. @param {string} key */
  peek(key) {
    return (this.#proven.get(key) ?? this.#tried.get(key))?.value
  }

  /** @param {string} key */
  get(key) {
    const proven = this.#proven.get(key)
    if (proven) {
      this.#proven.delete(key)
      this.#proven.set(key, proven)
      return proven.value
    }
    const tried = this.#tried.get(key)
    if (!tried) return undefined
    this.#tried.delete(key)
    if (Date.now() - tried.since <= sameRequestMs) {
      this.#tried.set(key, tried)
      return tried.value
    }
    this.#triedBytes -= tried.bytes
    this.#prove(key, tried)
    return tried.value
  }

  /**
   * Keeps the value, unless it is too large for a trial.
   * @param {string} key @param {V} value @param {number} valueBytes all that the value holds in memory
   */
  put(key, value, valueBytes) {
    const isProven = this.#proven.has(key)
    const since = this.#tried.get(key)?.since ?? Date.now()
    this.drop(key)
    const bytes = valueBytes + key.length * 2 + entryBytes
    if (bytes > this.triedBytesMax) return
    const slot = { value, bytes, since }
    if (isProven) return this.#prove(key, slot)
    this.#tried.set(key, slot)
    this.#triedBytes += bytes
    for (const [oldest, { bytes: freed }] of this.#tried) {
      if (this.#triedBytes <= this.triedBytesMax) break
      this.#tried.delete(oldest)
      this.#triedBytes -= freed
    }
  }

  /** @param {string} key */
  drop(key) {
    const tried = this.#tried.get(key)
    if (tried) {
      this.#tried.delete(key)
      this.#triedBytes -= tried.bytes
    }
    const proven = this.#proven.get(key)
    if (proven) {
      this.#proven.delete(key)
      this.#provenBytes -= proven.bytes
    }
  }

  /** @param {string} key @param {{ value: V, bytes: number, since: number }} slot */
  #prove(key, slot) {
    this.#proven.set(key, slot)
    this.#provenBytes += slot.bytes
    for (const [oldest, { bytes }] of this.#proven) {
      if (this.#provenBytes <= this.provenBytesMax) break
      this.#proven.delete(oldest)
      this.#provenBytes -= bytes
    }
  }
}
