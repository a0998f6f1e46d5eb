import { spawn, spawnSync } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { ensureBrowser } from './browser'
import { ensureJava } from './java'
import { findKnownWeaknesses } from './known-weaknesses'
import { ensureNginx } from './nginx'
import { ensurePgBouncer } from './pgbouncer'
import { nextProgramPath } from './next-build'
import { formatSecondsSince } from './progress'
import { typeCheckArguments } from './type-check'

/** The result of a check: how many passed, and a line for each failure. */
type Tally = { passed: number; failures: string[] }
/**
 * Where the programs of a check write: a buffer to show once the check has ended, or null to show at once.
 */
type Output = Buffer[] | null
type Check = { name: string; run: (output: Output) => Promise<Tally> }

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
const commitCount = countCommits()
/**
 * Whether the tests include those that crawl whole sites, and run each journey on a second kind of screen
 * too: with the argument `all` and, on a build machine, at each tenth commit.
 */
const isWhole = process.argv.includes('all') || (Boolean(process.env.CI) && commitCount % 10 === 0)
/** For tests that try a part of their cases at each commit (`tests/whole-suite.ts`). */
const turn = { STRATA_WHOLE_SUITE: isWhole ? 'yes' : 'no', STRATA_ROUND: String(commitCount) }

/** With the argument `smoke` a build, the unit tests and a few pages, to try another version of Node. */
const isSmoke = process.argv.includes('smoke')

// A variable of this machine must not reach the tests: they bring their own environment.
for (const name of ['DATABASE_URL', 'SITE_URL', 'PORT', 'HOST', 'DATA_DIR', 'SMTP_URL'])
  delete process.env[name]

await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })

const eslint = packageProgramPath('eslint', 'bin/eslint.js')
const knip = packageProgramPath('knip', 'bin/knip.js')
const prettier = packageProgramPath('prettier', 'bin/prettier.cjs')
const vitest = packageProgramPath('vitest', 'vitest.mjs')
const playwright = packageProgramPath('@playwright/test', 'cli.js')

const lint: Check = {
  name: 'lint',
  run: (output) => runProgram([eslint, '.', '--max-warnings', '0'], output),
}
const unusedCode: Check = {
  name: 'nothing unused',
  run: (output) => runProgram([knip, '--no-progress', '--treat-config-hints-as-errors'], output),
}
const format: Check = {
  name: 'format',
  run: (output) => runProgram([prettier, '--check', '.', '--log-level', 'warn'], output),
}
const knownWeaknesses: Check = {
  name: 'no known weaknesses',
  run: async (output) => {
    const weaknesses = await findKnownWeaknesses()
    if ('severe' in weaknesses) {
      const { severe } = weaknesses
      return { passed: severe.length === 0 ? 1 : 0, failures: severe }
    }
    const note = `Not asked for known weaknesses of packages: ${weaknesses.unknownBecause}.`
    if (output) output.push(Buffer.from(note))
    else console.log(note)
    return { passed: 0, failures: [] }
  },
}
const types: Check = {
  name: 'types',
  run: async (output) => {
    const tally = await runProgram([nextProgramPath(), 'typegen'], output)
    return tally.failures.length ? tally : runProgram(typeCheckArguments(), output)
  },
}
const building: Check = {
  name: 'build',
  run: (output) => runProgram(['--import', 'tsx', 'scripts/build.ts'], output),
}
const fullDisk: Check = {
  name: 'contract tests of a full disk',
  run: (output) => runVitestProjects('contract-alone', output),
}
const unitTests: Check = { name: 'unit tests', run: (output) => runVitestProjects('unit*', output) }
const contractTests: Check = {
  name: 'contract tests',
  run: (output) => runVitestProjects('contract', output),
}
const versionBefore: Check = {
  name: 'the version before on this schema',
  run: (output) => runProgram(['--import', 'tsx', 'scripts/test-before.ts'], output),
}
const smokeTests = ['--project=http', 'tests/http/health.spec.ts', 'tests/http/pages.spec.ts']
const browser: Check = { name: 'browser tests', run: runBrowserTests }

/**
 * Rounds one after another, each with lanes that run side by side. Checks share a round if they leave one
 * another enough of the machine; every other check has a separate round. A build deletes what `next typegen`
 * and the threads of tests wrote into `.next`, so it follows the types in their lane and no tests run beside
 * it.
 */
