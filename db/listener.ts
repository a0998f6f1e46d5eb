import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { redactedErrorFields, sharedLog } from '@/lib/platform/log-lines'
import { BoundedClient, keepAlive } from './connections'

const checkChannel = 'strata_check'
const connectMs = 5_000
const answerMs = 2_000
/** The delay until the next attempt to connect after a working connection is lost. */
const reconnectMs = 50
const retryMs = 1_000

type ListenerOptions = {
  connectionString: string
  channel: string
  /** The name that Postgres shows for the connection (`application_name`). */
  name: string
  /** Sends a check notification through another connection (`sendCheckNotification`). */
  send(nonce: string): Promise<unknown>
  onNotice(payload: string | undefined): void
  /** Called when the connection begins to listen; notifications sent earlier are lost. */
  onHearing(): void
  /** Called when a connection that listened is lost, or by `stop`: once for each `onHearing`. */
  onDeaf(): void
  /** Called with the result of each check, unless the check notification could not be sent. */
  onChecked?(hears: boolean): void
  /** The time between two pings of the connection. */
  pingMs?: number
  /** The time between two checks that notifications arrive. */
  checkMs?: number
}

/**
 * Listens to one channel until `stop`, and connects again when its connection is lost. `onDeaf` reports each
 * loss, because notifications are lost in the meantime. Pings detect a connection that died silently. Check
 * notifications, sent through another connection, detect a connection that gets no notifications, such as one
 * through a pooler in transaction mode. The listener replaces both kinds of broken connections.
 */
export class Listener {
  readonly options: ListenerOptions & { pingMs: number; checkMs: number }
  #client: BoundedClient | null = null
  #isStopped = false
  #isHearing = false
  /**
   * Whether the last check notification did not arrive. If so, `onHearing` is called only after a new
   * connection has passed a check.
   */
  #wasDeaf = false
  readonly #nonces = new Map<string, () => void>()

  constructor(options: ListenerOptions) {
    this.options = { pingMs: 2_000, checkMs: 10_000, ...options }
    void this.#connect()
  }

  get isHearing(): boolean {
    return this.#isHearing
  }

  stop(): void {
    this.#isStopped = true
    this.#leave(this.#client)
  }

  async #connect(): Promise<void> {
    if (this.#isStopped) return
    const { connectionString, channel, name, onNotice } = this.options
    const client = new BoundedClient({
      connectionString,
      application_name: name,
      connectionTimeoutMillis: connectMs,
      query_timeout: answerMs,
      ...keepAlive,
    })
    this.#client = client
    client.on('error', () => this.#leave(client))
    client.on('end', () => this.#leave(client))
    client.on('notification', (notice) => {
      if (notice.channel === checkChannel) this.#nonces.get(notice.payload ?? '')?.()
      else onNotice(notice.payload)
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}; listen ${checkChannel}`)
      if (this.#wasDeaf && !(await this.#hears())) throw new Error('still deaf')
      if (client !== this.#client) return
      this.#isHearing = true
      this.options.onHearing()
      void this.#ping(client)
      void this.#check(client)
    } catch {
      this.#leave(client)
    }
  }

  async #ping(client: BoundedClient): Promise<void> {
    while (await this.#isStill(client, this.options.pingMs)) {
      await client.query('select 1').catch(() => this.#leave(client))
    }
  }

  async #check(client: BoundedClient): Promise<void> {
    do {
      if (await this.#hears()) continue
      this.#leave(client)
    } while (await this.#isStill(client, this.options.checkMs))
  }

  /** Whether a check notification arrives. If it cannot be sent, returns the result of the last check. */
  async #hears(): Promise<boolean> {
    const nonce = randomUUID()
    let late: NodeJS.Timeout | undefined
    const isHeard = new Promise<boolean>((resolve) => this.#nonces.set(nonce, () => resolve(true)))
    try {
      await this.options.send(nonce)
      const isLate = new Promise<boolean>((resolve) => (late = setTimeout(resolve, answerMs, false)))
      late?.unref()
      const hears = await Promise.race([isHeard, isLate])
      if (!hears && !this.#wasDeaf)
        sharedLog().error(
          { channel: this.options.channel },
          'what Postgres tells does not come through: does the address lead through a pooler in transaction mode? ' +
            'Pages are made anew for every reader until it does; give the address of Postgres itself in DATABASE_DIRECT_URL',
        )
      this.#wasDeaf = !hears
      this.options.onChecked?.(hears)
      return hears
    } catch (error) {
      sharedLog().warn(
        redactedErrorFields(error),
        'it could not be checked whether notices of Postgres come through',
      )
      return !this.#wasDeaf
    } finally {
      clearTimeout(late)
      this.#nonces.delete(nonce)
    }
  }

  async #isStill(client: BoundedClient, ms: number): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, ms).unref())
    return client === this.#client
  }

  /**
   * Closes the current connection and, unless stopped, opens another after a delay. Does nothing for a
   * connection that was closed before.
   */
  #leave(client: BoundedClient | null): void {
    if (!client || client !== this.#client) return
    this.#client = null
    const delay = this.#isHearing ? reconnectMs : retryMs
    if (this.#isHearing) {
      this.#isHearing = false
      this.options.onDeaf()
    }
    // Destroys the stream, because a clean close would wait for a reply that may never arrive.
    client.connection.stream.destroy()
    setTimeout(() => void this.#connect(), delay).unref()
  }
}

/** Sends a check notification with a nonce to all listeners. */
export function sendCheckNotification(pool: Pool, nonce: string): Promise<unknown> {
  return pool.query('select pg_notify($1, $2)', [checkChannel, nonce])
}
