import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Tests run outside Next: its cache calls straight through, and the guard against browser imports is empty.
const alias = [
  { find: /^next\/cache$/, replacement: at('./tests/next-cache.ts') },
  { find: /^server-only$/, replacement: at('./tests/server-only.ts') },
  { find: /^@\//, replacement: at('./') },
]

/**
 * The first fills the disk of a separate database, which slows down Postgres for the other tests too; the second
 * counts what its process holds.
 */
const soloTests = ['tests/contract/storage-full.test.ts', 'tests/contract/uploads-broken.test.ts']

/** A limit for a machine that does other work too: the first test of a file may load all screens. */
const unitTimeout = { testTimeout: 20_000 }

/** Tests of components in a document. */
const renderedTests = ['components/**/*.test.tsx']

/** A worker runs one file after the other, and loads the packages once. */
const oneProcess = {
  isolate: false,
  setupFiles: ['tests/fresh-modules.ts'],
  sequence: { setupFiles: 'list' as const },
}

const contractTests = (test: NonNullable<TestProjectInlineConfiguration['test']>) => ({
  resolve: { alias },
  test: {
    environment: 'node' as const,
    ...oneProcess,
    globalSetup: ['tests/contract/global-setup.ts'],
    setupFiles: [...oneProcess.setupFiles, 'tests/contract/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The default of a second is a limit for the machine, not for what a test waits for.
    expect: { poll: { timeout: 10_000 } },
    ...test,
  },
})

export default defineConfig({
  test: {
    // Tests wait for Postgres a fifth of their time, so three workers keep two cores busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // Threads start in half the time of processes.
          pool: 'threads',
          environment: 'node',
          ...oneProcess,
          ...unitTimeout,
          include: ['{lib,components,db,demo,scripts,app}/**/*.test.{ts,tsx}'],
          exclude: renderedTests,
        },
      },
      // Each file has its own document, whose listeners and history nothing could clear.
      {
        resolve: { alias },
        test: {
          name: 'unit-rendered',
          pool: 'threads',
          environment: 'happy-dom',
          ...unitTimeout,
          include: renderedTests,
        },
      },
      contractTests({ name: 'contract', include: ['tests/contract/**/*.test.ts'], exclude: soloTests }),
      contractTests({
        name: 'contract-alone',
        include: soloTests,
        isolate: true,
        sequence: { ...oneProcess.sequence, groupOrder: 1 },
      }),
    ],
  },
})
