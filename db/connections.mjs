import pg from 'pg'
import { reasonOf, sharedLog } from '../lib/log-lines.mjs'

/**
 * How this product speaks to Postgres: no wait is without an end. Plain JavaScript, because the cache, which Next loads
 * outside the build, speaks to it too.
 *
 * A statement that takes too long is ended by Postgres itself. An answer that does not come even then means that the
 * line is dead, whatever the kernel says of it: that connection is destroyed and serves nobody else.
 */

/**
 * @typedef {object} Times
 * @property {number} statementMs after which Postgres ends a statement
 * @property {number} answerMs after which a line without an answer is dead; above `statementMs`
 * @property {number} idleTransactionMs after which Postgres ends a transaction in which nothing happens
 */

/** What a visitor waits for. @type {Times} */
const requestTimes = { statementMs: 12_000, answerMs: 15_000, idleTransactionMs: 60_000 }
/** Jobs and commands, which read and write much at once. @type {Times} */
const longTimes = { statementMs: 45_000, answerMs: 50_000, idleTransactionMs: 240_000 }

const connectMs = 10_000
/** Idle ones go soon: on a line that died meanwhile somebody would wait for nothing. */
const idleMs = 5_000
const lifetimeSeconds = 300

/** Keeps a line from being forgotten by what lies between. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** A connection that is destroyed as soon as an answer does not come in its time (node-postgres would go on with it). */
export class BoundedClient extends pg.Client {
  query(...given) {
    const at = given.findIndex((each) => typeof each === 'function')
    if (at >= 0) {
      const done = given[at]
      given[at] = (error, result) => {
        this.#leaveIfSilent(error)
        done(error, result)
      }
      return super.query(...given)
    }
    const answer = super.query(...given)
    if (typeof answer?.catch !== 'function') return answer
    return answer.catch((error) => {
      this.#leaveIfSilent(error)
      throw error
    })
  }

  /** @param {Error | null | undefined} error */
  #leaveIfSilent(error) {
    if (error?.message !== 'Query read timeout') return
    // The pool asks for this before it takes a connection back; the end of the stream is told later.
    this._queryable = false
    this.connection.stream.destroy()
  }
}

/**
 * @param {{ connectionString: string, max: number, name: string, times?: Times, lost?: string }} options `name`: as
 *   Postgres shows it; `lost`: what the log says when one of its connections breaks
 */
export function openPool({
  connectionString,
  max,
  name,
  times = requestTimes,
  lost = 'a database connection was lost',
}) {
  const { statementMs, answerMs, idleTransactionMs } = times
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: name,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: idleMs,
    maxLifetimeSeconds: lifetimeSeconds,
    query_timeout: answerMs,
    ...keepAlive,
    Client: BoundedClient,
    // Not among the parameters of the start, which a pooler in between refuses.
    onConnect: (client) =>
      client.query(
        `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${idleTransactionMs}`,
      ),
  })
  // A restart of the database breaks connections; without a listener that would end the process. The pool listens
  // to the idle ones, the query at work rejects; between two queries of a transaction nobody else does.
  pool.on('error', (error) => sharedLog().warn(reasonOf(error), lost))
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * The process's pools, one of each kind however often this file is loaded: development reloads modules and the build
 * makes several copies of them.
 * @param {'request' | 'long'} kind
 * @param {{ connectionString: string, max: number }} options
 */
export function sharedPool(kind, { connectionString, max }) {
  const pools = (globalThis.strataConnections ??= {})
  return (pools[kind] ??=
    kind === 'request'
      ? openPool({ connectionString, max, name: 'strata' })
      : openPool({ connectionString, max, name: 'strata-long', times: longTimes }))
}

/** Closes what `sharedPool` opened. */
export async function closePools() {
  const pools = Object.values(globalThis.strataConnections ?? {})
  globalThis.strataConnections = undefined
  await Promise.all(pools.map((pool) => pool.end()))
}
