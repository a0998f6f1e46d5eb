import { and, asc, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { menuCategories, pageTexts } from '@/db/schema/menu'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { isShown } from '@/lib/content/menu/queries'
import { isWithinSchedule, scheduleAnswer, scheduleStateSql } from '@/lib/platform/schedule/queries'
import type { PageTextRecord, PublicPage } from './schema'

/**
 * Matches the page texts that visitors read now: not empty, and within their schedule. Outside the schedule a
 * page is shown without its text.
 */
export const isWritten = and(
  or(ne(pageTexts.text, ''), ne(pageTexts.text_en, '')),
  isWithinSchedule(pageTexts),
)

/**
 * Selects menu items with their page texts.
 * @param textCondition condition on the texts, not on the menu items
 */
function selectPages(textCondition?: SQL) {
  return db()
    .select({ menu: menuCategories, page: pageTexts, state: scheduleStateSql(pageTexts) })
    .from(menuCategories)
    .leftJoin(pageTexts, and(eq(pageTexts.category_cid, menuCategories.cid), textCondition))
    .$dynamic()
}

type PageRow = Awaited<ReturnType<typeof selectPages>>[number]

function pageAnswer({ menu, page, state }: PageRow): PageTextRecord {
  return {
    id: page?.id ?? null,
    cid: menu.cid,
    category: menu.category,
    text: page?.text ?? '',
    text_en: page?.text_en ?? '',
    ...scheduleAnswer(page ?? { appears_at: null, ends_at: null }, state),
    version: page?.version ?? 0,
  }
}

/** Lists the texts to edit under a menu item: the item's own text, then those of its children. */
export async function listAdminPageTexts(cid: number): Promise<PageTextRecord[]> {
  const rows = await selectPages()
    .where(or(eq(menuCategories.cid, cid), eq(menuCategories.pid, cid)))
    .orderBy(asc(menuCategories.category_level), asc(menuCategories.sequence), asc(menuCategories.cid))
  return rows.map(pageAnswer)
}

const staticPageCondition = (cid: number) =>
  and(eq(menuCategories.cid, cid), eq(menuCategories.page_type, 'static'))

/** Reads the text of a menu item for the form, even if no text was written yet. @throws Problem not_found */
export async function getPageTextRecord(cid: number): Promise<PageTextRecord> {
  return pageAnswer(requireRow(await selectPages().where(staticPageCondition(cid))))
}

/** Reads the Mongolian name of a menu item that has a static page; null for any other item. */
export async function findStaticPageName(cid: number): Promise<string | null> {
  const rows = await db()
    .select({ name: menuCategories.category })
    .from(menuCategories)
    .where(staticPageCondition(cid))
  return rows[0]?.name ?? null
}

function publicPageAnswer(row: PageRow): PublicPage {
  const { text, text_en } = pageAnswer(row)
  return { cid: row.menu.cid, category: row.menu.category, category_en: row.menu.category_en, text, text_en }
}

/** Reads a page with its saved text, whether visitors see them or not. @throws Problem not_found */
export async function getSavedPage(cid: number): Promise<PublicPage> {
  return publicPageAnswer(requireRow(await selectPages().where(staticPageCondition(cid))))
}

/** Reads the visible menu items among the given numbers, with their current texts. */
export async function listPublicPages(cids: readonly number[]): Promise<PublicPage[]> {
  const rows = await selectPages(isWithinSchedule(pageTexts)).where(
    and(isShown, inArray(menuCategories.cid, [...cids])),
  )
  return rows.map(publicPageAnswer)
}

/**
 * Reads a menu item with its current text.
 * @returns null for an unknown item, one without a page, and one that is hidden or has a hidden ancestor
 */
export const getPublicPage = cacheRead(
  'page-text',
  ['pages', 'menu'],
  async (cid: number): Promise<PublicPage | null> => {
    const [row] = await selectPages(isWithinSchedule(pageTexts))
      .where(and(staticPageCondition(cid), isShown))
      .limit(1)
    return row ? publicPageAnswer(row) : null
  },
)
