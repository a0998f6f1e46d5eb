/** A key in the browser's storage; all keys of this project share one prefix. */
export type StorageKey = `strata.${string}`

/**
 * Saves a value.
 * @returns false when the storage is full or forbidden
 */
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
    // If the storage is forbidden, there is no value to remove.
  }
}

/** @returns null when there is no value or it is unreadable */
export function load(storage: Storage, key: StorageKey): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
