import { and, asc, eq, ne } from 'drizzle-orm'
import { db } from '@/db/client'
import { exchangeNames } from '@/db/schema/exchange'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { ExchangeName, ExchangeNameListing, ExchangeNameRecord } from './schema'

const nameAnswer = ({ id, kind, name, name_en }: typeof exchangeNames.$inferSelect): ExchangeName => ({
  ...{ id, kind, name, name_en },
})

const sortColumns = { name: exchangeNames.name, name_en: exchangeNames.name_en }

/** Lists a page of the dictionary of names for the office, by default sorted by Mongolian name. */
export async function listExchangeNames({
  kind,
  english,
  ...query
}: ExchangeNameListing): Promise<{ names: ExchangeName[]; total: number; totalPages: number }> {
  const where = and(
    kind && eq(exchangeNames.kind, kind),
    english && (english === 'missing' ? eq(exchangeNames.name_en, '') : ne(exchangeNames.name_en, '')),
    await matchesTermSql(query.term, 'exchange-name', exchangeNames.id),
  )
  const [total, rows] = await Promise.all([
    db().$count(exchangeNames, where),
    db()
      .select()
      .from(exchangeNames)
      .where(where)
      .orderBy(...sortOrder(query.sort, sortColumns, [asc(exchangeNames.name), asc(exchangeNames.id)]))
      .limit(query.limit)
      .offset(offsetOf(query)),
  ])
  return { names: rows.map(nameAnswer), total, totalPages: numberOfPages(total, query.limit) }
}

/** Reads a name for its form. @throws Problem not_found */
export async function getExchangeName(id: number): Promise<ExchangeNameRecord> {
  const row = requireRow(await db().select().from(exchangeNames).where(eq(exchangeNames.id, id)))
  return { ...nameAnswer(row), version: row.version }
}
