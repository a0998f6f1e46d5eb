import { AsyncLocalStorage } from 'node:async_hooks'
import type { SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { env } from '@/lib/platform/env'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import { processState } from '@/lib/platform/process-state'
import { closePools, getOrOpenPool } from './connections'
import { hideValuesInQueryErrors } from './query-errors'

export type Database = Omit<NodePgDatabase, '$client'>
/** Drizzle on one transaction, as `db().transaction` passes it to its callback. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

type FollowUp = () => Promise<void> | void
type Running = { tx: Transaction; followUps: FollowUp[] }

declare global {
  interface ProcessState {
    longStatements?: AsyncLocalStorage<true>
    runningTransaction?: AsyncLocalStorage<Running>
    searchIndexer?: (tx: Transaction) => Promise<void>
  }
}
const running = (processState.runningTransaction ??= new AsyncLocalStorage<Running>())
const longStatements = (processState.longStatements ??= new AsyncLocalStorage<true>())
const expiriesSent = placeOf('expiries', 'sent')
const databases = new WeakMap<pg.Pool, NodePgDatabase>()
/**
 * The most connections of the pool for long statements. The job queue `other` has two workers. Each needs two
 * connections: one for a transaction, and one for queries outside of it.
 */
const longConnectionsMax = 4
hideValuesInQueryErrors()

/**
 * Returns the pool for requests, or for long statements inside `runWithLongStatements`. The first use opens
 * it. All waits are limited (`db/connections.ts`).
 */
export function pool(): pg.Pool {
  reportUncachedRead()
  const { databaseUrl, databaseDirectUrl, databasePoolMax } = env()
  return longStatements.getStore()
    ? getOrOpenPool('long', { connectionString: databaseDirectUrl, max: longConnectionsMax })
    : getOrOpenPool('request', {
        connectionString: databaseUrl,
        max: databasePoolMax,
        isPooled: databaseUrl !== databaseDirectUrl,
      })
}

/** Whether the database takes writes. A replica, and a database during a change of the server, take none. */
export async function isDatabaseWritable(): Promise<boolean> {
  const { rows } = await pool().query<{ is: string }>(`select current_setting('transaction_read_only') as is`)
  return rows[0]?.is !== 'on'
}

/**
 * Runs work whose statements may take longer than those of a request, such as a job over many rows. The work
 * uses a separate pool of connections.
 */
export function runWithLongStatements<T>(work: () => Promise<T>): Promise<T> {
  return longStatements.run(true, work)
}

/** Returns Drizzle on the current transaction, or on the pool outside of one. */
export function db(): Database {
  reportUncachedRead()
  return running.getStore()?.tx ?? getOrCreateDrizzleOn(pool())
}

function getOrCreateDrizzleOn(open: pg.Pool): NodePgDatabase {
  const database = databases.get(open) ?? drizzle(open)
  databases.set(open, database)
  return database
}

/**
 * Reports a database query to the request that causes it: the page or answer is then not cached for others.
 * Queries of a cached read are not reported, because `processState.asking` is empty inside such a read.
 */
function reportUncachedRead(): void {
  processState.asking?.getStore()?.onUncachedRead?.()
}

const dialect = new PgDialect()

/**
 * Runs a prepared statement, so that a connection parses a frequent statement only once.
 * @param name the name of the statement: the same name must always come with the same SQL text
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  name: string,
  statement: SQL,
): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  const preparedQuery = db()._.session.prepareQuery<PreparedQueryConfig & { execute: { rows: Row[] } }>(
    query,
    undefined,
    name,
    false,
  )
  return (await preparedQuery.execute()).rows
}

/** Whether this code runs in a transaction of `inTransaction`. */
export function isInTransaction(): boolean {
  return running.getStore() !== undefined
}

/**
 * Runs `work` in one transaction: `db()` returns this transaction in everything that `work` calls, so that
 * rows, mail, audit and the expiry of pages are committed together or not at all. Work inside a running
 * transaction joins that transaction. At the commit, the tables' triggers notify the other instances of
 * expired cache tags. This process expires its own tags before the function returns, so that a client that
 * gets the success sees the new page.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (isInTransaction()) return work()
  const followUps: FollowUp[] = []
  const { value, expired } = await runOnOneConnection((database) =>
    database.transaction(async (tx) => {
      const value = await running.run({ tx, followUps }, work)
      const { isSearchNoted, expired } = await readTriggerResults(tx)
      if (!isSearchNoted || !processState.searchIndexer) return { value, expired }
      await tryUpdateSearchIndex(tx, processState.searchIndexer)
      return { value, expired: (await readTriggerResults(tx)).expired }
    }),
  )
  if (expired.length > 0) {
    countOne(expiriesSent)
    processState.cacheStore?.expire(expired)
  }
  await runFollowUps(followUps)
  return value
}

/**
 * Takes a connection for one transaction and always returns it to the pool. Drizzle's own transaction on a
 * pool never returns a connection that breaks while the transaction begins.
 */
async function runOnOneConnection<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    return await work(drizzle(client))
  } finally {
    client.release()
  }
}

/**
 * Reads what triggers noted in this transaction: expired cache tags, and whether the search index must
 * change.
 */
async function readTriggerResults(tx: Transaction): Promise<{ expired: string[]; isSearchNoted: boolean }> {
  const { rows } = await tx.execute<{ tags: string | null; search: string | null }>(
    `select nullif(current_setting('strata.expired', true), '') as tags,
      nullif(current_setting('strata.search', true), '') as search`,
  )
  return { expired: rows[0]?.tags?.split(',') ?? [], isSearchNoted: rows[0]?.search != null }
}

/**
 * Sets the function that updates the search index before a transaction commits. `lib/platform/search` sets
 * its function here, because `db/client.ts` must not import from that folder.
 */
export function setSearchIndexer(indexer: (tx: Transaction) => Promise<void>): void {
  processState.searchIndexer = indexer
}

/**
 * Updates the search index. A failure does not prevent the save: the records stay noted, and a job indexes
 * them later.
 */
async function tryUpdateSearchIndex(
  tx: Transaction,
  indexer: (tx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await tx.transaction(indexer)
  } catch (error) {
    log().error(redactedErrorFields(error), 'indexing for the search failed and is put off')
  }
}

/**
 * Runs `work` after the commit of the current transaction, or at once outside of a transaction. An example is
 * the removal of bytes that no row refers to any more. A failure of `work` is logged and does not turn a
 * success into an error.
 */
export async function afterCommit(work: FollowUp): Promise<void> {
  const current = running.getStore()
  if (current) current.followUps.push(work)
  else await runFollowUps([work])
}

async function runFollowUps(works: readonly FollowUp[]): Promise<void> {
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      log().error(redactedErrorFields(error), 'what follows a transaction failed')
    }
  }
}

/** Closes the pools, so that scripts and tests can end. */
export const closeDatabase: () => Promise<void> = closePools
