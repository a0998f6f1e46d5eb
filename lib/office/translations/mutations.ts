import { and, eq, sql } from 'drizzle-orm'
import { translationKinds } from '@/db/bilingual'
import { db } from '@/db/client'
import { translations } from '@/db/schema/translations'
import { editedMeanwhile, found } from '@/lib/platform/api/rows'
import type { TranslationKept } from './schema'

/**
 * The English of a record fits its Mongolian as it is now.
 * @throws Problem not_found, or conflict when somebody saved the record since `version`
 */
export async function keepTranslation({ id, version }: TranslationKept): Promise<void> {
  const { kind, record_id } = found(await db().select().from(translations).where(eq(translations.id, id)))
  const { table, key } = translationKinds[kind]
  // Held until the commit, so that nobody changes the record meanwhile.
  const { rows } = await db().execute<{ version: number }>(
    sql`select version from ${sql.identifier(table)} where ${sql.identifier(key)} = ${record_id} for update`,
  )
  if (found(rows).version !== version) throw editedMeanwhile()
  await db()
    .update(translations)
    .set({ en_changed_at: translations.mn_changed_at })
    .where(and(eq(translations.id, id), eq(translations.state, 'outdated')))
}
