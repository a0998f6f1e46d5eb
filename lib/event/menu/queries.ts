import { asc, eq, sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventCategories } from '@/db/schema/event'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { treeOf } from '@/lib/content/menu/queries'
import type { MenuCategory, MenuNode, MenuRecord } from '@/lib/content/menu/schema'

/**
 * Reads all menu items, each with its level, which is computed from its parents. With `isActiveOnly` it
 * leaves out inactive items and everything under them.
 */
async function listMenuRows({ isActiveOnly }: { isActiveOnly: boolean }): Promise<MenuCategory[]> {
  const isVisible = (item: SQL) => (isActiveOnly ? sql`${item}.category_status` : sql`true`)
  const { rows: categories } = await db().execute<MenuCategory>(sql`
    with recursive placed as (
      select item.*, 1 as category_level from ${eventCategories} item where pid is null and ${isVisible(sql`item`)}
      union all
      select child.*, placed.category_level + 1 from ${eventCategories} child
      join placed on placed.cid = child.pid where ${isVisible(sql`child`)}
    )
    select cid, pid, category, category_en, category_status, page_type, category_level
    from placed order by category_level, sequence, cid`)
  return categories
}

/** Reads the whole menu tree for the back office, with inactive items. */
export async function listAdminEventMenu(): Promise<MenuNode[]> {
  return treeOf(await listMenuRows({ isActiveOnly: false }))
}

/** Reads the menu tree that visitors see: an inactive item hides everything under it. */
export const listEventMenu = cacheRead('event-menu', ['event-menu'], async (): Promise<MenuNode[]> =>
  treeOf(await listMenuRows({ isActiveOnly: true })),
)

/** Lists the menu items of type `news`, which serve as categories of news, with inactive items. */
export async function listNewsMenuItems(): Promise<MenuCategory[]> {
  return (await listMenuRows({ isActiveOnly: false })).filter(({ page_type }) => page_type === 'news')
}

/** Reads the level of a menu item: 1 at the top, 0 for an unknown item. */
async function readMenuLevel(cid: number): Promise<number> {
  const { rows: up } = await db().execute<{ levels: number }>(sql`
    with recursive up as (
      select cid, pid from ${eventCategories} where cid = ${cid}
      union select above.cid, above.pid from ${eventCategories} above join up on up.pid = above.cid
    ) select count(*)::integer as levels from up`)
  return up[0]?.levels ?? 0
}

/** Reads a menu item for its form. @throws Problem not_found */
export async function getEventMenuRecord(cid: number): Promise<MenuRecord> {
  const row = requireRow(
    await db()
      .select()
      .from(eventCategories)
      .where(eq(eventCategories.cid, cid))
      .orderBy(asc(eventCategories.cid)),
  )
  const { pid, category, category_en, category_status, page_type, version } = row
  const category_level = await readMenuLevel(cid)
  return { cid, pid, category, category_en, category_status, page_type, category_level, version }
}
