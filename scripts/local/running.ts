import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deriveSecret, ensureLocalSecret } from './secret'

/**
 * Returns the address of the database that `npm start` runs on this data folder.
 * @throws Error when none runs there
 */
export function requireLocalDatabaseUrl(dataDir: string): string {
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  if (!existsSync(pidFile)) {
    throw new Error(`no Strata runs on ${dataDir}: start it, or set DATABASE_URL to the database`)
  }
  const port = readFileSync(pidFile, 'utf8').split('\n')[3]?.trim()
  const password = deriveSecret(ensureLocalSecret(dataDir), 'postgres')
  return `postgres://strata:${password}@127.0.0.1:${port}/strata`
}
