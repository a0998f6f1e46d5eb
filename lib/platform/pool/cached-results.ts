type Entry = { bytes: Uint8Array<ArrayBuffer>; until: number }
type Pending = { made: Promise<Uint8Array<ArrayBuffer>>; readers: number; left: AbortController }

/**
 * What was made of some data, cached by a key that says what it shows: who asks for the same shares one rendering, and
 * it ends when the last of them has left.
 */
export class CachedResults {
  /** In the order of last use, oldest first. */
  private readonly cached = new Map<string, Entry>()
  private readonly pending = new Map<string, Pending>()
  private bytes = 0

  /**
   * @param bytesMax of all results together; the oldest go first
   * @param secondsMax after which a result is made anew, so that what is deleted does not stay in memory
   */
  constructor(private readonly limits: { bytesMax: number; secondsMax: number }) {}

  /** @param signal says when this reader has left */
  async get(
    key: string,
    signal: AbortSignal,
    make: (signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Uint8Array<ArrayBuffer>> {
    signal.throwIfAborted()
    const found = this.cached.get(key)
    if (found && found.until > Date.now()) {
      this.cached.delete(key)
      this.cached.set(key, found)
      return found.bytes
    }
    const pending = this.pending.get(key) ?? this.begin(key, make)
    pending.readers++
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (--pending.readers === 0) {
          this.pending.delete(key)
          pending.left.abort(signal.reason)
        }
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      pending.made.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }

  private begin(key: string, make: (signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>): Pending {
    const left = new AbortController()
    const pending: Pending = { made: make(left.signal), readers: 0, left }
    this.pending.set(key, pending)
    pending.made
      .then(
        (bytes) => this.keep(key, bytes),
        // Each reader is told.
        () => undefined,
      )
      .finally(() => {
        if (this.pending.get(key) === pending) this.pending.delete(key)
      })
    return pending
  }

  private keep(key: string, bytes: Uint8Array<ArrayBuffer>): void {
    const { bytesMax, secondsMax } = this.limits
    this.drop(key)
    this.cached.set(key, { bytes, until: Date.now() + secondsMax * 1000 })
    this.bytes += bytes.byteLength
    // Nobody may come to ask again.
    setTimeout(() => this.drop(key, Date.now()), secondsMax * 1000 + 1).unref()
    for (const oldest of this.cached.keys()) {
      if (this.bytes <= bytesMax) break
      this.drop(oldest)
    }
  }

  private drop(key: string, now = Infinity): void {
    const found = this.cached.get(key)
    if (!found || found.until > now) return
    this.cached.delete(key)
    this.bytes -= found.bytes.byteLength
  }
}