const rounds: Check[][][] = isSmoke
  ? [[[building]], [[unitTests]], [[browser]]]
  : [
      [
        [types, building],
        [lint, unusedCode, format, knownWeaknesses],
      ],
      [[unitTests], [fullDisk]],
      [[contractTests]],
      ...(isWhole ? [[[versionBefore]]] : []),
      [[browser]],
    ]

let passedCount = 0
const failures: string[] = []
for (const lanes of rounds) {
  if (lanes.length > 1) {
    const names = lanes.flat().map(({ name }) => name)
    console.log(`\nSide by side, each is shown when it has ended: ${names.join(', ')}`)
  }
  await Promise.all(
    lanes.map(async (lane) => {
      for (const check of lane) await runCheck(check, lanes.length > 1 ? [] : null)
    }),
  )
}
// Repeats the failures, because the output of a failed check may be thousands of lines above.
if (failures.length) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`\n${passedCount} passed, ${failures.length} failed`)
process.exit(failures.length ? 1 : 0)

/** Counts the commits in the local history; 1 without a history. */
function countCommits(): number {
  const { status, stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : 1
}

/**
 * Returns the path of a program in a package. `require.resolve` would not find it in packages that export
 * only their entry.
 */
function packageProgramPath(name: string, path: string): string {
  return resolve('node_modules', name, path)
}

async function runCheck({ name, run }: Check, output: Output): Promise<void> {
  const startedAt = Date.now()
  const title = `\n── ${name} ${'─'.repeat(60 - name.length)}`
  if (!output) console.log(title)
  const tally = await run(output).catch(failedTally)
  if (output) console.log(`${title}\n${Buffer.concat(output).toString()}`.trimEnd())
  passedCount += tally.passed
  failures.push(...tally.failures.map((failure) => `${name}: ${failure}`))
  console.log(
    `── ${name}: ${tally.passed} passed, ${tally.failures.length} failed, ${formatSecondsSince(startedAt)}`,
  )
}

function failedTally(error: unknown): Tally {
  return { passed: 0, failures: [error instanceof Error ? error.message : String(error)] }
}

/** Runs a program with Node; its success or failure counts as one. */
function runProgram(
  args: string[],
  output: Output,
  environment: Record<string, string> = {},
): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...environment }
    const stdio = output ? 'pipe' : 'inherit'
    const child = spawn(process.execPath, args, { stdio: ['inherit', stdio, stdio], env })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => output?.push(part))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      resolve(
        code === 0 ? { passed: 1, failures: [] } : failedTally(`ended with ${signal ?? `code ${code}`}`),
      )
    })
  })
}

/** Returns the tally of a program's tests; if no test failed, with the failures of the program itself. */
function testTallyOrRunFailures(run: Tally, tests: Tally): Tally {
  return tests.failures.length ? tests : { ...tests, failures: run.failures }
}

/** @param projects the name of a project of `vitest.config.ts`, or a pattern with `*` */
async function runVitestProjects(projects: string, output: Output): Promise<Tally> {
  if (projects === 'contract' && !ensurePgBouncer())
    console.log('No PgBouncer: the check of deploy/pgbouncer.ini is left out.')
  const file = join(results, `${projects.replace('*', '')}.json`)
  const run = await runProgram(
    [vitest, 'run', '--project', projects, '--reporter=default', '--reporter=./tests/tally-reporter.ts'],
    output,
    { ...turn, STRATA_TALLY: file },
  )
  const report = z.object({ passed: z.number(), failures: z.array(z.string()) })
  return testTallyOrRunFailures(run, report.parse(JSON.parse(await readFile(file, 'utf8'))))
}

async function runBrowserTests(output: Output): Promise<Tally> {
  ensureBrowser()
  if (!ensureJava()) console.log('No Java runtime: the check of the HTML is left out.')
  if (!ensureNginx()) console.log('No nginx: the check of deploy/nginx.conf is left out.')
  if (isWhole) console.log('The whole suite, with its crawls and both kinds of screen.')
  const run = await runProgram([playwright, 'test', ...(isSmoke ? smokeTests : [])], output, turn)
  const { stats, suites } = playwrightReport.parse(
    JSON.parse(await readFile(join(results, 'playwright.json'), 'utf8')),
  )
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed at their second try: see above.`)
  const failedSpecs = specsOf(suites).filter(({ ok }) => !ok)
  return testTallyOrRunFailures(run, {
    passed: stats.expected + stats.flaky,
    failures: failedSpecs.map(({ file, title }) => `${file} › ${title}`),
  })
}

function specsOf(suites: PlaywrightSuite[]): PlaywrightSuite['specs'] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)])
}
