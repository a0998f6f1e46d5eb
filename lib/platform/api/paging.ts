/** The number of a page, from 1, and the most rows of a page, as the calls receive them. */
export type Paging = { page: number; limit: number }

/** Returns the number of pages; 0 for an empty list. */
export function numberOfPages(total: number, limit: number): number {
  return Math.ceil(total / limit)
}

export function offsetOf({ page, limit }: Paging): number {
  return (page - 1) * limit
}
