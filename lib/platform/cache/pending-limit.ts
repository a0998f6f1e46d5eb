/** Clients that are remembered; a forgotten one starts with a full allowance. */
const clientsMax = 10_000

type Measure = { left: number; at: number }
/** `now` in milliseconds. */
type LimitOptions = { atOnce: number; perSecond: number; now?: () => number }

/**
 * How many new pages one client may have made: so many at once, and then so many a second. What is finished is
 * not counted. In memory, because it is asked at each page that is not there, and each process has its own work
 * to spare.
 */
export class PendingLimit {
  /** In the order of last use, oldest first. */
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

  /** @returns how many seconds the client must wait for its next page, 0 for none */
  wait(client: string): number {
    const { left } = this.#measure(client)
    return left >= 1 ? 0 : Math.ceil((1 - left) / this.perSecond)
  }

  /** Counts one page, if the client may have it made. @returns as {@link wait} */
  take(client: string): number {
    const measure = this.#measure(client)
    const wait = measure.left >= 1 ? 0 : Math.ceil((1 - measure.left) / this.perSecond)
    if (wait === 0) measure.left--
    this.#clients.delete(client)
    this.#clients.set(client, measure)
    if (this.#clients.size > clientsMax) this.#clients.delete(this.#clients.keys().next().value ?? '')
    return wait
  }

  #measure(client: string): Measure {
    const at = this.now()
    const known = this.#clients.get(client)
    if (!known) return { left: this.atOnce, at }
    known.left = Math.min(this.atOnce, known.left + ((at - known.at) / 1000) * this.perSecond)
    known.at = at
    return known
  }
}
