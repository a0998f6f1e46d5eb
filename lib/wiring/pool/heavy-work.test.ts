import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

/**
 * Modules that draw, pack, write workbooks, lay out documents or read them, which takes seconds of a core and hundreds
 * of megabytes.
 */
const heavy = [
  'sharp',
  '@react-pdf/renderer',
  '@hyzyla/pdfium',
  'unpdf',
  'mammoth',
  'write-excel-file',
  'yauzl',
  'yazl',
]
const isHeavy = (path: string) => heavy.some((name) => path === name || path.startsWith(`${name}/`))

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file))

/** Entry points that answer requests or run jobs. */
const entries = [
  'server.ts',
  'instrumentation.ts',
  'proxy.ts',
  ...filesIn('app', /(?:^|\/)(?:page|layout|route|error|not-found|global-not-found)\.tsx?$/),
  ...filesIn('pages', /\.ts$/),
]

describe('what answers requests', () => {
  it('leaves heavy work to the threads of a pool', { timeout: 60_000 }, async () => {
    const { metafile } = await build({
      // All entry points are bundled at once, so that shared modules are read only once.
      stdin: { contents: entries.map((file) => `import './${file}'`).join('\n'), resolveDir: process.cwd() },
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      jsx: 'automatic',
      logLevel: 'error',
      loader: { '.css': 'empty', '.module.css': 'empty', '.woff2': 'empty' },
      external: ['/art/*'],
    })
    const users = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
      imports.filter(({ path, external }) => external && isHeavy(path)).map(({ path }) => `${file}: ${path}`),
    )
    expect(Object.keys(metafile.inputs).length).toBeGreaterThan(500)
    expect(users).toEqual([])
  })
})
