import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { menuCategories, pageTexts } from '@/db/schema/menu'
import { Problem } from '@/lib/api/problem'
import { editedMeanwhile, raised } from '@/lib/api/rows'
import { keepNamedFiles } from '@/lib/files/references'
import { sanitiseRichText } from '@/lib/rich-text/sanitise'
import { bodyMax, type PageTextForm } from './schema'

/**
 * Writes the text of a menu item's page, the first or a later one: each item has one row.
 * @throws Problem conflict when somebody saved it since `form.version`
 */
export async function savePageText(form: PageTextForm): Promise<{ id: number; version: number }> {
  const texts = { text: await sanitiseRichText(form.text), text_en: await sanitiseRichText(form.text_en) }
  if (texts.text.length > bodyMax) throw Problem.field('text', 'validation.tooLong', { max: bodyMax })
  if (texts.text_en.length > bodyMax) throw Problem.field('text_en', 'validation.tooLong', { max: bodyMax })
  return db().transaction(async (tx) => {
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
      throw editedMeanwhile()
    }
    await keepNamedFiles(texts.text, texts.text_en)
    const [row] = await tx
      .insert(pageTexts)
      .values({ category_cid: form.category_cid, ...texts })
      .onConflictDoUpdate({
        target: pageTexts.category_cid,
        set: { ...texts, version: raised(pageTexts.version), updated_at: new Date() },
      })
      .returning({ id: pageTexts.id, version: pageTexts.version })
    if (!row) throw new Error('the page row was not written')
    return row
  })
}
