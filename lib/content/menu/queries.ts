import { asc, eq, sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { menuCategories } from '@/db/schema/menu'
import { cacheRead } from '@/lib/platform/cache/cached'
import { requireRow } from '@/lib/platform/api/rows'
import { shownMenuItemsSql } from '@/lib/platform/records/shown'
import { defaultLocale } from '@/lib/platform/i18n/locale'
import { type MenuLink, menuLinks } from './links'
import type { MenuCategory, MenuNode, MenuRecord, PageType } from './schema'

/**
 * Matches the menu items that are switched on together with all their ancestors. Every query for visitors
 * needs this condition, because an item that is switched off hides all its descendants.
 */
export const isShown = sql`${menuCategories.cid} in ${shownMenuItemsSql()}`

function menuAnswer(row: typeof menuCategories.$inferSelect): MenuCategory {
  return {
    cid: row.cid,
    pid: row.pid,
    category: row.category,
    category_en: row.category_en,
    category_status: row.category_status,
    page_type: row.page_type,
    category_level: row.category_level,
  }
}

async function listMenuItems(where?: SQL): Promise<MenuCategory[]> {
  const rows = await db()
    .select()
    .from(menuCategories)
    .where(where)
    .orderBy(sql`${menuCategories.pid} nulls first`, asc(menuCategories.sequence), asc(menuCategories.cid))
  return rows.map(menuAnswer)
}

/** Reads a menu item for its form. @throws Problem not_found */
export async function getMenuRecord(cid: number): Promise<MenuRecord> {
  const row = requireRow(await db().select().from(menuCategories).where(eq(menuCategories.cid, cid)))
  return { ...menuAnswer(row), version: row.version }
}

/** Builds the menu tree; siblings stay in the order of `rows`. Leaves out rows whose parent is missing. */
export function treeOf(rows: readonly MenuCategory[]): MenuNode[] {
  const nodes = new Map(rows.map((row) => [row.cid, { ...row, children: [] as MenuNode[] }]))
  const top: MenuNode[] = []
  for (const node of nodes.values()) {
    const siblings = node.pid === null ? top : nodes.get(node.pid)?.children
    siblings?.push(node)
  }
  return top
}

/** Reads the whole menu tree for the back office, with inactive items. */
export async function listAdminMenu(): Promise<MenuNode[]> {
  return treeOf(await listMenuItems())
}

/** Reads the menu tree that visitors see: an inactive item hides its descendants. */
export const listMenu = cacheRead('public-menu', ['menu'], async () => treeOf(await listMenuItems(isShown)))

/**
 * Lists the paths of the visible menu items by `cid`; an item that is only a heading leads to the first page
 * under it.
 */
export async function readMenuPathsByCid(): Promise<ReadonlyMap<number, string>> {
  const pathsOf = (links: readonly MenuLink[]): [number, string][] =>
    links.flatMap(({ cid, href, children }) => [...pathsOf(children), [cid, href]])
  return new Map(pathsOf(menuLinks(await listMenu(), defaultLocale)))
}

/** Lists the numbers (`cid`) of the menu items that visitors can reach. */
export async function listShownCids(): Promise<ReadonlySet<number>> {
  const rows = await db().select({ cid: menuCategories.cid }).from(menuCategories).where(isShown)
  return new Set(rows.map(({ cid }) => cid))
}

export async function listAdminMenuItemsOfType(type: PageType): Promise<MenuCategory[]> {
  const rows = await db()
    .select()
    .from(menuCategories)
    .where(eq(menuCategories.page_type, type))
    .orderBy(asc(menuCategories.cid))
  return rows.map(menuAnswer)
}
