import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { deriveSecret, ensureLocalSecret } from './secret'

/**
 * Fills in the settings of a command that works on a running Strata and needs only database and files: the
 * other required settings get placeholders. Without `DATABASE_URL` it uses the database that `npm start` runs
 * here.
 */
export function fillCommandEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const variables = process.env
  variables.DATABASE_URL ||= requireLocalDatabaseUrl(resolve(variables.DATA_DIR || '.data'))
  variables.STRATA_MODE ||= 'local'
  variables.SITE_URL ||= 'http://localhost'
  variables.AUTH_SECRET ||= '-'.repeat(32)
  variables.OIDC_ISSUER ||= 'http://localhost'
  variables.OIDC_CLIENT_ID ||= '-'
  variables.OIDC_CLIENT_SECRET ||= '-'
}

/**
 * Returns the address of the database that `npm start` runs on this data folder.
 * @throws Error without one
 */
function requireLocalDatabaseUrl(dataDir: string): string {
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  if (!existsSync(pidFile)) {
    throw new Error(`no Strata runs on ${dataDir}: start it, or set DATABASE_URL to the database`)
  }
  const port = readFileSync(pidFile, 'utf8').split('\n')[3]?.trim()
  const password = deriveSecret(ensureLocalSecret(dataDir), 'postgres')
  return `postgres://strata:${password}@127.0.0.1:${port}/strata`
}
