type Kept = { bytes: Uint8Array<ArrayBuffer>; until: number }
type Making = { made: Promise<Uint8Array<ArrayBuffer>>; readers: number; left: AbortController }

/**
 * What was made of some data, kept by a key that says what it shows: who asks for the same shares one making, and
 * the making ends when the last of them has left.
 */
export class KeptResults {
  /** In the order of last use, oldest first. */
  private readonly kept = new Map<string, Kept>()
  private readonly making = new Map<string, Making>()
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
    const found = this.kept.get(key)
    if (found && found.until > Date.now()) {
      this.kept.delete(key)
      this.kept.set(key, found)
      return found.bytes
    }
    const making = this.making.get(key) ?? this.begin(key, make)
    making.readers++
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (--making.readers === 0) {
          this.making.delete(key)
          making.left.abort(signal.reason)
        }
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      making.made.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
    })
  }

  private begin(key: string, make: (signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>): Making {
    const left = new AbortController()
    const making: Making = { made: make(left.signal), readers: 0, left }
    this.making.set(key, making)
    making.made
      .then(
        (bytes) => this.keep(key, bytes),
        // Each reader is told.
        () => undefined,
      )
      .finally(() => {
        if (this.making.get(key) === making) this.making.delete(key)
      })
    return making
  }

  private keep(key: string, bytes: Uint8Array<ArrayBuffer>): void {
    const { bytesMax, secondsMax } = this.limits
    this.drop(key)
    this.kept.set(key, { bytes, until: Date.now() + secondsMax * 1000 })
    this.bytes += bytes.byteLength
    // Nobody may come to ask again.
    setTimeout(() => this.drop(key, Date.now()), secondsMax * 1000 + 1).unref()
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= bytesMax) break
      this.drop(oldest)
    }
  }

  private drop(key: string, now = Infinity): void {
    const found = this.kept.get(key)
    if (!found || found.until > now) return
    this.kept.delete(key)
    this.bytes -= found.bytes.byteLength
  }
}
