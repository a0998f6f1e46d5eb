import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { footerInfo } from '@/db/schema/site'
import { found } from '@/lib/api/rows'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { FooterInfo, FooterRecord } from './schema'

const columns = { id: footerInfo.id, type: footerInfo.type, information: footerInfo.information }

/** Contact lines as the office edits them. */
export async function listAdminFooter(): Promise<FooterInfo[]> {
  return db().select(columns).from(footerInfo).orderBy(asc(footerInfo.id))
}

/** Contact lines of the footer and the contact bar. */
export const listFooterInfo = cached('footer-info', [tags.footer], listAdminFooter)

/** A line as its form opens it. @throws Problem not_found */
export async function getFooterRecord(id: number): Promise<FooterRecord> {
  const row = await db()
    .select({ ...columns, version: footerInfo.version })
    .from(footerInfo)
    .where(eq(footerInfo.id, id))
  return found(row)
}
