import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { TranslationKind } from '@/db/bilingual'
import { db } from '@/db/client'
import { menuCategories } from '@/db/schema/menu'
import { translations } from '@/db/schema/translations'
import { makeCategory } from './rows'

/** The state of a record's languages, as the triggers maintain it. */
export async function translationOf(
  kind: TranslationKind,
  recordId: number,
): Promise<typeof translations.$inferSelect | undefined> {
  const where = and(eq(translations.kind, kind), eq(translations.record_id, recordId))
  return (await db().select().from(translations).where(where))[0]
}

/** A menu item whose Mongolian name changed after the English one. */
export async function outdatedCategory(): Promise<{
  id: number
  cid: number
  version: number
  name: string
}> {
  const { cid } = await makeCategory()
  const name = `Шинэ ${randomUUID()}`
  await db()
    .update(menuCategories)
    .set({ category: name, version: sql`version + 1` })
    .where(eq(menuCategories.cid, cid))
  const row = await translationOf('menu', cid)
  if (!row) throw new Error('the menu item has no row of translations')
  return { id: row.id, cid, version: 2, name }
}
