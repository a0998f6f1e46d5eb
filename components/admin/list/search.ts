export type SearchChanges = Record<string, string | number | null>

/**
 * The query of the URL with some of it changed.
 * @param changes new values by name; null takes the name out
 * @returns '' or the query with its question mark
 */
export function changedSearch(search: URLSearchParams, changes: SearchChanges): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name)
    else next.set(name, String(value))
  }
  return next.size > 0 ? `?${next}` : ''
}

/**
 * Page and page size from the URL; what makes no sense there counts as absent.
 * @param sizes the sizes on offer, the default one first
 */
export function pagingFrom(
  search: URLSearchParams,
  sizes: readonly number[],
): { page: number; limit: number } {
  const page = Number(search.get('page') ?? 1)
  const limit = Number(search.get('limit'))
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    limit: sizes.includes(limit) ? limit : (sizes[0] ?? 10),
  }
}
