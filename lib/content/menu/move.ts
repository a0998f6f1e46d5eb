import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import type { eventCategories } from '@/db/schema/event'
import type { menuCategories } from '@/db/schema/menu'
import { Problem } from '@/lib/platform/api/problem'
import { findInMenu, mayMoveUnder, type MenuRules, siblingCidsAfterMove } from './places'
import type { MenuMove, MenuNode } from '@/lib/content/menu/schema'

/**
 * The number of the advisory lock of the menus. The lock makes moves run one after another, because two
 * concurrent moves could form a cycle.
 */
const treeLock = 7_290_422

/** Takes the lock of the menus until the end of the transaction; waits while another transaction holds it. */
export async function lockMenu(): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(${treeLock})`)
}

/**
 * Moves a menu item with its descendants to a place among the children of another item, or at the top level.
 * @throws Problem not_found, or bad_input when the item may not be placed there
 */
export async function moveInMenu(
  table: typeof menuCategories | typeof eventCategories,
  { cid, pid, place }: MenuMove,
  rules: MenuRules,
  readTree: () => Promise<MenuNode[]>,
): Promise<void> {
  await lockMenu()
  const tree = await readTree()
  if (!findInMenu(tree, cid)) throw new Problem('not_found')
  if (!mayMoveUnder(tree, cid, pid, rules)) throw Problem.ofField('pid', 'validation.menu.parentFit')
  const places = siblingCidsAfterMove(tree, cid, { pid, place }).map((sibling, at) => ({
    cid: sibling,
    sequence: at + 1,
  }))
  await db().execute(sql`
    update ${table} set sequence = place.sequence
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place(cid integer, sequence integer)
    where ${table.cid} = place.cid and ${table.sequence} <> place.sequence`)
  if (!('category_level' in table)) {
    await db().execute(
      sql`update ${table} set pid = ${pid}, updated_at = now() where cid = ${cid} and pid is distinct from ${pid}::integer`,
    )
    return
  }
  const { level } = findInMenu(tree, cid) ?? { level: 1 }
  const above = pid === null ? 0 : (findInMenu(tree, pid)?.level ?? 0)
  // Writes all rows in one statement, because a constraint checks the level and the parent of each row
  // together.
  await db().execute(sql`
    with recursive below as (
      select cid from ${table} where cid = ${cid}
      union all
      select child.cid from ${table} child join below on child.pid = below.cid
    )
    update ${table} set
      pid = case when ${table.cid} = ${cid} then ${pid}::integer else ${table.pid} end,
      category_level = category_level + ${above + 1 - level},
      updated_at = now()
    from below
    where ${table.cid} = below.cid
      and (${above + 1 - level} <> 0 or (${table.cid} = ${cid} and ${table.pid} is distinct from ${pid}::integer))`)
}
