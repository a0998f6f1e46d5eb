import { pool } from '@/db/client'
import { Listener, sendCheckNotification } from '@/db/listener'
import { env } from '@/lib/platform/env'
import { processState } from '@/lib/platform/process-state'

const pingMs = 15_000
/**
 * The most streams of one participant in a server process: one for each open tab, and some whose connection
 * broke unnoticed.
 */
const streamsMax = 8

/**
 * `hello` says that from now on every change is sent, but earlier changes may be missing. `change` says that
 * a meeting or an hour of the participant changed.
 */
export type LiveKind = 'hello' | 'change'
type LiveListener = (kind: LiveKind) => void

/**
 * Tells the open pages of participants when their meetings change: each page has a listener. All listeners of
 * a process share one database connection with `LISTEN`, which is open while there are listeners. Each
 * listener gets `hello` once the connection listens, and again after each interruption.
 */
class MeetingChangeNotifier {
  readonly #told = new Map<number, Set<LiveListener>>()
  #listener: Listener | null = null

  /** Whether changes are currently received. */
  get isListening(): boolean {
    return this.#listener?.isHearing ?? false
  }

  /** @returns a function that ends the listening; null when the participant has too many streams already */
  subscribe(userId: number, listener: LiveListener): (() => void) | null {
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
      connectionString: env().databaseDirectUrl,
      channel: 'meetings',
      name: 'strata-meetings',
      pingMs,
      send: (nonce) => sendCheckNotification(pool(), nonce),
      onNotice: (payload) => this.#tell(parseUserIds(payload), 'change'),
      onHearing: () => this.#tell(this.#told.keys(), 'hello'),
      onDeaf: () => undefined,
    })
  }

  #tell(userIds: Iterable<number>, kind: LiveKind): void {
    for (const id of [...userIds]) for (const listener of [...(this.#told.get(id) ?? [])]) listener(kind)
  }
}

/** Returns the participants' ids in a notification from a database trigger; none if it is malformed. */
function parseUserIds(payload: string | undefined): number[] {
  try {
    const { users } = JSON.parse(payload ?? '{}') as { users?: unknown }
    return Array.isArray(users) ? users.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

declare global {
  interface ProcessState {
    liveMeetings?: MeetingChangeNotifier
  }
}

/** Returns the one notifier of the server process. */
export const meetingChangeNotifier = (): MeetingChangeNotifier =>
  (processState.liveMeetings ??= new MeetingChangeNotifier())
