import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { build, transform, type Plugin } from 'esbuild'
import { bundleFolder, entries } from './bundle'

/** Every page carries the source text of the loader, so this file alone is minified. */
const minifiedLoader: Plugin = {
  name: 'minified loader',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/deferred-loader\.ts$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', minify: true })
      return { contents: code, loader: 'js' }
    }),
}

/** Node finds the parts of Next, which has no list of exports, only under the names of their files. */
const partsOfNext: Plugin = {
  name: 'parts of Next',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^next\/(cache|headers|server|navigation)$/ }, ({ path }) => ({
      path: `${path}.js`,
      external: true,
    })),
}

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
  plugins: [minifiedLoader, partsOfNext] as Plugin[],
} as const

/**
 * Writes all entries as plain JavaScript. Shared imports become one common file, so a module that both the
 * server and the cache handler import is loaded only once in their process.
 */
export async function buildEntries(): Promise<void> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: Object.entries(entries).map(([out, source]) => ({ in: resolve(source), out })),
    // esbuild then drops the branches for development, and with them the import of this bundler.
    define: { 'process.env.NODE_ENV': '"production"' },
    splitting: true,
    outdir: resolve(bundleFolder),
    outExtension: { '.js': '.mjs' },
    chunkNames: 'part-[hash]',
  })
  await Promise.all(outputFiles.map(({ path, text }) => writeFileAtomically(path, text)))
}

/** Bundles one source with its imports into one file, named after the hash of its content. */
export async function bundleSourceToFile(source: string): Promise<string> {
  const { outputFiles } = await build({ ...options, entryPoints: [resolve(source)] })
  const code = outputFiles[0]?.text ?? ''
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const path = resolve(bundleFolder, 'development', `${hash}.mjs`)
  await writeFileAtomically(path, code)
  return path
}

/** Writes a temporary file and renames it, because other processes may be writing or loading the file. */
async function writeFileAtomically(path: string, code: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporaryPath = `${path}.${randomUUID()}`
  await writeFile(temporaryPath, code)
  await rename(temporaryPath, path)
}
