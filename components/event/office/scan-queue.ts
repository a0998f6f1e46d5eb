import type { QueuedScan } from '@/lib/event/doors/verdict'
import type { doorKeep } from './door-keep'

type ScanStore = Pick<typeof doorKeep, 'queue' | 'enqueue' | 'dequeue'>

/**
 * The scans that wait to be sent. They are stored on the device, so that a reload loses none, and in memory,
 * because a device without storage must send its scans too.
 */
export function createScanQueue(deviceStore: ScanStore) {
  const inMemory = new Map<string, QueuedScan>()
  // The ids of sent scans: without them, a device that cannot delete a scan from its store would send it for
  // ever.
  const droppedIds = new Set<string>()
  return {
    /** @returns whether the device has stored the scan too */
    add: (scan: QueuedScan): Promise<boolean> => {
      inMemory.set(scan.id, scan)
      return deviceStore.enqueue(scan)
    },
    /** The waiting scans, including those of another window of the device. */
    all: async (): Promise<QueuedScan[]> => {
      const storedScans = new Map((await deviceStore.queue()).map((scan) => [scan.id, scan]))
      return [...new Map([...storedScans, ...inMemory]).values()].filter(({ id }) => !droppedIds.has(id))
    },
    drop: async (ids: ReadonlySet<string>): Promise<void> => {
      for (const id of ids) {
        inMemory.delete(id)
        droppedIds.add(id)
      }
      await deviceStore.dequeue(ids)
    },
  }
}
