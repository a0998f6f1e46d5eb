import { describe, expect, it } from 'vitest'
import { PendingLimit } from './pending-limit'

describe('PendingLimit', () => {
  it('allows each client a burst, and then a rate per second', () => {
    let now = 0
    const limit = new PendingLimit({ atOnce: 3, perSecond: 2, now: () => now })
    expect([1, 2, 3, 4].map(() => limit.countPageOrReturnWaitSeconds('a'))).toEqual([0, 0, 0, 1])
    expect(limit.countPageOrReturnWaitSeconds('b')).toBe(0)
    now += 500
    expect(limit.secondsToWait('a')).toBe(0)
    expect([limit.countPageOrReturnWaitSeconds('a'), limit.countPageOrReturnWaitSeconds('a')]).toEqual([0, 1])
    now += 60_000
    expect([1, 2, 3, 4].map(() => limit.countPageOrReturnWaitSeconds('a'))).toEqual([0, 0, 0, 1])
  })

  it('returns how long to wait', () => {
    const limit = new PendingLimit({ atOnce: 1, perSecond: 0.1, now: () => 0 })
    limit.countPageOrReturnWaitSeconds('a')
    expect(limit.secondsToWait('a')).toBe(10)
  })

  it('does not count a client who is refused', () => {
    let now = 0
    const limit = new PendingLimit({ atOnce: 1, perSecond: 1, now: () => now })
    for (let at = 0; at < 100; at++) limit.countPageOrReturnWaitSeconds('a')
    now += 1_000
    expect(limit.countPageOrReturnWaitSeconds('a')).toBe(0)
  })

  it('remembers a bounded number of clients', () => {
    const limit = new PendingLimit({ atOnce: 1, perSecond: 1 })
    for (let at = 0; at < 30_000; at++) limit.countPageOrReturnWaitSeconds(String(at))
    expect(limit.size).toBe(10_000)
  })
})
