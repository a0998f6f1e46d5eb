type Entry = { bytes: Uint8Array<ArrayBuffer>; until: number }
type Pending = { bytes: Promise<Uint8Array<ArrayBuffer>>; readers: number; controller: AbortController }

/**
 * Results cached by a key that identifies their content: readers of the same key share one rendering, which
 * is aborted when all of them have disconnected.
 */
export class CachedResults {
  /** The results in the order of their last use, oldest first. */
  private readonly entries = new Map<string, Entry>()
  private readonly pending = new Map<string, Pending>()
  private bytes = 0

  /**
   * @param bytesMax the most bytes of all results together; the least recently used are evicted first
   * @param secondsMax the seconds after which a result is dropped, so that deleted data does not stay in
   * memory
   */
  constructor(private readonly limits: { bytesMax: number; secondsMax: number }) {}

  /** @param signal aborts when this reader has disconnected */
  async getOrMake(
    key: string,
    signal: AbortSignal,
    make: (signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    signal.throwIfAborted()
    const entry = this.entries.get(key)
    if (entry && entry.until > Date.now()) {
      this.entries.delete(key)
      this.entries.set(key, entry)
      return entry.bytes
    }
    const pending = this.pending.get(key) ?? this.startMaking(key, make)
    pending.readers++
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        if (--pending.readers === 0) {
          this.pending.delete(key)
          pending.controller.abort(signal.reason)
        }
        reject(signal.reason)
      }
      signal.addEventListener('abort', stopWaiting, { once: true })
      pending.bytes.then(resolve, reject).finally(() => signal.removeEventListener('abort', stopWaiting))
    })
  }

  private startMaking(key: string, make: (signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>): Pending {
    const controller = new AbortController()
    const pending: Pending = { bytes: make(controller.signal), readers: 0, controller }
    this.pending.set(key, pending)
    pending.bytes
      .then(
        (bytes) => this.storeResult(key, bytes),
        // The promises of the readers reject with the error.
        () => undefined,
      )
      .finally(() => {
        if (this.pending.get(key) === pending) this.pending.delete(key)
      })
    return pending
  }

  private storeResult(key: string, bytes: Uint8Array<ArrayBuffer>): void {
    const { bytesMax, secondsMax } = this.limits
    this.drop(key)
    this.entries.set(key, { bytes, until: Date.now() + secondsMax * 1000 })
    this.bytes += bytes.byteLength
    // A timer drops the expired result, because there may be no further request that would drop it.
    setTimeout(() => this.drop(key, Date.now()), secondsMax * 1000 + 1).unref()
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= bytesMax) break
      this.drop(oldest)
    }
  }

  private drop(key: string, expiredBy = Infinity): void {
    const entry = this.entries.get(key)
    if (!entry || entry.until > expiredBy) return
    this.entries.delete(key)
    this.bytes -= entry.bytes.byteLength
  }
}
