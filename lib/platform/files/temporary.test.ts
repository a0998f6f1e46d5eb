import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { processState } from '@/lib/platform/process-state'
import { sweepTemporaryFolders, ensureTemporaryFolder } from './temporary'

const settings = vi.hoisted(() => ({ filesDir: '' }))
vi.mock('@/lib/platform/env', () => ({ env: () => settings }))

const minute = 60_000
let tmp: string

beforeAll(async () => {
  settings.filesDir = await mkdtemp(join(tmpdir(), 'strata-temporary-'))
  tmp = join(settings.filesDir, 'tmp')
})
beforeEach(async () => {
  await rm(tmp, { recursive: true, force: true })
})
afterAll(() => rm(settings.filesDir, { recursive: true, force: true }))

/** Makes the folder `name` of a process, with an unfinished file, last touched `silentMilliseconds` ago. */
async function leave(name: string, silentMilliseconds = 0): Promise<void> {
  const folder = join(tmp, name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'unfinished'), 'x')
  const then = new Date(Date.now() - silentMilliseconds)
  await utimes(folder, then, then)
}

/** Returns the folder name that another process would have, made from the name of this process's folder. */
async function nameOf(pid: number | undefined, machine?: string): Promise<string> {
  const [host = '', space = '', , id = ''] = basename(await ensureTemporaryFolder()).split('.')
  return [machine ?? host, space, pid, id.replace(/^./, 'z')].join('.')
}

/** Returns the number of a process that has ended. */
async function endedProcess(): Promise<number | undefined> {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => child.once('exit', resolve))
  return child.pid
}

describe('the temporary folder', () => {
  it('is separate for each process', async () => {
    expect(await ensureTemporaryFolder()).toBe(await ensureTemporaryFolder())
    expect(basename(await ensureTemporaryFolder())).toContain(`.${process.pid}.`)
  })

  it('loses files of an ended process of this machine at once', async () => {
    await leave(await nameOf(await endedProcess()))
    expect(await sweepTemporaryFolders()).toBe(1)
    expect(await readdir(tmp)).toEqual([basename(await ensureTemporaryFolder())])
  })

  it('keeps what belongs to this process, to another one that lives, and to other machines', async () => {
    const ownFile = join(await ensureTemporaryFolder(), 'unfinished')
    await writeFile(ownFile, 'x')
    const endedPid = await endedProcess()
    const names = [await nameOf(process.ppid), await nameOf(endedPid, 'elsewhere'), 'a-file-of-nobody']
    for (const name of names) await leave(name)
    expect(await sweepTemporaryFolders()).toBe(0)
    expect(existsSync(ownFile)).toBe(true)
    for (const name of names) expect(existsSync(join(tmp, name, 'unfinished')), name).toBe(true)
  })

  it('loses files without activity for ten minutes, from any machine', async () => {
    const names = [await nameOf(process.ppid), await nameOf(1, 'elsewhere'), 'a-file-of-nobody']
    for (const name of names) await leave(name, 9 * minute)
    expect(await sweepTemporaryFolders()).toBe(0)
    expect(await sweepTemporaryFolders(Date.now() + 2 * minute)).toBe(3)
  })

  it('is touched regularly, so that a long upload does not count as inactive', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() })
    const { temporaryFolder: firstFolder } = processState
    delete processState.temporaryFolder
    try {
      const ownFolder = await ensureTemporaryFolder()
      expect(ownFolder).not.toBe(firstFolder)
      const then = new Date(Date.now() - 30 * minute)
      await utimes(ownFolder, then, then)
      await vi.advanceTimersByTimeAsync(minute)
      expect(await sweepTemporaryFolders(Date.now())).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})
