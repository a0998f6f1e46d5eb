/** What this device keeps for us, all under one beginning. */
export type StorageKey = `strata.${string}`

/** Keeps a value where the browser does. @returns whether it did: full or forbidden is no failure */
export function save(storage: Storage, key: StorageKey, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function remove(storage: Storage, key: StorageKey): void {
  try {
    storage.removeItem(key)
  } catch {
    // What could not be kept need not be forgotten.
  }
}

/** @returns null when nothing was kept, or nothing that can be read */
export function load(storage: Storage, key: StorageKey): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
