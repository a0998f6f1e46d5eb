import { and, asc, eq, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { socialLinks } from '@/db/schema/site'
import type { Searched } from '@/lib/api/listing'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { found } from '@/lib/api/rows'
import { matches } from '@/lib/search/match'
import type { SocialLink, SocialRecord } from './schema'

/** The sites that have links and contact lines of their own. */
type ContactSite = 'mm' | 'mw'

const linksInOrder = (site: ContactSite, where?: SQL) =>
  db()
    .select({ id: socialLinks.id, icon: socialLinks.icon, link: socialLinks.link })
    .from(socialLinks)
    .where(and(eq(socialLinks.site, site), where))
    .orderBy(asc(socialLinks.id))

export async function listAdminSocialLinks({ term }: Searched): Promise<SocialLink[]> {
  return linksInOrder('mm', await matches(term, 'social-link', socialLinks.id))
}

/** @throws Problem not_found */
export async function getSocialLink(id: number): Promise<SocialRecord> {
  const { icon, link, version } = socialLinks
  return found(
    await db()
      .select({ id: socialLinks.id, icon, link, version })
      .from(socialLinks)
      .where(eq(socialLinks.id, id)),
  )
}

export const listSocialLinks = cached(
  'social-links',
  [tags.social],
  async (site: ContactSite = 'mm'): Promise<SocialLink[]> => linksInOrder(site),
)
