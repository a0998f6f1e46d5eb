import { and, asc, desc, isNotNull, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchMisses } from '@/db/schema/search-office'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import type { MissListing, SearchMiss } from './schema'

/** Lists a page of the terms that were searched in vain, the most frequent first. */
export async function listAdminSearchMisses(
  query: MissListing,
): Promise<{ misses: SearchMiss[]; total: number; totalPages: number }> {
  const { id, term, site, nothing, missed, asked_on } = searchMisses
  // A literal, so that Postgres can use the partial index with this condition.
  const where = and(isNotNull(term), sql`${missed} > 0`)
  const [total, rows] = await Promise.all([
    db().$count(searchMisses, where),
    db()
      .select({ id, term, site, nothing, missed, asked_on })
      .from(searchMisses)
      .where(where)
      .orderBy(desc(missed), asc(id))
      .limit(query.limit)
      .offset(offsetOf(query)),
  ])
  const misses = rows.map(
    ({ missed: count, ...row }) => ({ ...row, unopened: count - row.nothing }) as SearchMiss,
  )
  return { misses, total, totalPages: numberOfPages(total, query.limit) }
}
