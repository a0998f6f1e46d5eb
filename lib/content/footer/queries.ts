import { and, asc, eq, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { type ContactSite, footerInfo } from '@/db/schema/site'
import type { SearchInput } from '@/lib/platform/api/listing'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { FooterInfo, FooterRecord } from './schema'

const columns = { id: footerInfo.id, type: footerInfo.type, information: footerInfo.information }

export const siteLinesCondition = (site: ContactSite) => eq(footerInfo.site, site)

const selectLinesInOrder = (site: ContactSite, where?: SQL) =>
  db()
    .select(columns)
    .from(footerInfo)
    .where(and(siteLinesCondition(site), where))
    .orderBy(asc(footerInfo.id))

/** Lists the contact lines of a site for the office. With a search term, only matching lines. */
export async function listAdminFooterLines(site: ContactSite, { term }: SearchInput): Promise<FooterInfo[]> {
  return selectLinesInOrder(site, await matchesTermSql(term, 'footer-line', footerInfo.id))
}

/** Lists the contact lines that the footer and the contact bar of a site show. */
export const listFooterInfo = cacheRead(
  'footer-info',
  ['footer'],
  async (site: ContactSite): Promise<FooterInfo[]> => selectLinesInOrder(site),
)

/** Reads a contact line for its form. @throws Problem not_found */
export async function getFooterLine(site: ContactSite, id: number): Promise<FooterRecord> {
  const row = await db()
    .select({ ...columns, version: footerInfo.version })
    .from(footerInfo)
    .where(and(eq(footerInfo.id, id), siteLinesCondition(site)))
  return requireRow(row)
}
