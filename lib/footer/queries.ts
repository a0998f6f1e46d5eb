import { and, asc, eq, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { footerInfo } from '@/db/schema/site'
import type { Searched } from '@/lib/api/listing'
import { found } from '@/lib/api/rows'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { matches } from '@/lib/search/match'
import type { FooterInfo, FooterRecord } from './schema'

const columns = { id: footerInfo.id, type: footerInfo.type, information: footerInfo.information }

/** The sites that have contact lines of their own. */
type ContactSite = 'mm' | 'mw'

const linesInOrder = (site: ContactSite, where?: SQL) =>
  db()
    .select(columns)
    .from(footerInfo)
    .where(and(eq(footerInfo.site, site), where))
    .orderBy(asc(footerInfo.id))

/** Contact lines as the office edits them. */
export async function listAdminFooter({ term }: Searched): Promise<FooterInfo[]> {
  return linesInOrder('mm', await matches(term, 'footer-line', footerInfo.id))
}

/** Contact lines of the footer and the contact bar. */
export const listFooterInfo = cached(
  'footer-info',
  [tags.footer],
  async (site: ContactSite = 'mm'): Promise<FooterInfo[]> => linesInOrder(site),
)

/** A line as its form opens it. @throws Problem not_found */
export async function getFooterRecord(id: number): Promise<FooterRecord> {
  const row = await db()
    .select({ ...columns, version: footerInfo.version })
    .from(footerInfo)
    .where(eq(footerInfo.id, id))
  return found(row)
}
