import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { env } from '@/lib/env'
import { log } from '@/lib/log'

export type Database = NodePgDatabase
/** What a mutation runs on: the pool, or the transaction it was given. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

// Development reloads modules; the pool must outlive them.
const kept = globalThis as { strataPool?: pg.Pool; strataDatabase?: Database }

/** The process's one connection pool, opened at first use. */
export function pool(): pg.Pool {
  if (!kept.strataPool) {
    const { databaseUrl, databasePoolMax } = env()
    const opened = new pg.Pool({
      connectionString: databaseUrl,
      max: databasePoolMax,
      connectionTimeoutMillis: 10_000,
      application_name: 'strata',
    })
    // A restart of the database breaks idle connections; without a listener that would end the process.
    opened.on('error', (error) => log().warn({ error: error.message }, 'a database connection was lost'))
    kept.strataPool = opened
  }
  return kept.strataPool
}

/** Drizzle on that pool. */
export function db(): Database {
  kept.strataDatabase ??= drizzle(pool())
  return kept.strataDatabase
}

/** Closes the pool: for scripts and tests that are to end. */
export async function closeDatabase(): Promise<void> {
  const open = kept.strataPool
  kept.strataPool = undefined
  kept.strataDatabase = undefined
  await open?.end()
}
