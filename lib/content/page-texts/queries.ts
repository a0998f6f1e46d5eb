import { and, asc, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { menuCategories, pageTexts } from '@/db/schema/menu'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { tags } from '@/lib/platform/cache/tags'
import { isShown } from '@/lib/content/menu/queries'
import { isInItsTime, scheduleAnswer, stateOf } from '@/lib/platform/schedule/queries'
import type { PageTextRecord, PublicPage } from './schema'

/** Of a page text: visitors read it now. Before its time, and after it, its page is as one without a text. */
export const isWritten = and(or(ne(pageTexts.text, ''), ne(pageTexts.text_en, '')), isInItsTime(pageTexts))

/** Menu items with their page texts. @param isVisible which texts count */
function selectPages(isVisible?: SQL) {
  return db()
    .select({ menu: menuCategories, page: pageTexts, state: stateOf(pageTexts) })
    .from(menuCategories)
    .leftJoin(pageTexts, and(eq(pageTexts.category_cid, menuCategories.cid), isVisible))
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

/** The texts to edit under a menu item: its own, then its children's. */
export async function listAdminPageTexts(cid: number): Promise<PageTextRecord[]> {
  const rows = await selectPages()
    .where(or(eq(menuCategories.cid, cid), eq(menuCategories.pid, cid)))
    .orderBy(asc(menuCategories.category_level), asc(menuCategories.sequence), asc(menuCategories.cid))
  return rows.map(pageAnswer)
}

const isPage = (cid: number) => and(eq(menuCategories.cid, cid), eq(menuCategories.page_type, 'static'))

/** The text of one menu item as its form opens it, written or not. @throws Problem not_found */
export async function getPageTextRecord(cid: number): Promise<PageTextRecord> {
  return pageAnswer(requireRow(await selectPages().where(isPage(cid))))
}

/** What a menu item with a text is called; null where there is no such item. */
export async function pageNameOf(cid: number): Promise<string | null> {
  const rows = await db().select({ name: menuCategories.category }).from(menuCategories).where(isPage(cid))
  return rows[0]?.name ?? null
}

function publicAnswer(row: PageRow): PublicPage {
  const { text, text_en } = pageAnswer(row)
  return { cid: row.menu.cid, category: row.menu.category, category_en: row.menu.category_en, text, text_en }
}

/** Of these menu items those that visitors see, with the texts that they read now. */
export async function listPublicPages(cids: readonly number[]): Promise<PublicPage[]> {
  const rows = await selectPages(isInItsTime(pageTexts)).where(
    and(isShown, inArray(menuCategories.cid, [...cids])),
  )
  return rows.map(publicAnswer)
}

/** @returns null for an unknown item, one that is not a page, or one that is switched off or stands under such a one */
export const getPublicPage = cacheRead(
  'page-text',
  [tags.pages, tags.menu],
  async (cid: number): Promise<PublicPage | null> => {
    const [row] = await selectPages(isInItsTime(pageTexts))
      .where(and(isPage(cid), isShown))
      .limit(1)
    return row ? publicAnswer(row) : null
  },
)
