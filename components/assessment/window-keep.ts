/** Keeps a value for as long as the window is open; a browser that keeps nothing is no failure. */
export function keep(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    // Full or forbidden: the page still holds everything.
  }
}

export function forget(storage: Storage, key: string): void {
  try {
    storage.removeItem(key)
  } catch {
    // What could not be kept need not be forgotten.
  }
}

/** @returns null when nothing was kept, or nothing that can be read */
export function readKept(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
