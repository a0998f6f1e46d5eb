import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type FullConfig } from '@playwright/test'
import { startLocalStack } from '../../scripts/local/stack'
import { personalTraces } from './log-traces'
import { demoPersons, type SignedIn, signInByForm } from './office'

/** The whole of Strata with the demo content on a temporary data folder and free ports. */
export default async function setUp({ projects }: FullConfig): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'strata-browser-'))
  // Many visitors of one test run share one address; the limits have tests of their own.
  const logFile = join(dataDir, 'server.log')
  const env = { RATE_LIMIT_FACTOR: '100' }
  const stack = await startLocalStack({ dataDir, durable: false, logFile, env })
  process.env.STRATA_URL = stack.url
  process.env.STRATA_DATABASE_URL = stack.databaseUrl
  process.env.STRATA_ISSUER = stack.issuer
  process.env.STRATA_MAIL_DIR = stack.mailDir
  // For servers that a test starts beside this one.
  process.env.STRATA_ENVIRONMENT = JSON.stringify(stack.environment)
  process.env.STRATA_SIGNED_IN = JSON.stringify(await signInAll(stack.url, projects[0]?.use.launchOptions))
  return async () => {
    await stack.stop()
    // The whole run has passed through this log: every journey, and every refusal.
    const traces = await personalTraces(logFile, stack.mailDir)
    await rm(dataDir, { recursive: true, force: true })
    if (traces.length > 0) throw new Error(`the server's log tells of persons:\n${traces.join('\n')}`)
  }
}

/** Signs each person in once, with the form; the tests take over what their browsers have then. */
async function signInAll(
  baseURL: string,
  launchOptions: FullConfig['projects'][number]['use']['launchOptions'],
): Promise<SignedIn> {
  const browser = await chromium.launch(launchOptions)
  try {
    const pairs = await Promise.all(
      demoPersons.map(async (person) => {
        const context = await browser.newContext({ baseURL, locale: 'mn-MN' })
        await signInByForm(await context.newPage(), person)
        return [person, await context.cookies()] as const
      }),
    )
    return Object.fromEntries(pairs) as SignedIn
  } finally {
    await browser.close()
  }
}
