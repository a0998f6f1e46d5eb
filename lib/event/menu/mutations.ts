import { eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventCategories, eventNews } from '@/db/schema/event'
import { isForeignKeyViolation } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { importedColumns, increment, saveRow, typeCheckedValues } from '@/lib/platform/api/rows'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import { lockMenu, moveInMenu } from '@/lib/content/menu/move'
import type { MenuMove } from '@/lib/content/menu/schema'
import { listAdminEventMenu } from './queries'
import type { EventMenuInsert, EventMenuUpdate } from './schema'

/** The number of levels of the menu. */
const levelMax = 3

/**
 * Reads the parent of a new or moved menu item and checks that the item may be under it. Locks the menu:
 * otherwise two concurrent moves could put two items under each other.
 * @throws Problem bad_input when the parent is unknown, is at the lowest level, or is the item or below it
 */
async function lockMenuAndRequireParent(pid: number, movedCid?: number) {
  await lockMenu()
  const { rows: above } = await db().execute<{ cid: number; page_type: 'news' | 'static' }>(sql`
    with recursive up as (
      select cid, pid, page_type, 1 as step from ${eventCategories} where cid = ${pid}
      union all
      select next.cid, next.pid, next.page_type, up.step + 1 from ${eventCategories} next join up on up.pid = next.cid
    ) select cid, page_type from up order by step`)
  const [parent] = above
  if (!parent || above.length >= levelMax || above.some(({ cid }) => cid === movedCid))
    throw Problem.ofField('pid', 'validation.menu.parentFit')
  return parent
}

export async function insertEventMenu({
  category_level: _level,
  ...form
}: EventMenuInsert): Promise<{ cid: number }> {
  const parent = form.pid === null ? undefined : await lockMenuAndRequireParent(form.pid)
  const siblings = sql`pid is not distinct from ${parent?.cid ?? null}::integer`
  const [row] = await db()
    .insert(eventCategories)
    .values({
      ...typeCheckedValues(eventCategories, form),
      pid: parent?.cid ?? null,
      page_type: form.page_type ?? parent?.page_type ?? 'static',
      sequence: sql`(select coalesce(max(sequence), 0) + 1 from ${eventCategories} where ${siblings})`,
      ...importedColumns(eventCategories),
    })
    .returning({ cid: eventCategories.cid })
  if (!row) throw new Error('the menu row was not written')
  return row
}

/** @throws Problem not_found, bad_input at `pid`, or conflict when somebody saved the item since `version` */
export async function updateEventMenu({
  cid,
  version,
  ...form
}: EventMenuUpdate): Promise<{ version: number }> {
  if (form.pid) await lockMenuAndRequireParent(form.pid, cid)
  const columns = { id: eventCategories.cid, version: eventCategories.version }
  return saveRow(columns, { id: cid, version }, (where) =>
    db()
      .update(eventCategories)
      .set({
        ...typeCheckedValues(eventCategories, form),
        version: increment(eventCategories.version),
        updated_at: new Date(),
      })
      .where(where)
      .returning({ version: eventCategories.version }),
  )
}

/**
 * Moves an item with its subtree under another item, or to another place among its siblings.
 * @throws Problem not_found, or bad_input at `pid`
 */
export async function moveEventMenu(form: MenuMove): Promise<void> {
  await moveInMenu(eventCategories, form, { isOneType: false }, listAdminEventMenu)
}

/**
 * Checks that a menu item may be deleted.
 * @throws Problem not_found, or conflict when the item has children or news
 */
export async function assertEventMenuDeletable(cid: number): Promise<void> {
  const [item] = await db().select().from(eventCategories).where(eq(eventCategories.cid, cid))
  if (!item) throw new Problem('not_found')
  const menuProblem = (key: ErrorKey, count: number) =>
    new Problem('conflict', key, { name: item.category, count })
  const children = await db().$count(eventCategories, eq(eventCategories.pid, cid))
  if (children > 0) throw menuProblem('problems.menu_has_children', children)
  const items = await db().$count(eventNews, eq(eventNews.category_cid, cid))
  if (items > 0) throw menuProblem('problems.menu_has_news', items)
}

/**
 * Deletes a menu item.
 * @throws Problem not_found, or conflict when the item has children or news
 */
export async function deleteEventMenu(cid: number): Promise<void> {
  await assertEventMenuDeletable(cid)
  try {
    await db().transaction((tx) => tx.delete(eventCategories).where(eq(eventCategories.cid, cid)))
  } catch (error) {
    // A child or news was added to the item between the check and the deletion.
    throw isForeignKeyViolation(error) ? new Problem('conflict') : error
  }
}
