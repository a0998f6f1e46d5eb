import { AsyncLocalStorage } from 'node:async_hooks'
import type { SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { env } from '@/lib/platform/env'
import { log, reasonOf } from '@/lib/platform/log'
import { processState } from '@/lib/platform/process-state'
import { closePools, connectPool } from './connections'
import { hideQueryValues } from './query-errors'

export type Database = Omit<NodePgDatabase, '$client'>
/** The connection of a mutation: the pool, or the given transaction. */
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
const databases = new WeakMap<pg.Pool, NodePgDatabase>()
/** For the two workers of one lane or a command, with one more each for queries beside a transaction. */
const longConnectionsMax = 4
hideQueryValues()

/** The connection pool, opened at first use. All waits are limited (`db/connections.ts`). */
export function pool(): pg.Pool {
  reportUncachedRead()
  const { databaseUrl: connectionString, databasePoolMax } = env()
  return longStatements.getStore()
    ? connectPool('long', { connectionString, max: longConnectionsMax })
    : connectPool('request', { connectionString, max: databasePoolMax })
}

/**
 * Runs work whose statements may take longer than a visitor waits, such as a job over many rows; on separate
 * connections.
 */
export function allowLongStatements<T>(work: () => Promise<T>): Promise<T> {
  return longStatements.run(true, work)
}

/** Drizzle on the current transaction, or else on the pool. */
export function db(): Database {
  reportUncachedRead()
  return running.getStore()?.tx ?? databaseOn(pool())
}

function databaseOn(open: pg.Pool): NodePgDatabase {
  const database = databases.get(open) ?? drizzle(open)
  databases.set(open, database)
  return database
}

/**
 * Reports an uncached read, which makes its result uncacheable; within a cached read there is no listener.
 */
function reportUncachedRead(): void {
  processState.asking?.getStore()?.onUncachedRead?.()
}

const dialect = new PgDialect()

/**
 * Runs a prepared statement for frequent requests: planning it each time costs as much as executing it.
 * @param name of the statement, whose text is always the same and only its values differ
 */
export async function executeNamed<Row extends Record<string, unknown>>(
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
 * Runs a unit of work in one transaction: `db()` is that transaction for everything that `work` calls, so
 * rows, mail, audit and the expiry of pages are committed together or not at all. Work inside a running
 * transaction joins it.
 *
 * The tables' triggers notify the other instances of expired tags at the commit. This process reads them
 * here, before the work returns: a client that has seen the success sees the new page.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (isInTransaction()) return work()
  const followUps: FollowUp[] = []
  const { value, expired } = await onOneConnection((database) =>
    database.transaction(async (tx) => {
      const value = await running.run({ tx, followUps }, work)
      const { isSearchNoted, expired } = await readNotes(tx)
      if (!isSearchNoted || !processState.searchIndexer) return { value, expired }
      await indexForSearch(tx, processState.searchIndexer)
      return { value, expired: (await readNotes(tx)).expired }
    }),
  )
  if (expired.length > 0) processState.cacheStore?.expire(expired)
  await runFollowUps(followUps)
  return value
}

/**
 * Takes a connection for one transaction and always returns it. Drizzle's own function would leak one whose
 * connection breaks just when the transaction begins.
 */
async function onOneConnection<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    return await work(drizzle(client))
  } finally {
    client.release()
  }
}

/** Reads the notes of the tables' triggers in this transaction. */
async function readNotes(tx: Transaction): Promise<{ expired: string[]; isSearchNoted: boolean }> {
  const { rows } = await tx.execute<{ tags: string | null; search: string | null }>(
    `select nullif(current_setting('strata.expired', true), '') as tags,
      nullif(current_setting('strata.search', true), '') as search`,
  )
  return { expired: rows[0]?.tags?.split(',') ?? [], isSearchNoted: rows[0]?.search != null }
}

/**
 * Sets the function that updates the search index before a transaction commits: `lib/platform/search`, which
 * this module must not import.
 */
export function setSearchIndexer(indexer: (tx: Transaction) => Promise<void>): void {
  processState.searchIndexer = indexer
}

/** A failure here does not refuse a save: its records stay noted, and a job indexes them. */
async function indexForSearch(tx: Transaction, indexer: (tx: Transaction) => Promise<void>): Promise<void> {
  try {
    await tx.transaction(indexer)
  } catch (error) {
    log().error(reasonOf(error), 'indexing for the search failed and is put off')
  }
}

/**
 * Runs work once the current transaction is committed, such as the removal of bytes that no row refers to any
 * more; at once when there is none. A failure is logged and does not turn a success into an error.
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
      log().error(reasonOf(error), 'what follows a transaction failed')
    }
  }
}

/** Closes the pools, so that scripts and tests can end. */
export const closeDatabase: () => Promise<void> = closePools
