import { and, eq, sql } from 'drizzle-orm'
import { translationKinds } from '@/db/bilingual'
import { db } from '@/db/client'
import { translations } from '@/db/schema/translations'
import { versionConflict, requireRow } from '@/lib/platform/api/rows'
import type { TranslationKept } from './schema'

/**
 * Marks the English of a record as up to date with its current Mongolian.
 * @throws Problem not_found, or conflict when somebody saved the record since `version`
 */
export async function markTranslationUpToDate({ id, version }: TranslationKept): Promise<void> {
  const { kind, record_id } = requireRow(
    await db().select().from(translations).where(eq(translations.id, id)),
  )
  const { table, key } = translationKinds[kind]
  // Locks the record until the commit, so that nobody can change it in the meantime.
  const { rows } = await db().execute<{ version: number }>(
    sql`select version from ${sql.identifier(table)} where ${sql.identifier(key)} = ${record_id} for update`,
  )
  if (requireRow(rows).version !== version) throw versionConflict()
  await db()
    .update(translations)
    .set({ en_changed_at: translations.mn_changed_at })
    .where(and(eq(translations.id, id), eq(translations.state, 'outdated')))
}
