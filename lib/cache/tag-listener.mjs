import pg from 'pg'

const channel = 'strata_tags'
const pingEveryMs = 2_000
const answerWithinMs = 2_000
const connectWithinMs = 5_000
/** After a connection that has served; the first try of many comes at once. */
const reconnectAfterMs = 50
const retryAfterMs = 1_000

/**
 * Keeps the store's tags in step with the other instances, for as long as the process lives. Postgres tells of
 * each expiry when its write is committed. Whoever does not listen hears nothing and is not told later, so the
 * store is out of step until there is a connection that listens, and then takes nothing from before for fresh.
 * A connection that died without a word is found by asking it something every few seconds.
 */
export class TagListener {
  /** @type {pg.Client | null} */
  #client = null
  #isStopped = false

  /** @param {import('./handler.mjs').Store} store @param {string} connectionString */
  constructor(store, connectionString) {
    this.store = store
    this.connectionString = connectionString
    store.inStep = false
    void this.#connect()
  }

  stop() {
    this.#isStopped = true
    this.#leave(this.#client)
  }

  async #connect() {
    if (this.#isStopped) return
    const client = new pg.Client({
      connectionString: this.connectionString,
      application_name: 'strata-cache',
      connectionTimeoutMillis: connectWithinMs,
      keepAlive: true,
    })
    this.#client = client
    client.on('error', () => this.#leave(client))
    client.on('end', () => this.#leave(client))
    client.on('notification', ({ payload }) => this.store.expire(tagsOf(payload)))
    try {
      await client.connect()
      await within(answerWithinMs, client.query(`listen ${channel}`))
      if (client !== this.#client) return
      // Whatever was written while nobody listened.
      this.store.expire(['*'])
      this.store.inStep = true
      this.#ping(client)
    } catch {
      this.#leave(client)
    }
  }

  /** @param {pg.Client} client */
  #ping(client) {
    const timer = setTimeout(async () => {
      if (client !== this.#client) return
      try {
        await within(answerWithinMs, client.query('select 1'))
        this.#ping(client)
      } catch {
        this.#leave(client)
      }
    }, pingEveryMs)
    timer.unref()
  }

  /** Gives a connection up, once, and looks for another. @param {pg.Client | null} client */
  #leave(client) {
    if (!client || client !== this.#client) return
    this.#client = null
    const delay = this.store.inStep ? reconnectAfterMs : retryAfterMs
    this.store.inStep = false
    // A farewell would wait for an answer that may never come.
    client.connection.stream.destroy()
    setTimeout(() => void this.#connect(), delay).unref()
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

/** @template T @param {number} milliseconds @param {Promise<T>} answer @returns {Promise<T>} */
function within(milliseconds, answer) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), milliseconds)
    timer.unref()
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
