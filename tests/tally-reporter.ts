import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/**
 * Writes the result of a run into the file that `STRATA_TALLY` names, for the test command: how many tests
 * passed, and each failure as one line. An error outside every test (a file that does not load, a connection
 * cut after the last test) counts as a failure too; Vitest's own JSON leaves it out.
 */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly { message: string }[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failures = [
      ...tests
        .filter((test) => test.result().state === 'failed')
        .map((test) => `${test.module.relativeModuleId} › ${test.fullName}`),
      ...modules.flatMap((module) =>
        module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
      ),
      ...unhandledErrors.map(({ message }) => `outside of any test: ${message}`),
    ]
    const passedCount = tests.filter((test) => test.result().state === 'passed').length
    writeFileSync(
      process.env.STRATA_TALLY ?? 'test-results/tally.json',
      JSON.stringify({ passed: passedCount, failures }),
    )
  }
}
