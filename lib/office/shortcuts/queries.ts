import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchShortcuts } from '@/db/schema/search-office'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { ShortcutListing, ShortcutRow } from './schema'

const shortcutAnswer = (row: typeof searchShortcuts.$inferSelect): ShortcutRow => {
  const { id, phrases, title, title_en, path, version } = row
  return { id, phrases, title, title_en, path, version }
}

/** Lists a page of the shortcuts for the office. */
export async function listAdminShortcuts(
  query: ShortcutListing,
): Promise<{ shortcuts: ShortcutRow[]; total: number; totalPages: number }> {
  const { id, title, path } = searchShortcuts
  const where = await matchesTermSql(query.term, 'shortcut', id)
  const [total, rows] = await Promise.all([
    db().$count(searchShortcuts, where),
    db()
      .select()
      .from(searchShortcuts)
      .where(where)
      .orderBy(...sortOrder(query.sort, { title, path }, [asc(title), asc(id)]))
      .limit(query.limit)
      .offset(offsetOf(query)),
  ])
  return { shortcuts: rows.map(shortcutAnswer), total, totalPages: numberOfPages(total, query.limit) }
}

/** Reads a shortcut for its form. @throws Problem not_found */
export async function getShortcut(id: number): Promise<ShortcutRow> {
  return shortcutAnswer(
    requireRow(await db().select().from(searchShortcuts).where(eq(searchShortcuts.id, id))),
  )
}
