import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { Problem } from '@/lib/platform/api/problem'
import type { hostileTasks } from '@/tests/hostile-tasks'
import { bundleSourceToFile } from '@/lib/platform/bundler'
import { Pool, type PoolLimits } from './pool'

const bundle = bundleSourceToFile('tests/hostile-tasks.ts')
const poolOf = (limits: Partial<PoolLimits> = {}) =>
  new Pool<typeof hostileTasks>(
    { threads: 1, waitingMax: 2, secondsMax: 20, heapMegabytesMax: 64, ...limits },
    () => bundle,
  )

describe('the pool', () => {
  it('does its tasks, one after the other on one thread', async () => {
    const pool = poolOf()
    expect(await Promise.all([1, 2, 3].map((value) => pool.run('double', value)))).toEqual([2, 4, 6])
  })

  it('leaves the calling thread free', async () => {
    const pool = poolOf({ secondsMax: 1 })
    await pool.run('double', 1)
    let longest = 0
    let last = performance.now()
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    await expect(pool.run('spin', null)).rejects.toThrow('used up its time')
    clearInterval(watch)
    expect(longest).toBeLessThan(250)
  })

  it('ends an endless task, and does the next one', async () => {
    const pool = poolOf({ secondsMax: 1.5 })
    const [spun, next] = await Promise.allSettled([pool.run('spin', null), pool.run('double', 4)])
    expect(spun).toMatchObject({ reason: { name: 'TaskLimit', limit: 'time' } })
    expect(next).toMatchObject({ value: 8 })
  })

  it.skipIf(process.platform === 'win32')(
    'does the next task though the thread of the last one cannot be ended',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'strata-pipe-'))
      const pipe = join(folder, 'pipe')
      execFileSync('mkfifo', [pipe])
      const pool = poolOf({ secondsMax: 1.5 })
      const [hung, next] = await Promise.allSettled([pool.run('hang', pipe), pool.run('double', 4)])
      expect(hung).toMatchObject({ reason: { name: 'TaskLimit', limit: 'time' } })
      expect(next).toMatchObject({ value: 8 })
      await writeFile(pipe, '')
      rmSync(folder, { recursive: true })
    },
    20_000,
  )

  // How long a thread takes to fill its memory depends on the machine and its load.
  it('ends a task that fills its memory, and does the next one', { timeout: 60_000 }, async () => {
    const pool = poolOf()
    const [fillOutcome, next] = await Promise.allSettled([pool.run('fill', null), pool.run('double', 4)])
    expect(fillOutcome).toMatchObject({ reason: { name: 'TaskLimit', limit: 'memory' } })
    expect(next).toMatchObject({ value: 8 })
  })

  it('gives no task to an idle thread that is being ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const pool = poolOf({ secondsMax: 4 })
      for (const value of [1, 2, 3]) {
        expect(await pool.run('double', value)).toBe(2 * value)
        // The thread ends by itself, and the next task comes before it has ended.
        vi.advanceTimersByTime(30_000)
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it('refuses a task when too many wait, with a time to retry', async () => {
    const pool = poolOf({ waitingMax: 1 })
    const first = pool.run('wait', 300)
    const second = pool.run('double', 2)
    await expect(pool.run('double', 3)).rejects.toMatchObject({ code: 'busy', values: { seconds: 10 } })
    expect([await first, await second]).toEqual(['waited', 4])
    expect(await pool.run('double', 5)).toBe(10)
  })

  it('ends a task whose reader has left, and does the waiting ones', async () => {
    const pool = poolOf()
    const reader = new AbortController()
    const reply = pool.run('spin', null, reader.signal)
    const next = pool.run('double', 6)
    setTimeout(() => reader.abort(new Error('left')), 200)
    await expect(reply).rejects.toThrow('left')
    expect(await next).toBe(12)
  })

  it('removes a waiting task whose reader has left', async () => {
    const pool = poolOf({ waitingMax: 1 })
    const first = pool.run('wait', 300)
    const reader = new AbortController()
    const waits = pool.run('double', 1, reader.signal)
    reader.abort(new Error('left'))
    await expect(waits).rejects.toThrow('left')
    expect(await Promise.all([first, pool.run('double', 7)])).toEqual(['waited', 14])
  })

  it('passes problems and failures back unchanged', async () => {
    const pool = poolOf()
    const refusal = await pool.run('refuse', 'name').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Problem)
    expect(refusal).toMatchObject({
      code: 'bad_input',
      fields: { name: { key: 'validation.text', values: { max: 3 } } },
    })
    await expect(pool.run('fail', 'broken')).rejects.toThrow('broken')
    expect(await pool.run('double', 1)).toBe(2)
  })

  it('streams parts as they are read, and ends when the reader stops', async () => {
    const pool = poolOf()
    const parts: number[] = []
    for await (const part of pool.stream('count', 3)) parts.push(part)
    expect(parts).toEqual([1, 2, 3])
    for await (const part of pool.stream('count', 1_000_000)) if (part > 10) break
    await sleep(0)
    expect(await pool.run('double', 8)).toBe(16)
  })
})
