import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { reasonOf, sharedLog } from '@/lib/platform/log-lines'
import { BoundedClient, keepAlive } from './connections'

const checkChannel = 'strata_check'
const connectMs = 5_000
const answerMs = 2_000
/** After a connection that has served; the first try of many comes at once. */
const reconnectMs = 50
const retryMs = 1_000

type ListenerOptions = {
  connectionString: string
  channel: string
  /** As Postgres shows the connection. */
  name: string
  /** Notifies the check's channel by another connection. */
  send(nonce: string): Promise<unknown>
  onNotice(payload: string | undefined): void
  /** What was told before this moment may not have been heard. */
  onHearing(): void
  /** Called once after each `onHearing`. */
  onDeaf(): void
  /** Called after each check that was made. */
  onChecked?(hears: boolean): void
  /** How often the connection is asked whether it lives. */
  pingMs?: number
  /** How often it is looked whether notices come through. */
  checkMs?: number
}

/**
 * A connection that listens to one channel for as long as it is wanted. Who does not listen hears nothing and is not
 * told later, so each loss is told. A connection that died without a word is found by asking it something. One through
 * which no notice comes, as through a pooler that lends its connections by the transaction, is found by a notice that
 * another connection sends: such a way is deaf until one has been heard.
 */
export class Listener {
  readonly options: ListenerOptions & { pingMs: number; checkMs: number }
  #client: BoundedClient | null = null
  #isStopped = false
  #isHearing = false
  /** Whether the last check heard nothing: then the next one decides before anybody relies on it. */
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

  /** Whether a notice that another connection sends comes through; one that could not be sent says nothing. */
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

  /** Gives a connection up, once, and looks for another. */
  #leave(client: BoundedClient | null): void {
    if (!client || client !== this.#client) return
    this.#client = null
    const delay = this.#isHearing ? reconnectMs : retryMs
    if (this.#isHearing) {
      this.#isHearing = false
      this.options.onDeaf()
    }
    // A farewell would wait for an answer that may never come.
    client.connection.stream.destroy()
    setTimeout(() => void this.#connect(), delay).unref()
  }
}

/** Sends the notice of a check. */
export function notifyCheck(pool: Pool, nonce: string): Promise<unknown> {
  return pool.query('select pg_notify($1, $2)', [checkChannel, nonce])
}
