import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** What threads load, by the kind of thread. */
export const taskEntries = {
  tasks: 'lib/pool/entry.ts',
  archives: 'lib/pool/archive-entry.ts',
  pictures: 'lib/pool/picture-entry.ts',
} as const
export type TaskEntry = keyof typeof taskEntries

/** Where a build puts them, and where a process in production looks for them. */
export const builtTasksFile = (entry: TaskEntry) => resolve(`.next/strata-tasks/${entry}.mjs`)

/**
 * Writes what threads run as one file of plain JavaScript: packages stay outside, our own sources are inside. For
 * the build, and at once where there is none: in development and in tests.
 * @param file by default one that is named after what it holds, so that processes may write it side by side
 */
export async function bundleTasks(file?: string, entry: string = taskEntries.tasks): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [resolve(entry)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
  })
  const code = outputFiles[0]?.text ?? ''
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const path = file ?? resolve('.next/strata-tasks', `${hash}.mjs`)
  await mkdir(dirname(path), { recursive: true })
  // Moved to its place whole, because another process may be loading it.
  await writeFile(`${path}.${process.pid}`, code)
  await rename(`${path}.${process.pid}`, path)
  return path
}
