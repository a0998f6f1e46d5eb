import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import { db } from '@/db/client'
import { socialLinks } from '@/db/schema/site'
import { found, raised, saveRow } from '@/lib/api/rows'
import type { SocialForm, socialUpdate } from './schema'

export async function insertSocialLink(form: SocialForm): Promise<{ id: number }> {
  return found(await db().insert(socialLinks).values(form).returning({ id: socialLinks.id }))
}

/** @throws Problem not_found, or conflict when somebody saved it since `version` */
export async function updateSocialLink({
  id,
  version,
  ...form
}: z.output<typeof socialUpdate>): Promise<{ version: number }> {
  return saveRow(socialLinks, { id, version }, (where) =>
    db()
      .update(socialLinks)
      .set({ ...form, version: raised(socialLinks.version) })
      .where(where)
      .returning({ version: socialLinks.version }),
  )
}

export async function deleteSocialLink(id: number): Promise<void> {
  found(await db().delete(socialLinks).where(eq(socialLinks.id, id)).returning({ id: socialLinks.id }))
}
