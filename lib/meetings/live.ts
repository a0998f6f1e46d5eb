import pg from 'pg'
import { env } from '@/lib/env'

const channel = 'meetings'
const pingEveryMs = 15_000
const answerWithinMs = 5_000
const connectWithinMs = 5_000
const retryAfterMs = 1_000
/** So many streams one participant has at a process: a tab of each browser, and some that nobody closed. */
const streamsMax = 8

/** `hello`: from now on every change is told, and what changed before may not have been. */
export type LiveKind = 'hello' | 'change'
type Told = (kind: LiveKind) => void

/**
 * Tells who looks at the pages of the meetings that something of theirs changed: `LISTEN` on one connection of the
 * process, which is open while anybody listens. Whoever comes hears `hello` once the connection listens, and again
 * after every time that it did not.
 */
class LiveMeetings {
  readonly #told = new Map<number, Set<Told>>()
  #client: pg.Client | null = null
  #isListening = false

  /** Whether changes are told now. */
  get isListening(): boolean {
    return this.#isListening
  }

  /** @returns a way to stop; null when this participant has too many streams already */
  listen(userId: number, told: Told): (() => void) | null {
    const own = this.#told.get(userId) ?? new Set<Told>()
    if (own.size >= streamsMax) return null
    this.#told.set(userId, own.add(told))
    if (this.#isListening) queueMicrotask(() => told('hello'))
    else void this.#connect()
    return () => {
      own.delete(told)
      if (own.size === 0 && this.#told.get(userId) === own) this.#told.delete(userId)
      if (this.#told.size === 0) this.#leave(this.#client)
    }
  }

  async #connect(): Promise<void> {
    if (this.#client || this.#told.size === 0) return
    const client = new pg.Client({
      connectionString: env().databaseUrl,
      application_name: 'strata-meetings',
      connectionTimeoutMillis: connectWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    })
    this.#client = client
    client.on('error', () => this.#leave(client))
    client.on('end', () => this.#leave(client))
    client.on('notification', ({ payload }) => this.#tell(usersOf(payload), 'change'))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      if (client !== this.#client) return
      this.#isListening = true
      this.#tell(this.#told.keys(), 'hello')
      void this.#ping(client)
    } catch {
      this.#leave(client)
    }
  }

  /** A connection that died without a word is found by asking it something. */
  async #ping(client: pg.Client): Promise<void> {
    while (client === this.#client) {
      await new Promise((resolve) => setTimeout(resolve, pingEveryMs).unref())
      try {
        if (client === this.#client) await client.query('select 1')
      } catch {
        this.#leave(client)
      }
    }
  }

  #leave(client: pg.Client | null): void {
    if (!client || client !== this.#client) return
    this.#client = null
    this.#isListening = false
    void client.end().catch(() => undefined)
    if (this.#told.size > 0) setTimeout(() => void this.#connect(), retryAfterMs).unref()
  }

  #tell(userIds: Iterable<number>, kind: LiveKind): void {
    for (const id of [...userIds]) for (const told of [...(this.#told.get(id) ?? [])]) told(kind)
  }
}

/** Whom a notification of the migration's triggers is about. */
function usersOf(payload: string | undefined): number[] {
  try {
    const { users } = JSON.parse(payload ?? '{}') as { users?: unknown }
    return Array.isArray(users) ? users.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

const kept = globalThis as { strataLiveMeetings?: LiveMeetings }

/** The process's one listener; the build makes several copies of this module. */
export const liveMeetings = (): LiveMeetings => (kept.strataLiveMeetings ??= new LiveMeetings())
