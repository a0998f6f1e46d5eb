/**
 * The page numbers to offer: up to `count` around the current one, all of them real pages.
 * @param page from 1; a page past the end is taken as the last
 */
export function pageNumbers(page: number, pages: number, count = 3): number[] {
  const length = Math.min(count, pages)
  const middle = Math.min(Math.max(page, 1), pages) - Math.floor(length / 2)
  const first = Math.max(1, Math.min(middle, pages - length + 1))
  return Array.from({ length: Math.max(0, length) }, (_, step) => first + step)
}
