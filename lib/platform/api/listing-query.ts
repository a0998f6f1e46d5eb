import { asc, desc, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Returns the order by the column `sort` (descending after a minus), if given, then by `defaultOrder`. */
export function sortOrder<Sort extends string>(
  sort: Sort | `-${Sort}` | undefined,
  columns: Readonly<Record<Sort, PgColumn | SQL>>,
  defaultOrder: readonly SQL[],
): SQL[] {
  if (sort === undefined) return [...defaultOrder]
  const name = (sort.startsWith('-') ? sort.slice(1) : sort) as Sort
  return [sort.startsWith('-') ? desc(columns[name]) : asc(columns[name]), ...defaultOrder]
}
