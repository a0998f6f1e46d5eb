import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { socialLinks } from '@/db/schema/site'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { found } from '@/lib/api/rows'
import type { SocialLink, SocialRecord } from './schema'

export async function listAdminSocialLinks(): Promise<SocialLink[]> {
  return db()
    .select({ id: socialLinks.id, icon: socialLinks.icon, link: socialLinks.link })
    .from(socialLinks)
    .orderBy(asc(socialLinks.id))
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

export const listSocialLinks = cached('social-links', [tags.social], listAdminSocialLinks)
