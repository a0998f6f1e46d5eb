import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * Entries that Node loads itself, because Next builds them into no page: for the serving process, and for all
 * threads.
 */
const entries = {
  server: 'server.ts',
  'cache-handler': 'lib/platform/cache/handler.ts',
  gateway: 'lib/platform/gateway/thread.ts',
  tasks: 'lib/wiring/pool/entry.ts',
  archives: 'lib/platform/pool/archive-entry.ts',
  pictures: 'lib/wiring/pool/picture-entry.ts',
} as const
export type BundleEntry = keyof typeof entries

/**
 * The folder of the built entries. It is not in `.next`: Next excludes the files there from its builds, and
 * it builds the cache handler into `proxy.ts`.
 */
export const bundleFolder = '.strata'

/** Where the build writes an entry, and where a process in production loads it from. */
export const builtFile = (entry: BundleEntry): string => resolve(bundleFolder, `${entry}.mjs`)

/** Packages stay external, our own sources are bundled. */
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
 * Writes all entries as plain JavaScript. Shared imports become one common file, so a module that both the
 * server and the cache handler import is loaded only once in their process.
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
  await Promise.all(outputFiles.map(({ path, text }) => writeFileAtomically(path, text)))
}

/**
 * Bundles one source with its imports into one file, named after the hash of its content.
 * @returns the path of the file
 */
export async function bundleSourceToFile(source: string): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({ ...options, entryPoints: [resolve(source)] })
  const code = outputFiles[0]?.text ?? ''
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const path = resolve(bundleFolder, `${hash}.mjs`)
  await writeFileAtomically(path, code)
  return path
}

const bundleByEntry: Partial<Record<BundleEntry, Promise<string>>> = {}

/** Returns the file that a thread loads: in production the built one, otherwise one that is bundled now. */
export async function ensureThreadFile(entry: BundleEntry): Promise<string> {
  if (process.env.NODE_ENV === 'production') return builtFile(entry)
  const bundle = () => bundleSourceToFile(entries[entry])
  // In development the sources change while a process runs.
  if (process.env.NODE_ENV === 'development') return bundle()
  return (bundleByEntry[entry] ??= bundle())
}

/** Writes a file under a temporary name and renames it, because others may be writing or loading it. */
async function writeFileAtomically(path: string, code: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporaryPath = `${path}.${randomUUID()}`
  await writeFile(temporaryPath, code)
  await rename(temporaryPath, path)
}
