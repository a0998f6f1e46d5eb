import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateAndInstallTriggers } from '@/db/migrate'
import { startIdentityProvider } from '@/scripts/local/identity-provider'
import { startLocalDatabase } from '@/scripts/local/postgres'
import { localEnvironment } from '@/scripts/local/environment'

declare module 'vitest' {
  interface ProvidedContext {
    environment: Record<string, string>
  }
}

/**
 * Starts a Postgres for the whole run, with one migrated and empty database as the template of each test
 * file's, and a sign-in provider.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'strata-contract-'))
  const database = await startLocalDatabase({ dataDir, durable: false })
  const provider = await startIdentityProvider({ dataDir })
  const newerCheckout = process.env.STRATA_NEWER_CHECKOUT
  if (newerCheckout) migrateWith(newerCheckout, database.url)
  const isOwn = await migrateAndInstallTriggers(database.url)
  if (newerCheckout && isOwn) throw new Error('the other checkout is not newer than this one')
  project.provide(
    'environment',
    localEnvironment({ dataDir, port: 3000, databaseUrl: database.url, provider, variables: {} }),
  )
  return async () => {
    await provider.stop()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Migrates a database with the Strata of another checkout (`scripts/test-before.ts`). */
function migrateWith(checkout: string, databaseUrl: string): void {
  const code = `
    const { migrateAndInstallTriggers } = await import('./db/migrate.ts')
    await migrateAndInstallTriggers(process.argv[1])`
  const args = ['--import', 'tsx', '--input-type=module', '-e', code, databaseUrl]
  execFileSync(process.execPath, args, { cwd: checkout, stdio: 'inherit' })
}
