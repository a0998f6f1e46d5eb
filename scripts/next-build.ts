import { spawn } from 'node:child_process'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { joinStyles } from './joined-styles'
import { hashSources } from './source-hash'
import { builtFilePath, bundleFolder } from '@/lib/platform/bundle'
import { buildEntries } from '@/lib/platform/bundler'

const recordFile = join('.next', 'strata-sources')

/** Returns whether the build is up to date with the sources. */
export async function isBuildCurrent(): Promise<boolean> {
  if (!existsSync(builtFilePath('server'))) return false
  const recordedHash = await readFile(recordFile, 'utf8').catch(() => '')
  return recordedHash !== '' && recordedHash === (await hashSources())
}

/** Returns the path of the program that Next's command runs. */
export function nextProgramPath(): string {
  const require = createRequire(import.meta.url)
  return join(dirname(require.resolve('next/package.json')), 'dist', 'bin', 'next')
}

/**
 * Builds, and records the hash of the built sources.
 *
 * @param options.logFile receives Next's output; without it the output is shown
 * @throws Error with the end of the output, if it was not shown
 */
export async function build(options: { logFile?: string; signal?: AbortSignal } = {}): Promise<void> {
  const { logFile, signal } = options
  await rm(recordFile, { force: true })
  const hash = await hashSources()
  await rm(bundleFolder, { recursive: true, force: true })
  // The entries are built first, because Next loads the cache handler while it builds.
  await buildEntries()
  const child = spawn(process.execPath, [nextProgramPath(), 'build'], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: logFile ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    signal,
  })
  let tail = ''
  if (logFile) {
    await mkdir(dirname(logFile), { recursive: true })
    const log = createWriteStream(logFile)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        log.write(chunk)
        tail = (tail + chunk.toString()).slice(-4000)
      })
    }
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`the build failed\n${tail}`)
  await addCompileHints()
  await joinStyles()
  await writeFile(recordFile, hash)
}

/**
 * Tells the browser that the scripts common to all pages call nearly all of their functions at once, so that
 * it compiles them in parallel, not one by one while the page waits (Chromium's explicit compile hints).
 */
async function addCompileHints(): Promise<void> {
  const manifest = JSON.parse(await readFile(join('.next', 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[]
  }
  for (const file of manifest.rootMainFiles) {
    const path = join('.next', file)
    await writeFile(path, `//# allFunctionsCalledOnLoad\n${await readFile(path, 'utf8')}`)
  }
}
