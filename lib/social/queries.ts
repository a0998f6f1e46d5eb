import { asc } from 'drizzle-orm'
import { db } from '@/db/client'
import { socialLinks } from '@/db/schema/site'
import { kept } from '@/lib/cache/kept'
import { tags } from '@/lib/cache/tags'
import type { SocialLink } from './schema'

export async function listSocialLinks(): Promise<SocialLink[]> {
  return db()
    .select({ id: socialLinks.id, icon: socialLinks.icon, link: socialLinks.link })
    .from(socialLinks)
    .orderBy(asc(socialLinks.id))
}

export const listPublicSocialLinks = kept('social-links', [tags.social], listSocialLinks)
