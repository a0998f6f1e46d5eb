import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ensureStandardMenu } from '../../db/standard-menu'
import { type LocalStack, startLocalStack } from '../../scripts/local/stack'
import { type DemoTemplate, ownDatabase } from './demo-template'

export type Site = { stack: LocalStack; database: pg.Client; logFile: string }

/**
 * Tests with a separate Strata, for states that the shared one cannot have: empty, or broken on purpose.
 * Without demo content it has only the menu.
 */
export function ownSite(name: string, { seed, env = {} }: { seed: boolean; env?: Record<string, string> }) {
  return test.extend<object, { site: Site }>({
    site: [
      async ({ browserName: _ }, provide, { workerIndex }) => {
        const dataDir = await mkdtemp(join(tmpdir(), `strata-${name}-`))
        const logFile = join(dataDir, 'server.log')
        const template = JSON.parse(process.env.STRATA_TEMPLATE ?? '') as DemoTemplate
        const filesDir = seed ? join(dataDir, 'files') : null
        const stack = await startLocalStack({
          dataDir,
          seed: false,
          logFile,
          build: false,
          env: {
            DATABASE_URL: await ownDatabase(template, `${name}_${workerIndex}`, filesDir),
            RATE_LIMIT_FACTOR: '100',
            ...env,
          },
        })
        const database = new pg.Client({ connectionString: stack.databaseUrl })
        await database.connect()
        if (!seed) await ensureStandardMenu(drizzle(database))
        await provide({ stack, database, logFile })
        await database.end()
        await stack.stop()
        await rm(dataDir, { recursive: true, force: true })
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ site }, provide) => provide(site.stack.url),
  })
}
