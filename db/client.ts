import { AsyncLocalStorage } from 'node:async_hooks'
import type { SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { env } from '@/lib/platform/env'
import { log, reasonOf } from '@/lib/platform/log'
import { closePools, sharedPool } from './connections'
import { hideQueryValues } from './query-errors'

export type Database = Omit<NodePgDatabase, '$client'>
/** What a mutation runs on: the pool, or the transaction it was given. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

type FollowUp = () => Promise<void> | void
type Running = { tx: Transaction; followUps: FollowUp[] }

// Development reloads modules and the build makes several copies of this one.
const globals = globalThis as {
  strataLongStatements?: AsyncLocalStorage<true>
  strataRunning?: AsyncLocalStorage<Running>
  strataStore?: { expire(tags: readonly string[]): void }
  strataIndexer?: (tx: Transaction) => Promise<void>
  strataAsking?: AsyncLocalStorage<{ onUncachedRead?(): void } | undefined>
}
const running = (globals.strataRunning ??= new AsyncLocalStorage<Running>())
const longStatements = (globals.strataLongStatements ??= new AsyncLocalStorage<true>())
const databases = new WeakMap<pg.Pool, NodePgDatabase>()
/** The two workers of one lane or a command, with one more each for what they do beside a transaction. */
const longConnectionsMax = 4
hideQueryValues()

/** The connection pool of what runs, opened at first use. Its waits have an end (`db/connections.ts`). */
export function pool(): pg.Pool {
  noteRead()
  const { databaseUrl: connectionString, databasePoolMax } = env()
  return longStatements.getStore()
    ? sharedPool('long', { connectionString, max: longConnectionsMax })
    : sharedPool('request', { connectionString, max: databasePoolMax })
}

/**
 * Runs work whose statements may take longer than a visitor waits, such as a job that tends many rows; on connections
 * of its own.
 */
export function allowLongStatements<T>(work: () => Promise<T>): Promise<T> {
  return longStatements.run(true, work)
}

/** Drizzle on the transaction that this code runs in, or else on the pool. */
export function db(): Database {
  noteRead()
  return running.getStore()?.tx ?? databaseOn(pool())
}

function databaseOn(open: pg.Pool): NodePgDatabase {
  const database = databases.get(open) ?? drizzle(open)
  databases.set(open, database)
  return database
}

/** Within a cached read nobody listens; elsewhere somebody may want to know that what they make cannot be cached. */
function noteRead(): void {
  globals.strataAsking?.getStore()?.onUncachedRead?.()
}

const dialect = new PgDialect()

/**
 * Runs a statement that each connection plans once, for what a crowd asks for: planning it each time costs as much as
 * doing it.
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
 * Does a whole unit of work in one transaction: `db()` is that transaction for all that `work` calls, so rows, mail,
 * audit and the expiry of pages stand together or not at all. Work that runs in a transaction already joins it.
 *
 * The tables' triggers tell the other instances which tags expired, with the commit. This process learns it here,
 * before the work is called done: whoever has seen the success sees the new page.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (isInTransaction()) return work()
  const followUps: FollowUp[] = []
  const { value, expired } = await onOneConnection((database) =>
    database.transaction(async (tx) => {
      const value = await running.run({ tx, followUps }, work)
      const { isSearchNoted, expired } = await readNotes(tx)
      if (!isSearchNoted || !globals.strataIndexer) return { value, expired }
      await indexForSearch(tx, globals.strataIndexer)
      return { value, expired: (await readNotes(tx)).expired }
    }),
  )
  if (expired.length > 0) globals.strataStore?.expire(expired)
  await followUp(followUps)
  return value
}

/**
 * A connection for one transaction, given back whatever becomes of it. Drizzle's own would keep one for good whose
 * line is cut just when the transaction begins.
 */
async function onOneConnection<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    return await work(drizzle(client))
  } finally {
    client.release()
  }
}

/** What the tables' triggers noted in this transaction. */
async function readNotes(tx: Transaction): Promise<{ expired: string[]; isSearchNoted: boolean }> {
  const { rows } = await tx.execute<{ tags: string | null; search: string | null }>(
    `select nullif(current_setting('strata.expired', true), '') as tags,
      nullif(current_setting('strata.search', true), '') as search`,
  )
  return { expired: rows[0]?.tags?.split(',') ?? [], isSearchNoted: rows[0]?.search != null }
}

/** Says what brings the search index in step before a transaction commits: `lib/platform/search`, which stands above this. */
export function setSearchIndexer(indexer: (tx: Transaction) => Promise<void>): void {
  globals.strataIndexer = indexer
}

/** What fails here is no reason to refuse a save: its records stay noted, and a job indexes them. */
async function indexForSearch(tx: Transaction, indexer: (tx: Transaction) => Promise<void>): Promise<void> {
  try {
    await tx.transaction(indexer)
  } catch (error) {
    log().error(reasonOf(error), 'indexing for the search failed and is put off')
  }
}

/**
 * Something that is to happen once the running transaction stands, such as the removal of bytes that no row names
 * any more; at once where there is none. Its failure is logged and turns no success into an error.
 */
export async function afterCommit(work: FollowUp): Promise<void> {
  const current = running.getStore()
  if (current) current.followUps.push(work)
  else await followUp([work])
}

async function followUp(works: readonly FollowUp[]): Promise<void> {
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      log().error(reasonOf(error), 'what follows a transaction failed')
    }
  }
}

/** Closes the pools: for scripts and tests that are to end. */
export const closeDatabase: () => Promise<void> = closePools
