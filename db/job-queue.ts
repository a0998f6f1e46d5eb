import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

/**
 * Migrates the schema of the job queue, which belongs to its library, to the library's version. Called under
 * the lock of the migrations.
 * @param lockSeconds how long it waits for a lock before it fails
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
  // The library requires both; the failing query reports the error.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
  } finally {
    await pool.end()
  }
}
