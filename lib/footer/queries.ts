import { asc } from 'drizzle-orm'
import { db } from '@/db/client'
import { footerInfo } from '@/db/schema/site'
import { kept } from '@/lib/cache/kept'
import { tags } from '@/lib/cache/tags'

export type FooterInfo = { id: number; type: 'phone' | 'email' | 'link'; information: string }

/** Contact lines of the footer and the contact bar. */
export const listFooterInfo = kept('footer-info', [tags.footer], async (): Promise<FooterInfo[]> => {
  return db()
    .select({ id: footerInfo.id, type: footerInfo.type, information: footerInfo.information })
    .from(footerInfo)
    .orderBy(asc(footerInfo.id))
})
