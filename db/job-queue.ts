import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

/**
 * Migrates the database schema of the job queue's library to the library's version. Callers hold the lock of
 * the migrations.
 * @param lockSeconds how long the migration waits for a table lock before it fails
 */
export async function installJobQueue(databaseUrl: string, lockSeconds: number): Promise<void> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'strata-migrate',
    onConnect: async (client) => {
      await client.query(`set lock_timeout = '${Math.round(lockSeconds * 1_000)}ms'`)
    },
  })
  // An `error` event without a listener would end the process; the failing query reports the error.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
  } finally {
    await pool.end()
  }
}
