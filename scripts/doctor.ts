import { describeError } from '@/lib/platform/log'
import { loadSettings } from '@/lib/platform/setting-files'

// `npm run doctor`, beside a running server or before its first start: checks the settings of production and
// everything that they name, and says what to do. Exits with 1 if something is wrong.
try {
  process.exitCode = await main()
} catch (error) {
  console.error(describeError(error))
  process.exitCode = 1
}
// Connections of the storage's client may stay open.
process.exit()

async function main(): Promise<number> {
  loadSettings()
  // These modules read the environment when they load, so it must be set first.
  const { env } = await import('@/lib/platform/env')
  const { diagnose } = await import('./diagnosis')
  const findings = await diagnose(env())
  for (const { name, says, problem } of findings)
    console.log(`  ${problem ? '✗' : '✓'} ${name.padEnd(10)} ${problem ?? says}`)
  const problemCount = findings.filter(({ problem }) => problem).length
  console.log(problemCount === 0 ? '\nAll is well.' : `\n${problemCount} of ${findings.length} need you.`)
  return problemCount === 0 ? 0 : 1
}
