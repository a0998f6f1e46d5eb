import { pool } from '@/db/client'
import { Listener, notifyCheck } from '@/db/listener'
import { env } from '@/lib/platform/env'

const pingMs = 15_000
/** So many streams one participant has at a process: a tab of each browser, and some that nobody closed. */
const streamsMax = 8

/** `hello`: from now on every change is told, and what changed before may not have been. */
export type LiveKind = 'hello' | 'change'
type LiveListener = (kind: LiveKind) => void

/**
 * Tells who looks at the pages of the meetings that something of theirs changed: `LISTEN` on one connection of the
 * process, which is open while anybody listens. Whoever comes hears `hello` once the connection listens, and again
 * after every time that it did not.
 */
class LiveMeetings {
  readonly #told = new Map<number, Set<LiveListener>>()
  #listener: Listener | null = null

  /** Whether changes are told now. */
  get isListening(): boolean {
    return this.#listener?.isHearing ?? false
  }

  /** @returns a way to stop; null when this participant has too many streams already */
  listen(userId: number, listener: LiveListener): (() => void) | null {
    const listeners = this.#told.get(userId) ?? new Set<LiveListener>()
    if (listeners.size >= streamsMax) return null
    this.#told.set(userId, listeners.add(listener))
    if (this.isListening) queueMicrotask(() => listener('hello'))
    this.#listener ??= this.#start()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#told.get(userId) === listeners) this.#told.delete(userId)
      if (this.#told.size > 0) return
      this.#listener?.stop()
      this.#listener = null
    }
  }

  #start(): Listener {
    return new Listener({
      connectionString: env().databaseUrl,
      channel: 'meetings',
      name: 'strata-meetings',
      pingMs,
      send: (nonce) => notifyCheck(pool(), nonce),
      onNotice: (payload) => this.#tell(usersOf(payload), 'change'),
      onHearing: () => this.#tell(this.#told.keys(), 'hello'),
      onDeaf: () => undefined,
    })
  }

  #tell(userIds: Iterable<number>, kind: LiveKind): void {
    for (const id of [...userIds]) for (const listener of [...(this.#told.get(id) ?? [])]) listener(kind)
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

const globals = globalThis as { strataLiveMeetings?: LiveMeetings }

/** The process's one listener; the build makes several copies of this module. */
export const liveMeetings = (): LiveMeetings => (globals.strataLiveMeetings ??= new LiveMeetings())
