import { getOrOpenPool } from '@/db/connections'
import { Listener, sendCheckNotification } from '@/db/listener'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import { processState } from '@/lib/platform/process-state'

const expiriesReceived = placeOf('expiries', 'received')

/** The store to which expiries are reported. `inSync` is false while none can be received. */
type TagStore = { inSync: boolean; expire: (tags: readonly string[]) => void }

/**
 * Keeps the store's tags in step with the other instances, for as long as the process lives. Postgres
 * notifies of each expiry when its write is committed. Without a connection the store is out of step, and
 * entries from before the interruption are never fresh again.
 */
export class TagListener {
  readonly listener: Listener

  /** @param requestUrl the address for requests, if a pooler is on the way */
  constructor(store: TagStore, connectionString: string, requestUrl = connectionString) {
    store.inSync = false
    const requestPool = {
      connectionString: requestUrl,
      max: Number(process.env.DATABASE_POOL_MAX || 10),
      isPooled: requestUrl !== connectionString,
    }
    this.listener = new Listener({
      connectionString,
      channel: 'strata_tags',
      name: 'strata-cache',
      send: (nonce) => sendCheckNotification(getOrOpenPool('request', requestPool), nonce),
      onNotice: (payload) => {
        countOne(expiriesReceived)
        const tags = tagsOf(payload)
        store.expire(tags)
        processState.noteExpiryForEdge?.(tags)
      },
      onHearing: () => {
        // Expires everything, because writes made while the connection was down were not received.
        store.expire(['*'])
        processState.noteExpiryForEdge?.(['*'])
        store.inSync = true
      },
      onDeaf: () => (store.inSync = false),
    })
  }

  stop(): void {
    this.listener.stop()
  }
}

/** Returns the tags of a notification. An unreadable notification expires all tags. */
function tagsOf(payload: string | undefined): string[] {
  try {
    const tags: unknown = JSON.parse(payload ?? '')
    if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags
  } catch {
    // Falls through.
  }
  return ['*']
}
