import { and, eq, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { exchangeNames } from '@/db/schema/exchange'
import type { ExchangeNameKind } from './schema'

/** Aliases the dictionary once for each name of a row. */
export function englishNames<A extends string, B extends string, C extends string>(a: A, b: B, c: C) {
  return [alias(exchangeNames, a), alias(exchangeNames, b), alias(exchangeNames, c)] as const
}

/** Matches the entry of a name: there is one at most, and its unique index finds it. */
export function isNamed(
  names: { kind: PgColumn; name: PgColumn },
  kind: ExchangeNameKind,
  name: PgColumn,
): SQL | undefined {
  return and(eq(names.kind, kind), eq(names.name, name))
}
