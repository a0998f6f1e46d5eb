import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalStack } from '../../scripts/local/stack'
import { sessionCookieOf } from '../sign-in'
import { type DemoTemplate, ownDatabase, startDemoTemplate } from './demo-template'
import { personalTraces } from './log-traces'
import { demoPersons, emailOf, type SignedIn } from './office'

/** Starts all of Strata with a copy of the demo content, on a temporary data folder and free ports. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'strata-browser-'))
  const { template, stop } = await startDemoTemplate(join(folder, 'template'))
  try {
    return await startSite(folder, template, stop)
  } catch (error) {
    // The database is a separate process, which would outlive this one.
    await stop()
    throw error
  }
}

async function startSite(
  folder: string,
  template: DemoTemplate,
  stopTemplate: () => Promise<void>,
): Promise<() => Promise<void>> {
  const dataDir = join(folder, 'site')
  const logFile = join(folder, 'server.log')
  const stack = await startLocalStack({
    dataDir,
    seed: false,
    logFile,
    env: {
      DATABASE_URL: await ownDatabase(template, 'site', join(dataDir, 'files')),
      // Many visitors of a run share one address; the limits have separate tests.
      RATE_LIMIT_FACTOR: '100',
    },
  })
  const signedIn = demoPersons.map(
    async (person) => [person, await sessionCookieOf(stack.environment, emailOf(person))] as const,
  )
  process.env.STRATA_URL = stack.url
  process.env.STRATA_DATABASE_URL = stack.databaseUrl
  process.env.STRATA_ISSUER = stack.issuer
  process.env.STRATA_MAIL_DIR = stack.mailDir
  // For servers that a test starts beside this one.
  process.env.STRATA_ENVIRONMENT = JSON.stringify(stack.environment)
  process.env.STRATA_TEMPLATE = JSON.stringify(template)
  process.env.STRATA_SIGNED_IN = JSON.stringify(
    Object.fromEntries(await Promise.all(signedIn)) satisfies Partial<SignedIn>,
  )
  return async () => {
    await stack.stop()
    await stopTemplate()
    // The log covers the whole run: every journey and every refusal.
    const traces = await personalTraces(logFile, stack.mailDir)
    await rm(folder, { recursive: true, force: true })
    if (traces.length > 0) throw new Error(`the server's log tells of persons:\n${traces.join('\n')}`)
  }
}
