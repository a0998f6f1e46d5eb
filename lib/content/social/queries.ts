import { and, asc, eq, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { type ContactSite, socialLinks } from '@/db/schema/site'
import type { SearchInput } from '@/lib/platform/api/listing'
import { cacheRead } from '@/lib/platform/cache/cached'
import { requireRow } from '@/lib/platform/api/rows'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { SocialLink, SocialRecord } from './schema'

export const siteLinksCondition = (site: ContactSite) => eq(socialLinks.site, site)

const selectLinksInOrder = (site: ContactSite, where?: SQL) =>
  db()
    .select({ id: socialLinks.id, icon: socialLinks.icon, link: socialLinks.link })
    .from(socialLinks)
    .where(and(siteLinksCondition(site), where))
    .orderBy(asc(socialLinks.id))

export async function listAdminSocialLinks(site: ContactSite, { term }: SearchInput): Promise<SocialLink[]> {
  return selectLinksInOrder(site, await matchesTermSql(term, 'social-link', socialLinks.id))
}

/** @throws Problem not_found */
export async function getSocialLink(site: ContactSite, id: number): Promise<SocialRecord> {
  const { icon, link, version } = socialLinks
  return requireRow(
    await db()
      .select({ id: socialLinks.id, icon, link, version })
      .from(socialLinks)
      .where(and(eq(socialLinks.id, id), siteLinksCondition(site))),
  )
}

export const listSocialLinks = cacheRead(
  'social-links',
  ['social'],
  async (site: ContactSite): Promise<SocialLink[]> => selectLinksInOrder(site),
)
