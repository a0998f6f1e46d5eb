import { describe, expect, it } from 'vitest'
import type { QueuedScan } from '@/lib/event/doors/verdict'
import { createScanQueue } from './scan-queue'

const scan = (id: string): QueuedScan => ({
  ...{ id, text: '7QK4M2XP', door: 'А', scanned_at: '2025-09-11T01:05:00.000Z' },
  verdict_offline: 'admitted',
})
const idsOf = (scans: readonly QueuedScan[]) => scans.map(({ id }) => id)

/** A device that stores its scans, or one that stores nothing. */
function device(scans: QueuedScan[] = [], keeps = true) {
  return {
    queue: async () => [...scans],
    enqueue: async (newScan: QueuedScan) => {
      if (keeps) scans.push(newScan)
      return keeps
    },
    dequeue: async (ids: ReadonlySet<string>) => {
      if (keeps) scans.splice(0, scans.length, ...scans.filter(({ id }) => !ids.has(id)))
    },
  }
}

describe('the scans that wait', () => {
  it('are on the device and are there after a reload', async () => {
    const scans: QueuedScan[] = []
    expect(await createScanQueue(device(scans)).add(scan('a'))).toBe(true)
    const again = createScanQueue(device(scans))
    expect(idsOf(await again.all())).toEqual(['a'])
    await again.add(scan('b'))
    await again.drop(new Set(['a']))
    expect(idsOf(await again.all())).toEqual(['b'])
    expect(idsOf(scans)).toEqual(['b'])
  })

  it('are sent from memory when the device stores nothing, and that is reported', async () => {
    const queue = createScanQueue(device([], false))
    expect(await queue.add(scan('a'))).toBe(false)
    expect(idsOf(await queue.all())).toEqual(['a'])
    await queue.drop(new Set(['a']))
    expect(await queue.all()).toEqual([])
  })

  it('are not sent forever when the device cannot remove them from its list', async () => {
    const queue = createScanQueue(device([scan('a')], false))
    expect(idsOf(await queue.all())).toEqual(['a'])
    await queue.drop(new Set(['a']))
    expect(await queue.all()).toEqual([])
  })
})
