import { vi } from 'vitest'

// The test files of a worker share one process, which loads the packages only once: that takes longer than most tests.
// Our own modules, the state of the process and its environment begin anew with each file.

const globals = globalThis as { strata?: unknown; environmentOfWorker?: NodeJS.ProcessEnv }
const environment = (globals.environmentOfWorker ??= { ...process.env })
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
Object.assign(process.env, environment)
delete globals.strata
vi.unstubAllGlobals()
vi.useRealTimers()
vi.resetModules()
