/**
 * Returns the current page and its neighbours within `distance`, limited to existing pages.
 * @param page counts from 1; a page past the end counts as the last
 */
export function pagesAround(page: number, pages: number, distance: number): number[] {
  const current = Math.min(Math.max(page, 1), pages)
  const first = Math.max(1, current - distance)
  const last = Math.min(pages, current + distance)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
}

/**
 * Returns up to three existing page numbers around the current page.
 * @param page counts from 1; a page past the end counts as the last
 */
export function threePagesAround(page: number, pages: number): number[] {
  const length = Math.min(3, pages)
  const middle = Math.min(Math.max(page, 1), pages) - Math.floor(length / 2)
  const first = Math.max(1, Math.min(middle, pages - length + 1))
  return Array.from({ length: Math.max(0, length) }, (_, step) => first + step)
}
