import { createStore, del, get, set, update } from 'idb-keyval'
import { save, load } from '@/components/ui/browser-storage'
import type { ScanResult } from '@/lib/event/doors/schema'
import type { StoredDoorList, QueuedScan } from '@/lib/event/doors/verdict'

// The store opens at its first use: this module is loaded on the server too, which has no IndexedDB.
let store: ReturnType<typeof createStore> | undefined
const openStore = () => (store ??= createStore('strata-doors', 'kept'))

const listKey = 'list'
const queueKey = 'queue'
const conflictsKey = 'conflicts'
const doorKey = 'strata.door'

/** Turns a storage error into `undefined`: a device without storage still checks codes while it is online. */
const undefinedOnError = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined)

/**
 * What a device at a door stores beyond a reload: the name of the door, the guest list, the scans to send,
 * and the conflicts to check.
 */
export const doorKeep = {
  /** The name of the door. Without storage, staff type it again after a reload. */
  door: (): string => String(load(localStorage, doorKey) ?? ''),
  setDoor: (name: string) => save(localStorage, doorKey, name),
  list: () => undefinedOnError(get<StoredDoorList>(listKey, openStore())),
  setList: (list: StoredDoorList | null) =>
    undefinedOnError(list ? set(listKey, list, openStore()) : del(listKey, openStore())),
  queue: async () => (await undefinedOnError(get<QueuedScan[]>(queueKey, openStore()))) ?? [],
  /** @returns whether the device has stored the scan */
  enqueue: (scan: QueuedScan): Promise<boolean> =>
    update<QueuedScan[]>(
      queueKey,
      (queue = []) => [...queue.filter(({ id }) => id !== scan.id), scan],
      openStore(),
    ).then(
      () => true,
      () => false,
    ),
  dequeue: (sentIds: ReadonlySet<string>) =>
    undefinedOnError(
      update<QueuedScan[]>(queueKey, (queue = []) => queue.filter(({ id }) => !sentIds.has(id)), openStore()),
    ),
  conflicts: async () => (await undefinedOnError(get<ScanResult[]>(conflictsKey, openStore()))) ?? [],
  setConflicts: (conflicts: readonly ScanResult[]) =>
    undefinedOnError(set(conflictsKey, conflicts, openStore())),
  /**
   * Deletes the guest list and the conflicts at sign-out. The waiting scans stay, because they must still be
   * sent and contain no names.
   */
  forget: async () => {
    await undefinedOnError(del(listKey, openStore()))
    await undefinedOnError(del(conflictsKey, openStore()))
  },
}
