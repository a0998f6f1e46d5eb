import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Locale } from '@/lib/i18n/locale'

type Sorted = { sort_name: PgColumn; sort_name_en: PgColumn }

/** What listings are ordered by in a language, as their indexes have it. */
export function nameOrder(table: Sorted, locale: Locale): SQL {
  return sql`${locale === 'en' ? table.sort_name_en : table.sort_name} collate "C"`
}
