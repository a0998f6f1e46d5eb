import { sharedPool } from '../../db/connections.mjs'
import { Listener, notifyCheck } from '../../db/listener.mjs'

/**
 * Keeps the store's tags in step with the other instances, for as long as the process lives. Postgres tells of each
 * expiry when its write is committed. While nothing is heard the store is out of step, and what was stored before is
 * then never fresh again.
 */
export class TagListener {
  /** @param {import('./handler.mjs').Store} store @param {string} connectionString */
  constructor(store, connectionString) {
    store.inStep = false
    const max = Number(process.env.DATABASE_POOL_MAX || 10)
    this.listener = new Listener({
      connectionString,
      channel: 'strata_tags',
      name: 'strata-cache',
      send: (nonce) => notifyCheck(sharedPool('request', { connectionString, max }), nonce),
      onNotice: (payload) => store.expire(tagsOf(payload)),
      onHearing: () => {
        // Whatever was written while nobody listened.
        store.expire(['*'])
        store.inStep = true
      },
      onDeaf: () => (store.inStep = false),
    })
  }

  stop() {
    this.listener.stop()
  }
}

/** A list that cannot be read may name any tag. @param {string | undefined} payload */
function tagsOf(payload) {
  try {
    const tags = JSON.parse(payload ?? '')
    if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags
  } catch {
    // Falls through.
  }
  return ['*']
}
