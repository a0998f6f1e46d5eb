import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Tests run outside Next: its cache calls straight through, and the guard against browser imports is empty.
const alias = [
  { find: /^next\/cache$/, replacement: at('./tests/next-cache.ts') },
  { find: /^server-only$/, replacement: at('./tests/server-only.ts') },
  { find: /^@\//, replacement: at('./') },
]

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{lib,components,db,demo,scripts,app}/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/contract/global-setup.ts'],
          setupFiles: ['tests/contract/setup.ts'],
          // One database serves all files, one file after the other.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
