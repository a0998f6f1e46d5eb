import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { socialLinks } from '@/db/schema/site'
import { Problem } from '@/lib/api/problem'
import type { SocialForm } from './schema'

export async function insertSocialLink(form: SocialForm): Promise<{ id: number }> {
  const [row] = await db().insert(socialLinks).values(form).returning({ id: socialLinks.id })
  if (!row) throw new Error('the social link row was not written')
  return row
}

export async function updateSocialLink(id: number, form: SocialForm): Promise<void> {
  const rows = await db()
    .update(socialLinks)
    .set(form)
    .where(eq(socialLinks.id, id))
    .returning({ id: socialLinks.id })
  if (rows.length === 0) throw new Problem('not_found')
}

export async function deleteSocialLink(id: number): Promise<void> {
  const rows = await db().delete(socialLinks).where(eq(socialLinks.id, id)).returning({ id: socialLinks.id })
  if (rows.length === 0) throw new Problem('not_found')
}
