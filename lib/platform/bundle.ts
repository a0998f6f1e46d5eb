import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** What Node loads by itself, because Next builds it into no page: the process that serves, and all threads. */
const entries = {
  server: 'server.ts',
  'cache-handler': 'lib/platform/cache/handler.ts',
  gateway: 'lib/platform/gateway/thread.ts',
  tasks: 'lib/wiring/pool/entry.ts',
  archives: 'lib/platform/pool/archive-entry.ts',
  pictures: 'lib/wiring/pool/picture-entry.ts',
} as const
export type BundleEntry = keyof typeof entries

/** Not in `.next`, whose files Next builds into nothing: it builds the cache handler into `proxy.ts`. */
export const bundleFolder = '.strata'

/** Where the build puts it, and where a process in production looks for it. */
export const builtFile = (entry: BundleEntry): string => resolve(bundleFolder, `${entry}.mjs`)

/** Packages stay outside, our own sources are inside. */
const options = {
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  logLevel: 'silent',
} as const

/**
 * Writes all of it as plain JavaScript. What several of them import is one file that they share, so a module of the
 * server and of the cache handler is loaded once in their process.
 */
export async function buildEntries(): Promise<void> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    ...options,
    entryPoints: Object.entries(entries).map(([out, source]) => ({ in: resolve(source), out })),
    splitting: true,
    outdir: resolve(bundleFolder),
    outExtension: { '.js': '.mjs' },
    chunkNames: 'part-[hash]',
  })
  await Promise.all(outputFiles.map(({ path, text }) => writeWhole(path, text)))
}

/** Writes one source with all that it imports as one file, which is named after what it holds. */
export async function bundleSource(source: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({ ...options, entryPoints: [resolve(source)] })
  const code = outputFiles[0]?.text ?? ''
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const path = resolve(bundleFolder, `${hash}.mjs`)
  await writeWhole(path, code)
  return path
}

const bundleByEntry: Partial<Record<BundleEntry, Promise<string>>> = {}

/** The file that a thread loads: made by the build, or now where nothing was built. */
export async function threadFile(entry: BundleEntry): Promise<string> {
  if (process.env.NODE_ENV === 'production') return builtFile(entry)
  const bundle = () => bundleSource(entries[entry])
  // In development the sources change under a process that runs.
  if (process.env.NODE_ENV === 'development') return bundle()
  return (bundleByEntry[entry] ??= bundle())
}

/** Moved to its place whole, because others may be writing or loading it. */
async function writeWhole(path: string, code: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporaryPath = `${path}.${randomUUID()}`
  await writeFile(temporaryPath, code)
  await rename(temporaryPath, path)
}
