/** What a browser keeps for a window, with what it holds at first. */
export function storageOf(start: Record<string, string> = {}): Storage {
  const held = new Map(Object.entries(start))
  return {
    get length() {
      return held.size
    },
    clear: () => held.clear(),
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => void held.set(name, value),
    removeItem: (name) => void held.delete(name),
  }
}
