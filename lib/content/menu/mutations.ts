import { and, eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { menuCategories, pageTexts } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import { isForeignKeyViolation } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { parseInput } from '@/lib/platform/api/parse-input'
import { importedColumns, increment, saveRow, typeCheckedValues } from '@/lib/platform/api/rows'
import { isEmptyRichText } from '@/lib/platform/rich-text/empty'
import type { ErrorKey } from '@/lib/platform/i18n/message-key'
import { requireVersionRow } from '@/lib/platform/records/history/queries'
import type { RestoredVersion } from '@/lib/platform/records/history/schema'
import { moveInMenu } from '@/lib/content/menu/move'
import { listAdminMenu } from './queries'
import { type MenuDeletion, type MenuInsert, type MenuMove, menuUpdate, type MenuUpdate } from './schema'

export async function insertMenuItem(form: MenuInsert): Promise<{ cid: number }> {
  const level = form.category_level ?? 1
  return db().transaction(async (tx) => {
    const parent =
      level > 1 && form.pid !== null
        ? (await tx.select().from(menuCategories).where(eq(menuCategories.cid, form.pid)).for('share'))[0]
        : undefined
    if (level > 1 && parent?.category_level !== level - 1)
      throw Problem.ofField('pid', 'validation.menu.parentFit')
    const pageType = parent?.page_type ?? form.page_type ?? 'static'
    if (parent && form.page_type && form.page_type !== parent.page_type) {
      throw Problem.ofField('pid', 'validation.menu.parentFit')
    }
    if (level === 3 && pageType !== 'static')
      throw Problem.ofField('category_level', 'validation.menu.thirdStatic')
    const [row] = await tx
      .insert(menuCategories)
      .values({
        ...typeCheckedValues(menuCategories, form),
        pid: parent?.cid ?? null,
        page_type: pageType,
        category_level: level,
        sequence: sql`(select coalesce(max(sequence), 0) + 1 from ${menuCategories} where pid is not distinct from ${parent?.cid ?? null}::integer)`,
        ...importedColumns(menuCategories),
      })
      .returning({ cid: menuCategories.cid })
    if (!row) throw new Error('the menu row was not written')
    return row
  })
}

/** @throws Problem not_found, or conflict when somebody saved the menu item since `version` */
export async function updateMenuItem({ cid, version, ...form }: MenuUpdate): Promise<{ version: number }> {
  const columns = { id: menuCategories.cid, version: menuCategories.version }
  return saveRow(columns, { id: cid, version }, (where) =>
    db()
      .update(menuCategories)
      .set({
        ...typeCheckedValues(menuCategories, form),
        version: increment(menuCategories.version),
        updated_at: new Date(),
      })
      .where(where)
      .returning({ version: menuCategories.version }),
  )
}

/**
 * Restores the names and the state of an older version of a menu item as a new version, with the checks of
 * every save.
 * @throws Problem not_found, bad_input, or conflict when somebody saved the menu item since `version`
 */
export async function restoreMenuItem({ id, version, from }: RestoredVersion): Promise<{ version: number }> {
  const row = await requireVersionRow('menu_categories', id, from)
  return updateMenuItem(parseInput(menuUpdate, { ...row, cid: id, version }))
}

const hasNoText = (page: { text: string; text_en: string }) =>
  isEmptyRichText(page.text) && isEmptyRichText(page.text_en)

/**
 * Moves a menu item with its descendants under another item or to another place.
 * @throws Problem not_found, or bad_input at `pid`
 */
export async function moveMenuItem(form: MenuMove): Promise<void> {
  await moveInMenu(menuCategories, form, { isOneType: true }, listAdminMenu)
}

/**
 * Checks whether a menu item may be deleted.
 * @returns the name of the item, the text of its page, and whether this text has any content
 * @throws Problem not_found, or conflict when the item has children or news
 */
export async function requireRemovableMenuItem(cid: number) {
  const [item] = await db().select().from(menuCategories).where(eq(menuCategories.cid, cid))
  if (!item) throw new Problem('not_found')
  const children = await db().$count(menuCategories, eq(menuCategories.pid, cid))
  const items = await db().$count(news, eq(news.category_cid, cid))
  const [text] = await db()
    .select({ text: pageTexts.text, text_en: pageTexts.text_en })
    .from(pageTexts)
    .where(eq(pageTexts.category_cid, cid))
  const removalProblem = (key: ErrorKey, number = 0) =>
    new Problem('conflict', key, { name: item.category, count: number })
  if (children > 0) throw removalProblem('problems.menu_has_children', children)
  if (items > 0) throw removalProblem('problems.menu_has_news', items)
  return { name: item.category, text, hasText: text !== undefined && !hasNoText(text) }
}

/**
 * Deletes a menu item and the text of its page, which must be empty unless `with_text` is set.
 * @throws Problem not_found, or conflict when the item has children, news, or a text that must not be deleted
 */
export async function deleteMenuItem({ cid, with_text }: MenuDeletion): Promise<void> {
  const { name, text, hasText } = await requireRemovableMenuItem(cid)
  if (hasText && !with_text) throw Problem.ofField('text', 'problems.menu_has_text', { name }, 'conflict')
  try {
    await db().transaction(async (tx) => {
      // Deletes the text only in the checked version: a text that was saved since then prevents the deletion
      // of the item.
      if (text) {
        const { text: mn, text_en: en } = pageTexts
        const isSame = and(eq(pageTexts.category_cid, cid), eq(mn, text.text), eq(en, text.text_en))
        await tx.delete(pageTexts).where(isSame)
      }
      await tx.delete(menuCategories).where(eq(menuCategories.cid, cid))
    })
  } catch (error) {
    // A foreign key fails if a child, news or a text was added, or the text was changed, after the check.
    throw isForeignKeyViolation(error) ? new Problem('conflict') : error
  }
}
