/**
 * Groups pages into leaves with a front and a back. Pages count from 0; page `page` is on leaf `floor(page /
 * 2)`.
 */
export function leavesOf<T>(pages: readonly T[]): [front: T, back: T | undefined][] {
  return Array.from({ length: Math.ceil(pages.length / 2) }, (_, leaf) => [
    pages[leaf * 2] as T,
    pages[leaf * 2 + 1],
  ])
}

/** The number of leaves that are turned to the left while page `page` is open; 0 at the cover. */
export function countTurnedLeaves(page: number): number {
  return Math.ceil(page / 2)
}

/**
 * Returns the page after a step.
 * @param isSinglePage whether one page is visible at a time; if not, a step turns a whole leaf
 */
export function pageAfterStep(page: number, step: 1 | -1, pageCount: number, isSinglePage: boolean): number {
  const next = isSinglePage ? page + step : countTurnedLeaves(page) * 2 + step * 2 - (step > 0 ? 1 : 0)
  return Math.max(0, Math.min(pageCount - 1, next))
}

/** Whether a page is worth fetching: it is open or near an open one. */
export function isNearOpenPage(page: number, openPage: number): boolean {
  return Math.abs(page - openPage) <= 3
}
