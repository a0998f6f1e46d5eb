import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalStack } from '../../scripts/local/stack'
import { personalTraces } from './log-traces'

/** The whole of Strata with the demo content on a temporary data folder and free ports. */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'strata-browser-'))
  // Many visitors of one test run share one address; the limits have tests of their own.
  const logFile = join(dataDir, 'server.log')
  const env = { RATE_LIMIT_FACTOR: '100' }
  const stack = await startLocalStack({ dataDir, durable: false, logFile, env })
  process.env.STRATA_URL = stack.url
  process.env.STRATA_DATABASE_URL = stack.databaseUrl
  process.env.STRATA_ISSUER = stack.issuer
  process.env.STRATA_MAIL_DIR = stack.mailDir
  return async () => {
    await stack.stop()
    // The whole run has passed through this log: every journey, and every refusal.
    const traces = await personalTraces(logFile, stack.mailDir)
    await rm(dataDir, { recursive: true, force: true })
    if (traces.length > 0) throw new Error(`the server's log tells of persons:\n${traces.join('\n')}`)
  }
}
