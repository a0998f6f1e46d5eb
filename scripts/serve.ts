import { readFile } from 'node:fs/promises'
import { closeDatabase, db } from '@/db/client'
import { readCyrillicSupportWarning, migrateAndInstallTriggers } from '@/db/migrate'
import { ensureStandardMenu } from '@/db/standard-menu'
import { env } from '@/lib/platform/env'
import { describeOutgoingPause, readOutgoingPause } from '@/lib/platform/mail/outgoing'
import { describeError } from '@/lib/platform/log'
import { checkDatabase, findServiceProblems } from './check-settings'
import { runStep } from './progress'
import { startServer } from './server-process'

// Nothing of scripts/local may ever be imported here.
process.env.STRATA_MODE = 'production'
/** After a power cut the database may take this long to come up. */
const databaseWaitSeconds = 60

try {
  const settings = env()
  const { databaseUrl } = settings
  await readFile('.next/BUILD_ID').catch(() => {
    throw new Error('Strata cannot start: there is no build; run "npm run build" first')
  })
  const services = findServiceProblems(settings)
  await checkDatabase(databaseUrl, databaseWaitSeconds)
  await runStep('migrate', async () => {
    const isOwn = await migrateAndInstallTriggers(databaseUrl)
    if (!isOwn) return { says: 'the database is of a newer version, and is left as it is', value: undefined }
    const isMenuNew = await ensureStandardMenu(db())
    return { says: `the database is up to date${isMenuNew ? ', with its first menu' : ''}`, value: undefined }
  })
  const pause = await readOutgoingPause()
  await closeDatabase()
  const warning = await readCyrillicSupportWarning(databaseUrl)
  for (const line of [
    ...(warning ? [warning] : []),
    ...(pause ? [describeOutgoingPause(pause)] : []),
    ...(await services),
  ])
    console.warn(`  warning     ${line}`)
  const server = await startServer(process.env)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void server.stop())
  process.exit(await server.ended)
} catch (error) {
  console.error(describeError(error))
  process.exit(1)
}
