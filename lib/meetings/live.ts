import { pool } from '@/db/client'
import { Listener, notifyCheck } from '@/db/listener'
import { env } from '@/lib/platform/env'
import { processState } from '@/lib/platform/process-state'

const pingMs = 15_000
/**
 * The most streams of one participant on a process: a tab of each browser, and some that were never closed.
 */
const streamsMax = 8

/** `hello`: from now on every change is sent; earlier ones may be missing. */
export type LiveKind = 'hello' | 'change'
type LiveListener = (kind: LiveKind) => void

/**
 * Notifies the participants who have a page of the meetings open of their changes: `LISTEN` on one connection
 * of the process, which is open while there are listeners. A new listener gets `hello` once the connection
 * listens, and again after each interruption.
 */
class LiveMeetings {
  readonly #told = new Map<number, Set<LiveListener>>()
  #listener: Listener | null = null

  /** Whether changes are currently received. */
  get isListening(): boolean {
    return this.#listener?.isHearing ?? false
  }

  /** @returns a function that stops it; null when this participant has too many streams already */
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

/** Reads the participants from a notification of the migration's triggers. */
function usersOf(payload: string | undefined): number[] {
  try {
    const { users } = JSON.parse(payload ?? '{}') as { users?: unknown }
    return Array.isArray(users) ? users.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

declare global {
  interface ProcessState {
    liveMeetings?: LiveMeetings
  }
}

/** The process's one listener. */
export const liveMeetings = (): LiveMeetings => (processState.liveMeetings ??= new LiveMeetings())
