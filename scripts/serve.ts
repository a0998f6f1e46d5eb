import { readFile } from 'node:fs/promises'
import { closeDatabase, db } from '@/db/client'
import { readCyrillicSupportWarning, migrateAndInstallTriggers } from '@/db/migrate'
import { ensureStandardMenu } from '@/db/standard-menu'
import { env } from '@/lib/platform/env'
import { describeOutgoingPause, readOutgoingPause } from '@/lib/platform/mail/outgoing'
import { describeError } from '@/lib/platform/log'
import { loadSettings } from '@/lib/platform/setting-files'
import { checkDatabase, findServiceProblems, readPoolerWarning } from './check-settings'
import { runStep } from './progress'
import { startServer } from './server-process'

// Nothing of scripts/local may ever be imported here.
/** After a power cut the database may take this long to come up. */
const databaseWaitSeconds = 60

function warn(lines: readonly string[]): void {
  for (const line of lines) console.warn(`  warning     ${line}`)
}

try {
  loadSettings()
  process.env.STRATA_MODE = 'production'
  const settings = env()
  const { databaseUrl, databaseDirectUrl } = settings
  await readFile('.next/BUILD_ID').catch(() => {
    throw new Error('Strata cannot start: there is no build; run "npm run build" first')
  })
  await checkDatabase(databaseUrl, { directUrl: databaseDirectUrl, waitSeconds: databaseWaitSeconds })
  await runStep('migrate', async () => {
    const isOwn = await migrateAndInstallTriggers(databaseDirectUrl)
    if (!isOwn) return { says: 'the database is of a newer version, and is left as it is', value: undefined }
    const isMenuNew = await ensureStandardMenu(db())
    return { says: `the database is up to date${isMenuNew ? ', with its first menu' : ''}`, value: undefined }
  })
  const pause = await readOutgoingPause()
  await closeDatabase()
  const warnings = [await readCyrillicSupportWarning(databaseDirectUrl), await readPoolerWarning(settings)]
  warn([...warnings.filter((line) => line !== null), ...(pause ? [describeOutgoingPause(pause)] : [])])
  const server = await startServer(process.env)
  // Afterwards, because a service that does not answer delays no start.
  void findServiceProblems(settings).then(warn)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void server.stop())
  process.exit(await server.ended)
} catch (error) {
  console.error(describeError(error))
  process.exit(1)
}
