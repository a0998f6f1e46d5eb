import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Locale } from '@/lib/platform/i18n/locale'
import { upperCaseName } from '@/lib/platform/i18n/names'

/** Returns the SQL that sorts listings whose name begins with `term` first; an empty list without a term. */
export function prefixMatchOrder(
  { name, name_en }: { name: PgColumn; name_en: PgColumn },
  term: string | undefined,
): SQL[] {
  const beginning = upperCaseName(term ?? '')
  if (beginning === '') return []
  return [sql`(starts_with(${name}, ${beginning}) or starts_with(${name_en}, ${beginning})) desc`]
}

type SortColumns = { sort_name: PgColumn; sort_name_en: PgColumn }

/** Returns the SQL of the sort name in a language, with the collation of the indexes. */
export function nameOrder(table: SortColumns, locale: Locale): SQL {
  return sql`${locale === 'en' ? table.sort_name_en : table.sort_name} collate "C"`
}
