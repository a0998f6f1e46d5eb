import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { ensureBrowser } from './browser'
import { ensureJava } from './java'
import { build, nextCommand } from './next-build'
import { secondsSince } from './progress'

/** What a check came to: how many passed, and a line for each thing that failed. */
type Tally = { passed: number; failures: string[] }
type Check = { name: string; run: () => Promise<Tally> }

const playwrightSuite = z.object({
  specs: z.array(z.object({ file: z.string(), title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})
type PlaywrightSuite = z.infer<typeof playwrightSuite>
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite),
})

const results = 'test-results'

// A variable of this machine must not reach the tests: they bring their own environment.
for (const name of ['DATABASE_URL', 'SITE_URL', 'PORT', 'DATA_DIR', 'SMTP_URL']) delete process.env[name]

await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })

const eslint = command('eslint', 'bin/eslint.js')
const knip = command('knip', 'bin/knip.js')
const prettier = command('prettier', 'bin/prettier.cjs')
const tsc = command('typescript', 'bin/tsc')
const vitest = command('vitest', 'vitest.mjs')
const playwright = command('@playwright/test', 'cli.js')

const checks: Check[] = [
  { name: 'lint', run: () => one([eslint, '.', '--max-warnings', '0']) },
  { name: 'nothing unused', run: () => one([knip, '--no-progress', '--treat-config-hints-as-errors']) },
  { name: 'format', run: () => one([prettier, '--check', '.', '--log-level', 'warn']) },
  {
    name: 'types',
    run: async () => {
      const generated = await one([nextCommand(), 'typegen'])
      return generated.failures.length ? generated : one([tsc, '--noEmit'])
    },
  },
  { name: 'unit tests', run: () => vitestProject('unit') },
  { name: 'contract tests', run: () => vitestProject('contract*') },
  { name: 'build', run: () => build().then(() => ({ passed: 1, failures: [] })) },
  { name: 'browser tests', run: browserTests },
]

let passed = 0
const failures: string[] = []
for (const { name, run } of checks) {
  const startedAt = Date.now()
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const tally = await run().catch(broken)
  passed += tally.passed
  failures.push(...tally.failures.map((failure) => `${name}: ${failure}`))
  console.log(
    `── ${name}: ${tally.passed} passed, ${tally.failures.length} failed, ${secondsSince(startedAt)}`,
  )
}
// What failed may be thousands of lines above.
if (failures.length) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length ? 1 : 0)

/** A program of a package. Not by `require.resolve`: some packages give nothing of themselves but their entry. */
function command(name: string, path: string): string {
  return resolve('node_modules', name, path)
}

function broken(error: unknown): Tally {
  return { passed: 0, failures: [error instanceof Error ? error.message : String(error)] }
}

/** Runs a program of node_modules; it counts as one check. */
function one([file = '', ...args]: string[], environment: Record<string, string> = {}): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment }
    const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit', env })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      resolve(code === 0 ? { passed: 1, failures: [] } : broken(`ended with ${signal ?? `code ${code}`}`))
    })
  })
}

/** Counts the tests of a program that ran many. A run that broke without a failed test is a failure too. */
function counted(run: Tally, tests: Tally): Tally {
  return tests.failures.length ? tests : { ...tests, failures: run.failures }
}

async function vitestProject(project: string): Promise<Tally> {
  const file = join(results, `${project.replace('*', '')}.json`)
  const run = await one(
    [vitest, 'run', '--project', project, '--reporter=default', '--reporter=./tests/tally-reporter.ts'],
    { STRATA_TALLY: file },
  )
  const report = z.object({ passed: z.number(), failures: z.array(z.string()) })
  return counted(run, report.parse(JSON.parse(await readFile(file, 'utf8'))))
}

async function browserTests(): Promise<Tally> {
  ensureBrowser()
  if (!ensureJava()) console.log('No Java runtime: the check of the HTML is left out.')
  const run = await one([playwright, 'test'])
  const { stats, suites } = playwrightReport.parse(
    JSON.parse(await readFile(join(results, 'playwright.json'), 'utf8')),
  )
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed at their second try: see above.`)
  const failed = specsOf(suites).filter(({ ok }) => !ok)
  return counted(run, {
    passed: stats.expected + stats.flaky,
    failures: failed.map(({ file, title }) => `${file} › ${title}`),
  })
}

function specsOf(suites: PlaywrightSuite[]): PlaywrightSuite['specs'] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)])
}
