import { createStore, del, get, set, update } from 'idb-keyval'
import { save, load } from '@/components/ui/browser-storage'
import type { ScanResult } from '@/lib/event/doors/schema'
import type { KeptList, QueuedScan } from '@/lib/event/doors/verdict'

// Opened at the first use: the server has no such store.
let store: ReturnType<typeof createStore> | undefined
const kept = () => (store ??= createStore('strata-doors', 'kept'))

const listKey = 'list'
const queueKey = 'queue'
const conflictsKey = 'conflicts'
const doorKey = 'strata.door'

/** A device without storage still checks codes while it is online. */
const orNothing = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch(() => undefined)

/** What a device at a door keeps over a reload: the list, what waits to be sent, and what is to be looked into. */
export const doorKeep = {
  /** Where nothing is kept, it is asked for again after a reload. */
  door: (): string => String(load(localStorage, doorKey) ?? ''),
  setDoor: (name: string) => save(localStorage, doorKey, name),
  list: () => orNothing(get<KeptList>(listKey, kept())),
  setList: (list: KeptList | null) => orNothing(list ? set(listKey, list, kept()) : del(listKey, kept())),
  queue: async () => (await orNothing(get<QueuedScan[]>(queueKey, kept()))) ?? [],
  /** @returns whether the device keeps it */
  enqueue: (scan: QueuedScan): Promise<boolean> =>
    update<QueuedScan[]>(
      queueKey,
      (queue = []) => [...queue.filter(({ id }) => id !== scan.id), scan],
      kept(),
    ).then(
      () => true,
      () => false,
    ),
  dequeue: (sent: ReadonlySet<string>) =>
    orNothing(
      update<QueuedScan[]>(queueKey, (queue = []) => queue.filter(({ id }) => !sent.has(id)), kept()),
    ),
  conflicts: async () => (await orNothing(get<ScanResult[]>(conflictsKey, kept()))) ?? [],
  setConflicts: (conflicts: readonly ScanResult[]) => orNothing(set(conflictsKey, conflicts, kept())),
  /** At sign-out: who is on the list is gone. What waits to be sent are codes and times, and is still to be sent. */
  forget: async () => {
    await orNothing(del(listKey, kept()))
    await orNothing(del(conflictsKey, kept()))
  },
}
