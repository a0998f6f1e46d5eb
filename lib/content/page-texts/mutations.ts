import { eq } from 'drizzle-orm'
import { db, type Transaction } from '@/db/client'
import { menuCategories, pageTexts } from '@/db/schema/menu'
import { Problem } from '@/lib/platform/api/problem'
import { parseInput } from '@/lib/platform/api/parse-input'
import { versionConflict, increment } from '@/lib/platform/api/rows'
import { markMentionedFilesUsed } from '@/lib/platform/files/references'
import { sanitiseRichText } from '@/lib/platform/rich-text/sanitise'
import { requireVersionRow } from '@/lib/platform/records/history/queries'
import type { RestoredVersion } from '@/lib/platform/records/history/schema'
import { bodyMax, pageTextForm, type PageTextForm } from './schema'
import { saveCheckingScheduleOrder, scheduleColumns } from '@/lib/platform/schedule/queries'

/**
 * Saves the text of a menu item's page. A menu item has one row of texts, which the first save inserts.
 * @throws Problem not_found, conflict when somebody saved the text since `form.version`, or bad_input for a
 * text that is too long
 */
export async function savePageText(form: PageTextForm): Promise<{ id: number; version: number }> {
  const texts = { text: await sanitiseRichText(form.text), text_en: await sanitiseRichText(form.text_en) }
  if (texts.text.length > bodyMax) throw Problem.field('text', 'validation.tooLong', { max: bodyMax })
  if (texts.text_en.length > bodyMax) throw Problem.field('text_en', 'validation.tooLong', { max: bodyMax })
  const row = { ...texts, ...scheduleColumns(form) }
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
    if (form.version !== undefined && form.version !== (current?.version ?? 0)) {
      throw versionConflict()
    }
    await markMentionedFilesUsed(texts.text, texts.text_en)
    const [savedRow] = await tx
      .insert(pageTexts)
      .values({ category_cid: form.category_cid, ...row })
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
 * @throws Problem not_found, or conflict when somebody saved the text since `version`
 */
export async function restorePageText({
  id,
  version,
  from,
}: RestoredVersion): Promise<{ id: number; version: number }> {
  const row = await requireVersionRow('page_texts', id, from)
  return savePageText(parseInput(pageTextForm, { ...row, id, version }))
}
