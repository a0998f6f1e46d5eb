import { and, eq, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { exchangeNames } from '@/db/schema/exchange'
import type { ExchangeNameKind } from './schema'

/** Returns three aliases of the dictionary table, because a trade or an auction has three names to join. */
export function exchangeNameAliases<A extends string, B extends string, C extends string>(a: A, b: B, c: C) {
  return [alias(exchangeNames, a), alias(exchangeNames, b), alias(exchangeNames, c)] as const
}

/** Returns the join condition for the dictionary entry of a name. A unique index allows at most one entry. */
export function matchesKindAndName(
  names: { kind: PgColumn; name: PgColumn },
  kind: ExchangeNameKind,
  name: PgColumn,
): SQL | undefined {
  return and(eq(names.kind, kind), eq(names.name, name))
}
