/** A leaf has a front and a back page; pages are counted from 0 and lie on leaf `floor(page / 2)`. */
export function leavesOf<T>(pages: readonly T[]): [front: T, back: T | undefined][] {
  return Array.from({ length: Math.ceil(pages.length / 2) }, (_, leaf) => [
    pages[leaf * 2] as T,
    pages[leaf * 2 + 1],
  ])
}

/** How many leaves lie on the left when a page is read: none at the cover, all at the back. */
export function turnedAt(page: number): number {
  return Math.ceil(page / 2)
}

/**
 * The page after a step.
 * @param single one page is seen at a time; else a step turns a whole leaf
 */
export function pageAfter(page: number, by: 1 | -1, count: number, single: boolean): number {
  const next = single ? page + by : turnedAt(page) * 2 + by * 2 - (by > 0 ? 1 : 0)
  return Math.max(0, Math.min(count - 1, next))
}

/** Pages worth fetching now: the open ones and their neighbours. */
export function isNear(page: number, current: number): boolean {
  return Math.abs(page - current) <= 3
}
