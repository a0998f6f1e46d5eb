export type SearchChanges = Record<string, string | number | null>

/**
 * Returns the query string with some parameters changed.
 * @param changes new values by name; null removes a parameter
 * @returns '' or the query with its question mark
 */
export function queryStringWith(search: URLSearchParams, changes: SearchChanges): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name)
    else next.set(name, String(value))
  }
  return next.size > 0 ? `?${next}` : ''
}

/**
 * Prefixes the names of the changed parameters with the scope of their list, for a page with several lists.
 */
export function addScopePrefix(changes: SearchChanges, scope: string): SearchChanges {
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [`${scope}${name}`, value]))
}

/**
 * Returns the page number and page size from the URL; missing and invalid values become page 1 and the
 * default size.
 * @param sizes the possible page sizes, the default first
 */
export function pagingFrom(
  search: URLSearchParams,
  sizes: readonly number[],
  scope = '',
): { page: number; limit: number } {
  const page = Number(search.get(`${scope}page`) ?? 1)
  const limit = Number(search.get(`${scope}limit`))
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    limit: sizes.includes(limit) ? limit : (sizes[0] ?? 10),
  }
}

export type Sort = { column: string; isDescending: boolean }

/** Parses the sorting in the URL, such as `-email`; null without a sorting or with an unknown column. */
export function parseSort(value: string | null, columns: readonly string[]): Sort | null {
  if (!value) return null
  const isDescending = value.startsWith('-')
  const column = isDescending ? value.slice(1) : value
  return columns.includes(column) ? { column, isDescending } : null
}

/**
 * Returns the sorting from the URL as the list's call takes it, such as `-email`; undefined if there is none
 * or its column is unknown.
 */
export function validSortParam<Sort extends string>(
  value: string | null,
  columns: readonly Sort[],
): Sort | `-${Sort}` | undefined {
  return columns.flatMap((column) => [column, `-${column}`] as const).find((order) => order === value)
}

/** Returns a value of the URL if it is among the allowed ones, otherwise undefined: anyone can type a URL. */
export function allowedValue<T extends string>(all: readonly T[], value: string | null): T | undefined {
  return all.find((each) => each === value)
}

/**
 * Returns the sorting after a click on a column's head: ascending, then descending, then null for the default
 * order.
 */
export function nextSort(column: string, current: Sort | null): string | null {
  if (current?.column !== column) return column
  return current.isDescending ? null : `-${column}`
}
