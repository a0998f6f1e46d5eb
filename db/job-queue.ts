import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

/**
 * Brings the schema of the job queue, which belongs to its library, to the version that this one knows. Called under
 * the lock of the migrations.
 */
export async function installJobQueue(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: 'strata-migrate' })
  // The library asks for both; what they would tell is told by the query that fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
  } finally {
    await pool.end()
  }
}
