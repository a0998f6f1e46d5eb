import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { reasonOf, sharedLog } from '@/lib/platform/log-lines'
import { BoundedClient, keepAlive } from './connections'

const checkChannel = 'strata_check'
const connectMs = 5_000
const answerMs = 2_000
/** The delay after a connection that worked; the first of several attempts is immediate. */
const reconnectMs = 50
const retryMs = 1_000

type ListenerOptions = {
  connectionString: string
  channel: string
  /** The name in Postgres's list of connections. */
  name: string
  /** Notifies the check's channel on another connection. */
  send(nonce: string): Promise<unknown>
  onNotice(payload: string | undefined): void
  /** Called when it listens; earlier notifications may be missed. */
  onHearing(): void
  /** Called once after each `onHearing`. */
  onDeaf(): void
  /** Called after each check that was made. */
  onChecked?(hears: boolean): void
  /** How often the connection is pinged. */
  pingMs?: number
  /** How often the arrival of notifications is checked. */
  checkMs?: number
}

/**
 * A connection that listens to one channel until it is closed. Notifications are lost while it is not
 * connected, so each loss is reported. Pings detect a connection that died silently. A check notification
 * from another connection detects a connection that receives none, as through a pooler in transaction mode:
 * it counts as deaf until one arrives.
 */
export class Listener {
  readonly options: ListenerOptions & { pingMs: number; checkMs: number }
  #client: BoundedClient | null = null
  #isStopped = false
  #isHearing = false
  /** Whether the last check received nothing: then the next one decides before anything relies on it. */
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

  /** Whether a notification from another connection arrives; one that could not be sent proves nothing. */
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
          'what Postgres tells does not come through: does DATABASE_URL lead through a pooler in transaction mode? ' +
            'Pages are made anew for every reader until it does; session mode, or Postgres itself, is needed',
        )
      this.#wasDeaf = !hears
      this.options.onChecked?.(hears)
      return hears
    } catch (error) {
      sharedLog().warn(reasonOf(error), 'it could not be checked whether notices of Postgres come through')
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

  /** Closes a connection, once, and opens another. */
  #leave(client: BoundedClient | null): void {
    if (!client || client !== this.#client) return
    this.#client = null
    const delay = this.#isHearing ? reconnectMs : retryMs
    if (this.#isHearing) {
      this.#isHearing = false
      this.options.onDeaf()
    }
    // A clean close would wait for an answer that may never come.
    client.connection.stream.destroy()
    setTimeout(() => void this.#connect(), delay).unref()
  }
}

/** Sends the notification of a check. */
export function notifyCheck(pool: Pool, nonce: string): Promise<unknown> {
  return pool.query('select pg_notify($1, $2)', [checkChannel, nonce])
}
