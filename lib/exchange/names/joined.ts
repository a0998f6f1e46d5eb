import { and, eq, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { exchangeNames } from '@/db/schema/exchange'
import type { ExchangeNameKind } from './schema'

/** The dictionary once for each name that a row has. */
export function englishNames<A extends string, B extends string, C extends string>(a: A, b: B, c: C) {
  return [alias(exchangeNames, a), alias(exchangeNames, b), alias(exchangeNames, c)] as const
}

/** The entry of a name: there is one at most, found by the index that makes it so. */
export function isNamed(
  names: { kind: PgColumn; name: PgColumn },
  kind: ExchangeNameKind,
  name: PgColumn,
): SQL | undefined {
  return and(eq(names.kind, kind), eq(names.name, name))
}
