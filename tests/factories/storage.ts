/** A browser's storage for a window, with its initial entries. */
export function storageOf(start: Record<string, string> = {}): Storage {
  const entries = new Map(Object.entries(start))
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  }
}
