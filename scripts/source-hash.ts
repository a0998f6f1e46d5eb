import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

// Every path that is not listed here may change the build.
const ignoredPaths = new Set([
  ...['node_modules', 'bench', 'deploy', 'docs', 'tests', 'test-results', 'playwright-report'],
  ...['scripts/guide', 'scripts/hooks', 'scripts/lint', 'scripts/local'],
  ...['demo', 'db/migrations', 'next-env.d.ts', 'eslint.config.mjs'],
  ...['drizzle.config.ts', 'playwright.config.ts', 'vitest.config.ts', 'LICENSE'],
])
const ignoredNames = /^\.|\.md$|\.tsbuildinfo$|\.test\.tsx?$/

/** Returns one hash of all sources that may change the build and of the major version of Node. */
export async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  const hashFolder = async (folder: string): Promise<void> => {
    const entries = await readdir(folder || '.', { withFileTypes: true })
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (ignoredPaths.has(path) || ignoredNames.test(entry.name)) continue
      if (entry.isDirectory()) await hashFolder(path)
      else if (entry.isFile()) hash.update(`${path}\0`).update(await readFile(path))
    }
  }
  await hashFolder('')
  return hash.update(process.version.split('.')[0] ?? '').digest('hex')
}
