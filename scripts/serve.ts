import { readFile } from 'node:fs/promises'
import { closeDatabase, db } from '@/db/client'
import { cyrillicWarning, runMigrations } from '@/db/migrate'
import { ensureStandardMenu } from '@/db/standard-menu'
import { env } from '@/lib/env'
import { step } from './progress'
import { startServer } from './server-process'

// Nothing of scripts/local may ever be imported here.
process.env.STRATA_MODE = 'production'

try {
  const { databaseUrl } = env()
  await readFile('.next/BUILD_ID').catch(() => {
    throw new Error('Strata cannot start: there is no build; run "npm run build" first')
  })
  await step('migrate', async () => {
    await runMigrations(databaseUrl)
    const written = await ensureStandardMenu(db())
    await closeDatabase()
    return { says: `the database is up to date${written ? ', with its first menu' : ''}`, value: undefined }
  })
  const warning = await cyrillicWarning(databaseUrl)
  if (warning) console.warn(`  warning     ${warning}`)
  const server = await startServer(process.env)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void server.stop())
  process.exit(await server.ended)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
