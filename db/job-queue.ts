import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

/**
 * Brings the schema of the job queue, which belongs to its library, to the version that this one knows. Called under
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
  // The library asks for both; what they would tell is told by the query that fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
  } finally {
    await pool.end()
  }
}
