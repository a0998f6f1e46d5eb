/** The most clients that are remembered; a forgotten client starts with a full allowance. */
const clientsMax = 10_000

type Measure = { remainingPages: number; at: number }
/** `now` returns the time in milliseconds. */
type LimitOptions = { atOnce: number; perSecond: number; now?: () => number }

/**
 * Limits how many pages each client may request (in the gateway: how many requests it may send), `atOnce` at
 * once, and after that `perSecond`. The counts are in memory, because they are checked very often, and each
 * process limits its own work.
 */
export class PendingLimit {
  /** The clients in the order of their last try for a page, oldest first. */
  readonly #clients = new Map<string, Measure>()
  readonly atOnce: number
  readonly perSecond: number
  readonly now: () => number

  constructor({ atOnce, perSecond, now = () => performance.now() }: LimitOptions) {
    this.atOnce = atOnce
    this.perSecond = perSecond
    this.now = now
  }

  get size(): number {
    return this.#clients.size
  }

  /** @returns the seconds that the client must wait for its next page; 0 when it need not wait */
  secondsToWait(client: string): number {
    const { remainingPages } = this.#measure(client)
    return remainingPages >= 1 ? 0 : Math.ceil((1 - remainingPages) / this.perSecond)
  }

  /**
   * Counts one page, if the client may have it made now.
   * @returns 0 when the page was counted, else the seconds that the client must wait
   */
  countPageOrReturnWaitSeconds(client: string): number {
    const measure = this.#measure(client)
    const wait = measure.remainingPages >= 1 ? 0 : Math.ceil((1 - measure.remainingPages) / this.perSecond)
    if (wait === 0) measure.remainingPages--
    this.#clients.delete(client)
    this.#clients.set(client, measure)
    if (this.#clients.size > clientsMax) this.#clients.delete(this.#clients.keys().next().value ?? '')
    return wait
  }

  #measure(client: string): Measure {
    const at = this.now()
    const measure = this.#clients.get(client)
    if (!measure) return { remainingPages: this.atOnce, at }
    measure.remainingPages = Math.min(
      this.atOnce,
      measure.remainingPages + ((at - measure.at) / 1000) * this.perSecond,
    )
    measure.at = at
    return measure
  }
}
