import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { runWithTimeLimit } from './within-time'

const never = new AbortController().signal

describe('work within its time', () => {
  it('returns the result of the work, and fails as it fails', async () => {
    expect(await runWithTimeLimit(1_000, never, () => Promise.resolve(7))).toBe(7)
    await expect(runWithTimeLimit(1_000, never, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    )
  })

  it('fails when its time is over, even if the work never ends', async () => {
    const work = runWithTimeLimit(20, never, () => new Promise(() => undefined))
    await expect(work).rejects.toThrow('took longer than 0.02 s')
  })

  it('is notified when its time is over, or when its caller has left', async () => {
    const reasons: string[] = []
    const work = async (signal: AbortSignal) => {
      signal.addEventListener('abort', () => reasons.push(String(signal.reason)))
      await pause(60)
    }
    await runWithTimeLimit(20, never, work).catch(() => undefined)
    const leaving = new AbortController()
    setTimeout(() => leaving.abort(new Error('left')), 20)
    await runWithTimeLimit(1_000, leaving.signal, work)
    expect(reasons).toEqual(['Error: took longer than 0.02 s', 'Error: left'])
  })
})
