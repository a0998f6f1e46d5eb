import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import { db } from '@/db/client'
import { footerInfo } from '@/db/schema/site'
import { found, raised, saveRow } from '@/lib/api/rows'
import type { FooterForm, footerUpdate } from './schema'

export async function insertFooter(form: FooterForm): Promise<{ id: number }> {
  return found(await db().insert(footerInfo).values(form).returning({ id: footerInfo.id }))
}

/** @throws Problem not_found, or conflict when somebody saved it since `version` */
export async function updateFooter({
  id,
  version,
  type,
  information,
}: z.output<typeof footerUpdate>): Promise<{ version: number }> {
  return saveRow(footerInfo, { id, version }, (where) =>
    db()
      .update(footerInfo)
      .set({ type, information, version: raised(footerInfo.version) })
      .where(where)
      .returning({ version: footerInfo.version }),
  )
}

export async function deleteFooter(id: number): Promise<void> {
  found(await db().delete(footerInfo).where(eq(footerInfo.id, id)).returning({ id: footerInfo.id }))
}
