import { asc, eq, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import { redirects } from '@/db/schema/site'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { localePath } from '@/lib/platform/i18n/locale'
import { hasPage } from '@/lib/platform/records/pages'
import { matchesTermSql } from '@/lib/platform/search/match'
import { redirectAddresses } from '@/lib/platform/site/redirects'
import { siteAt } from '@/lib/platform/site/sites'
import type { RedirectListing, RedirectRow } from './schema'

const redirectAnswer = (row: typeof redirects.$inferSelect): RedirectRow => {
  const { id, old_address, new_address, version } = row
  return { id, old_address, new_address, created_at: row.created_at.toISOString(), version }
}

/** Lists a page of the redirects for the office. */
export async function listAdminRedirects(
  query: RedirectListing,
): Promise<{ redirects: RedirectRow[]; total: number; totalPages: number }> {
  const { id, old_address, new_address, created_at } = redirects
  const where = await matchesTermSql(query.term, 'redirect', id)
  const [total, rows] = await Promise.all([
    db().$count(redirects, where),
    db()
      .select()
      .from(redirects)
      .where(where)
      .orderBy(
        ...sortOrder(query.sort, { old_address, new_address, created_at }, [asc(old_address), asc(id)]),
      )
      .limit(query.limit)
      .offset(offsetOf(query)),
  ])
  return { redirects: rows.map(redirectAnswer), total, totalPages: numberOfPages(total, query.limit) }
}

/** Reads a redirect for its form. @throws Problem not_found */
export async function getRedirect(id: number): Promise<RedirectRow> {
  return redirectAnswer(requireRow(await db().select().from(redirects).where(eq(redirects.id, id))))
}

/**
 * Finds where a missing page leads. What is below an address of a page that moved is below its new address.
 * @param url the path and query of the request
 * @returns a path in the language of the request; null if no redirect is stored
 */
export async function findRedirect(url: string): Promise<string | null> {
  const choices = redirectAddresses(url)
  if (choices.length === 0) return null
  const addresses = choices.flatMap(({ address }) => [address, ...addressesAbove(address)])
  const rows = await db().select().from(redirects).where(inArray(redirects.old_address, addresses))
  const rowOf = (address: string) => rows.find(({ old_address }) => old_address === address)
  for (const { address, locale } of choices) {
    const target = rowOf(address)?.new_address ?? (await findBelow(address, rowOf))
    if (target !== null) return siteAt(target) ? localePath(locale, target) : target
  }
  return null
}

/** Returns the addresses above one, the longest first. */
function addressesAbove(address: string): string[] {
  const parts = address.split(/[?#]/, 1)[0]?.split('/') ?? []
  return parts
    .map((_, at) => parts.slice(0, at).join('/'))
    .filter(Boolean)
    .toReversed()
}

/** Finds where an address leads that is below the old one of a record's page. */
async function findBelow(
  address: string,
  rowOf: (address: string) => typeof redirects.$inferSelect | undefined,
): Promise<string | null> {
  for (const above of addressesAbove(address)) {
    const row = rowOf(above)
    if (!row?.record_kind) continue
    const below = row.new_address + address.slice(above.length)
    return (await hasPage(below)) ? below : row.new_address
  }
  return null
}
