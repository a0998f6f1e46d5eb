/** What this device keeps for us, all under one beginning. */
export type KeptKey = `strata.${string}`

/** Keeps a value where the browser does. @returns whether it did: full or forbidden is no failure */
export function keep(storage: Storage, key: KeptKey, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function forget(storage: Storage, key: KeptKey): void {
  try {
    storage.removeItem(key)
  } catch {
    // What could not be kept need not be forgotten.
  }
}

/** @returns null when nothing was kept, or nothing that can be read */
export function readKept(storage: Storage, key: KeptKey): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
