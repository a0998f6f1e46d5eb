import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { redactedErrorFields, sharedLog } from '@/lib/platform/log-lines'
import { processState } from '@/lib/platform/process-state'
import { currentRequest } from '@/lib/platform/request-context'
import { noteQueryTime, startQuerySpan } from './query-times'

/**
 * The time limits of a connection to Postgres. Postgres ends a statement that takes too long. If no result
 * arrives even then, the connection counts as dead, even if the operating system reports it as open. A dead
 * connection is destroyed and never reused.
 */

type Times = {
  /** The time after which Postgres ends a statement. */
  statementMs: number
  /**
   * The time after which a query without a result means that the connection is dead; more than `statementMs`.
   */
  answerMs: number
  /** The time after which Postgres ends an idle transaction. */
  idleTransactionMs: number
}

/** The default limits of a pool, such as the pool for requests. */
const requestTimes: Times = { statementMs: 12_000, answerMs: 15_000, idleTransactionMs: 60_000 }
/** The limits inside `runWithLongStatements`: its statements may read and write many rows. */
const longTimes: Times = { statementMs: 45_000, answerMs: 50_000, idleTransactionMs: 240_000 }

const connectMs = 10_000
/**
 * The time after which an idle connection is closed: otherwise it could die unnoticed, and the next query
 * would wait in vain.
 */
const idleMs = 5_000
const lifetimeSeconds = 300

/** Options that keep firewalls and proxies from dropping an idle connection. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** One signature for all overloads of `query`. */
type Query = (...args: unknown[]) => unknown
type Callback = (error: Error | null, result: unknown) => void

/** A connection that is destroyed when a query's result is late. node-postgres alone would reuse it. */
export class BoundedClient extends pg.Client {
  override readonly query = ((...args: unknown[]) => {
    const query = super.query as Query
    const startedAt = performance.now()
    // The result arrives on the connection, which belongs to no request.
    const request = currentRequest()
    const endSpan = startQuerySpan(args[0])
    const at = args.findIndex((each) => typeof each === 'function')
    if (at >= 0) {
      const callback = args[at] as Callback
      args[at] = (error: Error | null, result: unknown) => {
        noteQueryTime(args, startedAt, request)
        endSpan?.(error ?? undefined)
        this.#leaveIfSilent(error)
        callback(error, result)
      }
      return query.apply(this, args)
    }
    const answer = query.apply(this, args)
    if (!(answer instanceof Promise)) return answer
    return answer.then(
      (result: unknown) => {
        noteQueryTime(args, startedAt, request)
        endSpan?.()
        return result
      },
      (error: unknown) => {
        noteQueryTime(args, startedAt, request)
        endSpan?.(error)
        this.#leaveIfSilent(error)
        throw error
      },
    )
  }) as pg.Client['query']

  #leaveIfSilent(error: unknown): void {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return
    // The pool checks this flag when a connection is returned. The end of the stream would be reported to the
    // pool too late.
    Object.assign(this, { _queryable: false })
    this.connection.stream.destroy()
  }
}

/**
 * A connection through a pooler that lends a server's connection for one transaction: statements have no
 * names, because the next statement may run where the name is unknown, or known for another text. (Drizzle takes a class with «Pool» in its name for a pool.)
 */
class UnnamedClient extends BoundedClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const query = this.query as Query
    Object.assign(this, {
      query: (first: unknown, ...others: unknown[]) => query(withoutName(first), ...others),
    })
  }
}

function withoutName(query: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('name' in query) || 'submit' in query) return query
  return { ...query, name: undefined }
}

type OnConnection = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void

/** A pool whose queries run for the request that makes them, even if they first wait for a connection. */
class RequestPool extends pg.Pool {
  override readonly connect = ((callback?: OnConnection) =>
    callback ? super.connect(AsyncLocalStorage.bind(callback)) : super.connect()) as pg.Pool['connect']
}

type PoolOptions = {
  connectionString: string
  max: number
  /** Whether a pooler in transaction mode may be on the way to Postgres. */
  isPooled?: boolean
  /** The name that Postgres shows for these connections (`application_name`). */
  name: string
  times?: Times
  /** The log message when an idle connection of the pool breaks. */
  lostMessage?: string
}

export function openPool({
  connectionString,
  max,
  isPooled = false,
  name,
  times = requestTimes,
  lostMessage = 'a database connection was lost',
}: PoolOptions): pg.Pool {
  const { statementMs, answerMs, idleTransactionMs } = times
  const pool = new RequestPool({
    connectionString,
    max,
    application_name: name,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: idleMs,
    maxLifetimeSeconds: lifetimeSeconds,
    query_timeout: answerMs,
    ...keepAlive,
    Client: isPooled ? UnnamedClient : BoundedClient,
    // Sets the limits with a query: a pooler in session mode would refuse startup parameters. One in transaction
    // mode would set them for others too, so it sets them itself (`deploy/pgbouncer.ini`).
    ...(!isPooled && {
      onConnect: (client: pg.ClientBase) =>
        client.query(
          `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${idleTransactionMs}`,
        ),
    }),
  })
  // A restart of the database breaks connections, and an `error` event without a listener would end the
  // process. The first listener is for idle connections, the second for a connection between two queries of a
  // transaction; a running query rejects by itself.
  pool.on('error', (error) => sharedLog().warn(redactedErrorFields(error), lostMessage))
  pool.on('connect', (client) => client.on('error', () => undefined))
  ;(processState.openPools ??= {})[name] = pool
  return pool
}

type PoolKind = 'request' | 'long'
declare global {
  interface ProcessState {
    databasePools?: Partial<Record<PoolKind, pg.Pool>>
    /** The last pool of each name, for the figures of this process. */
    openPools?: Record<string, pg.Pool>
  }
}

/** Returns the process's only pool of a kind; opens it at the first call. */
export function getOrOpenPool(
  kind: PoolKind,
  options: Pick<PoolOptions, 'connectionString' | 'max' | 'isPooled'>,
): pg.Pool {
  const pools = (processState.databasePools ??= {})
  return (pools[kind] ??=
    kind === 'request'
      ? openPool({ ...options, name: 'strata' })
      : openPool({ ...options, name: 'strata-long', times: longTimes }))
}

/** Closes the pools that `getOrOpenPool` opened. */
export async function closePools(): Promise<void> {
  const pools = Object.values(processState.databasePools ?? {})
  processState.databasePools = undefined
  await Promise.all(pools.map((pool) => pool.end()))
}
