import { resolve } from 'node:path'
import { loadSettings } from '@/lib/platform/setting-files'

/**
 * Fills in the settings of a command that works on a running Strata and needs only database and files: the
 * other required settings get placeholders. Without `DATABASE_URL` it uses the database that `npm start` runs
 * here, except in a build for production, which contains nothing of local mode.
 */
export async function fillCommandEnvironment(): Promise<void> {
  loadSettings()
  const variables = process.env
  if (process.env.NODE_ENV !== 'production' && !variables.DATABASE_URL) {
    const { requireLocalDatabaseUrl } = await import('./local/running')
    variables.DATABASE_URL = requireLocalDatabaseUrl(resolve(variables.DATA_DIR || '.data'))
  }
  if (!variables.DATABASE_URL) throw new Error('set DATABASE_URL to the database of Strata')
  variables.STRATA_MODE ||= 'local'
  variables.SITE_URL ||= 'http://localhost'
  variables.AUTH_SECRET ||= '-'.repeat(32)
  variables.OIDC_ISSUER ||= 'http://localhost'
  variables.OIDC_CLIENT_ID ||= '-'
  variables.OIDC_CLIENT_SECRET ||= '-'
}

/** Runs a command. @param main returns the exit code, by default 0; its error is printed, and the code is 1 */
export async function runCommand(main: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    const { describeError } = await import('@/lib/platform/log-lines')
    const { DrizzleQueryError } = await import('drizzle-orm')
    // The cause says what is wrong, the error only which query failed.
    const failure = error instanceof DrizzleQueryError && error.cause ? error.cause : error
    // A database that does not answer may give an error without a message.
    console.error(`Strata: ${(failure as Error).message || describeError(failure)}`)
    process.exitCode = 1
  }
}
