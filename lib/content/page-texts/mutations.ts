import { eq } from 'drizzle-orm'
import { db, type Transaction } from '@/db/client'
import { menuCategories, pageTexts } from '@/db/schema/menu'
import { Problem } from '@/lib/platform/api/problem'
import { parseInput } from '@/lib/platform/api/parse-input'
import { versionConflict, increment, typeCheckedValues } from '@/lib/platform/api/rows'
import { markMentionedFilesUsed } from '@/lib/platform/files/references'
import { sanitiseRichText } from '@/lib/platform/rich-text/sanitise'
import { requireVersionRow } from '@/lib/platform/records/history/queries'
import type { RestoredVersion } from '@/lib/platform/records/history/schema'
import { bodyMax, pageTextForm, type PageTextForm } from './schema'
import { saveCheckingScheduleOrder, scheduleColumns } from '@/lib/platform/schedule/queries'

/**
 * Saves the text of a menu item's page. A menu item has one row of texts, which the first save inserts.
 * @throws Problem bad_input for too long a text or a schedule that ends before it begins, not_found for a
 * menu item without a page, or conflict when somebody saved the text since `version`
 */
export async function savePageText({
  id: _id,
  version,
  ...form
}: PageTextForm): Promise<{ id: number; version: number }> {
  const texts = { text: await sanitiseRichText(form.text), text_en: await sanitiseRichText(form.text_en) }
  if (texts.text.length > bodyMax) throw Problem.ofField('text', 'validation.tooLong', { max: bodyMax })
  if (texts.text_en.length > bodyMax) throw Problem.ofField('text_en', 'validation.tooLong', { max: bodyMax })
  const row = typeCheckedValues(pageTexts, { ...form, ...texts, ...scheduleColumns(form) })
  const insertOrUpdatePageText = async (tx: Transaction) => {
    const [item] = await tx
      .select({ type: menuCategories.page_type })
      .from(menuCategories)
      .where(eq(menuCategories.cid, form.category_cid))
      .for('update')
    if (item?.type !== 'static') throw new Problem('not_found')
    const [current] = await tx
      .select({ version: pageTexts.version })
      .from(pageTexts)
      .where(eq(pageTexts.category_cid, form.category_cid))
    if (version !== undefined && version !== (current?.version ?? 0)) {
      throw versionConflict()
    }
    await markMentionedFilesUsed(texts.text, texts.text_en)
    const [savedRow] = await tx
      .insert(pageTexts)
      .values(row)
      .onConflictDoUpdate({
        target: pageTexts.category_cid,
        set: { ...row, version: increment(pageTexts.version), updated_at: new Date() },
      })
      .returning({ id: pageTexts.id, version: pageTexts.version })
    if (!savedRow) throw new Error('the page row was not written')
    return savedRow
  }
  return saveCheckingScheduleOrder('page_texts', () => db().transaction(insertOrUpdatePageText))
}

/**
 * Restores an older version of a page text as a new version, with the checks of every save.
 * @throws Problem bad_input, not_found, or conflict when somebody saved the text since `version`
 */
export async function restorePageText({
  id,
  version,
  from,
}: RestoredVersion): Promise<{ id: number; version: number }> {
  const row = await requireVersionRow('page_texts', id, from)
  return savePageText(parseInput(pageTextForm, { ...row, id, version }))
}
