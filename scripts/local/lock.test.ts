import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataDir } from './lock'

describe('the lock of a data folder', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'strata-lock-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const take = async () => {
    const lock = await lockDataDir(dataDir)
    if ('pid' in lock) throw new Error('the folder is held')
    return lock
  }

  it('reports to the second process who holds it, and where', async () => {
    const lock = await take()
    expect(await lockDataDir(dataDir)).toEqual({ pid: process.pid, url: '' })
    lock.announce('http://localhost:1234')
    expect(await lockDataDir(dataDir)).toEqual({ pid: process.pid, url: 'http://localhost:1234' })
    lock.release()
  })

  it('is free again after its release', async () => {
    const lock = await take()
    lock.release()
    const again = await take()
    again.release()
  })

  it('is free again after its process was killed', async () => {
    const script = `import { lockDataDir } from './scripts/local/lock.ts'
      await lockDataDir(${JSON.stringify(dataDir)}); console.log('held'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
    await new Promise((resolve) => child.stdout.once('data', resolve))
    expect(await lockDataDir(dataDir)).toMatchObject({ pid: child.pid })
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await exit
    const lock = await take()
    lock.release()
  })
})
