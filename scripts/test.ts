import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { ensureBrowser } from './browser'
import { build, nextCommand } from './next-build'
import { secondsSince } from './progress'

type Tally = { passed: number; failed: number }
type Check = { name: string; run: () => Promise<Tally> }

const results = 'test-results'
const require = createRequire(import.meta.url)

// A variable of this machine must not reach the tests: they bring their own environment.
for (const name of ['DATABASE_URL', 'SITE_URL', 'PORT', 'DATA_DIR', 'SMTP_URL']) delete process.env[name]

await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })

const eslint = command('eslint', 'bin/eslint.js')
const prettier = command('prettier', 'bin/prettier.cjs')
const tsc = command('typescript', 'bin/tsc')
const vitest = command('vitest', 'vitest.mjs')
const playwright = command('@playwright/test', 'cli.js')

const checks: Check[] = [
  { name: 'lint', run: () => one([eslint, '.', '--max-warnings', '0']) },
  { name: 'format', run: () => one([prettier, '--check', '.', '--log-level', 'warn']) },
  {
    name: 'types',
    run: async () => {
      const generated = await one([nextCommand(), 'typegen'])
      return generated.failed ? generated : one([tsc, '--noEmit'])
    },
  },
  { name: 'unit tests', run: () => vitestProject('unit') },
  { name: 'contract tests', run: () => vitestProject('contract') },
  { name: 'build', run: () => build().then(() => tally(true), failed) },
  {
    name: 'browser tests',
    run: async () => {
      ensureBrowser()
      const { failed: broken } = await one([playwright, 'test'])
      return counted(await playwrightCounts(), broken > 0)
    },
  },
]

const total: Tally = { passed: 0, failed: 0 }
for (const { name, run } of checks) {
  const startedAt = Date.now()
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const { passed, failed: broken } = await run().catch(failed)
  total.passed += passed
  total.failed += broken
  console.log(`── ${name}: ${passed} passed, ${broken} failed, ${secondsSince(startedAt)}`)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)

function command(name: string, path: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), path)
}

function tally(passes: boolean): Tally {
  return { passed: passes ? 1 : 0, failed: passes ? 0 : 1 }
}

function failed(error: unknown): Tally {
  console.error(error instanceof Error ? error.message : error)
  return tally(false)
}

/** Runs a program of node_modules; it counts as one check. */
function one([file = '', ...args]: string[]): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(tally(code === 0)))
  })
}

async function vitestProject(project: string): Promise<Tally> {
  const file = join(results, `${project}.json`)
  const { failed: broken } = await one([
    ...[vitest, 'run', '--project', project],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  ])
  return counted(await vitestCounts(file), broken > 0)
}

/** A run that broke without a failed test (a file that does not load) counts as one failure. */
function counted({ passed, failed: broken }: Tally, isBroken: boolean): Tally {
  return { passed, failed: isBroken ? Math.max(broken, 1) : broken }
}

async function vitestCounts(file: string): Promise<Tally> {
  const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
  const { numPassedTests, numFailedTests } = report.parse(JSON.parse(await readFile(file, 'utf8')))
  return { passed: numPassedTests, failed: numFailedTests }
}

async function playwrightCounts(): Promise<Tally> {
  const report = z.object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  })
  const { stats } = report.parse(JSON.parse(await readFile(join(results, 'playwright.json'), 'utf8')))
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed at their second try: see above.`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
