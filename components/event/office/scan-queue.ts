import type { QueuedScan } from '@/lib/event/doors/verdict'
import type { doorKeep } from './door-keep'

type Keep = Pick<typeof doorKeep, 'queue' | 'enqueue' | 'dequeue'>

/**
 * The scans that wait to be sent: on the device, so that a reload loses none, and in memory, because a device may keep
 * nothing and its scans are to be sent all the same.
 */
export function scanQueue(keep: Keep) {
  const inMemory = new Map<string, QueuedScan>()
  // A device that cannot take one off its list would have it sent for ever.
  const droppedIds = new Set<string>()
  return {
    /** @returns whether the device keeps it, too */
    add: (scan: QueuedScan): Promise<boolean> => {
      inMemory.set(scan.id, scan)
      return keep.enqueue(scan)
    },
    /** What waits, also what another window of the device left there. */
    all: async (): Promise<QueuedScan[]> => {
      const storedScans = new Map((await keep.queue()).map((scan) => [scan.id, scan]))
      return [...new Map([...storedScans, ...inMemory]).values()].filter(({ id }) => !droppedIds.has(id))
    },
    drop: async (ids: ReadonlySet<string>): Promise<void> => {
      for (const id of ids) {
        inMemory.delete(id)
        droppedIds.add(id)
      }
      await keep.dequeue(ids)
    },
  }
}
